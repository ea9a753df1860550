import type { interestsMessages, MessagesOf } from '../../i18n/index.ts'

/** What the form and the receipt of an interest say, in Italian. */
export const interests = {
  'interests.title': 'Richiedi l’esperienza',
  'interests.lead':
    'Ci dica che cosa preferirebbe. La richiesta non impegna a nulla: non vengono prelevati punti e nessun posto viene riservato. Un concierge risponde nella Sua conversazione.',
  'interests.back': 'Torna all’esperienza',
  'interests.send': 'Invia al concierge',
  'interests.sending': 'Invio in corso',
  'interests.noPoints': 'Non vengono prelevati punti.',

  'interests.offer.loading': 'Caricamento dell’esperienza',
  'interests.offer.gone.title': 'Non più disponibile.',
  'interests.offer.gone.text':
    'È comunque possibile richiederla: il concierge potrebbe conoscere qualcosa di simile.',
  'interests.offer.failed': 'Impossibile mostrare qui l’esperienza. È comunque possibile richiederla.',

  'interests.party': 'Partecipanti',
  'interests.party.max': {
    one: 'Per {count} persona al massimo.',
    many: 'Fino a {count} persone.',
    other: 'Fino a {count} persone.',
  },
  'interests.adults': 'Adulti',
  'interests.adults.fewer': 'Un adulto in meno',
  'interests.adults.more': 'Un adulto in più',
  'interests.children': 'Bambini',
  'interests.children.fewer': 'Un bambino in meno',
  'interests.children.more': 'Un bambino in più',

  'interests.dates': 'Le Sue date',
  'interests.dates.hint': 'Scelga una categoria, poi i giorni: quanti ne desidera.',
  'interests.dates.kind': 'Categoria dei giorni',
  'interests.dates.preferred': 'Andrebbe bene',
  'interests.dates.blackout': 'Impossibile',
  'interests.dates.suits': 'Va bene',
  'interests.dates.calendar': 'Giorni',
  'interests.dates.previousMonth': 'Mese precedente',
  'interests.dates.nextMonth': 'Mese successivo',
  'interests.dates.today': 'oggi',
  'interests.dates.unavailable': 'non selezionabile',
  'interests.dates.chosen': 'Giorni scelti',
  'interests.dates.notTag': 'Impossibile: {days}',
  'interests.dates.remove': 'Rimuovi {days}',
  'interests.dates.failed.title': 'Il calendario non è stato caricato.',
  'interests.dates.failed.text':
    'I dati inseriti restano qui, ed è possibile inviare la richiesta anche senza calendario.',

  'interests.contact': 'Come contattarLa',
  'interests.contact.by': 'Tramite',
  'interests.contact.APP_CHAT': 'Messaggio qui',
  'interests.contact.SMS': 'SMS',
  'interests.contact.EMAIL': 'E-mail',
  'interests.contact.PHONE': 'Chiamata',
  'interests.contact.unknown': 'Altro mezzo',
  'interests.email.hint': 'All’indirizzo in possesso della Sua organizzazione.',
  'interests.phone': 'Telefono',
  'interests.phone.hint': 'Dopo l’invio Le mandiamo un codice per verificare il numero.',
  'interests.phone.hintAbroad':
    'Con il prefisso internazionale, per esempio {example}. Dopo l’invio Le mandiamo un codice per verificare il numero.',
  'interests.phone.hintChange': 'Se cambia numero, inviamo un codice per verificarlo.',
  'interests.window': 'Fascia oraria',
  'interests.window.MORNING': 'Mattina',
  'interests.window.AFTERNOON': 'Pomeriggio',
  'interests.window.EVENING': 'Sera',
  'interests.window.ANYTIME': 'Qualsiasi',
  'interests.window.unset': 'Non indicato',
  'interests.window.unknown': 'Un altro orario',

  'interests.occasion': 'È per un’occasione?',
  'interests.occasion.BIRTHDAY': 'Compleanno',
  'interests.occasion.ANNIVERSARY': 'Anniversario',
  'interests.occasion.ENGAGEMENT': 'Fidanzamento',
  'interests.occasion.WEDDING': 'Matrimonio',
  'interests.occasion.GRADUATION': 'Laurea',
  'interests.occasion.PROMOTION': 'Promozione',
  'interests.occasion.BUSINESS': 'Lavoro',
  'interests.occasion.OTHER': 'Altro',
  'interests.occasion.unknown': 'Un’altra occasione',

  'interests.sensitive': 'Dieta, allergie, accessibilità',
  'interests.sensitive.promise':
    'Queste tre risposte vanno direttamente al concierge e <b>non vengono conservate</b>: né qui, né nella Sua conversazione, né in questo browser. Registriamo soltanto l’ora dell’invio.',
  'interests.sensitive.reload':
    'Uscendo da questa pagina o ricaricandola prima dell’invio, quanto scritto qui va perso.',
  'interests.sensitive.dietary': 'Dieta',
  'interests.sensitive.allergies': 'Allergie',
  'interests.sensitive.accessibility': 'Accessibilità',

  'interests.leave.title': 'Uscire senza inviare?',
  'interests.leave.text':
    'Quanto scritto su dieta, allergie e accessibilità non viene conservato da nessuna parte: uscendo, va perso. Le altre risposte restano.',
  'interests.leave.stay': 'Resta qui',
  'interests.leave.leave': 'Esci',

  'interests.leave.sending.title': 'Uscire durante l’invio?',
  'interests.leave.sending.text':
    'L’invio continua anche senza di Lei. Se non riesce, quanto scritto su dieta, allergie e accessibilità va perso, e La avvisiamo.',

  'interests.lost.title': 'Quanto scritto su dieta, allergie e accessibilità non è arrivato.',
  'interests.lost.text':
    'Per quanto ne sappiamo, il concierge non lo ha ricevuto, e non è conservato da nessuna parte. Lo scriva di nuovo.',
  'interests.lost.again': 'Scrivi di nuovo',

  'interests.offline.title': 'Connessione assente.',
  'interests.offline.text':
    'Non è stato inviato nulla, e nulla di quanto inserito è andato perso. L’invio sarà possibile al ritorno della connessione.',
  'interests.arrived.title': 'La richiesta è arrivata.',
  'interests.arrived.text':
    'Solo i dettagli non sono confermati. Un nuovo invio trasmette soltanto quelli: la richiesta non viene ripetuta.',
  'interests.unknown.text':
    'I dettagli potrebbero essere arrivati. Può inviarli di nuovo senza rischi: sostituiscono quelli inviati prima.',

  'interests.fault.number': 'Indichi un numero intero, {least} o superiore.',
  'interests.fault.party': {
    one: 'L’esperienza è per {count} persona al massimo.',
    many: 'L’esperienza è per {count} persone al massimo.',
    other: 'L’esperienza è per {count} persone al massimo.',
  },
  'interests.fault.date': 'Uno di questi giorni non esiste. Lo rimuova dall’elenco.',
  'interests.fault.dateOver': 'Uno di questi giorni è passato. Lo rimuova dall’elenco.',
  'interests.fault.dateOutside':
    'Uno di questi giorni è fuori dalle date dell’esperienza. Lo rimuova dall’elenco.',
  'interests.fault.dateTwice':
    'Un giorno non può andare bene ed essere impossibile allo stesso tempo. Lo rimuova da una delle due categorie.',
  'interests.fault.choice': 'Scelga una di queste opzioni.',
  'interests.fault.phoneMissing': 'Indichi il numero da usare.',
  'interests.fault.phoneCountry': 'Indichi il numero con il prefisso internazionale, per esempio {example}.',
  'interests.fault.phoneShort': 'Questo numero è troppo corto. La preghiamo di controllarlo.',
  'interests.fault.phoneLong': 'Questo numero è troppo lungo. La preghiamo di controllarlo.',
  'interests.fault.phoneShape': 'Questo non è un numero di telefono. La preghiamo di controllarlo.',
  'interests.receipt.failed': 'Impossibile caricare la richiesta',
  'interests.receipt.sent': 'Inviata',
} as const satisfies MessagesOf<typeof interestsMessages>
