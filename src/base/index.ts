export {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateToUtcTime,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  isoWeekday,
  parseCalendarDate,
  toCalendarDate,
} from './calendarDate.ts'
export { callSafely } from './callSafely.ts'
export { countDown } from './countDown.ts'
export { createListeners, type Listeners } from './createListeners.ts'
export { developerError, logError, reportDeveloperError } from './developerError.ts'
export { cutText } from './cutText.ts'
export { type DevelopmentHint, developmentHint, runInDevelopment } from './developmentHint.ts'
export { hashText } from './hashText.ts'
export { isForBrowser } from './isForBrowser.ts'
export { libraryMark } from './libraryMark.ts'
export { loadPart, needsNewPage } from './loadPart.ts'
export { isLoopback, originOf, pageOrigin, parseUrl, readAddress } from './readAddress.ts'
export { isArrayBuffer, isBytes, toError } from './otherRealms.ts'
export { parseTimestamp } from './parseTimestamp.ts'
export { plainFigures } from './plainFigures.ts'
export { sanitizeText } from './sanitizeText.ts'
export { whyUnreachable } from './whyUnreachable.ts'
export { withDefaults } from './withDefaults.ts'
