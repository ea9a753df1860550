import type { MessageDefinitions } from '../MessageDefinitions.ts'

/**
 * What a member is told when something fails, in English: what happened, what is safe, what to do. One entry
 * for each kind of error.
 */
export const failureMessages = {
  'failure.read.title': 'We could not load this',
  'failure.write.title': 'Not sent.',
  'failure.write.kept': 'Nothing you entered is lost.',
  'failure.write.unknown.title': 'We did not hear back.',
  'failure.write.unknown.text': 'It may have arrived. Trying again is safe: it is not done twice.',
  'failure.network': 'The connection dropped.',
  'failure.timeout': 'The service took too long to answer.',
  'failure.authentication': 'The service could not confirm who you are.',
  'failure.permission': 'You do not have access to this.',
  'failure.not-found': 'This is no longer available.',
  'failure.rejected': 'The service did not accept this.',
  'failure.conflict': 'Something changed in the meantime.',
  'failure.rate-limit': 'A lot is going on at the moment.',
  'failure.service': 'The service did not answer.',
  'failure.invalid-response': 'The service gave an answer that we could not read.',
  'failure.invalid-request': 'This could not be sent as it is. Please check what you entered.',
  'failure.session-ended': 'You are signed out.',
  'failure.terms': 'There are terms to accept first.',
  'failure.refresh.title': 'We could not confirm who you are',
  'failure.refresh.text': 'Your organisation did not answer. Nothing you entered is lost.',
  'failure.unexpected.title': 'Something went wrong here',
  'failure.unexpected.text': 'The rest of the page still works.',
  'failure.reload': 'Reload the page',
  'failure.wait.title': 'A moment, please.',
  'failure.wait.text': 'You can try again in {time}. What you entered is kept.',
  'failure.wait.button': 'Try again in {time}',
  'failure.wait.over': 'You can try again now.',
  'failure.sessionEnded.title': 'You are signed out',
  'failure.sessionEnded.text':
    'Sign in again to go on. Nothing of your account is shown here, and what you had not sent is not kept.',
} as const satisfies MessageDefinitions
