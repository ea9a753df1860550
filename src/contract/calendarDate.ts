import { isCalendarDate } from '../base/index.ts'
import * as s from './schema/index.ts'

export const calendarDateSchema = s.stringThat(isCalendarDate)
