import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Arabic. */
export const phone = {
  'phone.title': 'التحقق من رقمك',
  'phone.loading': 'جارٍ تحميل رقمك',
  'phone.failed': 'تعذّر تحميل رقمك',
  'phone.sentTo': 'أرسلنا رمزًا إلى {phone}.',
  'phone.code': 'الرمز',
  'phone.code.hint': { zero: 'من دون أرقام.', one: 'رقم واحد عادةً.', two: 'رقمان عادةً.', few: '{count} أرقام عادةً.', many: '{count} رقمًا عادةً.', other: '{count} رقم عادةً.' },
  'phone.code.missing': 'يُرجى إدخال الرمز الذي أرسلناه إليك.',
  'phone.code.wrong': 'الرمز الأخير غير صحيح أو انتهت صلاحيته. يمكنك إعادة المحاولة أو طلب رمز جديد.',
  'phone.code.wrongOnly': 'الرمز الأخير غير صحيح أو انتهت صلاحيته. يُرجى إعادة المحاولة.',
  'phone.check': 'تحقّق',
  'phone.checking': 'جارٍ التحقق',

  'phone.resend': 'إرسال رمز جديد',
  'phone.resending': 'جارٍ الإرسال',
  'phone.resendIn': 'رمز جديد بعد {time}',
  'phone.resent': {
    zero: 'رمز جديد في الطريق إليك. يمكنك طلب رمز آخر الآن.',
    one: 'رمز جديد في الطريق إليك. يمكنك طلب رمز آخر بعد ثانية واحدة.',
    two: 'رمز جديد في الطريق إليك. يمكنك طلب رمز آخر بعد ثانيتين.',
    few: 'رمز جديد في الطريق إليك. يمكنك طلب رمز آخر بعد {count} ثوانٍ.',
    many: 'رمز جديد في الطريق إليك. يمكنك طلب رمز آخر بعد {count} ثانية.',
    other: 'رمز جديد في الطريق إليك. يمكنك طلب رمز آخر بعد {count} ثانية.',
  },
  'phone.resend.unknown': 'قد يكون هناك رمز جديد في طريقه إليك. إن لم يصل، فاطلب رمزًا آخر.',
  'phone.resendNow': 'يمكنك طلب رمز جديد الآن.',

  'phone.change': 'تغيير الرقم',
  'phone.change.title': 'تغيير رقمك',
  'phone.change.text': 'نرسل رمزًا إلى الرقم الجديد. تبقى بقية إجاباتك كما هي.',
  'phone.add.title': 'إضافة رقمك',
  'phone.add.text': 'نرسل إليه رمزًا للتأكد من أنه رقمك. تبقى بقية إجاباتك كما هي.',
  'phone.save': 'إرسال رمز',
  'phone.saving': 'جارٍ الإرسال',
  'phone.cancel': 'الإبقاء على الرقم',
  'phone.changed': 'تم الحفظ. أرسلنا رمزًا إلى {phone}.',

  'phone.verified.title': 'تم التحقق من رقمك',
  'phone.verified.text': 'يمكن للكونسيرج التواصل معك على {phone}.',
  'phone.fault.empty': 'يُرجى إدخال الرقم الذي نتصل به.',
  'phone.fault.country': 'يُرجى إدخال الرقم مع رمز البلد، مثلًا {example}.',
  'phone.fault.short': 'هذا الرقم أقصر من اللازم. يُرجى مراجعته.',
  'phone.fault.long': 'هذا الرقم أطول من اللازم. يُرجى مراجعته.',
  'phone.fault.shape': 'هذا ليس رقم هاتف. يُرجى مراجعته.',
} as const satisfies MessagesOf<typeof phoneMessages>
