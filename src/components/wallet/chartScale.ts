/** A scale from the bottom of a chart to its top. */
export interface ChartScale {
  /** Where its lines are, from the top down: both ends, zero, and equal steps between. */
  readonly ticks: readonly number[]
  /** How far below the top a value is, in percent. */
  readonly below: (value: number) => number
}

const roundSteps = [1, 2, 2.5, 5, 10]

/** Far above what anyone has: the steps and sums of what a Service gives by mistake stay numbers. */
const most = 1e300
const bounded = (value: number) => Math.max(-most, Math.min(most, value))

/** A scale that holds zero and all values, in at most seven round steps. */
export function chartScale(values: readonly number[]): ChartScale {
  const [low, high] = [bounded(Math.min(0, ...values)), bounded(Math.max(0, ...values))]
  const rough = (high - low || 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (roundSteps.find((each) => each * power >= rough) ?? 10)
  // Without what a double adds: 0.3 / 0.1 is no more than 3.
  const steps = (value: number) => Number((value / step).toPrecision(12))
  const bottom = Math.floor(steps(low))
  const top = Math.max(Math.ceil(steps(high)), bottom + 1)
  return {
    ticks: Array.from({ length: top - bottom + 1 }, (_, index) =>
      Number(((top - index) * step).toPrecision(12)),
    ),
    below: (value) => ((top - bounded(value) / step) / (top - bottom)) * 100,
  }
}
