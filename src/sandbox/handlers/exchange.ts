import { exchange as operation } from '../../contract/organisation/index.ts'
import { organisationHandler } from '../core/Handler.ts'
import { issueGrant } from '../model/issueGrant.ts'
import { upsertMember } from '../model/upsertMember.ts'

/** Makes the member known on first sight; what is given is stored on the profile (specification, Endpoints, rule 1). */
export const exchange = organisationHandler(operation, ({ body }, context) =>
  issueGrant({ ...context, member: upsertMember(context, body) }),
)
