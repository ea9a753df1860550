const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const number = new Intl.NumberFormat('en-GB')

/** `14:02:07`, or the day too when it is not that of `now`. */
export function momentText(timestamp: string, now: string): string {
  const at = new Date(timestamp)
  if (Number.isNaN(at.getTime())) return timestamp
  return day.format(at) === day.format(new Date(now))
    ? time.format(at)
    : `${day.format(at)}, ${time.format(at).slice(0, 5)}`
}

/** `in 24 s`, `in 3 min`. */
export function untilText(timestamp: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(timestamp) - Date.parse(now)) / 1_000))
  return seconds < 100 ? `in ${String(seconds)} s` : `in ${String(Math.round(seconds / 60))} min`
}

export const numberText = (value: number): string => number.format(value)

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`
