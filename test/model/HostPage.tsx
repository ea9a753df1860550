import type { ReactNode } from 'react'
import {
  type RegisterInterestResult,
  useCreateRedemption,
  useInterest,
  useMadeInterests,
  useOutbox,
  useRedemptions,
  useRegisterInterest,
  useSubmitFeedback,
  useSubmitIntake,
  useThread,
  useVerifyPhone,
  useWallet,
} from '../../src/queries/index.ts'

export type AskResult = RegisterInterestResult

/** What a host's page of our hooks knows and can do, as of its last render. */
export interface Hooks {
  wallet: ReturnType<typeof useWallet>
  redemptions: ReturnType<typeof useRedemptions>
  thread: ReturnType<typeof useThread>
  outbox: ReturnType<typeof useOutbox>
  feedback: ReturnType<typeof useSubmitFeedback>
  readonly redeem: Record<string, ReturnType<typeof useCreateRedemption>>
  readonly ask: Record<string, ReturnType<typeof useRegisterInterest>>
  readonly interests: Record<
    string,
    {
      readonly interest: ReturnType<typeof useInterest>
      readonly intake: ReturnType<typeof useSubmitIntake>
      readonly phone: ReturnType<typeof useVerifyPhone>
    }
  >
}

export interface HostPageProps {
  readonly hooks: Hooks
  readonly offers: readonly string[]
  readonly conversation: string
  readonly completed: string
}

/** Every hook of a member's page, and no markup: a walk of thousands of pages must be quick. */
export function HostPage({ hooks, offers, conversation, completed }: HostPageProps): ReactNode {
  const thread = useThread(conversation, { isFollowed: false })
  Object.assign(hooks, {
    wallet: useWallet(),
    redemptions: useRedemptions(),
    thread,
    outbox: useOutbox(conversation, thread.data?.rows),
    feedback: useSubmitFeedback(completed),
  })
  const made = useMadeInterests()
  return (
    <>
      {offers.map((offer) => (
        <OfferPart key={offer} hooks={hooks} offer={offer} />
      ))}
      {made.map((id) => (
        <InterestPart key={id} hooks={hooks} id={id} />
      ))}
    </>
  )
}

function OfferPart({ hooks, offer }: { readonly hooks: Hooks; readonly offer: string }): ReactNode {
  hooks.redeem[offer] = useCreateRedemption(offer)
  hooks.ask[offer] = useRegisterInterest(offer)
  return null
}

function InterestPart({ hooks, id }: { readonly hooks: Hooks; readonly id: string }): ReactNode {
  hooks.interests[id] = {
    interest: useInterest(id),
    intake: useSubmitIntake(id),
    phone: useVerifyPhone(id),
  }
  return null
}
