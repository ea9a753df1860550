import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What is said about a phone number and the code that is sent to it, in English. */
export const phoneMessages = {
  'phone.title': 'Check your number',
  'phone.loading': 'Loading your number',
  'phone.failed': 'We could not load your number',
  'phone.sentTo': 'We sent a code to {phone}.',
  'phone.code': 'Code',
  'phone.code.hint': { one: 'Usually {count} figure.', other: 'Usually {count} figures.' },
  'phone.code.missing': 'Enter the code that we sent you.',
  'phone.code.wrong': 'The last code was wrong or has expired. Try again, or ask for a new one.',
  'phone.code.wrongOnly': 'The last code was wrong or has expired. Try again.',
  'phone.check': 'Check',
  'phone.checking': 'Checking',

  'phone.resend': 'Send a new code',
  'phone.resending': 'Sending',
  'phone.resendIn': 'New code in {time}',
  'phone.resent': {
    one: 'A new code is on its way. You can ask for another in {count} second.',
    other: 'A new code is on its way. You can ask for another in {count} seconds.',
  },
  'phone.resend.unknown': 'A new code may be on its way. If none arrives, ask for another.',
  'phone.resendNow': 'You can ask for a new code now.',

  'phone.change': 'Change the number',
  'phone.change.title': 'Change your number',
  'phone.change.text': 'We send a code to the new number. Your other answers stay as they are.',
  'phone.unknown.title': 'One of your other answers cannot be shown here.',
  'phone.unknown.text': 'Changing the number leaves it out. Your concierge can still read it until then.',
  'phone.add.title': 'Add your number',
  'phone.add.text': 'We send a code to it, to be sure that it is yours. Your other answers stay as they are.',
  'phone.save': 'Send a code',
  'phone.saving': 'Sending',
  'phone.cancel': 'Keep the number',
  'phone.changed': 'Saved. We sent a code to {phone}.',

  'phone.verified.title': 'Your number is checked',
  'phone.verified.text': 'Your concierge can reach you at {phone}.',
  'phone.fault.empty': 'Enter the number that we should use.',
  'phone.fault.country': 'Enter the number with its country code, for example {example}.',
  'phone.fault.short': 'This number is too short. Please check it.',
  'phone.fault.long': 'This number is too long. Please check it.',
  'phone.fault.shape': 'This is not a phone number. Please check it.',
} as const satisfies MessageDefinitions
