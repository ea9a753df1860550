import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Brazilian Portuguese. */
export const terms = {
  'terms.title': 'Termos para aceitar',
  'terms.lead':
    'Leia e aceite para continuar. Enquanto isso, seus pontos, conversas e experiências ficam como estão.',
  'terms.loading': 'Carregando os termos',
  'terms.failed': 'Não foi possível carregar os termos',

  'terms.type.TERMS_OF_SERVICE': 'Termos de uso',
  'terms.type.unknown': 'Documento legal',
  'terms.version': 'Versão {version}',
  'terms.versionOn': 'Versão {version}, publicada em {date}',
  'terms.newTab': 'Abre em uma nova aba',
  'terms.noText': 'O texto não é exibido aqui. Peça-o à sua organização antes de aceitar.',
  'terms.consent.TERMS_OF_SERVICE': 'Li e aceito os termos de uso.',
  'terms.consent.unknown': 'Li e aceito “{title}”.',
  'terms.tick': 'Marque a caixa para aceitar.',

  'terms.accept': 'Aceitar',
  'terms.acceptAndGoOn': 'Aceitar e continuar',
  'terms.accepting': 'Aceitando',
  'terms.decline': 'Agora não',

  'terms.changed.title': 'Houve uma mudança agora mesmo.',
  'terms.changed.text': {
    one: 'Uma nova versão foi publicada durante a sua leitura. Leia-a antes de aceitar.',
    many: 'Novas versões foram publicadas durante a sua leitura. Leia-as antes de aceitar.',
    other: 'Novas versões foram publicadas durante a sua leitura. Leia-as antes de aceitar.',
  },
  'terms.unconfirmed.title': 'Ainda não confirmado.',
  'terms.unconfirmed.text': 'O serviço ainda não registrou seu aceite. Tente de novo em instantes.',
  'terms.accepted': 'Os termos foram aceitos. Agradecemos.',
  'terms.upToDate': 'Nada para aceitar',
  'terms.upToDate.text': 'Você já aceitou a versão atual de todos os documentos.',
  'terms.none.text': 'Sua organização não tem termos para você aceitar.',
  'terms.acceptedOn': 'aceito em {date}',

  'terms.banner.title': 'Há termos para aceitar.',
  'terms.banner.text': 'Até lá, você pode navegar, mas nada é enviado.',
  'terms.banner.review': 'Ler e aceitar',
  'terms.banner.failed.title': 'Não foi possível carregar os termos.',
  'terms.banner.failed.text': 'Você pode navegar, mas nada é enviado até que eles sejam carregados.',
} as const satisfies MessagesOf<typeof termsMessages>
