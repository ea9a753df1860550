import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Hebrew. */
export const today = {
  'today.title': 'במבט אחד',
  'today.now': 'עכשיו',
  'today.replies': 'הקונסיירז׳ כתב לך',
  'today.replies.new': { one: 'הודעה חדשה אחת', two: 'שתי הודעות חדשות', other: '{count} הודעות חדשות' },
  'today.phone': 'אימות המספר שלך',
  'today.phone.for': 'לבקשה שלך: {title}',
  'today.asked': 'הבקשה שלך אצל הקונסיירז׳',
  'today.points': 'היתרה שלך: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
