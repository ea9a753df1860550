import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in Hebrew. */
export const offerFilters = {
  'offers.filters.title': 'צמצום התוצאות',
  'offers.filters.count': 'מסננים, {count}',
  'offers.filters.remove': 'הסרת {filter}',
  'offers.filters.clearOne': 'ניקוי',
  'offers.filters.show': { one: 'הצגת חוויה אחת', two: 'הצגת שתי חוויות', other: 'הצגת {count} חוויות' },
  'offers.filters.showSoFar': { one: 'הצגת אחת עד כה', two: 'הצגת שתיים עד כה', other: 'הצגת {count} עד כה' },
  'offers.filters.soFar': 'עד כה: השאר עדיין נטען.',

  'offers.when.weekend': 'סוף השבוע הקרוב',
  'offers.when.nextDays': '{days} הימים הקרובים',
  'offers.when.calendar': 'ימים',
  'offers.when.hint': 'בוחרים את היום הראשון ואז את האחרון.',
  'offers.when.chosen': 'נבחר',
  'offers.when.previousMonth': 'החודש הקודם',
  'offers.when.nextMonth': 'החודש הבא',
  'offers.when.today': 'היום',
  'offers.when.unavailable': 'לא ניתן לבחירה',
  'offers.when.failed': 'לוח השנה לא נטען.',
  'offers.when.undated': {
    one: 'אחת בלי תאריך, והיא בסוף.',
    two: 'שתיים בלי תאריך, והן בסוף.',
    other: '{count} בלי תאריך, והן בסוף.',
  },
  'offers.when.anyTime': 'בכל זמן: אלה בלי תאריך.',
  'offers.when.anyTimeOnly': 'אין דבר בימים האלה. אלה בלי תאריך.',

  'offers.places.all': { one: 'המקום היחיד', two: 'שני המקומות', other: 'כל {count} המקומות' },
  'offers.places.none': 'אף אחת לא מציינת מקום.',

  'offers.guests.count': { one: 'אורח אחד', two: 'שני אורחים', other: '{count} אורחים' },
  'offers.guests.fewer': 'אורח אחד פחות',
  'offers.guests.more': 'אורח אחד יותר',
  'offers.guests.unstated': {
    one: 'אחת לא מציינת לכמה: כדאי לשאול.',
    two: 'שתיים לא מציינות לכמה: כדאי לשאול.',
    other: '{count} לא מציינות לכמה: כדאי לשאול.',
  },
  'offers.guests.ask': 'לברר לכמה אורחים',

  'offers.points.min': 'המחיר הנמוך',
  'offers.points.max': 'המחיר הגבוה',
  'offers.points.upTo': 'עד {sum}',
  'offers.points.from': 'מ־{sum}',
  'offers.points.range': '{min} עד {max}',
  'offers.points.any': 'כל מחיר',
  'offers.points.none': 'אף אחת לא מציינת מחיר.',

  'offers.noMatch.without': {
    one: 'בלי המסננים יש חוויה אחת.',
    two: 'בלי המסננים יש שתי חוויות.',
    other: 'בלי המסננים יש {count} חוויות.',
  },
  'offers.noMatch.withoutOne': 'בלי {filter}: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
