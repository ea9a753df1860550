import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in Dutch. */
export const failure = {
  'failure.read.title': 'Dit kon niet worden geladen',
  'failure.write.title': 'Niet verzonden.',
  'failure.write.kept': 'Er is niets verloren gegaan van wat u hebt ingevuld.',
  'failure.write.unknown.title': 'We hebben niets teruggehoord.',
  'failure.write.unknown.text':
    'Misschien is het aangekomen. U kunt het gerust opnieuw proberen: het wordt niet twee keer uitgevoerd.',
  'failure.network': 'De verbinding is weggevallen.',
  'failure.timeout': 'De dienst deed te lang over een antwoord.',
  'failure.authentication': 'De dienst kon niet bevestigen wie u bent.',
  'failure.permission': 'U hebt hier geen toegang toe.',
  'failure.not-found': 'Dit is niet meer beschikbaar.',
  'failure.rejected': 'De dienst heeft dit niet aangenomen.',
  'failure.conflict': 'Er is intussen iets veranderd.',
  'failure.rate-limit': 'Het is op dit moment erg druk.',
  'failure.service': 'De dienst gaf geen antwoord.',
  'failure.invalid-response': 'De dienst gaf een antwoord dat we niet konden lezen.',
  'failure.invalid-request': 'Dit kon zo niet worden verzonden. Controleer wat u hebt ingevuld.',
  'failure.session-ended': 'U bent uitgelogd.',
  'failure.terms': 'Accepteer eerst de voorwaarden.',
  'failure.refresh.title': 'We konden niet bevestigen wie u bent',
  'failure.refresh.text':
    'Uw organisatie gaf geen antwoord. Er is niets verloren gegaan van wat u hebt ingevuld.',
  'failure.unexpected.title': 'Hier ging iets mis',
  'failure.unexpected.text': 'De rest van de pagina werkt nog.',
  'failure.reload': 'Pagina opnieuw laden',
  'failure.wait.title': 'Een moment, alstublieft.',
  'failure.wait.text': 'U kunt het over {time} opnieuw proberen. Wat u hebt ingevuld blijft staan.',
  'failure.wait.button': 'Opnieuw proberen over {time}',
  'failure.wait.over': 'U kunt het nu opnieuw proberen.',
  'failure.sessionEnded.title': 'U bent uitgelogd',
  'failure.sessionEnded.text':
    'Log opnieuw in om verder te gaan. Van uw account wordt hier niets getoond, en wat u nog niet had verzonden, wordt niet bewaard.',
} as const satisfies MessagesOf<typeof failureMessages>
