/**
 * What an icon shows: one path on a grid of 20; stroke and caps come from `Icon.css`. One that points along
 * the text turns round in right-to-left. Each is a constant of its own, so that a page gets only those that
 * it shows.
 */
export type IconDrawing = string | { readonly turning: string }

export const searchIcon: IconDrawing =
  'M13.2 13.2 17 17M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0Z'
export const closeIcon: IconDrawing = 'm5 5 10 10M15 5 5 15'
export const chevronDownIcon: IconDrawing = 'm4.75 7.5 5.25 5.5 5.25-5.5'
export const checkIcon: IconDrawing = 'm3.75 10.75 4 4 8.5-9.5'
export const clockIcon: IconDrawing =
  'M10 5.75V10l2.75 1.75M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'
export const copyIcon: IconDrawing =
  'M7 13H4.5A1.5 1.5 0 0 1 3 11.5V4.5A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5V7M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7Z'
export const alertIcon: IconDrawing =
  'M10 6v4.75M10 13.75v.01M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'
export const infoIcon: IconDrawing =
  'M10 9.25V14M10 6.25v.01M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'
export const offlineIcon: IconDrawing =
  'm3 3 14 14M2.5 8.25a11.5 11.5 0 0 1 3-1.95m3.35-1a11.4 11.4 0 0 1 8.65 2.95M5.25 11.25A7.5 7.5 0 0 1 8.5 9.4m3.25-.05a7.5 7.5 0 0 1 3 1.9M8 14a3.25 3.25 0 0 1 3.75-.25M10 16.5v.01'
export const retryIcon: IconDrawing = 'M16 10a6 6 0 1 1-1.9-4.38L16 7.25M16 3.5v3.75h-3.75'
