/** Loads a part of the library. What it rejects with says so, for `onError`; a press on *Try again* loads it anew. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new Error('@experience-program/react: a part of the library could not be loaded.', { cause })
  }
}
