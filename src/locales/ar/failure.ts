import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in Arabic. */
export const failure = {
  'failure.read.title': 'تعذّر التحميل',
  'failure.write.title': 'لم يتم الإرسال.',
  'failure.write.kept': 'لم يُفقد شيء مما أدخلته.',
  'failure.write.unknown.title': 'لم يصلنا رد.',
  'failure.write.unknown.text': 'ربما وصل ما أرسلته. إعادة المحاولة آمنة: لن يُنفَّذ مرتين.',
  'failure.network': 'انقطع الاتصال.',
  'failure.timeout': 'تأخرت الخدمة في الرد.',
  'failure.authentication': 'لم تتمكن الخدمة من التحقق من هويتك.',
  'failure.permission': 'لا تتوفر لك صلاحية الوصول إلى هذا.',
  'failure.not-found': 'لم يعد هذا متاحًا.',
  'failure.rejected': 'لم تقبل الخدمة هذا.',
  'failure.conflict': 'تغيّر شيء في هذه الأثناء.',
  'failure.rate-limit': 'هناك ضغط كبير في الوقت الحالي.',
  'failure.service': 'لم ترد الخدمة.',
  'failure.invalid-response': 'ردت الخدمة بما تعذّرت قراءته.',
  'failure.invalid-request': 'لا يمكن إرسال هذا كما هو. يُرجى مراجعة ما أدخلته.',
  'failure.session-ended': 'تم تسجيل خروجك.',
  'failure.terms': 'هناك شروط يلزم قبولها أولًا.',
  'failure.refresh.title': 'تعذّر التحقق من هويتك',
  'failure.refresh.text': 'لم يصل رد من مؤسستك. لم يُفقد شيء مما أدخلته.',
  'failure.unexpected.title': 'حدث خطأ هنا',
  'failure.unexpected.text': 'بقية الصفحة تعمل كالمعتاد.',
  'failure.wait.title': 'لحظة من فضلك.',
  'failure.wait.text': 'المتبقي حتى إعادة المحاولة: {time}. ما أدخلته محفوظ.',
  'failure.wait.button': 'إعادة المحاولة (المتبقي: {time})',
  'failure.wait.over': 'يمكنك إعادة المحاولة الآن.',
  'failure.sessionEnded.title': 'تم تسجيل خروجك',
  'failure.sessionEnded.text':
    'يلزم تسجيل الدخول من جديد للمتابعة. لا يُعرض هنا شيء من حسابك، ولا يُحفظ ما لم يُرسل بعد.',
} as const satisfies MessagesOf<typeof failureMessages>
