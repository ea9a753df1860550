import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in Hebrew. */
export const offers = {
  'offers.title': 'חוויות',
  'offers.untitled': 'חוויה',
  'offers.loading': 'החוויות נטענות',

  'offers.search': 'חיפוש בחוויות',
  'offers.search.placeholder': 'חיפוש לפי שם, מקום או סוג',
  'offers.search.clear': 'ניקוי החיפוש',
  'offers.filters': 'מסננים',
  'offers.filters.all': 'הכול',
  'offers.filters.withinPoints': 'במסגרת הנקודות שלי',
  'offers.filters.available': 'זמין עכשיו',
  'offers.filters.remove': 'הסרת {filter}',
  'offers.filters.clear': 'ניקוי הכול',
  'offers.sort': 'מיון:',
  'offers.sort.featured': 'מומלצות',
  'offers.sort.priceUp': 'מחיר, מהנמוך לגבוה',
  'offers.sort.priceDown': 'מחיר, מהגבוה לנמוך',
  'offers.sort.soonest': 'הקרובות תחילה',
  'offers.sort.bookBy': 'מועד אחרון להזמנה',

  'offers.count': { one: 'חוויה אחת', two: 'שתי חוויות', other: '{count} חוויות' },
  'offers.countSoFar': { one: 'חוויה אחת עד כה', two: 'שתי חוויות עד כה', other: '{count} חוויות עד כה' },
  'offers.shown': 'מוצגות {shown} מתוך {count}',
  'offers.shownSoFar': 'מוצגות {shown}',
  'offers.more': 'הצגת עוד',
  'offers.more.busy': 'בטעינה',
  'offers.more.failed': 'לא הצלחנו לטעון עוד.',

  'offers.incomplete': 'לא הצלחנו לחפש בכל החוויות.',
  'offers.limited': 'עברנו על {shown} הראשונות.',
  'offers.limited.text': 'יש עוד.',
  'offers.limited.more': 'לעבור על עוד',

  'offers.empty.title': 'עדיין אין כאן חוויות',
  'offers.empty.text': 'החוויות של הארגון שלך יופיעו כאן כשיהיו.',
  'offers.noMatch.search': 'אין תוצאות עבור ״{search}״',
  'offers.noMatch.filters': 'אין תוצאות למסננים האלה',
  'offers.noMatch.words': 'אפשר לנסות מקום, סוג, או פחות מילים.',
  'offers.noMatch.without': {
    one: 'בלי המסננים יש חוויה אחת.',
    two: 'בלי המסננים יש שתי חוויות.',
    other: 'בלי המסננים יש {count} חוויות.',
  },
  'offers.failed': 'לא הצלחנו לטעון את החוויות',
  'offers.offline.title': 'אין חיבור לאינטרנט.',
  'offers.offline.text': 'מה שכבר נטען נשאר כאן, והשאר ייטען כשהחיבור יחזור.',

  'offers.soldOut': 'אזלו המקומות',
  'offers.closed': 'ההזמנות נסגרו',
  'offers.placesLeft': { one: 'נותר מקום אחד', two: 'נותרו שני מקומות', other: 'נותרו {count} מקומות' },
  'offers.bookBy': 'להזמנה עד {date}',
  'offers.until': 'עד {date}',
  'offers.ask': 'בקשת החוויה',
} as const satisfies MessagesOf<typeof offersMessages>
