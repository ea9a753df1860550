import { listen } from './listen.ts'

/** Ports of this machine that nobody has. */
export async function freePorts(count: number): Promise<readonly string[]> {
  const held = await Promise.all(Array.from({ length: count }, () => listen(() => {})))
  await Promise.all(held.map(({ close }) => close()))
  return held.map(({ url }) => new URL(url).port)
}
