import type { IconDrawing } from './icons.ts'

/** Icons that neither catalog, offer nor conversation shows at first: they come with the views that show them. */

export const arrowEndIcon: IconDrawing = { turning: 'M3.5 10h13m-5-5.25L16.75 10l-5.25 5.25' }
export const plusIcon: IconDrawing = 'M10 4v12M4 10h12'
export const minusIcon: IconDrawing = 'M4 10h12'
export const heartIcon: IconDrawing =
  'M10 16.75C5.5 13.5 2.75 10.75 2.75 7.5A3.9 3.9 0 0 1 6.65 3.5c1.4 0 2.65.75 3.35 1.9.7-1.15 1.95-1.9 3.35-1.9a3.9 3.9 0 0 1 3.9 4c0 3.25-2.75 6-7.25 9.25Z'
export const lockIcon: IconDrawing =
  'M6.5 8.75V6a3.5 3.5 0 0 1 7 0v2.75m-8.25 0h9.5a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1V9.75a1 1 0 0 1 1-1Z'
export const undoIcon: IconDrawing = { turning: 'M6.5 4.75 3.25 8l3.25 3.25M3.5 8h9a4.25 4.25 0 0 1 0 8.5H9' }
export const calendarIcon: IconDrawing =
  'M3.5 8.25h13M6.75 2.75V5.5m6.5-2.75V5.5M4.75 4.25h10.5c.69 0 1.25.56 1.25 1.25v10c0 .69-.56 1.25-1.25 1.25H4.75c-.69 0-1.25-.56-1.25-1.25v-10c0-.69.56-1.25 1.25-1.25Z'
export const messageIcon: IconDrawing =
  'M4.25 3.5h11.5c.69 0 1.25.56 1.25 1.25v8c0 .69-.56 1.25-1.25 1.25H9.5L5.75 17v-3h-1.5C3.56 14 3 13.44 3 12.75v-8c0-.69.56-1.25 1.25-1.25Z'
export const phoneMobileIcon: IconDrawing =
  'M9 15h2M6.75 2.5h6.5c.69 0 1.25.56 1.25 1.25v12.5c0 .69-.56 1.25-1.25 1.25h-6.5c-.69 0-1.25-.56-1.25-1.25V3.75c0-.69.56-1.25 1.25-1.25Z'
export const mailIcon: IconDrawing =
  'm3 6 7 5 7-5M4.25 4.25h11.5c.69 0 1.25.56 1.25 1.25v9c0 .69-.56 1.25-1.25 1.25H4.25C3.56 15.75 3 15.19 3 14.5v-9c0-.69.56-1.25 1.25-1.25Z'
export const callIcon: IconDrawing =
  'M4.5 3h2.25c.4 0 .74.27.84.66l.66 2.6a.9.9 0 0 1-.3.9L6.75 8.25a9.5 9.5 0 0 0 5 5l1.09-1.2a.9.9 0 0 1 .9-.3l2.6.66c.39.1.66.44.66.84v2.25c0 .83-.67 1.5-1.5 1.5C8.6 17 3 11.4 3 4.5 3 3.67 3.67 3 4.5 3Z'
export const fileIcon: IconDrawing =
  'M11.25 2.75H6c-.69 0-1.25.56-1.25 1.25v12c0 .69.56 1.25 1.25 1.25h8c.69 0 1.25-.56 1.25-1.25V6.75l-4-4Zm0 0v4h4'
export const downloadIcon: IconDrawing = 'M10 3.25v9m-3.75-3.5L10 12.5l3.75-3.75M3.75 16.5h12.5'
export const chevronUpIcon: IconDrawing = 'm4.75 12.5 5.25-5.5 5.25 5.5'
export const walletIcon: IconDrawing =
  'M4.25 6.25h11.5c.69 0 1.25.56 1.25 1.25v8c0 .69-.56 1.25-1.25 1.25H4.25C3.56 16.75 3 16.19 3 15.5v-9c0-.6.4-1.1 1-1.25l9.25-2.5v3.5M13.5 11.5h.01'
export const shareIcon: IconDrawing = 'M10 12.5V3M6.5 6 10 2.75 13.5 6M6.25 9H4.75v8.25h10.5V9h-1.5'
export const chevronStartIcon: IconDrawing = { turning: 'm12.25 4.75-5.5 5.25 5.5 5.25' }
export const chevronEndIcon: IconDrawing = { turning: 'm7.75 4.75 5.5 5.25-5.5 5.25' }
