/**
 * TanStack's result with more on it. Its own fields are read through and never copied: a component is rendered again only
 * for those that it read, and a poll without news changes none that ours read.
 */
export function extendRead<Read extends object, More extends object>(
  read: Read,
  more: More,
): Omit<Read, keyof More> & More {
  for (const key of Object.keys(read)) {
    if (!(key in more))
      Object.defineProperty(more, key, { enumerable: true, get: () => read[key as keyof Read] })
  }
  return more as Omit<Read, keyof More> & More
}
