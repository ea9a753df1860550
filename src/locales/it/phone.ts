import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Italian. */
export const phone = {
  'phone.title': 'Verifica il numero',
  'phone.loading': 'Caricamento del numero',
  'phone.failed': 'Impossibile caricare il numero',
  'phone.sentTo': 'Abbiamo inviato un codice al numero {phone}.',
  'phone.code': 'Codice',
  'phone.code.hint': {
    one: 'Di solito {count} cifra.',
    many: 'Di solito {count} cifre.',
    other: 'Di solito {count} cifre.',
  },
  'phone.code.missing': 'Inserisca il codice che Le abbiamo inviato.',
  'phone.code.wrong': 'L’ultimo codice era errato o è scaduto. Riprovi o ne richieda uno nuovo.',
  'phone.code.wrongOnly': 'L’ultimo codice era errato o è scaduto. Riprovi.',
  'phone.check': 'Verifica',
  'phone.checking': 'Verifica in corso',

  'phone.resend': 'Invia un nuovo codice',
  'phone.resending': 'Invio in corso',
  'phone.resendIn': 'Nuovo codice tra {time}',
  'phone.resent': {
    one: 'Un nuovo codice è in arrivo. Se ne potrà richiedere un altro tra {count} secondo.',
    many: 'Un nuovo codice è in arrivo. Se ne potrà richiedere un altro tra {count} secondi.',
    other: 'Un nuovo codice è in arrivo. Se ne potrà richiedere un altro tra {count} secondi.',
  },
  'phone.resend.unknown':
    'Un nuovo codice potrebbe essere in arrivo. Se non arriva, se ne può richiedere un altro.',
  'phone.resendNow': 'Ora è possibile richiedere un nuovo codice.',

  'phone.change': 'Cambia numero',
  'phone.change.title': 'Cambia il numero',
  'phone.change.text': 'Inviamo un codice al nuovo numero. Le altre risposte restano invariate.',
  'phone.unknown.title': 'Una delle altre risposte non può essere mostrata qui.',
  'phone.unknown.text':
    'Cambiando il numero, viene esclusa. Fino ad allora il concierge può ancora leggerla.',
  'phone.add.title': 'Aggiungi il numero',
  'phone.add.text':
    'Inviamo un codice a questo numero, per essere certi che sia Suo. Le altre risposte restano invariate.',
  'phone.save': 'Invia un codice',
  'phone.saving': 'Invio in corso',
  'phone.cancel': 'Mantieni il numero',
  'phone.changed': 'Salvato. Abbiamo inviato un codice al numero {phone}.',

  'phone.verified.title': 'Il numero è verificato',
  'phone.verified.text': 'Il concierge può contattarLa al numero {phone}.',
  'phone.fault.empty': 'Indichi il numero da usare.',
  'phone.fault.country': 'Indichi il numero con il prefisso internazionale, per esempio {example}.',
  'phone.fault.short': 'Questo numero è troppo corto. La preghiamo di controllarlo.',
  'phone.fault.long': 'Questo numero è troppo lungo. La preghiamo di controllarlo.',
  'phone.fault.shape': 'Questo non è un numero di telefono. La preghiamo di controllarlo.',
} as const satisfies MessagesOf<typeof phoneMessages>
