import { commands } from 'vitest/browser'
import { comparePictures, type Comparison } from './comparePictures.ts'
import type { Scene } from './scenes.ts'
import { whenDrawn } from './showScene.tsx'
import { pixelsOf, pngOf, takePicture, type TakenPicture } from './takePicture.ts'

const keptPath = ({ name }: Scene) => `test/baseline/pictures/${name}.webp`
const failures = 'node_modules/.cache/xp/baseline'
const mend = 'If it is meant to look so, `npm run baseline` takes the pictures again.'

interface KeptComparison extends Comparison {
  /** So many pixels may look other than they did. */
  readonly mostChanged: number
}

/** Compares what is on screen with the picture that is kept. */
export async function compareWithKept(scene: Scene, { webp }: TakenPicture): Promise<KeptComparison> {
  const kept = await commands.readFile(keptPath(scene), 'base64').catch(() => null)
  if (kept === null) throw new Error(`No picture of ${scene.name} is kept. \`npm run baseline\` takes it.`)
  const [before, after] = [await pixelsOf(kept), await pixelsOf(webp)]
  if (before.width !== after.width || before.height !== after.height)
    throw new Error(
      `${scene.name} has ${after.width} by ${after.height} pixels, and its kept picture ${before.width} by ${before.height}. ${mend}`,
    )
  return { ...comparePictures(before, after), mostChanged: await mostChangedOf(after) }
}

/** A few letters' worth. Another version of Chromium may draw them otherwise, so half a per cent is let pass there. */
async function mostChangedOf({ width, height }: ImageData): Promise<number> {
  const isSameVersion = (await commands.readFile(takenBy, 'utf-8')).trim() === chromiumVersion()
  return isSameVersion ? 40 : (width * height) / 200
}

const takenBy = 'test/baseline/pictures/chromium.txt'
const chromiumVersion = () => /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? ''

/** Fails with the kept picture, the new one and what is different, as files to look at. */
export async function expectUnchanged(scene: Scene): Promise<void> {
  const taken = await takeCalm(async (candidate) => {
    const { changed, mostChanged } = await compareWithKept(scene, candidate)
    return changed <= mostChanged
  })
  const { changed, mostChanged, difference } = await compareWithKept(scene, taken)
  if (changed <= mostChanged) return
  const file = `${failures}/${scene.name}`
  await commands.writeFile(`${file}.now.png`, taken.png, 'base64')
  await commands.writeFile(
    `${file}.difference.png`,
    await pngOf(new ImageData(difference.data, difference.width, difference.height)),
    'base64',
  )
  throw new Error(
    [
      `${scene.name} looks other than it did: ${changed} of ${difference.width * difference.height} pixels.`,
      `Kept: ${keptPath(scene)}`,
      `Now: ${file}.now.png`,
      `Difference: ${file}.difference.png`,
      mend,
    ].join('\n'),
  )
}

/** Keeps what is on screen as the scene's picture. */
export async function keep(scene: Scene): Promise<void> {
  const { webp } = await takeCalm(() => Promise.resolve(false))
  await commands.writeFile(keptPath(scene), webp, 'base64')
  await commands.writeFile(takenBy, `${chromiumVersion()}\n`)
}

/** A picture that is good, or else one that comes out the same twice: what is late to be drawn is no change. */
async function takeCalm(isGood: (taken: TakenPicture) => Promise<boolean>): Promise<TakenPicture> {
  let taken = await takePicture()
  while (!(await isGood(taken))) {
    await whenDrawn()
    const again = await takePicture()
    if (again.webp === taken.webp) return again
    taken = again
  }
  return taken
}
