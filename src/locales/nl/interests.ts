import type { interestsMessages, MessagesOf } from '../../i18n/index.ts'

/** What the form and the receipt of an interest say, in Dutch. */
export const interests = {
  'interests.title': 'Belevenis aanvragen',
  'interests.lead':
    'Vertel ons wat u het beste schikt. Een aanvraag verplicht u tot niets: er worden geen punten afgeschreven en er wordt geen plaats vastgehouden. Een concierge antwoordt in uw gesprek.',
  'interests.back': 'Terug naar de belevenis',
  'interests.send': 'Verzenden naar de concierge',
  'interests.sending': 'Wordt verzonden',
  'interests.noPoints': 'Er worden geen punten afgeschreven.',

  'interests.offer.loading': 'De belevenis wordt geladen',
  'interests.offer.gone.title': 'Niet meer aangeboden.',
  'interests.offer.gone.text':
    'U kunt de belevenis toch aanvragen: misschien kent uw concierge iets vergelijkbaars.',
  'interests.offer.failed': 'De belevenis kon hier niet worden getoond. U kunt die toch aanvragen.',

  'interests.party': 'Uw gezelschap',
  'interests.party.max': { one: 'Voor maximaal {count} persoon.', other: 'Voor maximaal {count} personen.' },
  'interests.adults': 'Volwassenen',
  'interests.adults.fewer': 'Eén volwassene minder',
  'interests.adults.more': 'Eén volwassene meer',
  'interests.children': 'Kinderen',
  'interests.children.fewer': 'Eén kind minder',
  'interests.children.more': 'Eén kind meer',

  'interests.dates': 'Uw datums',
  'interests.dates.hint': 'Kies of de dagen schikken of niet kunnen, en daarna de dagen. Zo veel als u wilt.',
  'interests.dates.kind': 'Betekenis van de dagen',
  'interests.dates.preferred': 'Schikt ons',
  'interests.dates.blackout': 'Kan niet',
  'interests.dates.suits': 'Schikt',
  'interests.dates.calendar': 'Dagen',
  'interests.dates.previousMonth': 'Vorige maand',
  'interests.dates.nextMonth': 'Volgende maand',
  'interests.dates.today': 'vandaag',
  'interests.dates.unavailable': 'niet te kiezen',
  'interests.dates.chosen': 'Gekozen dagen',
  'interests.dates.notTag': 'Kan niet: {days}',
  'interests.dates.remove': '{days} verwijderen',
  'interests.dates.failed.title': 'De kalender is niet geladen.',
  'interests.dates.failed.text': 'Wat u hebt ingevuld blijft staan, en u kunt ook zonder kalender verzenden.',

  'interests.contact': 'Hoe we u bereiken',
  'interests.contact.by': 'Via',
  'interests.contact.APP_CHAT': 'Bericht hier',
  'interests.contact.SMS': 'Sms',
  'interests.contact.EMAIL': 'E-mail',
  'interests.contact.PHONE': 'Telefoon',
  'interests.contact.unknown': 'Een andere manier',
  'interests.email.hint': 'Naar het adres dat uw organisatie van u heeft.',
  'interests.phone': 'Telefoonnummer',
  'interests.phone.hint': 'Na het verzenden sturen we u een code om het nummer te controleren.',
  'interests.phone.hintAbroad':
    'Met landnummer, bijvoorbeeld {example}. Na het verzenden sturen we u een code om het nummer te controleren.',
  'interests.phone.hintChange':
    'Als u het nummer wijzigt, sturen we een code naar het nieuwe nummer om het te controleren.',
  'interests.window': 'Beste moment',
  'interests.window.MORNING': 'Ochtend',
  'interests.window.AFTERNOON': 'Middag',
  'interests.window.EVENING': 'Avond',
  'interests.window.ANYTIME': 'Altijd goed',
  'interests.window.unset': 'Niet opgegeven',
  'interests.window.unknown': 'Een ander moment',

  'interests.occasion': 'Is er een bijzondere gelegenheid?',
  'interests.occasion.BIRTHDAY': 'Verjaardag',
  'interests.occasion.ANNIVERSARY': 'Jubileum',
  'interests.occasion.ENGAGEMENT': 'Verloving',
  'interests.occasion.WEDDING': 'Bruiloft',
  'interests.occasion.GRADUATION': 'Afstuderen',
  'interests.occasion.PROMOTION': 'Promotie',
  'interests.occasion.BUSINESS': 'Zakelijk',
  'interests.occasion.OTHER': 'Anders',
  'interests.occasion.unknown': 'Een andere gelegenheid',

  'interests.sensitive': 'Dieet, allergieën, toegankelijkheid',
  'interests.sensitive.promise':
    'Deze drie antwoorden gaan rechtstreeks naar uw concierge en worden <b>niet bewaard</b>: niet hier, niet in uw gesprek, niet in deze browser. We leggen alleen vast wanneer ze zijn verzonden.',
  'interests.sensitive.reload':
    'Als u deze pagina verlaat of opnieuw laadt voordat u verzendt, gaat verloren wat u hier schrijft.',
  'interests.sensitive.dietary': 'Dieet',
  'interests.sensitive.allergies': 'Allergieën',
  'interests.sensitive.accessibility': 'Toegankelijkheid',

  'interests.leave.title': 'Verlaten zonder te verzenden?',
  'interests.leave.text':
    'Wat u over dieet, allergieën en toegankelijkheid schreef, wordt nergens bewaard en gaat verloren als u de pagina verlaat. Uw andere antwoorden blijven staan.',
  'interests.leave.stay': 'Hier blijven',
  'interests.leave.leave': 'Verlaten',

  'interests.leave.sending.title': 'Verlaten tijdens het verzenden?',
  'interests.leave.sending.text':
    'Het verzenden gaat zonder u door. Mislukt het, dan gaat verloren wat u over dieet, allergieën en toegankelijkheid schreef, en dat laten we u weten.',

  'interests.lost.title': 'Wat u over dieet, allergieën en toegankelijkheid schreef, is niet aangekomen.',
  'interests.lost.text':
    'Voor zover wij weten heeft uw concierge het niet, en het wordt nergens bewaard. Schrijf het alstublieft opnieuw.',
  'interests.lost.again': 'Opnieuw schrijven',

  'interests.offline.title': 'U bent offline.',
  'interests.offline.text':
    'Er is niets verzonden, en er is niets verloren gegaan van wat u hebt ingevuld. Verzend het zodra u weer verbinding hebt.',
  'interests.arrived.title': 'Uw aanvraag is aangekomen.',
  'interests.arrived.text':
    'Alleen uw gegevens zijn nog niet bevestigd. Opnieuw verzenden stuurt alleen die: u vraagt niet twee keer aan.',
  'interests.unknown.text':
    'Misschien zijn uw gegevens aangekomen. U kunt ze gerust opnieuw verzenden: ze vervangen wat eerder is verzonden.',

  'interests.fault.number': 'Geef een heel getal op, {least} of meer.',
  'interests.fault.party': {
    one: 'Deze belevenis is voor maximaal {count} persoon.',
    other: 'Deze belevenis is voor maximaal {count} personen.',
  },
  'interests.fault.date': 'Een van deze dagen bestaat niet. Verwijder die uit de lijst.',
  'interests.fault.dateOver': 'Een van deze dagen is voorbij. Verwijder die uit de lijst.',
  'interests.fault.dateOutside': 'Een van deze dagen valt buiten de belevenis. Verwijder die uit de lijst.',
  'interests.fault.dateTwice':
    'Een dag kan niet tegelijk schikken en niet kunnen. Verwijder die op een van de twee plaatsen.',
  'interests.fault.choice': 'Kies een van deze mogelijkheden.',
  'interests.fault.phoneMissing': 'Geef het nummer op dat we moeten gebruiken.',
  'interests.fault.phoneCountry': 'Geef het nummer op met landnummer, bijvoorbeeld {example}.',
  'interests.fault.phoneShort': 'Dit nummer is te kort. Controleer het.',
  'interests.fault.phoneLong': 'Dit nummer is te lang. Controleer het.',
  'interests.fault.phoneShape': 'Dit is geen telefoonnummer. Controleer het.',
  'interests.receipt.failed': 'Uw aanvraag kon niet worden geladen',
  'interests.receipt.sent': 'Verzonden',
} as const satisfies MessagesOf<typeof interestsMessages>
