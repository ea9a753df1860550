import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { InterestSummary, type InterestSummaryProps, operations, useExperienceKit } from '../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../src/sandbox/index.ts'
import { type Canvas, dark, failing, sandboxParameters, shows, withSandbox } from './sandboxStory.tsx'
import { useLaterInterest } from './useLaterInterest.ts'

const member = sandboxMembers.withHistory

const meta = {
  title: 'Components/Interests/InterestSummary',
  component: InterestSummary,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen', ...sandboxParameters({ member }) },
  args: {
    interestId: sandboxInterest,
    headingLevel: 1,
    requestId: 'req_7kd291fc40ae',
    onOpenConversation: fn(),
    onChanged: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof InterestSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing to press: no handler for the conversation, and changing switched off. */
export const ReadOnly: Story = {
  render: ({ interestId }) => (
    <InterestSummary interestId={interestId} headingLevel={1} canChangeAnswers={false} />
  ),
}

const change = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Change your answers' }))
const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save your answers' }))
const chooseWedding = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('radio', { name: 'Wedding' }))

/** The same questions in place, prefilled; earlier sensitive answers are told of, and not sent again. */
export const Changing: Story = {
  play: async ({ canvas }) => {
    await change(canvas)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Change your answers' })).toHaveFocus())
  },
}

/** A form of the host's own opens instead. */
export const ChangedByTheHost: Story = { args: { onChangeAnswers: fn() } }

export const ChangeSaved: Story = {
  play: async ({ canvas }) => {
    await change(canvas)
    await chooseWedding(canvas)
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your concierge has it' })).toHaveFocus())
  },
}

/** While it is sent the fields are out of reach. */
export const ChangeSaving: Story = {
  parameters: sandboxParameters({ scenario: { latencyMs: { submitIntake: 600_000 } } }),
  play: async ({ canvas }) => {
    await change(canvas)
    await save(canvas)
    await canvas.findByRole('button', { name: 'Saving' })
  },
}

/** The answer was lost: saving again is safe, and nothing is gone. */
export const ChangeOutcomeUnknown: Story = {
  parameters: sandboxParameters({ scenario: failing('submitIntake', 503) }),
  play: async ({ canvas }) => {
    await change(canvas)
    await chooseWedding(canvas)
    await save(canvas)
    await canvas.findByText('We did not hear back.')
  },
}

/** Changes that were left unsaved are there again, and said to be unsaved. */
export const ChangeFromDraft: Story = {
  render: function ChangeFromDraftStory(props) {
    const { drafts } = useExperienceKit()
    useState(() => drafts.set('intake', sandboxInterest, { occasion: 'BIRTHDAY', adults: 4 }))
    return <InterestSummary {...props} />
  },
  play: async ({ canvas }) => {
    await change(canvas)
    await canvas.findByText('These changes are not saved yet.')
  },
}

/** Asked before leaving, since what is typed there is kept nowhere. */
export const ChangeCancelled: Story = {
  play: async ({ canvas }) => {
    await change(canvas)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Diet' }), 'One of us eats no meat.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await canvas.findByRole('dialog', { name: 'Leave without saving?' })
  },
}

export const ChangeDark: Story = { ...Changing, globals: dark }
export const ChangeNarrow: Story = { ...Changing, parameters: sandboxParameters({ width: 320 }) }

/** The Service keeps no list of interests, so the story makes one of its own. */
function OfNewInterest(props: Omit<InterestSummaryProps, 'interestId'>) {
  const { client } = useExperienceKit()
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    async function ask() {
      const answers = {
        adults: 2,
        children: 1,
        contactMethod: 'SMS',
        contactWindow: 'AFTERNOON',
        phone: '+442079460958',
        occasion: 'ANNIVERSARY',
      } as const
      const { data } = await client.call(
        operations.createInterest,
        { body: { offer: sandboxOffers.fewLeft, ...answers } },
        { idempotencyKey: crypto.randomUUID() },
      )
      await client.call(operations.submitIntake, {
        params: { id: data.id },
        body: { ...answers, dietary: 'One of us eats no meat.' },
      })
      setId(data.id)
    }
    void ask()
  }, [client])
  return id === null ? <></> : <InterestSummary {...props} interestId={id} />
}

/** A number that is not checked yet is the one thing left to do. Of the sensitive answers only the time is left. */
export const PhoneToCheck: Story = {
  render: ({ interestId: _id, ...props }) => <OfNewInterest {...props} />,
  play: shows('textbox', { name: 'Code' }),
}

export const PhoneToCheckDark: Story = { ...PhoneToCheck, globals: dark }
export const PhoneToCheckNarrow: Story = { ...PhoneToCheck, parameters: sandboxParameters({ width: 320 }) }

/** A status is shown when the host's messages name it. */
export const WithStatus: Story = {
  parameters: sandboxParameters({
    messages: {
      'interests.status.OPEN': 'With your concierge',
      'interests.status.NEW': 'With your concierge',
      'interests.status.SUBMITTED': 'With your concierge',
    },
  }),
}

/** Values of a later version of the Service. */
export const UnknownValues: Story = {
  render: function UnknownValuesStory(props) {
    return <InterestSummary {...props} interestId={useLaterInterest(null)} />
  },
  play: shows('heading', { name: 'Your concierge has it' }),
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: { latencyMs: 600_000 } }) }
export const Failing: Story = { parameters: sandboxParameters({ scenario: failing('interest') }) }
export const NotFound: Story = { args: { interestId: 'int_unknown' } }
export const Narrow: Story = { parameters: sandboxParameters({ width: 320 }) }
