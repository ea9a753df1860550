import type { interestReceiptMessages, MessagesOf } from '../../i18n/index.ts'

/** What the receipt of an interest says, and the questions that change it, in Brazilian Portuguese. */
export const interestReceipt = {
  'interests.change.title': 'Alterar suas respostas',
  'interests.change.lead':
    'Todas as respostas são enviadas novamente, como estão aqui. Demonstrar interesse continua sem gerar compromisso.',
  'interests.change.save': 'Salvar respostas',
  'interests.change.saving': 'Salvando',
  'interests.change.cancel': 'Cancelar',
  'interests.change.sent':
    'Você já enviou respostas deste tipo. Elas não são armazenadas e, por isso, não são reenviadas: escreva aqui, por completo, o que seu concierge deve saber agora.',
  'interests.change.sentAt':
    'Você enviou respostas deste tipo hoje, às {time}. Elas não são armazenadas e, por isso, não são reenviadas: escreva aqui, por completo, o que seu concierge deve saber agora.',
  'interests.change.sentOn':
    'Você enviou respostas deste tipo em {dateTime}. Elas não são armazenadas e, por isso, não são reenviadas: escreva aqui, por completo, o que seu concierge deve saber agora.',
  'interests.change.draft.title': 'Estas alterações ainda não foram salvas.',
  'interests.change.draft.text': 'Nós as guardamos da sua última visita.',
  'interests.change.draft.discard': 'Voltar ao que foi enviado',
  'interests.change.unknown.title': 'Uma das suas respostas não pode ser exibida aqui.',
  'interests.change.unknown.text':
    'Ela não será incluída quando você salvar. Até lá, seu concierge ainda pode lê-la.',
  'interests.change.leave.title': 'Sair sem salvar?',
  'interests.change.leave.text':
    'O que você escreveu sobre dieta, alergias e acessibilidade não é armazenado em nenhum lugar e se perde se você sair.',
  'interests.change.leave.leave': 'Sair',
  'interests.change.done': 'Suas alterações foram salvas',

  'interests.receipt.loading': 'Carregando o que você enviou',
  'interests.receipt.sentAt': 'Enviado às {time}',
  'interests.receipt.sentOn': 'Enviado em {dateTime}',
  'interests.receipt.title': 'Já está com seu concierge',
  'interests.receipt.by.SMS': 'Você prefere receber um SMS {when}.',
  'interests.receipt.by.EMAIL': 'Você prefere receber um e-mail {when}.',
  'interests.receipt.by.PHONE': 'Você prefere receber uma ligação {when}.',
  'interests.receipt.how.SMS': 'Você prefere receber um SMS.',
  'interests.receipt.how.EMAIL': 'Você prefere receber um e-mail.',
  'interests.receipt.how.PHONE': 'Você prefere receber uma ligação.',
  'interests.receipt.when.MORNING': 'pela manhã',
  'interests.receipt.when.AFTERNOON': 'à tarde',
  'interests.receipt.when.EVENING': 'à noite',
  'interests.receipt.when.ANYTIME': 'em qualquer horário',
  'interests.receipt.conversation': 'A resposta chega na sua conversa.',
  'interests.receipt.conversationToo': 'A resposta também fica na sua conversa.',
  'interests.receipt.noPoints': 'Nada foi descontado dos seus pontos.',
  'interests.receipt.openConversation': 'Abrir a conversa',
  'interests.receipt.changeAnswers': 'Alterar suas respostas',
  'interests.receipt.answers': 'O que você enviou',
  'interests.receipt.noAnswers': 'Você demonstrou interesse sem informar detalhes.',
  'interests.receipt.status': 'Status',
  'interests.receipt.party': 'Grupo',
  'interests.receipt.partyBoth': '{adults}, {children}',
  'interests.receipt.adults': { one: '{count} adulto', many: '{count} de adultos', other: '{count} adultos' },
  'interests.receipt.children': {
    one: '{count} criança',
    many: '{count} de crianças',
    other: '{count} crianças',
  },
  'interests.receipt.noChildren': 'sem crianças',
  'interests.receipt.preferred': 'Datas preferidas',
  'interests.receipt.blackout': 'Datas impossíveis',
  'interests.receipt.contact': 'Contato',
  'interests.receipt.contactBoth': '{method}, {window}',
  'interests.receipt.window': 'Melhor horário',
  'interests.receipt.window.MORNING': 'pela manhã',
  'interests.receipt.window.AFTERNOON': 'à tarde',
  'interests.receipt.window.EVENING': 'à noite',
  'interests.receipt.window.ANYTIME': 'em qualquer horário',
  'interests.receipt.window.unknown': 'em outro horário',
  'interests.receipt.phone': 'Telefone',
  'interests.receipt.phone.checked': 'verificado',
  'interests.receipt.phone.unchecked': 'ainda não verificado',
  'interests.receipt.occasion': 'Ocasião',
  'interests.receipt.forwarded':
    'Encaminhadas ao seu concierge e não armazenadas. Para alterá-las, escreva-as de novo, por completo.',
  'interests.receipt.forwardedAt':
    'Encaminhadas ao seu concierge às {time} e não armazenadas. Para alterá-las, escreva-as de novo, por completo.',
  'interests.receipt.forwardedOn':
    'Encaminhadas ao seu concierge em {dateTime} e não armazenadas. Para alterá-las, escreva-as de novo, por completo.',
  'interests.receipt.reference': 'Referência, caso precise informá-la',
} as const satisfies MessagesOf<typeof interestReceiptMessages>
