import * as z from 'zod/mini'

/**
 * How the contract reads: made of zod's parts, for a Service that may say more, less or other than the specification
 * shows. The functions are pure, so that a bundler drops the schemas that nobody uses.
 */

/**
 * An object with these fields. It leaves out unknown keys (a later version may add some) and fields that read
 * as `undefined`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape).check(z.overwrite(withoutUndefined))
}

/** As {@link object}, with `extra`, which is not in the shape itself. */
export type ObjectWithExtra<Shape extends z.core.$ZodLooseShape, Extra> = z.ZodMiniObject<
  Shape & { readonly extra: z.ZodMiniOptional<z.ZodMiniType<Extra>> },
  z.core.$strip
>

/** As {@link object}, and unknown fields are kept under `extra`; a field of that very name is one of them. */
/* @__NO_SIDE_EFFECTS__ */
export function objectWithExtra<Shape extends z.core.$ZodLooseShape, Extra>(
  shape: Shape,
): ObjectWithExtra<Shape, Extra> {
  return z.looseObject(shape).check(z.overwrite(separateExtra(shape))) as never
}

function separateExtra(shape: object) {
  return (given: object) => {
    const fields = withoutUndefined(given)
    const select = (isKnown: boolean) =>
      Object.fromEntries(Object.entries(fields).filter(([key]) => Object.hasOwn(shape, key) === isKnown))
    const extra = select(false)
    return Object.keys(extra).length > 0 ? { ...select(true), extra } : fields
  }
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  const all = Object.entries(fields)
  const known = all.filter(([, value]) => value !== undefined)
  return known.length === all.length ? fields : (Object.fromEntries(known) as Fields)
}

/**
 * Reads a field of which the specification promises nothing: null, a missing key and a value of another shape all read
 * as `undefined`, so that one odd field never hides its row.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<Inner extends z.ZodMiniType>(inner: Inner) {
  return withFallback(z.optional(inner), () => undefined)
}

/** Like {@link lenient}, but what cannot be read is null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Inner extends z.ZodMiniType>(inner: Inner) {
  return withFallback(z.nullable(inner), () => null)
}

/** Reads a list and leaves out the items that cannot be read. Anything but a list, or none at all, reads as empty. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientArray<Item>(item: z.ZodMiniType<Item>): z.ZodMiniCatch<z.ZodMiniType<Item[]>> {
  const readable = z
    .array(lenient(item))
    .check(z.overwrite((items) => items.filter((each) => each !== undefined)))
  return withFallback(readable as z.ZodMiniType<Item[]>, () => [])
}

/** As `z.catch`. Calling that makes esbuild keep all of zod's internal utilities (3 kB gzipped, zod 4.6). */
/* @__NO_SIDE_EFFECTS__ */
function withFallback<Inner extends z.ZodMiniType>(innerType: Inner, catchValue: () => z.output<Inner>) {
  return new z.ZodMiniCatch({ type: 'catch', innerType, catchValue }) as z.ZodMiniCatch<Inner>
}

/** A text of one character or more. */
/* @__NO_SIDE_EFFECTS__ */
export function nonEmptyString() {
  return z.string().check(minLength(1))
}

/** As {@link lenient}, of a text. An empty or blank one reads as missing: so backends say nothing that have no null. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientText() {
  // Not by `minLength`, which a small page would have for this alone. An object leaves out what is undefined.
  return lenient(z.string().check(z.overwrite((text) => (text.trim() ? text : (undefined as never)))))
}

/** A text or null, and one of them must be there; an empty or blank text reads as null. */
/* @__NO_SIDE_EFFECTS__ */
export function textOrNull<Text extends string = string>(text: z.ZodMiniType<Text> = z.string() as never) {
  return z.nullable(text).check(z.overwrite((value) => (value?.trim() ? value : null)))
}

/** zod's own check, for texts and lists alone: zod would compare the `length` of any object, and that can throw. */
/* @__NO_SIDE_EFFECTS__ */
export function minLength(minimum: number) {
  const params = {
    abort: true,
    when: ({ value }: { value: unknown }) => typeof value === 'string' || Array.isArray(value),
  }
  return z.minLength(minimum, params)
}

/** A value of an enum that may grow: known values keep their type, others pass through as text. */
export type Open<Known extends string> = Known | (string & {})

/* @__NO_SIDE_EFFECTS__ */
export function open<const Known extends string>(_known: readonly Known[]) {
  return z.string() as unknown as z.ZodMiniType<Open<Known>, Open<Known>>
}
