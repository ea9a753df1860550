import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Brazilian Portuguese. */
export const phone = {
  'phone.title': 'Verifique seu número',
  'phone.loading': 'Carregando seu número',
  'phone.failed': 'Não foi possível carregar seu número',
  'phone.sentTo': 'Enviamos um código para {phone}.',
  'phone.code': 'Código',
  'phone.code.hint': {
    one: 'Em geral, {count} dígito.',
    many: 'Em geral, {count} de dígitos.',
    other: 'Em geral, {count} dígitos.',
  },
  'phone.code.missing': 'Digite o código que enviamos.',
  'phone.code.wrong': 'O último código estava incorreto ou expirou. Tente de novo ou peça um novo código.',
  'phone.code.wrongOnly': 'O último código estava incorreto ou expirou. Tente de novo.',
  'phone.check': 'Verificar',
  'phone.checking': 'Verificando',

  'phone.resend': 'Enviar novo código',
  'phone.resending': 'Enviando',
  'phone.resendIn': 'Novo código em {time}',
  'phone.resent': {
    one: 'Um novo código está a caminho. Você pode pedir outro em {count} segundo.',
    many: 'Um novo código está a caminho. Você pode pedir outro em {count} de segundos.',
    other: 'Um novo código está a caminho. Você pode pedir outro em {count} segundos.',
  },
  'phone.resend.unknown': 'Um novo código pode estar a caminho. Se nenhum chegar, peça outro.',
  'phone.resendNow': 'Agora você pode pedir um novo código.',

  'phone.change': 'Alterar o número',
  'phone.change.title': 'Altere seu número',
  'phone.change.text': 'Enviamos um código para o novo número. Suas outras respostas ficam como estão.',
  'phone.unknown.title': 'Outra das suas respostas não pode ser exibida aqui.',
  'phone.unknown.text':
    'Ela não será incluída se você mudar o número. Até lá, seu concierge ainda pode lê-la.',
  'phone.add.title': 'Informe seu número',
  'phone.add.text':
    'Enviamos um código para confirmar que o número é seu. Suas outras respostas ficam como estão.',
  'phone.save': 'Enviar código',
  'phone.saving': 'Enviando',
  'phone.cancel': 'Manter o número',
  'phone.changed': 'Salvo. Enviamos um código para {phone}.',

  'phone.verified.title': 'Seu número está verificado',
  'phone.verified.text': 'Seu concierge pode falar com você pelo {phone}.',
  'phone.fault.empty': 'Informe o número que devemos usar.',
  'phone.fault.country': 'Informe o número com o código do país, por exemplo, {example}.',
  'phone.fault.short': 'Este número é curto demais. Confira-o.',
  'phone.fault.long': 'Este número é longo demais. Confira-o.',
  'phone.fault.shape': 'Este não é um número de telefone. Confira-o.',
} as const satisfies MessagesOf<typeof phoneMessages>
