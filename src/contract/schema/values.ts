import { createSchema, fault, type NumberLimits, type Pass, type Schema } from './Schema.ts'

/** Takes anything as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Schema<unknown> {
  return createSchema({ type: 'unknown' }, (value) => value)
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Schema<boolean> {
  return createSchema({ type: 'boolean' }, (value, pass) =>
    typeof value === 'boolean' ? value : fault(pass, 'invalid_type'),
  )
}

/** Any text, the empty one too. */
/* @__NO_SIDE_EFFECTS__ */
export function string(): Schema<string> {
  return createSchema({ type: 'string', minLength: 0 }, readString)
}

/** A text of one character or more. */
/* @__NO_SIDE_EFFECTS__ */
export function nonEmptyString(): Schema<string> {
  return createSchema({ type: 'string', minLength: 1 }, (value, pass) =>
    value === '' ? fault(pass, 'too_small') : readString(value, pass),
  )
}

/** A text that is right. */
/* @__NO_SIDE_EFFECTS__ */
export function stringThat(isRight: (text: string) => boolean): Schema<string> {
  return createSchema({ type: 'string', minLength: 0 }, (value, pass) => {
    const text = readString(value, pass)
    return text === undefined || isRight(text) ? text : fault(pass, 'custom')
  })
}

function readString(value: unknown, pass: Pass): string | undefined {
  return typeof value === 'string' ? value : fault(pass, 'invalid_type')
}

/** A finite number: JSON can say 1e999, which is read as Infinity. */
/* @__NO_SIDE_EFFECTS__ */
export function number(limits: NumberLimits = {}): Schema<number> {
  return numberThat(false, limits)
}

/** A whole number that JavaScript holds exactly. */
/* @__NO_SIDE_EFFECTS__ */
export function int(limits: NumberLimits = {}): Schema<number> {
  return numberThat(true, limits)
}

/* @__NO_SIDE_EFFECTS__ */
function numberThat(isWhole: boolean, limits: NumberLimits): Schema<number> {
  const { least = -Infinity, most = Infinity, above = -Infinity } = limits
  const isNumber = isWhole ? Number.isSafeInteger : Number.isFinite
  return createSchema({ type: 'number', isWhole, limits }, (value, pass) => {
    if (!isNumber(value)) return fault(pass, 'invalid_type')
    // Both checks are false for anything but a number.
    if ((value as number) < least || (value as number) <= above) return fault(pass, 'too_small')
    return (value as number) > most ? fault(pass, 'too_big') : value
  })
}

/** One of the values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Value extends string | boolean>(values: readonly Value[]): Schema<Value> {
  const known: readonly unknown[] = values
  return createSchema({ type: 'enum', values }, (value, pass) =>
    known.includes(value) ? value : fault(pass, 'invalid_value'),
  )
}
