import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in Brazilian Portuguese. */
export const failure = {
  'failure.read.title': 'Não foi possível carregar este conteúdo',
  'failure.write.title': 'Não foi possível enviar.',
  'failure.write.kept': 'Nada do que você preencheu se perdeu.',
  'failure.write.unknown.title': 'Não recebemos a confirmação.',
  'failure.write.unknown.text':
    'O envio pode ter chegado. Você pode tentar de novo com segurança: nada é feito duas vezes.',
  'failure.network': 'A conexão caiu.',
  'failure.timeout': 'O serviço demorou demais para responder.',
  'failure.authentication': 'O serviço não conseguiu confirmar sua identidade.',
  'failure.permission': 'Você não tem acesso a este conteúdo.',
  'failure.not-found': 'Este conteúdo não está mais disponível.',
  'failure.rejected': 'O serviço não aceitou esta solicitação.',
  'failure.conflict': 'Algo mudou nesse meio-tempo.',
  'failure.rate-limit': 'Há muitas solicitações no momento.',
  'failure.service': 'O serviço não respondeu.',
  'failure.invalid-response': 'Não foi possível ler a resposta do serviço.',
  'failure.invalid-request': 'Não foi possível enviar dessa forma. Confira o que você preencheu.',
  'failure.session-ended': 'Sua sessão foi encerrada.',
  'failure.terms': 'Antes, é preciso aceitar os termos.',
  'failure.refresh.title': 'Não foi possível confirmar sua identidade',
  'failure.refresh.text': 'Sua organização não respondeu. Nada do que você preencheu se perdeu.',
  'failure.unexpected.title': 'Algo deu errado por aqui',
  'failure.unexpected.text': 'O restante da página continua funcionando.',
  'failure.reload': 'Recarregar a página',
  'failure.wait.title': 'Um momento, por favor.',
  'failure.wait.text': 'Você pode tentar de novo em {time}. O que você preencheu fica guardado.',
  'failure.wait.button': 'Tentar de novo em {time}',
  'failure.wait.over': 'Você já pode tentar de novo.',
  'failure.sessionEnded.title': 'Sua sessão foi encerrada',
  'failure.sessionEnded.text':
    'Entre novamente para continuar. Nenhum dado da sua conta é exibido aqui, e o que você ainda não tinha enviado não é guardado.',
} as const satisfies MessagesOf<typeof failureMessages>
