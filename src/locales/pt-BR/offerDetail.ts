import type { MessagesOf, offerDetailMessages, offerShareMessages } from '../../i18n/index.ts'

/** What the page of an offer says, in Brazilian Portuguese. */
export const offerDetail = {
  'offers.detail.back': 'Experiências',
  'offers.detail.loading': 'Carregando a experiência',
  'offers.detail.failed': 'Não foi possível carregar esta experiência',
  'offers.detail.gone.title': 'Esta experiência não é mais oferecida',
  'offers.detail.gone.text': 'Ela pode voltar. Os interesses e resgates que você já fez não mudam.',
  'offers.detail.gone.action': 'Ver todas as experiências',
  'offers.detail.pictures': 'Fotos de {title}',
  'offers.detail.allPictures': {
    one: '{count} foto',
    many: 'Todas as {count} fotos',
    other: 'Todas as {count} fotos',
  },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': 'Foto {position} de {count}',
  'offers.detail.inclusions': 'O que está incluído',
  'offers.detail.facts': 'Em resumo',
  'offers.detail.when': 'Quando',
  'offers.detail.zone': '{time}, {zone}',
  'offers.detail.where': 'Onde',
  'offers.detail.guests': 'Pessoas',
  'offers.detail.guestsUpTo': 'Até {count}',
  'offers.detail.placesLeft': 'Vagas restantes',
  'offers.detail.bookBy': 'Reserve até',

  'offers.price': 'Preço',
  'offers.price.agreed': 'Preço sob consulta',
  'offers.price.balance': 'Seu saldo',
  'offers.price.after': 'Após o resgate',
  'offers.price.short': 'Faltam',
  'offers.redeem': 'Resgatar',
  'offers.redeemFor': 'Resgatar por {price}',
  'offers.askNote':
    'Demonstrar interesse não desconta pontos nem reserva vaga. Um concierge responde a você com datas.',
  'offers.soldOutNote':
    'Todas as vagas estão ocupadas. Demonstrar interesse não desconta pontos: um concierge responde a você.',
  'offers.closedNote':
    'O prazo de reserva já passou. Demonstrar interesse não desconta pontos: um concierge responde a você.',

  'offers.share': 'Compartilhar',
  'offers.share.copy': 'Copiar link',
  'offers.share.copied': 'Link copiado',
  'offers.share.select': 'Copie este endereço:',
} as const satisfies MessagesOf<typeof offerDetailMessages & typeof offerShareMessages>
