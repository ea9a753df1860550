import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the form and the receipt of an interest say, in English. */
export const interestsMessages = {
  'interests.title': 'Ask for it',
  'interests.lead':
    'Tell us what would suit you. Asking commits you to nothing: no points are taken and no place is held. A concierge answers in your conversation.',
  'interests.back': 'Back to the experience',
  'interests.send': 'Send to the concierge',
  'interests.sending': 'Sending',
  'interests.noPoints': 'No points are taken.',

  'interests.offer.loading': 'Loading the experience',
  'interests.offer.gone.title': 'No longer offered.',
  'interests.offer.gone.text': 'You can still ask: your concierge may know of something similar.',
  'interests.offer.failed': 'We could not show the experience here. You can still ask for it.',

  'interests.party': 'Your party',
  'interests.party.max': { one: 'For {count} guest at most.', other: 'Up to {count} guests.' },
  'interests.adults': 'Adults',
  'interests.adults.fewer': 'One adult fewer',
  'interests.adults.more': 'One adult more',
  'interests.children': 'Children',
  'interests.children.fewer': 'One child fewer',
  'interests.children.more': 'One child more',

  'interests.dates': 'Your dates',
  'interests.dates.hint': 'Choose a kind, then the days. As many as you like.',
  'interests.dates.kind': 'What the days mean',
  'interests.dates.preferred': 'Would suit us',
  'interests.dates.blackout': 'Not possible',
  'interests.dates.suits': 'Suits',
  'interests.dates.calendar': 'Days',
  'interests.dates.previousMonth': 'Previous month',
  'interests.dates.nextMonth': 'Next month',
  'interests.dates.today': 'today',
  'interests.dates.unavailable': 'cannot be chosen',
  'interests.dates.chosen': 'Chosen days',
  'interests.dates.notTag': 'Not {days}',
  'interests.dates.remove': 'Remove {days}',
  'interests.dates.failed.title': 'The calendar did not load.',
  'interests.dates.failed.text': 'What you entered is kept, and you can send without it.',

  'interests.contact': 'How we reach you',
  'interests.contact.by': 'By',
  'interests.contact.APP_CHAT': 'Message here',
  'interests.contact.SMS': 'Text',
  'interests.contact.EMAIL': 'Email',
  'interests.contact.PHONE': 'Call',
  'interests.contact.unknown': 'Another way',
  'interests.email.hint': 'To the address your organisation holds.',
  'interests.phone': 'Phone',
  'interests.phone.hint': 'We send a code to check it after you have sent this.',
  'interests.phone.hintAbroad':
    'With its country code, for example {example}. We send a code to check it after you have sent this.',
  'interests.phone.hintChange': 'We send a code to another number, to check it.',
  'interests.window': 'Best time',
  'interests.window.MORNING': 'Morning',
  'interests.window.AFTERNOON': 'Afternoon',
  'interests.window.EVENING': 'Evening',
  'interests.window.ANYTIME': 'Any time',
  'interests.window.unset': 'Not given',
  'interests.window.unknown': 'Another time',

  'interests.occasion': 'Is it an occasion?',
  'interests.occasion.BIRTHDAY': 'Birthday',
  'interests.occasion.ANNIVERSARY': 'Anniversary',
  'interests.occasion.ENGAGEMENT': 'Engagement',
  'interests.occasion.WEDDING': 'Wedding',
  'interests.occasion.GRADUATION': 'Graduation',
  'interests.occasion.PROMOTION': 'Promotion',
  'interests.occasion.BUSINESS': 'Business',
  'interests.occasion.OTHER': 'Other',
  'interests.occasion.unknown': 'Another occasion',

  'interests.sensitive': 'Diet, allergies, access',
  'interests.sensitive.promise':
    'These three answers go straight to your concierge and are <b>not stored</b>: not here, not in your conversation, not in this browser. We keep only the time they were sent.',
  'interests.sensitive.reload':
    'If you leave or reload this page before you send, what you write here is lost.',
  'interests.sensitive.dietary': 'Diet',
  'interests.sensitive.allergies': 'Allergies',
  'interests.sensitive.accessibility': 'Accessibility',

  'interests.leave.title': 'Leave without sending?',
  'interests.leave.text':
    'What you wrote about diet, allergies and access is not stored. If you leave, it is lost. Your other answers stay.',
  'interests.leave.stay': 'Stay here',
  'interests.leave.leave': 'Leave',

  'interests.leave.sending.title': 'Leave while it is being sent?',
  'interests.leave.sending.text':
    'Sending goes on without you. If it fails, what you wrote about diet, allergies and access is lost, and we tell you so.',

  'interests.lost.title': 'What you wrote about diet, allergies and access did not arrive.',
  'interests.lost.text':
    'As far as we know, your concierge does not have it, and it is not kept anywhere. Please write it again.',
  'interests.lost.again': 'Write it again',

  'interests.offline.title': 'You are offline.',
  'interests.offline.text':
    'Nothing was sent, and nothing you entered is lost. Send it when you are connected again.',
  'interests.arrived.title': 'Your request has arrived.',
  'interests.arrived.text':
    'Only your details are not confirmed. Sending again sends just those: you do not ask twice.',
  'interests.unknown.text': 'It may have arrived. Sending again is safe: it replaces what was sent before.',

  'interests.fault.number': 'Enter a whole number, {least} or more.',
  'interests.fault.party': {
    one: 'This is for {count} guest at most.',
    other: 'This is for {count} guests at most.',
  },
  'interests.fault.date': 'One of these days does not exist. Remove it from the list.',
  'interests.fault.dateOver': 'One of these days is over. Remove it from the list.',
  'interests.fault.dateOutside': 'One of these days is outside the experience. Remove it from the list.',
  'interests.fault.dateTwice':
    'A day cannot both suit you and not be possible. Remove it from one of the two.',
  'interests.fault.choice': 'Choose one of these.',
  'interests.fault.phoneMissing': 'Enter the number that we should use.',
  'interests.fault.phoneCountry': 'Enter the number with its country code, for example {example}.',
  'interests.fault.phoneShort': 'This number is too short. Please check it.',
  'interests.fault.phoneLong': 'This number is too long. Please check it.',
  'interests.fault.phoneShape': 'This is not a phone number. Please check it.',
  'interests.receipt.failed': 'We could not load what you asked for',
  'interests.receipt.sent': 'Sent',
} as const satisfies MessageDefinitions
