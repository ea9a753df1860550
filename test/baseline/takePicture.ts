import { page } from 'vitest/browser'

/** What is on screen. */
export interface TakenPicture {
  /** As it is, in base64. */
  readonly png: string
  /** As it is kept: half the size, in base64. */
  readonly webp: string
}

/** How well a kept picture is written: lower is smaller, and blurs a hairline. */
const quality = 0.8

/** Takes what is on screen. */
export async function takePicture(): Promise<TakenPicture> {
  const png = await page.screenshot({ save: false, animations: 'disabled', caret: 'hide' })
  const bitmap = await createImageBitmap(blobOf(png, 'image/png'))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width / 2), Math.round(bitmap.height / 2))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return { png, webp: await base64Of(canvas, { type: 'image/webp', quality }) }
}

/** The pixels of a kept picture. */
export async function pixelsOf(webp: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(blobOf(webp, 'image/webp'))
  const context = contextOf(new OffscreenCanvas(bitmap.width, bitmap.height))
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

/** Pixels as a PNG file, in base64. */
export async function pngOf(pixels: ImageData): Promise<string> {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  contextOf(canvas).putImageData(pixels, 0, 0)
  return base64Of(canvas, { type: 'image/png' })
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws on no canvas.')
  return context
}

const blobOf = (base64: string, type: string) =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })

async function base64Of(canvas: OffscreenCanvas, options: ImageEncodeOptions): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob(options)).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
