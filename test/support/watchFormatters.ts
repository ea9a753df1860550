import { vi } from 'vitest'

/** Counts how often a formatter of this kind is made. Restore the mocks of the test afterwards. */
export function watchFormatters(kind: 'NumberFormat' | 'DateTimeFormat') {
  const Formatter = Intl[kind] as new (...options: unknown[]) => object
  return vi.spyOn(Intl, kind).mockImplementation(function (...options: unknown[]) {
    return new Formatter(...options)
  } as never)
}
