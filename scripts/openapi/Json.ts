/** An object of the document. */
export type Json = Record<string, unknown>
