import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in German. */
export const terms = {
  'terms.title': 'Bedingungen akzeptieren',
  'terms.lead':
    'Bitte lesen und akzeptieren Sie sie, um fortzufahren. An Ihren Punkten, Unterhaltungen und Erlebnissen ändert sich währenddessen nichts.',
  'terms.loading': 'Bedingungen werden geladen',
  'terms.failed': 'Die Bedingungen konnten nicht geladen werden',

  'terms.type.TERMS_OF_SERVICE': 'Nutzungsbedingungen',
  'terms.type.unknown': 'Rechtliches Dokument',
  'terms.version': 'Fassung {version}',
  'terms.versionOn': 'Fassung {version}, veröffentlicht am {date}',
  'terms.newTab': 'Öffnet sich in einem neuen Tab',
  'terms.noText':
    'Der Text wird hier nicht angezeigt. Bitten Sie Ihre Organisation darum, bevor Sie akzeptieren.',
  'terms.consent.TERMS_OF_SERVICE': 'Ich habe die Nutzungsbedingungen gelesen und akzeptiere sie.',
  'terms.consent.unknown': 'Ich habe „{title}“ gelesen und akzeptiere den Inhalt.',
  'terms.tick': 'Setzen Sie das Häkchen, um zu akzeptieren.',

  'terms.accept': 'Akzeptieren',
  'terms.acceptAndGoOn': 'Akzeptieren und weiter',
  'terms.accepting': 'Einen Moment',
  'terms.decline': 'Nicht jetzt',

  'terms.changed.title': 'Das hat sich gerade geändert.',
  'terms.changed.text': {
    one: 'Während Sie gelesen haben, ist eine neuere Fassung erschienen. Bitte lesen Sie sie und akzeptieren Sie sie dann.',
    other:
      'Während Sie gelesen haben, sind neuere Fassungen erschienen. Bitte lesen Sie sie und akzeptieren Sie sie dann.',
  },
  'terms.unconfirmed.title': 'Noch nicht bestätigt.',
  'terms.unconfirmed.text': 'Der Dienst hat es noch nicht verzeichnet. Versuchen Sie es gleich noch einmal.',
  'terms.accepted': 'Vielen Dank. Die Bedingungen sind akzeptiert.',
  'terms.upToDate': 'Nichts zu akzeptieren',
  'terms.upToDate.text': 'Sie haben von allem die aktuelle Fassung akzeptiert.',
  'terms.none.text': 'Ihre Organisation hat keine Bedingungen, die Sie akzeptieren müssten.',
  'terms.acceptedOn': 'akzeptiert am {date}',

  'terms.banner.title': 'Bitte akzeptieren Sie die Bedingungen.',
  'terms.banner.text': 'Bis dahin können Sie sich umsehen, gesendet wird aber nichts.',
  'terms.banner.review': 'Lesen und akzeptieren',
  'terms.banner.failed.title': 'Die Bedingungen konnten nicht geladen werden.',
  'terms.banner.failed.text': 'Sie können sich umsehen, gesendet wird aber nichts, bis sie da sind.',
} as const satisfies MessagesOf<typeof termsMessages>
