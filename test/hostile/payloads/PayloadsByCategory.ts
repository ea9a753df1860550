/** What an attacker, or a careless editor, could write into a field of the Service. */
export type PayloadsByCategory = Readonly<Record<string, readonly string[]>>
