import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in Japanese. */
export const failure = {
  'failure.read.title': '読み込めませんでした',
  'failure.write.title': '送信できませんでした。',
  'failure.write.kept': 'ご入力の内容は失われていません。',
  'failure.write.unknown.title': '送信結果を確認できませんでした。',
  'failure.write.unknown.text':
    '送信は完了している可能性があります。再試行しても二重に処理されることはありません。',
  'failure.network': '接続が切れました。',
  'failure.timeout': 'サービスの応答に時間がかかりすぎています。',
  'failure.authentication': 'ご本人であることを確認できませんでした。',
  'failure.permission': 'この内容をご覧になる権限がありません。',
  'failure.not-found': 'こちらは現在ご利用いただけません。',
  'failure.rejected': 'お手続きを受け付けられませんでした。',
  'failure.conflict': 'この間に内容が変更されました。',
  'failure.rate-limit': 'ただいま大変混み合っています。',
  'failure.service': 'サービスから応答がありませんでした。',
  'failure.invalid-response': 'サービスからの応答を読み取れませんでした。',
  'failure.invalid-request': 'このままでは送信できません。ご入力の内容をご確認ください。',
  'failure.session-ended': 'サインアウトされています。',
  'failure.terms': '先に規約への同意が必要です。',
  'failure.refresh.title': 'ご本人であることを確認できませんでした',
  'failure.refresh.text': 'ご所属の組織から応答がありませんでした。ご入力の内容は失われていません。',
  'failure.unexpected.title': '問題が発生しました',
  'failure.unexpected.text': 'ページのほかの部分は引き続きご利用いただけます。',
  'failure.reload': 'ページを再読み込み',
  'failure.wait.title': '少々お待ちください。',
  'failure.wait.text': 'あと{time}で再試行できます。ご入力の内容は保存されています。',
  'failure.wait.button': '再試行まで{time}',
  'failure.wait.over': '再試行できるようになりました。',
  'failure.sessionEnded.title': 'サインアウトされています',
  'failure.sessionEnded.text':
    '続けるには、もう一度サインインしてください。アカウントの情報はここには表示されていません。送信前の内容は保存されません。',
} as const satisfies MessagesOf<typeof failureMessages>
