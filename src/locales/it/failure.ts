import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in Italian. */
export const failure = {
  'failure.read.title': 'Il caricamento non è riuscito',
  'failure.write.title': 'Invio non riuscito.',
  'failure.write.kept': 'Nulla di quanto inserito è andato perso.',
  'failure.write.unknown.title': 'Non abbiamo ricevuto risposta.',
  'failure.write.unknown.text':
    'L’invio potrebbe essere arrivato. Può riprovare senza rischi: non viene eseguito due volte.',
  'failure.network': 'La connessione si è interrotta.',
  'failure.timeout': 'Il servizio ha impiegato troppo tempo a rispondere.',
  'failure.authentication': 'Il servizio non ha potuto confermare la Sua identità.',
  'failure.permission': 'Non ha accesso a questo contenuto.',
  'failure.not-found': 'Questo contenuto non è più disponibile.',
  'failure.rejected': 'Il servizio non ha accettato l’invio.',
  'failure.conflict': 'Nel frattempo qualcosa è cambiato.',
  'failure.rate-limit': 'In questo momento le richieste sono molte.',
  'failure.service': 'Il servizio non ha risposto.',
  'failure.invalid-response': 'Il servizio ha dato una risposta che non siamo riusciti a leggere.',
  'failure.invalid-request': 'L’invio non è possibile così. La preghiamo di controllare i dati inseriti.',
  'failure.session-ended': 'La sessione è terminata.',
  'failure.terms': 'Prima deve accettare le condizioni.',
  'failure.refresh.title': 'Non abbiamo potuto confermare la Sua identità',
  'failure.refresh.text': 'La Sua organizzazione non ha risposto. Nulla di quanto inserito è andato perso.',
  'failure.unexpected.title': 'Qui qualcosa non ha funzionato',
  'failure.unexpected.text': 'Il resto della pagina continua a funzionare.',
  'failure.reload': 'Ricarica la pagina',
  'failure.wait.title': 'Un momento, per favore.',
  'failure.wait.text': 'Potrà riprovare tra {time}. I dati inseriti restano qui.',
  'failure.wait.button': 'Riprova tra {time}',
  'failure.wait.over': 'Ora può riprovare.',
  'failure.sessionEnded.title': 'La sessione è terminata',
  'failure.sessionEnded.text':
    'Per continuare acceda di nuovo. Qui non viene mostrato nulla del Suo account, e quanto non era ancora stato inviato non viene conservato.',
} as const satisfies MessagesOf<typeof failureMessages>
