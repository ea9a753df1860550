/** Functions whose part could not be loaded. */
const failed = new WeakSet<object>()
/** Errors of parts that could not be loaded a second time. */
const failedAgain = new WeakSet<object>()

/** Loads a part of the library. What it rejects with says so, for `onError`. `load` keeps its identity. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const isRetry = failed.has(load)
  try {
    return await load()
  } catch (cause) {
    const error = new Error('@experience-program/react: a part of the library could not be loaded.', {
      cause,
    })
    failed.add(load)
    if (isRetry) failedAgain.add(error)
    throw error
  }
}

/**
 * Whether a part could not be loaded a second time: Firefox keeps an `import()` that failed as long as the document
 * lives, and after a deployment its file may be gone. The page that is loaded anew has it.
 */
export const needsNewPage = (error: unknown): boolean => failedAgain.has(error as object)
