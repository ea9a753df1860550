import type { interestsMessages, MessagesOf } from '../../i18n/index.ts'

/** What the form and the receipt of an interest say, in Japanese. */
export const interests = {
  'interests.title': '相談する',
  'interests.lead':
    'ご希望をお聞かせください。ご相談はお申し込みではありません。ポイントが使われたり、枠が確保されたりすることはなく、コンシェルジュがメッセージでお答えします。',
  'interests.back': '体験に戻る',
  'interests.send': 'コンシェルジュに送信',
  'interests.sending': '送信中',
  'interests.noPoints': 'ポイントは使われません。',

  'interests.offer.loading': '体験を読み込んでいます',
  'interests.offer.gone.title': '取り扱いを終了しました。',
  'interests.offer.gone.text':
    'それでもご相談いただけます。コンシェルジュから似た体験をご案内できる場合があります。',
  'interests.offer.failed': '体験を表示できませんでしたが、このままご相談いただけます。',

  'interests.party': '人数',
  'interests.party.max': { other: '{count}名様までご参加いただけます。' },
  'interests.adults': '大人',
  'interests.adults.fewer': '大人を1名減らす',
  'interests.adults.more': '大人を1名増やす',
  'interests.children': 'お子様',
  'interests.children.fewer': 'お子様を1名減らす',
  'interests.children.more': 'お子様を1名増やす',

  'interests.dates': '日程',
  'interests.dates.hint': '種類を選んでから、日にちをお選びください。いくつでも選べます。',
  'interests.dates.kind': '選ぶ日の種類',
  'interests.dates.preferred': '希望日',
  'interests.dates.blackout': '不可の日',
  'interests.dates.suits': '希望日',
  'interests.dates.calendar': '日にち',
  'interests.dates.previousMonth': '前の月',
  'interests.dates.nextMonth': '次の月',
  'interests.dates.today': '今日',
  'interests.dates.unavailable': '選択できません',
  'interests.dates.chosen': '選択した日',
  'interests.dates.notTag': '{days}は不可',
  'interests.dates.remove': '{days}を取り消す',
  'interests.dates.failed.title': 'カレンダーを読み込めませんでした。',
  'interests.dates.failed.text': 'ご入力の内容は保存されています。日程を選ばずに送信することもできます。',

  'interests.contact': 'ご連絡について',
  'interests.contact.by': '連絡方法',
  'interests.contact.APP_CHAT': 'メッセージ',
  'interests.contact.SMS': 'SMS',
  'interests.contact.EMAIL': 'メール',
  'interests.contact.PHONE': '電話',
  'interests.contact.unknown': 'その他の方法',
  'interests.email.hint': 'ご所属の組織に登録されているアドレスにお送りします。',
  'interests.phone': '電話番号',
  'interests.phone.hint': '送信後、番号を確認するためのコードをお送りします。',
  'interests.phone.hintAbroad':
    '国番号からご入力ください（例：{example}）。送信後、番号を確認するためのコードをお送りします。',
  'interests.phone.hintChange': '番号を変更すると、確認用のコードをお送りします。',
  'interests.window': 'ご都合のよい時間帯',
  'interests.window.MORNING': '午前',
  'interests.window.AFTERNOON': '午後',
  'interests.window.EVENING': '夕方以降',
  'interests.window.ANYTIME': 'いつでも',
  'interests.window.unset': '指定なし',
  'interests.window.unknown': 'その他の時間帯',

  'interests.occasion': 'ご利用目的',
  'interests.occasion.BIRTHDAY': 'お誕生日',
  'interests.occasion.ANNIVERSARY': '記念日',
  'interests.occasion.ENGAGEMENT': 'ご婚約',
  'interests.occasion.WEDDING': 'ご結婚',
  'interests.occasion.GRADUATION': 'ご卒業',
  'interests.occasion.PROMOTION': 'ご昇進',
  'interests.occasion.BUSINESS': 'ビジネス',
  'interests.occasion.OTHER': 'その他',
  'interests.occasion.unknown': 'その他の目的',

  'interests.sensitive': 'お食事の制限・アレルギー・バリアフリー',
  'interests.sensitive.promise':
    'この3項目のご記入内容は担当コンシェルジュに直接届き、<b>保存されません</b>。この画面にも、メッセージにも、お使いのブラウザにも残りません。記録されるのは送信日時のみです。',
  'interests.sensitive.reload':
    '送信前にこのページを離れたり再読み込みしたりすると、ここへのご記入内容は失われます。',
  'interests.sensitive.dietary': 'お食事の制限',
  'interests.sensitive.allergies': 'アレルギー',
  'interests.sensitive.accessibility': 'バリアフリー',

  'interests.leave.title': '送信せずに移動しますか？',
  'interests.leave.text':
    'お食事の制限、アレルギー、バリアフリーのご記入内容はどこにも保存されないため、移動すると失われます。その他のご希望は残ります。',
  'interests.leave.stay': 'このページに残る',
  'interests.leave.leave': '移動する',

  'interests.leave.sending.title': '送信中に移動しますか？',
  'interests.leave.sending.text':
    '移動しても送信は続きます。送信できなかった場合、お食事の制限、アレルギー、バリアフリーのご記入内容は失われますが、その旨をお知らせします。',

  'interests.lost.title': 'お食事の制限、アレルギー、バリアフリーのご記入内容は届いていません。',
  'interests.lost.text':
    '確認できた限りでは担当コンシェルジュに届いておらず、どこにも保存されていません。お手数ですが、もう一度ご記入ください。',
  'interests.lost.again': 'もう一度記入する',

  'interests.offline.title': 'オフラインです。',
  'interests.offline.text':
    '送信はされていません。ご入力の内容は失われていないため、接続が戻りましたら送信してください。',
  'interests.arrived.title': 'ご相談を受け付けました。',
  'interests.arrived.text':
    '詳細のみ、まだ確認できていません。もう一度送信すると詳細だけが送られます。ご相談が重複することはありません。',
  'interests.unknown.text':
    '詳細は届いている可能性があります。もう一度送信しても問題ありません。前回送信した内容が置き換えられます。',

  'interests.fault.number': '{least}以上の整数をご入力ください。',
  'interests.fault.party': { other: 'この体験は{count}名様までです。' },
  'interests.fault.date': '存在しない日が含まれています。一覧から取り消してください。',
  'interests.fault.dateOver': '過ぎた日が含まれています。一覧から取り消してください。',
  'interests.fault.dateOutside': '体験の期間外の日が含まれています。一覧から取り消してください。',
  'interests.fault.dateTwice':
    '希望日と不可の日の両方に含まれる日があります。どちらか一方から取り消してください。',
  'interests.fault.choice': 'いずれかをお選びください。',
  'interests.fault.phoneMissing': 'ご連絡先の電話番号をご入力ください。',
  'interests.fault.phoneCountry': '国番号からご入力ください（例：{example}）。',
  'interests.fault.phoneShort': '電話番号の桁数が足りません。ご確認ください。',
  'interests.fault.phoneLong': '電話番号の桁数が多すぎます。ご確認ください。',
  'interests.fault.phoneShape': '電話番号の形式が正しくありません。ご確認ください。',
  'interests.receipt.failed': 'ご相談の内容を読み込めませんでした',
  'interests.receipt.sent': '送信済み',
} as const satisfies MessagesOf<typeof interestsMessages>
