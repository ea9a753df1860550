import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Brazilian Portuguese. No member meets it. */
export const staff = {
  'staff.price.title': 'Preço exibido',
  'staff.price.lead':
    'O que os membros da sua organização veem em {offer}. Os pontos descontados no resgate não mudam.',
  'staff.price.loading': 'Carregando o preço',
  'staff.price.failed': 'Não foi possível carregar esta experiência',
  'staff.price.gone.title': 'Esta experiência não é mais oferecida',
  'staff.price.gone.text': 'Não é mais possível definir o preço dela.',
  'staff.price.untitled': 'esta experiência',
  'staff.price.now': 'Exibido agora',
  'staff.price.points': 'Pontos descontados',
  'staff.price.value': 'Valor',
  'staff.price.amount': 'Novo preço',
  'staff.price.amountIn': 'Novo preço, em {currency}',
  'staff.price.missing': 'Informe o preço que os membros devem ver.',
  'staff.price.shape': 'Informe um número, por exemplo, {example}.',
  'staff.price.negative': 'Informe um preço igual ou maior que {least}.',
  'staff.price.save': 'Definir preço',
  'staff.price.saving': 'Definindo',
  'staff.price.saved': 'Agora os membros veem {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
