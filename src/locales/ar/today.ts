import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Arabic. */
export const today = {
  'today.title': 'نظرة سريعة',
  'today.now': 'الآن',
  'today.replies': 'كتب إليك الكونسيرج',
  'today.replies.new': {
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة واحدة',
    two: 'رسالتان جديدتان',
    few: '{count} رسائل جديدة',
    many: '{count} رسالة جديدة',
    other: '{count} رسالة جديدة',
  },
  'today.phone': 'التحقق من رقمك',
  'today.phone.for': 'لطلبك: {title}',
  'today.asked': 'طلبك لدى الكونسيرج',
  'today.points': 'رصيدك: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
