import type { Intake } from '../../contract/index.ts'

export const emptyIntake: Intake = {
  adults: null,
  children: null,
  blackoutDates: [],
  preferredDates: [],
  contactMethod: null,
  contactWindow: null,
  occasion: null,
  phone: null,
  phoneVerified: false,
  sensitiveDetailsSentAt: null,
}
