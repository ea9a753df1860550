import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Dutch. */
export const terms = {
  'terms.title': 'Voorwaarden accepteren',
  'terms.lead':
    'Lees en accepteer ze om verder te gaan. Aan uw punten, gesprekken en belevenissen verandert intussen niets.',
  'terms.loading': 'De voorwaarden worden geladen',
  'terms.failed': 'De voorwaarden konden niet worden geladen',

  'terms.type.TERMS_OF_SERVICE': 'Gebruiksvoorwaarden',
  'terms.type.unknown': 'Juridisch document',
  'terms.version': 'Versie {version}',
  'terms.versionOn': 'Versie {version}, gepubliceerd op {date}',
  'terms.newTab': 'Opent in een nieuw tabblad',
  'terms.noText': 'De tekst wordt hier niet getoond. Vraag uw organisatie erom voordat u accepteert.',
  'terms.consent.TERMS_OF_SERVICE': 'Ik heb de gebruiksvoorwaarden gelezen en accepteer ze.',
  'terms.consent.unknown': 'Ik heb ‘{title}’ gelezen en accepteer de inhoud.',
  'terms.tick': 'Vink het vakje aan om te accepteren.',

  'terms.accept': 'Accepteren',
  'terms.acceptAndGoOn': 'Accepteren en doorgaan',
  'terms.accepting': 'Een moment',
  'terms.decline': 'Niet nu',

  'terms.changed.title': 'Dit is zojuist gewijzigd.',
  'terms.changed.text': {
    one: 'Terwijl u las, is er een nieuwere versie verschenen. Lees die en accepteer die daarna.',
    other: 'Terwijl u las, zijn er nieuwere versies verschenen. Lees ze en accepteer ze daarna.',
  },
  'terms.unconfirmed.title': 'Nog niet bevestigd.',
  'terms.unconfirmed.text': 'De dienst heeft het nog niet vastgelegd. Probeer het zo meteen opnieuw.',
  'terms.accepted': 'Hartelijk dank. De voorwaarden zijn geaccepteerd.',
  'terms.upToDate': 'Niets te accepteren',
  'terms.upToDate.text': 'U hebt van alles de huidige versie geaccepteerd.',
  'terms.none.text': 'Uw organisatie heeft geen voorwaarden die u moet accepteren.',
  'terms.acceptedOn': 'geaccepteerd op {date}',

  'terms.banner.title': 'Er zijn voorwaarden die u nog moet accepteren.',
  'terms.banner.text': 'Tot die tijd kunt u rondkijken, maar er wordt niets verzonden.',
  'terms.banner.review': 'Lezen en accepteren',
  'terms.banner.failed.title': 'De voorwaarden konden niet worden geladen.',
  'terms.banner.failed.text': 'U kunt rondkijken, maar er wordt niets verzonden totdat ze er zijn.',
} as const satisfies MessagesOf<typeof termsMessages>
