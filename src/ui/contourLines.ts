/** The box that the lines are drawn in, and how they lie there. */
interface ContourField {
  readonly width: number
  readonly height: number
  readonly lines: number
  /** How far a line swings around its own height, in units of the box. */
  readonly swing: number
}

/**
 * Fine contour lines as SVG path data, top to bottom. The same text always gives the same lines, on the server too:
 * a place keeps its picture.
 */
export function contourLines(text: string, { width, height, lines, swing }: ContourField): readonly string[] {
  const phase = (hash(text) / 0xffffffff) * Math.PI * 2
  const steps = 8
  return Array.from({ length: lines }, (_, line) => {
    const base = ((line + 0.5) / lines) * height
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const x = step / steps
      // Two slow waves whose phase drifts from line to line, so that neighbours run together and part again.
      const wave =
        Math.sin(x * 5.2 + phase + line * 0.31) * 0.62 + Math.sin(x * 9.1 - phase * 1.7 - line * 0.47) * 0.38
      return [Math.round(x * width), Math.round((base + wave * swing) * 10) / 10] as const
    })
    return smooth(points)
  })
}

/** Quadratic curves from middle to middle of neighbouring points. */
function smooth(points: readonly (readonly [x: number, y: number])[]): string {
  let path = ''
  points.forEach(([x, y], index) => {
    const next = points[index + 1]
    if (index === 0) path += `M${x} ${y}`
    else if (next) path += `Q${x} ${y} ${(x + next[0]) / 2} ${Math.round((y + next[1]) * 5) / 10}`
    else path += `L${x} ${y}`
  })
  return path
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
