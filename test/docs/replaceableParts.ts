/** The parts that a host may replace, with what their doc comments say, as src/components/parts/ReplaceableParts.ts names them. */
export function partsOf(source: string): readonly { readonly name: string; readonly about: string }[] {
  const [, body = ''] = /interface ReplaceableParts \{\n([^]*?)\n\}/.exec(source) ?? []
  return [...body.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*?)\*\/\s*)?readonly (\w+):/g)].map(
    ([, about = '', name = '']) => ({
      name,
      about: about.replaceAll(/\s*\*\s|\s+/g, ' ').trim(),
    }),
  )
}
