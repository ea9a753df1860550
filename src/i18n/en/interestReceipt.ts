import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the receipt of an interest says, and the questions that change it, in English. */
export const interestReceiptMessages = {
  'interests.change.title': 'Change your answers',
  'interests.change.lead':
    'All your answers are sent again, as you see them here. Asking still commits you to nothing.',
  'interests.change.save': 'Save your answers',
  'interests.change.saving': 'Saving',
  'interests.change.cancel': 'Cancel',
  'interests.change.sent':
    'You sent answers like these earlier. They are not stored, so they are not sent again. Write here everything that your concierge should know now.',
  'interests.change.sentAt':
    'You sent answers like these at {time}. They are not stored, so they are not sent again. Write here everything that your concierge should know now.',
  'interests.change.sentOn':
    'You sent answers like these on {dateTime}. They are not stored, so they are not sent again. Write here everything that your concierge should know now.',
  'interests.change.draft.title': 'These changes are not saved yet.',
  'interests.change.draft.text': 'We kept them from when you were here before.',
  'interests.change.draft.discard': 'Start from what you sent',
  'interests.change.unknown.title': 'One of your answers cannot be shown here.',
  'interests.change.unknown.text': 'Saving leaves it out. Your concierge can still read it until then.',
  'interests.change.leave.title': 'Leave without saving?',
  'interests.change.leave.text':
    'What you wrote about diet, allergies and access is not stored. If you leave, it is lost.',
  'interests.change.leave.leave': 'Leave',
  'interests.change.done': 'Your changes are saved',

  'interests.receipt.loading': 'Loading what you sent',
  'interests.receipt.sentAt': 'Sent at {time}',
  'interests.receipt.sentOn': 'Sent {dateTime}',
  'interests.receipt.title': 'Your concierge has it',
  'interests.receipt.by.SMS': 'You asked for a text {when}.',
  'interests.receipt.by.EMAIL': 'You asked for an email {when}.',
  'interests.receipt.by.PHONE': 'You asked for a call {when}.',
  'interests.receipt.when.MORNING': 'in the morning',
  'interests.receipt.when.AFTERNOON': 'in the afternoon',
  'interests.receipt.when.EVENING': 'in the evening',
  'interests.receipt.when.ANYTIME': 'at any time',
  'interests.receipt.conversation': 'The answer comes in your conversation.',
  'interests.receipt.conversationToo': 'The answer is in your conversation too.',
  'interests.receipt.noPoints': 'Nothing has been taken from your points.',
  'interests.receipt.openConversation': 'Open the conversation',
  'interests.receipt.changeAnswers': 'Change your answers',
  'interests.receipt.answers': 'What you sent',
  'interests.receipt.noAnswers': 'You asked without further details.',
  'interests.receipt.status': 'Status',
  'interests.receipt.party': 'Party',
  'interests.receipt.partyBoth': '{adults}, {children}',
  'interests.receipt.adults': { one: '{count} adult', other: '{count} adults' },
  'interests.receipt.children': { one: '{count} child', other: '{count} children' },
  'interests.receipt.noChildren': 'no children',
  'interests.receipt.preferred': 'Would suit',
  'interests.receipt.blackout': 'Not possible',
  'interests.receipt.contact': 'Reach you by',
  'interests.receipt.contactBoth': '{method}, {window}',
  'interests.receipt.window': 'Best time',
  'interests.receipt.window.MORNING': 'mornings',
  'interests.receipt.window.AFTERNOON': 'afternoons',
  'interests.receipt.window.EVENING': 'evenings',
  'interests.receipt.window.ANYTIME': 'any time',
  'interests.receipt.window.unknown': 'another time',
  'interests.receipt.phone': 'Phone',
  'interests.receipt.phone.checked': 'checked',
  'interests.receipt.phone.unchecked': 'not checked yet',
  'interests.receipt.occasion': 'Occasion',
  'interests.receipt.forwarded':
    'Forwarded to your concierge, not stored. To change them, type them again in full.',
  'interests.receipt.forwardedAt':
    'Forwarded to your concierge at {time}, not stored. To change them, type them again in full.',
  'interests.receipt.forwardedOn':
    'Forwarded to your concierge {dateTime}, not stored. To change them, type them again in full.',
  'interests.receipt.reference': 'Reference, if you need to quote it',
} as const satisfies MessageDefinitions
