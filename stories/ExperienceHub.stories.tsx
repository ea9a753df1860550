import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ExperienceHub } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { dark, sandboxParameters, withSandbox } from './sandboxStory.tsx'
import { savedStoryStore } from './savedStoryStore.ts'

const withHistory = { member: sandboxMembers.withHistory }

const meta = {
  title: 'Components/Hub/ExperienceHub',
  component: ExperienceHub,
  decorators: [withSandbox],
  args: { onLocationChange: fn() },
} satisfies Meta<typeof ExperienceHub>

export default meta
type Story = StoryObj<typeof meta>

/** All four parts, starting with the catalog. */
export const Default: Story = {
  parameters: sandboxParameters(withHistory),
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'Experiences' })
    await userEvent.click(canvas.getByRole('button', { name: 'Wallet' }))
    await canvas.findByRole('heading', { name: 'Your balance' })
    await expect(args.onLocationChange).toHaveBeenCalledWith({ location: { view: 'wallet' } })
  },
}

export const Offer: Story = { args: { defaultLocation: { view: 'offer', offerId: 'fjord-lodge' } } }
export const Asking: Story = { args: { defaultLocation: { view: 'ask', offerId: 'fjord-lodge' } } }

/** The member left while a sensitive answer was being sent, and it was refused: it is kept nowhere, and they are told. */
export const AnswersLost: Story = {
  args: { defaultLocation: { view: 'ask', offerId: 'fjord-lodge' } },
  parameters: sandboxParameters({
    scenario: {
      failures: [{ kind: 422, operation: 'submitIntake' }],
      latencyMs: { submitIntake: 1_500 },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Diet' }), 'No nuts')
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the concierge' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Explore' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    await canvas.findByRole('button', { name: 'Write it again' })
  },
}

const experiences = {
  defaultLocation: { view: 'experiences' },
  interestIds: ['int_observatory_night', 'int-of-somebody-else'],
} as const

export const MyExperiences: Story = { args: experiences, parameters: sandboxParameters(withHistory) }

export const Concierge: Story = {
  args: { defaultLocation: { view: 'concierge' } },
  parameters: sandboxParameters(withHistory),
}

/** The host keeps what members save. */
export const Saved: Story = {
  args: { defaultLocation: { view: 'saved' } },
  parameters: sandboxParameters({ saved: savedStoryStore(['kyoto-potter', 'fjord-lodge']) }),
}

export const Wallet: Story = {
  args: { defaultLocation: { view: 'wallet' } },
  parameters: sandboxParameters({ ...withHistory, assumptions: { operations: { ledger: true } } }),
}

/** Only the catalog, and asking for what is in it. */
export const CatalogOnly: Story = {
  args: { features: { redeem: false, experiences: false, concierge: false, wallet: false } },
}

/** The navigation lives while a view fails. */
export const Failing: Story = {
  args: { defaultLocation: { view: 'wallet' } },
  parameters: sandboxParameters({ scenario: 'forbidden' }),
}

export const Dark: Story = { args: experiences, parameters: sandboxParameters(withHistory), globals: dark }

export const Phone: Story = {
  args: experiences,
  parameters: sandboxParameters({ ...withHistory, width: 390 }),
}

export const PhoneConcierge: Story = {
  args: { defaultLocation: { view: 'concierge' } },
  parameters: sandboxParameters({ ...withHistory, width: 390 }),
}

export const RightToLeft: Story = {
  args: experiences,
  parameters: sandboxParameters({ ...withHistory, locale: 'ar' }),
  globals: { direction: 'rtl' },
}
