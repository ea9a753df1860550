import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent } from 'storybook/test'
import {
  Amount,
  arrowStartIcon,
  Button,
  Chip,
  clockIcon,
  CopyReference,
  EmptyState,
  Fact,
  Facts,
  retryIcon,
  SearchField,
  TextLink,
} from '../../src/ui/index.ts'
import { withSandbox } from '../sandboxStory.tsx'

/** What is read: sums, facts, tags, references, links, and what stands where there is nothing. */
const meta = {
  title: 'Primitives/Words',
  decorators: [withSandbox],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Amounts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Amount value="12,500" symbol="★" symbolName="Stars" about="about US$125" />
      <Amount value="−42,000" symbol="★" symbolName="Stars" />
      <Amount value="£1,250" />
    </div>
  ),
}

export const FactsOfAnOffer: Story = {
  render: () => (
    <Facts>
      <Fact label="When">13 – 16 March</Fact>
      <Fact label="Where" note="A boat from the quay, 20 minutes">
        Hjørundfjord, Norway
      </Fact>
      <Fact label="Guests">Up to 8</Fact>
      <Fact label="Not told" />
    </Facts>
  ),
}

export const Sums: Story = {
  render: () => (
    <Facts layout="sums">
      <Fact label="Your balance">48,250</Fact>
      <Fact label="This experience">−42,000</Fact>
      <Fact label="After you redeem" strong>
        6,250
      </Fact>
    </Facts>
  ),
}

export const Tags: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Chip>4 – 6 December</Chip>
      <Chip icon={clockIcon}>Book by 23 November</Chip>
      <Chip onRemove={fn()} removeLabel="Remove 19 March">
        19 March
      </Chip>
    </div>
  ),
}

export const References: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <CopyReference
        value="req_g4sxsm3m68mfnx"
        label="Reference, if you need to quote it"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
      <CopyReference
        layout="inline"
        value="req_g4sxsm3m68mfnx"
        label="Reference"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    </div>
  ),
}

export const Links: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      <TextLink href="#terms">The terms</TextLink>
      <TextLink onClick={fn()} icon={retryIcon}>
        Try again
      </TextLink>
      <TextLink tone="ink" href="#support">
        Write to support
      </TextLink>
      <TextLink quiet icon={arrowStartIcon} href="#back">
        Experiences
      </TextLink>
    </div>
  ),
}

export const NothingHere: Story = {
  render: () => (
    <EmptyState title="Nothing redeemed yet" drawing action={<Button>Look at the experiences</Button>}>
      What you redeem stands here, with what happens next.
    </EmptyState>
  ),
}

function Searching() {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="Search the experiences"
      placeholder="Search by name, place or kind"
      value={value}
      onValueChange={setValue}
      clearLabel="Clear the search"
    />
  )
}

export const Search: Story = { render: () => <Searching /> }

export const Searched: Story = {
  render: () => <Searching />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'fjord')
    await canvas.findByRole('button', { name: 'Clear the search' })
  },
}
