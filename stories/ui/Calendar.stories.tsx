import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent } from 'storybook/test'
import { type CalendarValues, CalendarLegend, DateTags, LazyCalendar } from '../../src/ui/index.ts'
import { type Canvas, sandboxParameters, withSandbox } from '../sandboxStory.tsx'

type Kind = 'preferred' | 'blackout'

interface DatesProps {
  readonly activeKind?: Kind
  /** `YYYY-MM-DD` */
  readonly min?: string
  /** `YYYY-MM-DD` */
  readonly max?: string
  readonly initial?: CalendarValues<Kind>
}

const some: CalendarValues<Kind> = {
  preferred: ['2027-03-05', '2027-03-06', '2027-03-07', '2027-03-19'],
  blackout: ['2027-03-10', '2027-03-11'],
}
const none: CalendarValues<Kind> = { preferred: [], blackout: [] }

function Dates({
  activeKind = 'preferred',
  min = '2027-03-03',
  max = '2027-06-20',
  initial = some,
}: DatesProps) {
  const [values, setValues] = useState(initial)
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <LazyCalendar
        label="Your dates"
        labels={{
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          today: 'today',
          unavailable: 'not available',
        }}
        kinds={[
          { id: 'preferred', label: 'would suit you', appearance: 'filled' },
          { id: 'blackout', label: 'not possible', appearance: 'hatched' },
        ]}
        values={values}
        activeKind={activeKind}
        onValuesChange={setValues}
        min={min}
        max={max}
        renderFailure={() => null}
      />
      <CalendarLegend
        items={[
          { label: 'Would suit you', appearance: 'filled' },
          { label: 'Not possible', appearance: 'hatched' },
        ]}
      />
      <DateTags
        label="Chosen"
        kinds={[{ id: 'preferred' }, { id: 'blackout', tag: (days) => `Not ${days}`, tone: 'quiet' }]}
        values={values}
        onValuesChange={setValues}
        removeLabel={(tag) => `Remove ${tag}`}
      />
    </div>
  )
}

const ready = (canvas: Canvas) => canvas.findAllByRole('grid', {}, { timeout: 10_000 })

/** Two months where each gets 300 px. A date is text from end to end, so it is the same day in every time zone. */
const meta = {
  title: 'Primitives/Calendar',
  component: Dates,
  decorators: [withSandbox],
  argTypes: {
    activeKind: { control: 'inline-radio', options: ['preferred', 'blackout'] },
    min: { control: 'text' },
    max: { control: 'text' },
    initial: { control: false },
  },
  play: async ({ canvas }) => {
    await ready(canvas)
  },
} satisfies Meta<typeof Dates>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Empty: Story = { args: { initial: none } }

export const ChoosingDays: Story = {
  args: { initial: none },
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /19 March 2027/ }))
    await canvas.findByRole('button', { name: /^Remove/ })
  },
}

export const NotPossible: Story = { args: { activeKind: 'blackout' } }
export const Phone: Story = { parameters: sandboxParameters({ width: 350 }) }

/** Few days to choose from: the others say that they are not available. */
export const ShortRange: Story = { args: { min: '2027-03-04', max: '2027-03-08', initial: none } }
