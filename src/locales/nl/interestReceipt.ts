import type { interestReceiptMessages, MessagesOf } from '../../i18n/index.ts'

/** What the receipt of an interest says, and the questions that change it, in Dutch. */
export const interestReceipt = {
  'interests.change.title': 'Uw antwoorden wijzigen',
  'interests.change.lead':
    'Al uw antwoorden worden opnieuw verzonden, zoals ze hier staan. Uw aanvraag verplicht u nog steeds tot niets.',
  'interests.change.save': 'Antwoorden opslaan',
  'interests.change.saving': 'Wordt opgeslagen',
  'interests.change.cancel': 'Annuleren',
  'interests.change.sent':
    'U hebt al eerder dit soort antwoorden verzonden. Ze worden niet bewaard en dus ook niet opnieuw verzonden: schrijf hier volledig wat uw concierge nu moet weten.',
  'interests.change.sentAt':
    'U hebt om {time} dit soort antwoorden verzonden. Ze worden niet bewaard en dus ook niet opnieuw verzonden: schrijf hier volledig wat uw concierge nu moet weten.',
  'interests.change.sentOn':
    'U hebt dit soort antwoorden verzonden op {dateTime}. Ze worden niet bewaard en dus ook niet opnieuw verzonden: schrijf hier volledig wat uw concierge nu moet weten.',
  'interests.change.draft.title': 'Deze wijzigingen zijn nog niet opgeslagen.',
  'interests.change.draft.text': 'We hebben ze laten staan sinds u hier eerder was.',
  'interests.change.draft.discard': 'Terug naar wat u verzond',
  'interests.change.unknown.title': 'Een van uw antwoorden kan hier niet worden getoond.',
  'interests.change.unknown.text':
    'Bij het opslaan vervalt het. Tot die tijd kan uw concierge het nog lezen.',
  'interests.change.leave.title': 'Verlaten zonder op te slaan?',
  'interests.change.leave.text':
    'Wat u over dieet, allergieën en toegankelijkheid schreef, wordt nergens bewaard en gaat verloren als u de pagina verlaat.',
  'interests.change.leave.leave': 'Verlaten',
  'interests.change.done': 'Uw wijzigingen zijn opgeslagen',

  'interests.receipt.loading': 'Uw aanvraag wordt geladen',
  'interests.receipt.sentAt': 'Verzonden om {time}',
  'interests.receipt.sentOn': 'Verzonden op {dateTime}',
  'interests.receipt.title': 'Uw concierge heeft uw aanvraag',
  'interests.receipt.by.SMS': 'U hebt gevraagd om een sms {when}.',
  'interests.receipt.by.EMAIL': 'U hebt gevraagd om een e-mail {when}.',
  'interests.receipt.by.PHONE': 'U hebt gevraagd om een telefoontje {when}.',
  'interests.receipt.how.SMS': 'U hebt gevraagd om een sms.',
  'interests.receipt.how.EMAIL': 'U hebt gevraagd om een e-mail.',
  'interests.receipt.how.PHONE': 'U hebt gevraagd om een telefoontje.',
  'interests.receipt.when.MORNING': 'in de ochtend',
  'interests.receipt.when.AFTERNOON': 'in de middag',
  'interests.receipt.when.EVENING': 'in de avond',
  'interests.receipt.when.ANYTIME': 'op een willekeurig moment',
  'interests.receipt.conversation': 'Het antwoord komt in uw gesprek.',
  'interests.receipt.conversationToo': 'Het antwoord staat ook in uw gesprek.',
  'interests.receipt.noPoints': 'Er zijn geen punten afgeschreven.',
  'interests.receipt.openConversation': 'Gesprek openen',
  'interests.receipt.changeAnswers': 'Antwoorden wijzigen',
  'interests.receipt.answers': 'Uw antwoorden',
  'interests.receipt.noAnswers': 'U hebt de aanvraag zonder verdere gegevens gedaan.',
  'interests.receipt.status': 'Status',
  'interests.receipt.party': 'Gezelschap',
  'interests.receipt.partyBoth': '{adults}, {children}',
  'interests.receipt.adults': { one: '{count} volwassene', other: '{count} volwassenen' },
  'interests.receipt.children': { one: '{count} kind', other: '{count} kinderen' },
  'interests.receipt.noChildren': 'geen kinderen',
  'interests.receipt.preferred': 'Schikt',
  'interests.receipt.blackout': 'Kan niet',
  'interests.receipt.contact': 'Bereikbaar via',
  'interests.receipt.contactBoth': '{method}, {window}',
  'interests.receipt.window': 'Beste moment',
  'interests.receipt.window.MORNING': '’s ochtends',
  'interests.receipt.window.AFTERNOON': '’s middags',
  'interests.receipt.window.EVENING': '’s avonds',
  'interests.receipt.window.ANYTIME': 'altijd goed',
  'interests.receipt.window.unknown': 'op een ander moment',
  'interests.receipt.phone': 'Telefoonnummer',
  'interests.receipt.phone.checked': 'gecontroleerd',
  'interests.receipt.phone.unchecked': 'nog niet gecontroleerd',
  'interests.receipt.occasion': 'Gelegenheid',
  'interests.receipt.forwarded':
    'Doorgestuurd naar uw concierge, niet bewaard. Wilt u deze antwoorden wijzigen, schrijf ze dan opnieuw en volledig.',
  'interests.receipt.forwardedAt':
    'Om {time} doorgestuurd naar uw concierge, niet bewaard. Wilt u deze antwoorden wijzigen, schrijf ze dan opnieuw en volledig.',
  'interests.receipt.forwardedOn':
    'Doorgestuurd naar uw concierge op {dateTime}, niet bewaard. Wilt u deze antwoorden wijzigen, schrijf ze dan opnieuw en volledig.',
  'interests.receipt.reference': 'Referentie, mocht u die nodig hebben',
} as const satisfies MessagesOf<typeof interestReceiptMessages>
