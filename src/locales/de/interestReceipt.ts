import type { interestReceiptMessages, MessagesOf } from '../../i18n/index.ts'

/** What the receipt of an interest says, and the questions that change it, in German. */
export const interestReceipt = {
  'interests.change.title': 'Antworten ändern',
  'interests.change.lead':
    'Alle Ihre Antworten werden neu gesendet, so wie sie hier stehen. Ihre Anfrage verpflichtet Sie weiterhin zu nichts.',
  'interests.change.save': 'Antworten sichern',
  'interests.change.saving': 'Wird gesichert',
  'interests.change.cancel': 'Abbrechen',
  'interests.change.sent':
    'Sie haben diese Angaben bereits gesendet. Da sie nicht gespeichert werden, werden sie auch nicht noch einmal gesendet: Schreiben Sie hier vollständig auf, was Ihr Concierge jetzt wissen soll.',
  'interests.change.sentAt':
    'Sie haben diese Angaben um {time} Uhr gesendet. Da sie nicht gespeichert werden, werden sie auch nicht noch einmal gesendet: Schreiben Sie hier vollständig auf, was Ihr Concierge jetzt wissen soll.',
  'interests.change.sentOn':
    'Sie haben diese Angaben am {dateTime} gesendet. Da sie nicht gespeichert werden, werden sie auch nicht noch einmal gesendet: Schreiben Sie hier vollständig auf, was Ihr Concierge jetzt wissen soll.',
  'interests.change.draft.title': 'Diese Änderungen sind noch nicht gesichert.',
  'interests.change.draft.text': 'Wir haben sie von Ihrem letzten Besuch aufgehoben.',
  'interests.change.draft.discard': 'Gesendete Antworten laden',
  'interests.change.unknown.title': 'Eine Ihrer Antworten kann hier nicht angezeigt werden.',
  'interests.change.unknown.text': 'Beim Sichern entfällt sie. Bis dahin kann Ihr Concierge sie noch lesen.',
  'interests.change.leave.title': 'Seite verlassen, ohne zu sichern?',
  'interests.change.leave.text':
    'Ihre Angaben zu Ernährung, Allergien und Barrierefreiheit werden nirgends gespeichert und gehen verloren, wenn Sie die Seite verlassen.',
  'interests.change.leave.leave': 'Verlassen',
  'interests.change.done': 'Ihre Änderungen sind gesichert',

  'interests.receipt.loading': 'Ihre Anfrage wird geladen',
  'interests.receipt.sentAt': 'Gesendet um {time} Uhr',
  'interests.receipt.sentOn': 'Gesendet am {dateTime}',
  'interests.receipt.title': 'Ihre Anfrage ist beim Concierge',
  'interests.receipt.by.SMS': 'Sie wünschen eine SMS {when}.',
  'interests.receipt.by.EMAIL': 'Sie wünschen eine E-Mail {when}.',
  'interests.receipt.by.PHONE': 'Sie wünschen einen Anruf {when}.',
  'interests.receipt.when.MORNING': 'am Vormittag',
  'interests.receipt.when.AFTERNOON': 'am Nachmittag',
  'interests.receipt.when.EVENING': 'am Abend',
  'interests.receipt.when.ANYTIME': 'zu beliebiger Zeit',
  'interests.receipt.conversation': 'Die Antwort kommt in Ihrer Unterhaltung.',
  'interests.receipt.conversationToo': 'Die Antwort finden Sie auch in Ihrer Unterhaltung.',
  'interests.receipt.noPoints': 'Es wurden keine Punkte abgebucht.',
  'interests.receipt.openConversation': 'Unterhaltung öffnen',
  'interests.receipt.changeAnswers': 'Antworten ändern',
  'interests.receipt.answers': 'Ihre Antworten',
  'interests.receipt.noAnswers': 'Sie haben ohne weitere Angaben angefragt.',
  'interests.receipt.status': 'Status',
  'interests.receipt.party': 'Teilnehmende',
  'interests.receipt.partyBoth': '{adults}, {children}',
  'interests.receipt.adults': { one: '{count} erwachsene Person', other: '{count} Erwachsene' },
  'interests.receipt.children': { one: '{count} Kind', other: '{count} Kinder' },
  'interests.receipt.noChildren': 'keine Kinder',
  'interests.receipt.preferred': 'Würde passen',
  'interests.receipt.blackout': 'Nicht möglich',
  'interests.receipt.contact': 'Erreichbar per',
  'interests.receipt.contactBoth': '{method}, {window}',
  'interests.receipt.window': 'Beste Zeit',
  'interests.receipt.window.MORNING': 'vormittags',
  'interests.receipt.window.AFTERNOON': 'nachmittags',
  'interests.receipt.window.EVENING': 'abends',
  'interests.receipt.window.ANYTIME': 'jederzeit',
  'interests.receipt.window.unknown': 'zu anderer Zeit',
  'interests.receipt.phone': 'Telefon',
  'interests.receipt.phone.checked': 'geprüft',
  'interests.receipt.phone.unchecked': 'noch nicht geprüft',
  'interests.receipt.occasion': 'Anlass',
  'interests.receipt.forwarded':
    'An Ihren Concierge weitergeleitet, nicht gespeichert. Um diese Angaben zu ändern, schreiben Sie sie vollständig neu.',
  'interests.receipt.forwardedAt':
    'Um {time} Uhr an Ihren Concierge weitergeleitet, nicht gespeichert. Um diese Angaben zu ändern, schreiben Sie sie vollständig neu.',
  'interests.receipt.forwardedOn':
    'Am {dateTime} an Ihren Concierge weitergeleitet, nicht gespeichert. Um diese Angaben zu ändern, schreiben Sie sie vollständig neu.',
  'interests.receipt.reference': 'Referenz, falls Sie sie angeben müssen',
} as const satisfies MessagesOf<typeof interestReceiptMessages>
