import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Dutch. */
export const phone = {
  'phone.title': 'Uw nummer controleren',
  'phone.loading': 'Uw nummer wordt geladen',
  'phone.failed': 'Uw nummer kon niet worden geladen',
  'phone.sentTo': 'We hebben een code gestuurd naar {phone}.',
  'phone.code': 'Code',
  'phone.code.hint': { one: 'Meestal {count} cijfer.', other: 'Meestal {count} cijfers.' },
  'phone.code.missing': 'Voer de code in die we u hebben gestuurd.',
  'phone.code.wrong':
    'De laatste code was onjuist of is verlopen. Probeer het opnieuw of vraag een nieuwe aan.',
  'phone.code.wrongOnly': 'De laatste code was onjuist of is verlopen. Probeer het opnieuw.',
  'phone.check': 'Controleren',
  'phone.checking': 'Wordt gecontroleerd',

  'phone.resend': 'Nieuwe code sturen',
  'phone.resending': 'Wordt verzonden',
  'phone.resendIn': 'Nieuwe code over {time}',
  'phone.resent': {
    one: 'Er is een nieuwe code onderweg. Over {count} seconde kunt u er nog een aanvragen.',
    other: 'Er is een nieuwe code onderweg. Over {count} seconden kunt u er nog een aanvragen.',
  },
  'phone.resend.unknown': 'Misschien is er een nieuwe code onderweg. Komt er geen, vraag dan een nieuwe aan.',
  'phone.resendNow': 'U kunt nu een nieuwe code aanvragen.',

  'phone.change': 'Nummer wijzigen',
  'phone.change.title': 'Uw nummer wijzigen',
  'phone.change.text':
    'We sturen een code naar het nieuwe nummer. Uw andere antwoorden blijven zoals ze zijn.',
  'phone.unknown.title': 'Een van uw andere antwoorden kan hier niet worden getoond.',
  'phone.unknown.text':
    'Als u het nummer wijzigt, vervalt dat antwoord. Tot die tijd kan uw concierge het nog lezen.',
  'phone.add.title': 'Uw nummer toevoegen',
  'phone.add.text':
    'We sturen er een code naartoe, om zeker te weten dat het van u is. Uw andere antwoorden blijven zoals ze zijn.',
  'phone.save': 'Code sturen',
  'phone.saving': 'Wordt verzonden',
  'phone.cancel': 'Nummer behouden',
  'phone.changed': 'Opgeslagen. We hebben een code gestuurd naar {phone}.',

  'phone.verified.title': 'Uw nummer is gecontroleerd',
  'phone.verified.text': 'Uw concierge kan u bereiken op {phone}.',
  'phone.fault.empty': 'Geef het nummer op dat we moeten gebruiken.',
  'phone.fault.country': 'Geef het nummer op met landnummer, bijvoorbeeld {example}.',
  'phone.fault.short': 'Dit nummer is te kort. Controleer het.',
  'phone.fault.long': 'Dit nummer is te lang. Controleer het.',
  'phone.fault.shape': 'Dit is geen telefoonnummer. Controleer het.',
} as const satisfies MessagesOf<typeof phoneMessages>
