import type { ResolveImage } from '../common/index.ts'

/** What the host's resolver says. One that throws gives no picture: its plate is shown, and no address that the host did not choose. */
export function resolveSafely(
  resolve: ResolveImage,
  image: Parameters<ResolveImage>[0],
  report: (error: unknown) => void,
): ReturnType<ResolveImage> {
  try {
    return resolve(image)
  } catch (error) {
    // Not while React renders.
    queueMicrotask(() => report(error))
    return null
  }
}
