import type { interestsMessages, MessagesOf } from '../../i18n/index.ts'

/** What the form and the receipt of an interest say, in Brazilian Portuguese. */
export const interests = {
  'interests.title': 'Tenho interesse',
  'interests.lead':
    'Conte o que seria ideal para você. Demonstrar interesse não gera compromisso: nenhum ponto é descontado e nenhuma vaga é reservada. Um concierge responde na sua conversa.',
  'interests.back': 'Voltar à experiência',
  'interests.send': 'Enviar ao concierge',
  'interests.sending': 'Enviando',
  'interests.noPoints': 'Nenhum ponto é descontado.',

  'interests.offer.loading': 'Carregando a experiência',
  'interests.offer.gone.title': 'Não é mais oferecida.',
  'interests.offer.gone.text':
    'Mesmo assim, você pode demonstrar interesse: seu concierge talvez conheça algo parecido.',
  'interests.offer.failed':
    'Não foi possível exibir a experiência aqui. Mesmo assim, você pode demonstrar interesse.',

  'interests.party': 'Seu grupo',
  'interests.party.max': {
    one: 'Para no máximo {count} pessoa.',
    many: 'Para até {count} de pessoas.',
    other: 'Para até {count} pessoas.',
  },
  'interests.adults': 'Adultos',
  'interests.adults.fewer': 'Um adulto a menos',
  'interests.adults.more': 'Um adulto a mais',
  'interests.children': 'Crianças',
  'interests.children.fewer': 'Uma criança a menos',
  'interests.children.more': 'Uma criança a mais',

  'interests.dates': 'Suas datas',
  'interests.dates.hint': 'Escolha uma opção e, depois, os dias. Quantos quiser.',
  'interests.dates.kind': 'O que os dias significam',
  'interests.dates.preferred': 'Prefiro',
  'interests.dates.blackout': 'Não posso',
  'interests.dates.suits': 'Prefiro',
  'interests.dates.calendar': 'Dias',
  'interests.dates.previousMonth': 'Mês anterior',
  'interests.dates.nextMonth': 'Próximo mês',
  'interests.dates.today': 'hoje',
  'interests.dates.unavailable': 'não pode ser escolhido',
  'interests.dates.chosen': 'Dias escolhidos',
  'interests.dates.notTag': 'Não posso: {days}',
  'interests.dates.remove': 'Remover {days}',
  'interests.dates.failed.title': 'Não foi possível carregar o calendário.',
  'interests.dates.failed.text': 'O que você preencheu fica guardado, e você pode enviar sem ele.',

  'interests.contact': 'Como falamos com você',
  'interests.contact.by': 'Meio de contato',
  'interests.contact.APP_CHAT': 'Mensagem aqui',
  'interests.contact.SMS': 'SMS',
  'interests.contact.EMAIL': 'E-mail',
  'interests.contact.PHONE': 'Ligação',
  'interests.contact.unknown': 'Outro meio',
  'interests.email.hint': 'No endereço cadastrado pela sua organização.',
  'interests.phone': 'Telefone',
  'interests.phone.hint': 'Depois do envio, mandamos um código para verificar o número.',
  'interests.phone.hintAbroad':
    'Com o código do país, por exemplo, {example}. Depois do envio, mandamos um código para verificar o número.',
  'interests.phone.hintChange': 'Se você informar outro número, mandamos um código para verificá-lo.',
  'interests.window': 'Melhor horário',
  'interests.window.MORNING': 'Manhã',
  'interests.window.AFTERNOON': 'Tarde',
  'interests.window.EVENING': 'Noite',
  'interests.window.ANYTIME': 'Qualquer horário',
  'interests.window.unset': 'Não informado',
  'interests.window.unknown': 'Outro horário',

  'interests.occasion': 'É uma ocasião especial?',
  'interests.occasion.BIRTHDAY': 'Aniversário',
  'interests.occasion.ANNIVERSARY': 'Aniversário de casamento',
  'interests.occasion.ENGAGEMENT': 'Noivado',
  'interests.occasion.WEDDING': 'Casamento',
  'interests.occasion.GRADUATION': 'Formatura',
  'interests.occasion.PROMOTION': 'Promoção no trabalho',
  'interests.occasion.BUSINESS': 'Negócios',
  'interests.occasion.OTHER': 'Outra',
  'interests.occasion.unknown': 'Outra ocasião',

  'interests.sensitive': 'Dieta, alergias, acessibilidade',
  'interests.sensitive.promise':
    'Estas três respostas vão direto ao seu concierge e <b>não são armazenadas</b>: nem aqui, nem na sua conversa, nem neste navegador. Guardamos apenas o horário do envio.',
  'interests.sensitive.reload':
    'Se você sair ou recarregar a página antes de enviar, o que escrever aqui se perde.',
  'interests.sensitive.dietary': 'Dieta',
  'interests.sensitive.allergies': 'Alergias',
  'interests.sensitive.accessibility': 'Acessibilidade',

  'interests.leave.title': 'Sair sem enviar?',
  'interests.leave.text':
    'O que você escreveu sobre dieta, alergias e acessibilidade não é armazenado em nenhum lugar e se perde se você sair. Suas outras respostas ficam.',
  'interests.leave.stay': 'Ficar aqui',
  'interests.leave.leave': 'Sair',

  'interests.leave.sending.title': 'Sair durante o envio?',
  'interests.leave.sending.text':
    'O envio continua sem você. Se falhar, o que você escreveu sobre dieta, alergias e acessibilidade se perde, e nós avisamos.',

  'interests.lost.title': 'O que você escreveu sobre dieta, alergias e acessibilidade não chegou.',
  'interests.lost.text':
    'Até onde sabemos, seu concierge não recebeu, e isso não é armazenado em nenhum lugar. Escreva de novo, por favor.',
  'interests.lost.again': 'Escrever de novo',

  'interests.offline.title': 'Você está sem conexão.',
  'interests.offline.text':
    'Nada foi enviado e nada do que você preencheu se perdeu. Envie quando a conexão voltar.',
  'interests.arrived.title': 'Seu interesse foi registrado.',
  'interests.arrived.text':
    'Falta apenas confirmar os detalhes. Ao enviar de novo, só eles são enviados: seu interesse não é registrado duas vezes.',
  'interests.unknown.text':
    'Os detalhes podem ter chegado. Você pode enviá-los de novo com segurança: eles substituem os que foram enviados antes.',

  'interests.fault.number': 'Informe um número inteiro, a partir de {least}.',
  'interests.fault.party': {
    one: 'Esta experiência é para no máximo {count} pessoa.',
    many: 'Esta experiência é para no máximo {count} de pessoas.',
    other: 'Esta experiência é para no máximo {count} pessoas.',
  },
  'interests.fault.date': 'Um destes dias não existe. Remova-o da lista.',
  'interests.fault.dateOver': 'Um destes dias já passou. Remova-o da lista.',
  'interests.fault.dateOutside': 'Um destes dias está fora do período da experiência. Remova-o da lista.',
  'interests.fault.dateTwice': 'Um dia não pode estar nas duas opções. Remova-o de uma delas.',
  'interests.fault.choice': 'Escolha uma das opções.',
  'interests.fault.phoneMissing': 'Informe o número que devemos usar.',
  'interests.fault.phoneCountry': 'Informe o número com o código do país, por exemplo, {example}.',
  'interests.fault.phoneShort': 'Este número é curto demais. Confira-o.',
  'interests.fault.phoneLong': 'Este número é longo demais. Confira-o.',
  'interests.fault.phoneShape': 'Este não é um número de telefone. Confira-o.',
  'interests.receipt.failed': 'Não foi possível carregar seu interesse',
  'interests.receipt.sent': 'Enviado',
} as const satisfies MessagesOf<typeof interestsMessages>
