import type { MessageDefinitions } from '../MessageDefinitions.ts'

/**
 * What legal documents are accepted with, in English. A host's messages may name further types of documents
 * (`terms.type.…`) and their sentence of consent (`terms.consent.…`).
 */
export const termsMessages = {
  'terms.title': 'Terms to accept',
  'terms.lead':
    'Please read and accept them to go on. Your points, conversations and experiences are unaffected while you do.',
  'terms.loading': 'Loading the terms',
  'terms.failed': 'We could not load the terms',

  'terms.type.TERMS_OF_SERVICE': 'Terms of service',
  'terms.type.unknown': 'Legal document',
  'terms.version': 'Version {version}',
  'terms.versionOn': 'Version {version}, published {date}',
  'terms.newTab': 'Opens in a new tab',
  'terms.noText': 'Its text is not shown here. Ask your organisation for it before you accept.',
  'terms.consent.TERMS_OF_SERVICE': 'I have read the terms of service and accept them.',
  'terms.consent.unknown': 'I have read “{title}” and accept it.',
  'terms.tick': 'Tick the box to accept.',

  'terms.accept': 'Accept',
  'terms.acceptAndGoOn': 'Accept and go on',
  'terms.accepting': 'Accepting',
  'terms.decline': 'Not now',

  'terms.changed.title': 'This has just changed.',
  'terms.changed.text': {
    one: 'A newer version came out while you were reading. Please read it, then accept it.',
    other: 'Newer versions came out while you were reading. Please read them, then accept them.',
  },
  'terms.unconfirmed.title': 'Not confirmed yet.',
  'terms.unconfirmed.text': 'The service has not recorded it yet. Try again in a moment.',
  'terms.accepted': 'Thank you. The terms are accepted.',
  'terms.upToDate': 'Nothing to accept',
  'terms.upToDate.text': 'You have accepted the current version of everything.',
  'terms.none.text': 'Your organisation has no terms for you to accept.',
  'terms.acceptedOn': 'accepted {date}',

  'terms.banner.title': 'There are terms to accept.',
  'terms.banner.text': 'Until then you can look around, but nothing is sent.',
  'terms.banner.review': 'Read and accept',
  'terms.banner.failed.title': 'We could not load the terms.',
  'terms.banner.failed.text': 'You can look around, but nothing is sent until they are here.',
} as const satisfies MessageDefinitions
