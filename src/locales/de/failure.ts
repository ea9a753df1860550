import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in German. */
export const failure = {
  'failure.read.title': 'Das konnte nicht geladen werden',
  'failure.write.title': 'Nicht gesendet.',
  'failure.write.kept': 'Von Ihren Eingaben ist nichts verloren.',
  'failure.write.unknown.title': 'Wir haben keine Antwort erhalten.',
  'failure.write.unknown.text':
    'Vielleicht ist Ihre Eingabe angekommen. Sie können es unbesorgt noch einmal versuchen: Sie wird nicht doppelt ausgeführt.',
  'failure.network': 'Die Verbindung ist abgebrochen.',
  'failure.timeout': 'Der Dienst hat zu lange für eine Antwort gebraucht.',
  'failure.authentication': 'Der Dienst konnte Ihre Identität nicht bestätigen.',
  'failure.permission': 'Sie haben darauf keinen Zugriff.',
  'failure.not-found': 'Das ist nicht mehr verfügbar.',
  'failure.rejected': 'Der Dienst hat das nicht angenommen.',
  'failure.conflict': 'Inzwischen hat sich etwas geändert.',
  'failure.rate-limit': 'Im Moment ist sehr viel los.',
  'failure.service': 'Der Dienst hat nicht geantwortet.',
  'failure.invalid-response': 'Die Antwort des Dienstes war für uns nicht lesbar.',
  'failure.invalid-request': 'So konnte das nicht gesendet werden. Bitte prüfen Sie Ihre Eingaben.',
  'failure.session-ended': 'Sie sind abgemeldet.',
  'failure.terms': 'Bitte akzeptieren Sie zuerst die Bedingungen.',
  'failure.refresh.title': 'Ihre Identität konnte nicht bestätigt werden',
  'failure.refresh.text': 'Ihre Organisation hat nicht geantwortet. Von Ihren Eingaben ist nichts verloren.',
  'failure.unexpected.title': 'Hier ist etwas schiefgegangen',
  'failure.unexpected.text': 'Der Rest der Seite funktioniert weiterhin.',
  'failure.reload': 'Seite neu laden',
  'failure.wait.title': 'Einen Moment, bitte.',
  'failure.wait.text': 'In {time} können Sie es erneut versuchen. Ihre Eingaben bleiben erhalten.',
  'failure.wait.button': 'Erneut versuchen in {time}',
  'failure.wait.over': 'Sie können es jetzt erneut versuchen.',
  'failure.sessionEnded.title': 'Sie sind abgemeldet',
  'failure.sessionEnded.text':
    'Melden Sie sich wieder an, um fortzufahren. Aus Ihrem Konto wird hier nichts angezeigt, und was Sie noch nicht gesendet hatten, wird nicht aufbewahrt.',
} as const satisfies MessagesOf<typeof failureMessages>
