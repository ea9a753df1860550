import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, ExperienceHub } from '../src/index.ts'
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

/** A member with a booking: it leads, and the catalog follows. */
export const Today: Story = {
  parameters: sandboxParameters(withHistory),
  play: async ({ canvas }) => void (await canvas.findByText(/^In \d+ (days|months)$/)),
}

/** Pages in the host's order, one of ours with another name, and one of the host's own with its icon. */
export const OwnPages: Story = {
  parameters: sandboxParameters(withHistory),
  args: {
    pages: [
      'explore',
      { id: 'wallet', label: 'My points' },
      'concierge',
      {
        id: 'help',
        label: 'Help',
        icon: (
          <svg className="xp-icon" data-size="small" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.5" />
          </svg>
        ),
        path: '/help',
        render: ({ go }) => (
          <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start', maxInlineSize: '40rem' }}>
            <h2 className="xp-type-title-1">How points work</h2>
            <p>You collect points with every purchase. They stay yours for three years.</p>
            <Button variant="outlined" onClick={() => go({ view: 'wallet' })}>
              See my points
            </Button>
          </div>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help' }))
    await canvas.findByRole('heading', { name: 'How points work' })
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
export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

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
