import type { interestsMessages, MessagesOf } from '../../i18n/index.ts'

/** What the form and the receipt of an interest say, in German. */
export const interests = {
  'interests.title': 'Erlebnis anfragen',
  'interests.lead':
    'Sagen Sie uns, was Ihnen passen würde. Ihre Anfrage verpflichtet Sie zu nichts: Es werden keine Punkte abgebucht und keine Plätze freigehalten. Ein Concierge antwortet in Ihrer Unterhaltung.',
  'interests.back': 'Zurück zum Erlebnis',
  'interests.send': 'An den Concierge senden',
  'interests.sending': 'Wird gesendet',
  'interests.noPoints': 'Es werden keine Punkte abgebucht.',

  'interests.offer.loading': 'Erlebnis wird geladen',
  'interests.offer.gone.title': 'Wird nicht mehr angeboten.',
  'interests.offer.gone.text':
    'Sie können trotzdem anfragen: Vielleicht kennt Ihr Concierge etwas Ähnliches.',
  'interests.offer.failed':
    'Das Erlebnis konnte hier nicht angezeigt werden. Sie können es trotzdem anfragen.',

  'interests.party': 'Teilnehmende',
  'interests.party.max': { one: 'Für höchstens {count} Person.', other: 'Für bis zu {count} Personen.' },
  'interests.adults': 'Erwachsene',
  'interests.adults.fewer': 'Eine erwachsene Person weniger',
  'interests.adults.more': 'Eine erwachsene Person mehr',
  'interests.children': 'Kinder',
  'interests.children.fewer': 'Ein Kind weniger',
  'interests.children.more': 'Ein Kind mehr',

  'interests.dates': 'Ihre Termine',
  'interests.dates.hint':
    'Wählen Sie, ob die Tage passen oder nicht möglich sind, und dann die Tage: so viele Sie möchten.',
  'interests.dates.kind': 'Bedeutung der Tage',
  'interests.dates.preferred': 'Würde passen',
  'interests.dates.blackout': 'Nicht möglich',
  'interests.dates.suits': 'Passt',
  'interests.dates.calendar': 'Tage',
  'interests.dates.previousMonth': 'Vorheriger Monat',
  'interests.dates.nextMonth': 'Nächster Monat',
  'interests.dates.today': 'heute',
  'interests.dates.unavailable': 'nicht wählbar',
  'interests.dates.chosen': 'Gewählte Tage',
  'interests.dates.notTag': 'Nicht möglich: {days}',
  'interests.dates.remove': '{days} entfernen',
  'interests.dates.failed.title': 'Der Kalender konnte nicht geladen werden.',
  'interests.dates.failed.text': 'Ihre Eingaben bleiben erhalten, und Sie können auch ohne ihn senden.',

  'interests.contact': 'Wie wir Sie erreichen',
  'interests.contact.by': 'Per',
  'interests.contact.APP_CHAT': 'Nachricht hier',
  'interests.contact.SMS': 'SMS',
  'interests.contact.EMAIL': 'E-Mail',
  'interests.contact.PHONE': 'Anruf',
  'interests.contact.unknown': 'Anderer Weg',
  'interests.email.hint': 'An die Adresse, die Ihrer Organisation vorliegt.',
  'interests.phone': 'Telefon',
  'interests.phone.hint': 'Nach dem Absenden schicken wir Ihnen einen Code, um die Nummer zu prüfen.',
  'interests.phone.hintAbroad':
    'Mit Ländervorwahl, zum Beispiel {example}. Nach dem Absenden schicken wir Ihnen einen Code, um die Nummer zu prüfen.',
  'interests.phone.hintChange':
    'Wenn Sie die Nummer ändern, senden wir einen Code an die neue, um sie zu prüfen.',
  'interests.window': 'Beste Zeit',
  'interests.window.MORNING': 'Vormittag',
  'interests.window.AFTERNOON': 'Nachmittag',
  'interests.window.EVENING': 'Abend',
  'interests.window.ANYTIME': 'Jederzeit',
  'interests.window.unset': 'Nicht angegeben',
  'interests.window.unknown': 'Andere Zeit',

  'interests.occasion': 'Gibt es einen Anlass?',
  'interests.occasion.BIRTHDAY': 'Geburtstag',
  'interests.occasion.ANNIVERSARY': 'Jahrestag',
  'interests.occasion.ENGAGEMENT': 'Verlobung',
  'interests.occasion.WEDDING': 'Hochzeit',
  'interests.occasion.GRADUATION': 'Abschluss',
  'interests.occasion.PROMOTION': 'Beförderung',
  'interests.occasion.BUSINESS': 'Geschäftlich',
  'interests.occasion.OTHER': 'Sonstiges',
  'interests.occasion.unknown': 'Ein anderer Anlass',

  'interests.sensitive': 'Ernährung, Allergien, Barrierefreiheit',
  'interests.sensitive.promise':
    'Diese drei Antworten gehen direkt an Ihren Concierge und werden <b>nicht gespeichert</b>: nicht hier, nicht in Ihrer Unterhaltung, nicht in diesem Browser. Wir halten nur fest, wann sie gesendet wurden.',
  'interests.sensitive.reload':
    'Wenn Sie diese Seite vor dem Senden verlassen oder neu laden, geht verloren, was Sie hier schreiben.',
  'interests.sensitive.dietary': 'Ernährung',
  'interests.sensitive.allergies': 'Allergien',
  'interests.sensitive.accessibility': 'Barrierefreiheit',

  'interests.leave.title': 'Seite verlassen, ohne zu senden?',
  'interests.leave.text':
    'Ihre Angaben zu Ernährung, Allergien und Barrierefreiheit werden nirgends gespeichert und gehen verloren, wenn Sie die Seite verlassen. Ihre übrigen Antworten bleiben erhalten.',
  'interests.leave.stay': 'Hier bleiben',
  'interests.leave.leave': 'Verlassen',

  'interests.leave.sending.title': 'Seite verlassen, während gesendet wird?',
  'interests.leave.sending.text':
    'Das Senden läuft ohne Sie weiter. Wenn es fehlschlägt, gehen Ihre Angaben zu Ernährung, Allergien und Barrierefreiheit verloren, und wir sagen es Ihnen.',

  'interests.lost.title': 'Ihre Angaben zu Ernährung, Allergien und Barrierefreiheit sind nicht angekommen.',
  'interests.lost.text':
    'Soweit wir wissen, hat Ihr Concierge sie nicht, und sie sind nirgends gespeichert. Bitte geben Sie sie noch einmal ein.',
  'interests.lost.again': 'Noch einmal eingeben',

  'interests.offline.title': 'Sie sind offline.',
  'interests.offline.text':
    'Es wurde nichts gesendet, und von Ihren Eingaben ist nichts verloren. Senden Sie sie, sobald Sie wieder verbunden sind.',
  'interests.arrived.title': 'Ihre Anfrage ist angekommen.',
  'interests.arrived.text':
    'Nur Ihre Angaben sind noch nicht bestätigt. Beim erneuten Senden werden nur diese übermittelt: Sie fragen nicht doppelt an.',
  'interests.unknown.text':
    'Vielleicht sind Ihre Angaben angekommen. Sie können sie unbesorgt noch einmal senden: Sie ersetzen, was vorher gesendet wurde.',

  'interests.fault.number': 'Geben Sie eine ganze Zahl an, {least} oder mehr.',
  'interests.fault.party': {
    one: 'Dieses Erlebnis ist für höchstens {count} Person.',
    other: 'Dieses Erlebnis ist für höchstens {count} Personen.',
  },
  'interests.fault.date': 'Einen dieser Tage gibt es nicht. Entfernen Sie ihn aus der Liste.',
  'interests.fault.dateOver': 'Einer dieser Tage ist vorbei. Entfernen Sie ihn aus der Liste.',
  'interests.fault.dateOutside':
    'Einer dieser Tage liegt außerhalb des Erlebnisses. Entfernen Sie ihn aus der Liste.',
  'interests.fault.dateTwice':
    'Ein Tag kann nicht zugleich passen und nicht möglich sein. Entfernen Sie ihn an einer der beiden Stellen.',
  'interests.fault.choice': 'Wählen Sie eine dieser Möglichkeiten.',
  'interests.fault.phoneMissing': 'Geben Sie die Nummer an, die wir verwenden sollen.',
  'interests.fault.phoneCountry': 'Geben Sie die Nummer mit Ländervorwahl an, zum Beispiel {example}.',
  'interests.fault.phoneShort': 'Diese Nummer ist zu kurz. Bitte prüfen Sie sie.',
  'interests.fault.phoneLong': 'Diese Nummer ist zu lang. Bitte prüfen Sie sie.',
  'interests.fault.phoneShape': 'Das ist keine Telefonnummer. Bitte prüfen Sie Ihre Eingabe.',
  'interests.receipt.failed': 'Ihre Anfrage konnte nicht geladen werden',
  'interests.receipt.sent': 'Gesendet',
} as const satisfies MessagesOf<typeof interestsMessages>
