import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Simplified Chinese. */
export const phone = {
  'phone.title': '验证您的号码',
  'phone.loading': '正在加载您的号码',
  'phone.failed': '无法加载您的号码',
  'phone.sentTo': '验证码已发送至{phone}。',
  'phone.code': '验证码',
  'phone.code.hint': { other: '通常为{count}位数字。' },
  'phone.code.missing': '请输入我们发送的验证码。',
  'phone.code.wrong': '验证码有误或已过期，请重试或重新获取。',
  'phone.code.wrongOnly': '验证码有误或已过期，请重试。',
  'phone.check': '验证',
  'phone.checking': '正在验证',

  'phone.resend': '重新发送验证码',
  'phone.resending': '正在发送',
  'phone.resendIn': '{time}后可重发验证码',
  'phone.resent': { other: '新的验证码已发出，{count}秒后可再次获取。' },
  'phone.resend.unknown': '新的验证码可能已经发出。如果没有收到，请再次获取。',
  'phone.resendNow': '现在可以获取新的验证码。',

  'phone.change': '更换号码',
  'phone.change.title': '更换您的号码',
  'phone.change.text': '我们会向新号码发送验证码。您填写的其他内容不变。',
  'phone.unknown.title': '另有一项内容无法在此显示。',
  'phone.unknown.text': '更改号码后，该项内容将被移除。在此之前，礼宾专员仍可查看。',
  'phone.add.title': '添加您的号码',
  'phone.add.text': '我们会发送验证码，以确认号码属于您本人。您填写的其他内容不变。',
  'phone.save': '发送验证码',
  'phone.saving': '正在发送',
  'phone.cancel': '保留原号码',
  'phone.changed': '已保存。验证码已发送至{phone}。',

  'phone.verified.title': '您的号码已验证',
  'phone.verified.text': '礼宾专员可通过{phone}联系您。',
  'phone.fault.empty': '请填写我们可联系您的号码。',
  'phone.fault.country': '请填写带国家/地区代码的号码，例如：{example}。',
  'phone.fault.short': '号码位数不足，请检查。',
  'phone.fault.long': '号码位数过多，请检查。',
  'phone.fault.shape': '这不是有效的电话号码，请检查。',
} as const satisfies MessagesOf<typeof phoneMessages>
