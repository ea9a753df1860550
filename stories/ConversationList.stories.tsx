import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ConciergeChat, ConversationList } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { lodgeThread } from './conciergeThreads.ts'
import { failing, sandboxParameters, shows, withSandbox } from './sandboxStory.tsx'

const member = sandboxMembers.withHistory

const meta = {
  title: 'Components/Concierge/ConversationList',
  component: ConversationList,
  decorators: [withSandbox],
  args: { onOpen: fn(), activeId: lodgeThread },
  parameters: sandboxParameters({ member, width: 340 }),
} satisfies Meta<typeof ConversationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Fjord|fjord/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Links: Story = { args: { hrefFor: (id: string) => `#/concierge/${id}` } }

/** Titles that the host knows better. */
export const Titles: Story = { args: { titles: { [lodgeThread]: 'Our anniversary' } } }
export const Empty: Story = { parameters: sandboxParameters({ member: sandboxMembers.fresh, width: 340 }) }
export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }
export const Failing: Story = { parameters: sandboxParameters({ scenario: failing('conversations', 503) }) }

export const Paged: Story = {
  parameters: sandboxParameters({ assumptions: { paging: { size: 3 } } }),
  play: shows('button', { name: 'Show more' }),
}

export const Phone: Story = { parameters: sandboxParameters({ width: 390 }) }

const room = 'calc(100vh - 2rem)'
const line = '1px solid #dee3e2'

function TwoPanes() {
  const [id, setId] = useState(lodgeThread)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', border: line }}>
      <div
        style={{
          flex: '1 1 340px',
          minInlineSize: 0,
          maxBlockSize: room,
          overflowY: 'auto',
          borderInlineEnd: line,
        }}
      >
        <ConversationList activeId={id} onOpen={({ conversationId }) => setId(conversationId)} />
      </div>
      <div style={{ flex: '1000 1 400px', minInlineSize: 0, blockSize: room }}>
        <ConciergeChat conversationId={id} title="A lodge above the fjord" />
      </div>
    </div>
  )
}

/** Side by side, as the hub lays them out from a tablet on; one under the other on a phone. */
export const BesideTheThread: Story = {
  parameters: sandboxParameters({ member, width: 1600 }),
  render: () => <TwoPanes />,
}
