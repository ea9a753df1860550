/** The value, or undefined where the text is no JSON: JSON itself knows no undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
