import type { interestReceiptMessages, MessagesOf } from '../../i18n/index.ts'

/** What the receipt of an interest says, and the questions that change it, in Italian. */
export const interestReceipt = {
  'interests.change.title': 'Modifica le risposte',
  'interests.change.lead':
    'Tutte le risposte vengono inviate di nuovo, così come appaiono qui. La richiesta continua a non impegnare a nulla.',
  'interests.change.save': 'Salva le risposte',
  'interests.change.saving': 'Salvataggio',
  'interests.change.cancel': 'Annulla',
  'interests.change.sent':
    'Ha già inviato risposte di questo tipo. Non vengono conservate, quindi non sono inviate di nuovo: scriva qui per intero ciò che il concierge deve sapere ora.',
  'interests.change.sentAt':
    'Ha inviato risposte di questo tipo alle ore {time}. Non vengono conservate, quindi non sono inviate di nuovo: scriva qui per intero ciò che il concierge deve sapere ora.',
  'interests.change.sentOn':
    'Ha già inviato risposte di questo tipo ({dateTime}). Non vengono conservate, quindi non sono inviate di nuovo: scriva qui per intero ciò che il concierge deve sapere ora.',
  'interests.change.draft.title': 'Queste modifiche non sono ancora salvate.',
  'interests.change.draft.text': 'Le abbiamo tenute dalla Sua ultima visita.',
  'interests.change.draft.discard': 'Riparti dalle risposte inviate',
  'interests.change.unknown.title': 'Una delle risposte non può essere mostrata qui.',
  'interests.change.unknown.text':
    'Salvando, viene esclusa. Fino ad allora il concierge può ancora leggerla.',
  'interests.change.leave.title': 'Uscire senza salvare?',
  'interests.change.leave.text':
    'Quanto scritto su dieta, allergie e accessibilità non viene conservato da nessuna parte: uscendo, va perso.',
  'interests.change.leave.leave': 'Esci',
  'interests.change.done': 'Le modifiche sono salvate',

  'interests.receipt.loading': 'Caricamento della richiesta',
  'interests.receipt.sentAt': 'Inviata alle ore {time}',
  'interests.receipt.sentOn': 'Data di invio: {dateTime}',
  'interests.receipt.title': 'Il concierge ha la Sua richiesta',
  'interests.receipt.by.SMS': 'Ha chiesto un SMS {when}.',
  'interests.receipt.by.EMAIL': 'Ha chiesto un’e-mail {when}.',
  'interests.receipt.by.PHONE': 'Ha chiesto una chiamata {when}.',
  'interests.receipt.how.SMS': 'Ha chiesto un SMS.',
  'interests.receipt.how.EMAIL': 'Ha chiesto un’e-mail.',
  'interests.receipt.how.PHONE': 'Ha chiesto una chiamata.',
  'interests.receipt.when.MORNING': 'al mattino',
  'interests.receipt.when.AFTERNOON': 'nel pomeriggio',
  'interests.receipt.when.EVENING': 'in serata',
  'interests.receipt.when.ANYTIME': 'a qualsiasi ora',
  'interests.receipt.conversation': 'La risposta arriverà nella Sua conversazione.',
  'interests.receipt.conversationToo': 'La risposta si troverà anche nella Sua conversazione.',
  'interests.receipt.noPoints': 'Non sono stati prelevati punti.',
  'interests.receipt.openConversation': 'Apri la conversazione',
  'interests.receipt.changeAnswers': 'Modifica le risposte',
  'interests.receipt.answers': 'Le Sue risposte',
  'interests.receipt.noAnswers': 'Ha inviato la richiesta senza altri dettagli.',
  'interests.receipt.status': 'Stato',
  'interests.receipt.party': 'Partecipanti',
  'interests.receipt.partyBoth': '{adults}, {children}',
  'interests.receipt.adults': { one: '{count} adulto', many: '{count} adulti', other: '{count} adulti' },
  'interests.receipt.children': { one: '{count} bambino', many: '{count} bambini', other: '{count} bambini' },
  'interests.receipt.noChildren': 'nessun bambino',
  'interests.receipt.preferred': 'Andrebbe bene',
  'interests.receipt.blackout': 'Impossibile',
  'interests.receipt.contact': 'Contatto tramite',
  'interests.receipt.contactBoth': '{method}, {window}',
  'interests.receipt.window': 'Fascia oraria',
  'interests.receipt.window.MORNING': 'al mattino',
  'interests.receipt.window.AFTERNOON': 'nel pomeriggio',
  'interests.receipt.window.EVENING': 'in serata',
  'interests.receipt.window.ANYTIME': 'a qualsiasi ora',
  'interests.receipt.window.unknown': 'in un altro orario',
  'interests.receipt.phone': 'Telefono',
  'interests.receipt.phone.checked': 'verificato',
  'interests.receipt.phone.unchecked': 'non ancora verificato',
  'interests.receipt.occasion': 'Occasione',
  'interests.receipt.forwarded':
    'Risposte trasmesse al concierge, non conservate. Per modificarle, occorre riscriverle per intero.',
  'interests.receipt.forwardedAt':
    'Risposte trasmesse al concierge alle ore {time}, non conservate. Per modificarle, occorre riscriverle per intero.',
  'interests.receipt.forwardedOn':
    'Risposte trasmesse al concierge ({dateTime}), non conservate. Per modificarle, occorre riscriverle per intero.',
  'interests.receipt.reference': 'Riferimento, da citare se necessario',
} as const satisfies MessagesOf<typeof interestReceiptMessages>
