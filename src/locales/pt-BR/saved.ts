import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Brazilian Portuguese. */
export const saved = {
  'saved.save': 'Salvar {title}',
  'saved.saveFailed': 'Não foi salva. Tente de novo.',
  'saved.removeFailed': 'Não foi removida. Tente de novo.',

  'saved.title': 'Salvas',
  'saved.count': {
    one: '{count} experiência',
    many: '{count} de experiências, as mais recentes primeiro',
    other: '{count} experiências, as mais recentes primeiro',
  },
  'saved.loading': 'Carregando as experiências salvas',
  'saved.failed': 'Não foi possível carregar as experiências salvas',
  'saved.empty.title': 'Nada salvo ainda',
  'saved.empty.text': 'Toque no coração de uma experiência para salvá-la e encontrá-la aqui.',
  'saved.explore': 'Ver todas as experiências',
  'saved.within': 'Dentro do seu saldo',
  'saved.missing': 'Faltam {sum}',
  'saved.gone': 'Não é mais oferecida',
  'saved.remove': 'Remover',
  'saved.removed': 'Removida:',
  'saved.undo': 'Desfazer',
} as const satisfies MessagesOf<typeof savedMessages>
