import type { IconDrawing } from './icons.ts'

/** Icons of an offer and of a conversation, which the catalog has not. */

export const arrowStartIcon: IconDrawing = { turning: 'M16.5 10h-13M8.5 4.75 3.25 10l5.25 5.25' }
export const picturesIcon: IconDrawing =
  'M6 3.5h10.25c.69 0 1.25.56 1.25 1.25v8.5M3.75 6.25h9.5c.69 0 1.25.56 1.25 1.25v8c0 .69-.56 1.25-1.25 1.25h-9.5c-.69 0-1.25-.56-1.25-1.25v-8c0-.69.56-1.25 1.25-1.25Zm-1.25 8 3.25-3.25 2.5 2.5 2.25-2.25 4 4'
export const arrowUpIcon: IconDrawing = 'M10 16.25V4M5 8.75 10 3.75l5 5'
