import type { interestReceiptMessages, MessagesOf } from '../../i18n/index.ts'

/** What the receipt of an interest says, and the questions that change it, in Japanese. */
export const interestReceipt = {
  'interests.change.title': 'ご希望の変更',
  'interests.change.lead':
    'ここに表示されている内容をすべて改めて送信します。変更しても、お申し込みにはなりません。',
  'interests.change.save': '変更を保存',
  'interests.change.saving': '保存中',
  'interests.change.cancel': 'キャンセル',
  'interests.change.sent':
    'この種のご記入内容は、以前にも送信されています。内容は保存されていないため、再送されません。コンシェルジュに伝えたいことを、ここに改めてすべてご記入ください。',
  'interests.change.sentAt':
    'この種のご記入内容は、本日{time}に送信されています。内容は保存されていないため、再送されません。コンシェルジュに伝えたいことを、ここに改めてすべてご記入ください。',
  'interests.change.sentOn':
    'この種のご記入内容は、{dateTime}に送信されています。内容は保存されていないため、再送されません。コンシェルジュに伝えたいことを、ここに改めてすべてご記入ください。',
  'interests.change.draft.title': '変更はまだ保存されていません。',
  'interests.change.draft.text': '前回ご入力いただいた内容を表示しています。',
  'interests.change.draft.discard': '送信済みの内容に戻す',
  'interests.change.unknown.title': 'ここに表示できない項目が1つあります。',
  'interests.change.unknown.text':
    '保存すると、その項目は除かれます。それまではコンシェルジュが確認できます。',
  'interests.change.leave.title': '保存せずに移動しますか？',
  'interests.change.leave.text':
    'お食事の制限、アレルギー、バリアフリーのご記入内容はどこにも保存されません。移動すると失われます。',
  'interests.change.leave.leave': '移動する',
  'interests.change.done': '変更を保存しました',

  'interests.receipt.loading': 'ご送信内容を読み込んでいます',
  'interests.receipt.sentAt': '{time}に送信',
  'interests.receipt.sentOn': '{dateTime}に送信',
  'interests.receipt.title': 'コンシェルジュに届きました',
  'interests.receipt.by.SMS': '{when}、SMSでのご連絡をご希望です。',
  'interests.receipt.by.EMAIL': '{when}、メールでのご連絡をご希望です。',
  'interests.receipt.by.PHONE': '{when}、お電話でのご連絡をご希望です。',
  'interests.receipt.how.SMS': 'SMSでのご連絡をご希望です。',
  'interests.receipt.how.EMAIL': 'メールでのご連絡をご希望です。',
  'interests.receipt.how.PHONE': 'お電話でのご連絡をご希望です。',
  'interests.receipt.when.MORNING': '午前中',
  'interests.receipt.when.AFTERNOON': '午後',
  'interests.receipt.when.EVENING': '夕方以降',
  'interests.receipt.when.ANYTIME': '時間帯を問わず',
  'interests.receipt.conversation': '回答はメッセージでお届けします。',
  'interests.receipt.conversationToo': '回答はメッセージでもご覧いただけます。',
  'interests.receipt.noPoints': 'ポイントは使われていません。',
  'interests.receipt.openConversation': 'メッセージを開く',
  'interests.receipt.changeAnswers': 'ご希望を変更',
  'interests.receipt.answers': 'ご送信内容',
  'interests.receipt.noAnswers': '詳細のご記入はありません。',
  'interests.receipt.status': '状況',
  'interests.receipt.party': '人数',
  'interests.receipt.partyBoth': '{adults}、{children}',
  'interests.receipt.adults': { other: '大人{count}名' },
  'interests.receipt.children': { other: 'お子様{count}名' },
  'interests.receipt.noChildren': 'お子様なし',
  'interests.receipt.preferred': '希望日',
  'interests.receipt.blackout': '不可の日',
  'interests.receipt.contact': '連絡方法',
  'interests.receipt.contactBoth': '{method}（{window}）',
  'interests.receipt.window': 'ご都合のよい時間帯',
  'interests.receipt.window.MORNING': '午前',
  'interests.receipt.window.AFTERNOON': '午後',
  'interests.receipt.window.EVENING': '夕方以降',
  'interests.receipt.window.ANYTIME': 'いつでも',
  'interests.receipt.window.unknown': 'その他の時間帯',
  'interests.receipt.phone': '電話番号',
  'interests.receipt.phone.checked': '確認済み',
  'interests.receipt.phone.unchecked': '未確認',
  'interests.receipt.occasion': 'ご利用目的',
  'interests.receipt.forwarded':
    'コンシェルジュに伝達済みで、内容は保存されていません。変更するには、改めてすべてご記入ください。',
  'interests.receipt.forwardedAt':
    '{time}にコンシェルジュに伝達済みで、内容は保存されていません。変更するには、改めてすべてご記入ください。',
  'interests.receipt.forwardedOn':
    '{dateTime}にコンシェルジュに伝達済みで、内容は保存されていません。変更するには、改めてすべてご記入ください。',
  'interests.receipt.reference': 'お問い合わせ番号（ご照会の際にお伝えください）',
} as const satisfies MessagesOf<typeof interestReceiptMessages>
