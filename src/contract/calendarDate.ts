import * as z from 'zod/mini'
import { isCalendarDate } from '../base/index.ts'

export const calendarDateSchema = z.string().check(z.refine(isCalendarDate))
