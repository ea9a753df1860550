import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { InterestSummary, type InterestSummaryProps, operations, useExperienceKit } from '../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../src/sandbox/index.ts'
import { sandboxParameters, withSandbox } from './sandboxStory.tsx'

const member = sandboxMembers.withHistory

const meta = {
  title: 'Interests/InterestSummary',
  component: InterestSummary,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen', ...sandboxParameters({ member }) },
  args: { interestId: sandboxInterest, headingLevel: 1, requestId: 'req_7kd291fc40ae', onOpenConversation: fn(), onChangeAnswers: fn() },
} satisfies Meta<typeof InterestSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without handlers there are no buttons. */
export const ReadOnly: Story = { render: ({ interestId }) => <InterestSummary interestId={interestId} headingLevel={1} /> }

/** The Service keeps no list of interests, so the story makes one of its own. */
function OfNewInterest(props: Omit<InterestSummaryProps, 'interestId'>) {
  const { client } = useExperienceKit()
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    async function ask() {
      const answers = { adults: 2, children: 1, contactMethod: 'SMS', contactWindow: 'AFTERNOON', phone: '+442079460958', occasion: 'ANNIVERSARY' } as const
      const { data } = await client.call(operations.createInterest, { body: { offer: sandboxOffers.fewLeft, ...answers } }, { idempotencyKey: crypto.randomUUID() })
      await client.call(operations.submitIntake, { params: { id: data.id }, body: { ...answers, dietary: 'One of us eats no meat.' } })
      setId(data.id)
    }
    void ask()
  }, [client])
  return id === null ? <></> : <InterestSummary {...props} interestId={id} />
}

/** Of the sensitive answers only the time is left. */
export const SensitiveForwarded: Story = { render: ({ interestId: _id, ...props }) => <OfNewInterest {...props} /> }

/** A status is shown when the host's messages name it. */
export const WithStatus: Story = {
  parameters: sandboxParameters({ member, messages: { 'interests.status.OPEN': 'With your concierge', 'interests.status.NEW': 'With your concierge', 'interests.status.SUBMITTED': 'With your concierge' } }),
}

/** Values of a later version of the Service. */
export const UnknownValues: Story = {
  render: function UnknownValuesStory(props) {
    const kit = useExperienceKit()
    useState(() => {
      const intake = { adults: 2, children: null, blackoutDates: [], preferredDates: ['2027-05-04'], contactMethod: 'PIGEON', contactWindow: 'FULL_MOON', occasion: 'JUBILEE', phone: null, phoneVerified: false, sensitiveDetailsSentAt: null }
      kit.queryClient.setQueryData(['xp', kit.session.id, operations.interest.name, { id: 'later' }], { id: 'later', offer: sandboxOffers.complete, status: 'SIMMERING', createdAt: '2026-03-04T13:02:00Z', conversationId: null, intake })
      return null
    })
    return <InterestSummary {...props} interestId="later" />
  },
}

export const Loading: Story = { parameters: sandboxParameters({ member, scenario: { latencyMs: 600_000 } }) }

export const Failing: Story = { parameters: sandboxParameters({ member, scenario: { faults: [{ kind: 403, operation: 'interest' }] } }) }

export const NotFound: Story = { args: { interestId: 'int_unknown' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: sandboxParameters({ member, locale: 'ar' }) }

export const Narrow: Story = { parameters: sandboxParameters({ member, width: 320 }) }
