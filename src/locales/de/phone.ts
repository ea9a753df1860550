import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in German. */
export const phone = {
  'phone.title': 'Nummer prüfen',
  'phone.loading': 'Ihre Nummer wird geladen',
  'phone.failed': 'Ihre Nummer konnte nicht geladen werden',
  'phone.sentTo': 'Wir haben einen Code an {phone} gesendet.',
  'phone.code': 'Code',
  'phone.code.hint': { one: 'Meist {count} Ziffer.', other: 'Meist {count} Ziffern.' },
  'phone.code.missing': 'Geben Sie den Code ein, den wir Ihnen gesendet haben.',
  'phone.code.wrong':
    'Der letzte Code war falsch oder ist abgelaufen. Versuchen Sie es erneut oder fordern Sie einen neuen an.',
  'phone.code.wrongOnly': 'Der letzte Code war falsch oder ist abgelaufen. Versuchen Sie es erneut.',
  'phone.check': 'Prüfen',
  'phone.checking': 'Wird geprüft',

  'phone.resend': 'Neuen Code senden',
  'phone.resending': 'Wird gesendet',
  'phone.resendIn': 'Neuer Code in {time}',
  'phone.resent': {
    one: 'Ein neuer Code ist unterwegs. In {count} Sekunde können Sie einen weiteren anfordern.',
    other: 'Ein neuer Code ist unterwegs. In {count} Sekunden können Sie einen weiteren anfordern.',
  },
  'phone.resend.unknown':
    'Vielleicht ist ein neuer Code unterwegs. Wenn keiner ankommt, fordern Sie einen weiteren an.',
  'phone.resendNow': 'Sie können jetzt einen neuen Code anfordern.',

  'phone.change': 'Nummer ändern',
  'phone.change.title': 'Ihre Nummer ändern',
  'phone.change.text':
    'Wir senden einen Code an die neue Nummer. Ihre übrigen Antworten bleiben, wie sie sind.',
  'phone.unknown.title': 'Eine Ihrer übrigen Antworten kann hier nicht angezeigt werden.',
  'phone.unknown.text':
    'Wenn Sie die Nummer ändern, entfällt diese Antwort. Bis dahin kann Ihr Concierge sie noch lesen.',
  'phone.add.title': 'Ihre Nummer hinzufügen',
  'phone.add.text':
    'Wir senden einen Code dorthin, um sicher zu sein, dass sie Ihnen gehört. Ihre übrigen Antworten bleiben, wie sie sind.',
  'phone.save': 'Code senden',
  'phone.saving': 'Wird gesendet',
  'phone.cancel': 'Nummer behalten',
  'phone.changed': 'Gesichert. Wir haben einen Code an {phone} gesendet.',

  'phone.verified.title': 'Ihre Nummer ist geprüft',
  'phone.verified.text': 'Ihr Concierge erreicht Sie unter {phone}.',
  'phone.fault.empty': 'Geben Sie die Nummer an, die wir verwenden sollen.',
  'phone.fault.country': 'Geben Sie die Nummer mit Ländervorwahl an, zum Beispiel {example}.',
  'phone.fault.short': 'Diese Nummer ist zu kurz. Bitte prüfen Sie sie.',
  'phone.fault.long': 'Diese Nummer ist zu lang. Bitte prüfen Sie sie.',
  'phone.fault.shape': 'Das ist keine Telefonnummer. Bitte prüfen Sie Ihre Eingabe.',
} as const satisfies MessagesOf<typeof phoneMessages>
