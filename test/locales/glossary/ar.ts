import type { Glossary } from './Glossary.ts'

export const ar: Glossary = {
  address:
    'Neither gender: no imperative (their endings tell a man from a woman), but a verbal noun (*التحقق*) or *يُرجى* and *يمكنك* with one.',
  breaksAddress: [
    /(?<!\p{L})[وف]?(انسخ|احفظ|أعد|اطلب|اكتب|اختر|أدخل|حاول|انقر|اضغط|أرسل|راجع|تحقّق|تحقق|ستراها|سترى|ترسله)(?!\p{L})/u,
  ],
  terms: {
    experience: {
      word: 'تجربة',
      forms: ['تجرب', 'تجارب'],
      not: ['العرض '],
      except: { 'It follows the word for an experience.': ['staff.price.untitled'] },
    },
    redeem: { word: 'استبدال', forms: ['استبد', 'تُستبدل'] },
    points: { word: 'نقاط', forms: ['نقط', 'نقاط'] },
    taken: { word: 'خصم', forms: ['خصم'] },
    balance: { word: 'رصيد', forms: ['رصيد', 'أرصدة'] },
    wallet: { word: 'محفظة', forms: ['محفظ'] },
    refund: { word: 'إعادة', forms: ['إعادة', 'مُعاد', 'أُعيد'] },
    request: { word: 'طلب', forms: ['طلب'] },
    concierge: { word: 'الكونسيرج', forms: ['كونسيرج'] },
    conversation: { word: 'محادثة', forms: ['محادث'] },
    message: { word: 'رسالة', forms: ['رسا'] },
    guests: { word: 'ضيوف', forms: ['ضيف', 'ضيوف'] },
    seat: { word: 'مكان', forms: ['مكان', 'أماكن'] },
    location: { word: 'مكان', forms: ['مكان', 'أماكن'] },
    soldOut: { word: 'نفدت الأماكن', forms: ['نفدت'] },
    saved: { word: 'حفظ، المحفوظات', forms: ['حفظ', 'محفوظ'] },
    stored: { word: 'خزن', forms: ['خزَّن', 'خزن'] },
    terms: { word: 'شروط', forms: ['شروط'] },
    accept: { word: 'قبول', forms: ['قبول', 'أقبل', 'قبلت', 'قُبل'], not: ['موافق'] },
    code: { word: 'رمز', forms: ['رمز'], not: ['كود'] },
    countryCode: { word: 'رمز البلد', forms: ['رمز البلد'] },
    reference: { word: 'الرقم المرجعي', forms: ['المرجعي'] },
    organisation: { word: 'مؤسسة', forms: ['مؤسس'] },
    provider: { word: 'مقدّم الخدمة', forms: ['مقدّم الخدمة'] },
    tryAgain: { word: 'إعادة المحاولة', forms: ['إعادة المحاولة'] },
  },
}
