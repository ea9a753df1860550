import { operations, type Terms } from '../../contract/index.ts'
import { type MemberContext, memberHandler } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'

/** Acceptance of a superseded version reads as outstanding (specification, Terms document). */
function documentsOf({ environment, member }: MemberContext): Terms {
  const documents = [...environment.terms.values()].map((document) => {
    const acceptance = member.acceptances.get(document.type)
    return {
      ...document,
      acceptedAt: acceptance?.version === document.version ? acceptance.acceptedAt : null,
    }
  })
  return { documents }
}

const terms = memberHandler(operations.terms, (_input, context) => documentsOf(context))

const acceptTerms = memberHandler(operations.acceptTerms, ({ body }, context) => {
  const document = context.environment.terms.get(body.type)
  if (!document) throw new Refusal(404, 'NOT_FOUND', 'There is no such document.')
  if (document.version !== body.version) {
    throw new Refusal(422, 'VERSION_SUPERSEDED', 'Only the current version can be accepted.')
  }
  const earlier = context.member.acceptances.get(body.type)
  if (earlier?.version !== body.version) {
    context.member.acceptances.set(body.type, {
      version: body.version,
      acceptedAt: context.issuer.timestamp(),
    })
  }
  return documentsOf(context)
})

export const termsHandlers = { terms, acceptTerms }
