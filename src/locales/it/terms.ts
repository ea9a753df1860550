import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Italian. */
export const terms = {
  'terms.title': 'Condizioni da accettare',
  'terms.lead':
    'Per continuare, La preghiamo di leggerle e accettarle. Nel frattempo nulla cambia per i Suoi punti, le conversazioni e le esperienze.',
  'terms.loading': 'Caricamento delle condizioni',
  'terms.failed': 'Impossibile caricare le condizioni',

  'terms.type.TERMS_OF_SERVICE': 'Condizioni di utilizzo',
  'terms.type.unknown': 'Documento legale',
  'terms.version': 'Versione {version}',
  'terms.versionOn': 'Versione {version}, pubblicazione: {date}',
  'terms.newTab': 'Si apre in una nuova scheda',
  'terms.noText': 'Il testo non viene mostrato qui. Lo richieda alla Sua organizzazione prima di accettare.',
  'terms.consent.TERMS_OF_SERVICE': 'Ho letto e accetto le condizioni di utilizzo.',
  'terms.consent.unknown': 'Ho letto e accetto «{title}».',
  'terms.tick': 'Selezioni la casella per accettare.',

  'terms.accept': 'Accetta',
  'terms.acceptAndGoOn': 'Accetta e continua',
  'terms.accepting': 'Un momento',
  'terms.decline': 'Non ora',

  'terms.changed.title': 'C’è appena stata una modifica.',
  'terms.changed.text': {
    one: 'Durante la lettura è uscita una versione più recente. La preghiamo di leggerla e poi accettarla.',
    many: 'Durante la lettura sono uscite versioni più recenti. La preghiamo di leggerle e poi accettarle.',
    other: 'Durante la lettura sono uscite versioni più recenti. La preghiamo di leggerle e poi accettarle.',
  },
  'terms.unconfirmed.title': 'Non ancora confermato.',
  'terms.unconfirmed.text': 'Il servizio non ha ancora registrato l’accettazione. Riprovi tra un momento.',
  'terms.accepted': 'Grazie. Le condizioni sono accettate.',
  'terms.upToDate': 'Nulla da accettare',
  'terms.upToDate.text': 'Ha accettato la versione attuale di tutti i documenti.',
  'terms.none.text': 'La Sua organizzazione non ha condizioni da farLe accettare.',
  'terms.acceptedOn': 'accettazione: {date}',

  'terms.banner.title': 'Ci sono condizioni da accettare.',
  'terms.banner.text': 'Fino ad allora è possibile consultare tutto, ma non viene inviato nulla.',
  'terms.banner.review': 'Leggi e accetta',
  'terms.banner.failed.title': 'Impossibile caricare le condizioni.',
  'terms.banner.failed.text':
    'È possibile consultare tutto, ma non viene inviato nulla finché non saranno caricate.',
} as const satisfies MessagesOf<typeof termsMessages>
