/** `given` over `defaults`. What is undefined is left out, as in the props of React. */
export function withDefaults<Shape extends object>(
  defaults: Shape,
  given: { readonly [Name in keyof Shape]?: Shape[Name] | undefined } = {},
): Shape {
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...defaults, ...(Object.fromEntries(set) as Partial<Shape>) }
}
