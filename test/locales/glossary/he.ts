import type { Glossary } from './Glossary.ts'

export const he: Glossary = {
  address:
    'Neither gender: no imperative and no *את/ה*, but a noun (*שליחה*), *יש* or *אפשר* with an infinitive, and forms that are spelt alike for both (*שלך*, *ביקשת*).',
  breaksAddress: [
    /(?<!\p{L})(אתה|אתם|אתן|תראו|תוכל|תוכלי|לחץ|לחצי|בחר|בחרי|הזן|הזיני|שלח|שלחי|נסה|נסי)(?!\p{L})/u,
  ],
  terms: {
    experience: { word: 'חוויה', forms: ['חווי'], not: ['הצעה'] },
    redeem: { word: 'מימוש', forms: ['מימוש', 'מומש', 'מימש', 'לממש', 'תמומש'] },
    points: { word: 'נקודות', forms: ['נקוד'] },
    taken: { word: 'ניכוי', forms: ['נוכ', 'ינוכ', 'מנוכ', 'מנכ'], not: ['ירדו', 'יורדות', 'מורידה'] },
    balance: { word: 'יתרה', forms: ['יתר'] },
    wallet: { word: 'ארנק', forms: ['ארנק'] },
    refund: { word: 'החזר', forms: ['החזר', 'הוחזר'] },
    request: { word: 'בקשה', forms: ['בקש'] },
    concierge: { word: 'קונסיירז׳', forms: ['קונסיירז׳'] },
    conversation: { word: 'שיחה', forms: ['שיח'] },
    message: { word: 'הודעה', forms: ['הודע'] },
    guests: { word: 'אורחים', forms: ['אורח'] },
    seat: { word: 'מקום', forms: ['מקום', 'מקומות'] },
    location: { word: 'מקום', forms: ['מקום', 'מקומות'] },
    soldOut: { word: 'אזלו המקומות', forms: ['אזלו'] },
    saved: { word: 'שמירה, שמורות', forms: ['שמור', 'שמיר', 'נשמר', 'שומרת'] },
    stored: { word: 'נשמר', forms: ['נשמר'] },
    terms: { word: 'תנאים', forms: ['תנא'] },
    accept: { word: 'אישור', forms: ['אישור', 'לאשר', 'אישרתי', 'אושר'] },
    code: { word: 'קוד', forms: ['קוד'] },
    countryCode: { word: 'קידומת המדינה', forms: ['קידומת'] },
    reference: { word: 'מספר אסמכתה', forms: ['אסמכתה'] },
    organisation: { word: 'ארגון', forms: ['ארגון'] },
    provider: { word: 'ספק', forms: ['ספק'] },
    tryAgain: { word: 'ניסיון נוסף', forms: ['ניסיון', 'לנסות'] },
  },
}
