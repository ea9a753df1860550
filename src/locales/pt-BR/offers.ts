import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in Brazilian Portuguese. */
export const offers = {
  'offers.title': 'Experiências',
  'offers.untitled': 'Experiência',
  'offers.loading': 'Carregando as experiências',

  'offers.search': 'Buscar experiências',
  'offers.search.placeholder': 'Busque por nome, lugar ou tipo',
  'offers.search.clear': 'Limpar a busca',
  'offers.filters': 'Filtros',
  'offers.filters.when': 'Quando',
  'offers.filters.places': 'Onde',
  'offers.filters.guests': 'Pessoas',
  'offers.filters.points': 'Pontos',
  'offers.filters.withinPoints': 'Com meus pontos',
  'offers.filters.available': 'Disponíveis agora',
  'offers.filters.clear': 'Limpar tudo',
  'offers.sort': 'Ordenar:',
  'offers.sort.featured': 'Destaques',
  'offers.sort.priceUp': 'Menor preço',
  'offers.sort.priceDown': 'Maior preço',
  'offers.sort.soonest': 'Data mais próxima',
  'offers.sort.bookBy': 'Prazo de reserva',

  'offers.count': {
    one: '{count} experiência',
    many: '{count} de experiências',
    other: '{count} experiências',
  },
  'offers.countSoFar': {
    one: '{count} experiência até agora',
    many: '{count} de experiências até agora',
    other: '{count} experiências até agora',
  },
  'offers.shown': '{shown} de {count} exibidas',
  'offers.shownSoFar': '{shown} exibidas',
  'offers.more': 'Ver mais',
  'offers.more.busy': 'Carregando',
  'offers.more.failed': 'Não foi possível carregar mais.',

  'offers.incomplete': 'Não foi possível verificar todas as experiências.',
  'offers.limited': 'Verificamos as primeiras {shown}.',
  'offers.limited.text': 'Há mais.',
  'offers.limited.more': 'Verificar mais',

  'offers.empty.title': 'Nenhuma experiência ainda',
  'offers.empty.text': 'As experiências da sua organização aparecem aqui assim que forem publicadas.',
  'offers.noMatch.search': 'Nenhum resultado para “{search}”',
  'offers.noMatch.filters': 'Nenhum resultado com estes filtros',
  'offers.noMatch.words': 'Tente um lugar, um tipo ou menos palavras.',
  'offers.failed': 'Não foi possível carregar as experiências',
  'offers.offline.title': 'Você está sem conexão.',
  'offers.offline.text': 'O que já foi carregado continua aqui; o restante chega quando a conexão voltar.',

  'offers.soldOut': 'Esgotada',
  'offers.closed': 'Reservas encerradas',
  'offers.placesLeft': {
    one: '{count} vaga restante',
    many: '{count} de vagas restantes',
    other: '{count} vagas restantes',
  },
  'offers.bookBy': 'Reserve até {date}',
  'offers.bookBy.today': 'Reserve até as {time}',
  'offers.until': 'Até {date}',
  'offers.ask': 'Tenho interesse',
} as const satisfies MessagesOf<typeof offersMessages>
