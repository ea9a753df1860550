import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Simplified Chinese. */
export const terms = {
  'terms.title': '请同意条款',
  'terms.lead': '请阅读并同意条款以继续。在此期间，您的积分、对话和体验不受影响。',
  'terms.loading': '正在加载条款',
  'terms.failed': '无法加载条款',

  'terms.type.TERMS_OF_SERVICE': '服务条款',
  'terms.type.unknown': '法律文件',
  'terms.version': '版本{version}',
  'terms.versionOn': '版本{version}，发布于{date}',
  'terms.newTab': '在新标签页中打开',
  'terms.noText': '此处未显示正文。同意前，请向您所属的机构索取。',
  'terms.consent.TERMS_OF_SERVICE': '我已阅读并同意服务条款。',
  'terms.consent.unknown': '我已阅读并同意《{title}》。',
  'terms.tick': '请勾选以表示同意。',

  'terms.accept': '同意',
  'terms.acceptAndGoOn': '同意并继续',
  'terms.accepting': '正在提交',
  'terms.decline': '暂不',

  'terms.changed.title': '内容刚刚有更新。',
  'terms.changed.text': { other: '您阅读期间发布了新版本。请阅读后再同意。' },
  'terms.unconfirmed.title': '尚未确认。',
  'terms.unconfirmed.text': '服务尚未记录您的同意，请稍后重试。',
  'terms.accepted': '谢谢，您已同意条款。',
  'terms.upToDate': '没有需要同意的条款',
  'terms.upToDate.text': '您已同意所有文件的当前版本。',
  'terms.none.text': '您所属的机构没有需要您同意的条款。',
  'terms.acceptedOn': '{date}同意',

  'terms.banner.title': '有待您同意的条款。',
  'terms.banner.text': '在此之前您可以浏览，但不会提交任何内容。',
  'terms.banner.review': '阅读并同意',
  'terms.banner.failed.title': '无法加载条款。',
  'terms.banner.failed.text': '您可以浏览，但在条款加载完成前不会提交任何内容。',
} as const satisfies MessagesOf<typeof termsMessages>
