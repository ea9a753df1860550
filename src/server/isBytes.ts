const tagOf = (value: unknown) => Object.prototype.toString.call(value)

// Not by `instanceof`: a test runner may give its tests other classes than Node's (Jest with jsdom).
export const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  tagOf(value) === '[object Uint8Array]'

export const isArrayBuffer = (value: unknown): value is ArrayBuffer => tagOf(value) === '[object ArrayBuffer]'
