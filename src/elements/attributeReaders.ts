/** How an attribute's text becomes a value. */
export interface AttributeReader<Value> {
  /** Undefined for a text that cannot be read. */
  readonly read: (text: string) => Value | undefined
  /** What can be read, for the developer and the docs. */
  readonly expects: string
}

/** Any text. */
export const text: AttributeReader<string> = { read: (value) => value, expects: 'text' }

/** Any text; empty for none at all, where leaving it out means the default. */
export const textOrNone: AttributeReader<string | null> = {
  read: (value) => value || null,
  expects: 'text, empty for none',
}

/** Present or `true`, or `false`, as far as the default is true. */
export const flag: AttributeReader<boolean> = {
  read: (value) => (value === '' || value === 'true' ? true : value === 'false' ? false : undefined),
  expects: 'nothing, `true` or `false`',
}

/** Words, with spaces or commas between them. */
export const list: AttributeReader<readonly string[]> = {
  read: (value) => value.split(/[\s,]+/).filter(Boolean),
  expects: 'words',
}

/** Any of the given words. */
export function someOf<const Word extends string>(
  ...words: readonly Word[]
): AttributeReader<readonly Word[]> {
  return {
    read(value) {
      const read = list.read(value)?.map((name) => words.find((word) => word === name)) ?? []
      return read.every((word) => word !== undefined) ? read : undefined
    },
    expects: `any of ${words.map((word) => `\`${word}\``).join(', ')}`,
  }
}

/** One of the given words. */
export function choice<const Word extends string>(...words: readonly Word[]): AttributeReader<Word> {
  return {
    read: (value) => words.find((word) => word === value),
    expects: words.map((word) => `\`${word}\``).join(', '),
  }
}

/** One of the given whole numbers. */
export function oneOf<const Digit extends number>(...digits: readonly Digit[]): AttributeReader<Digit> {
  return {
    read: (value) => digits.find((digit) => String(digit) === value.trim()),
    expects: `${digits[0]} to ${digits.at(-1)}`,
  }
}
