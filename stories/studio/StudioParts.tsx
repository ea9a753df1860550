import { useState } from 'react'
import {
  Button,
  Chip,
  ChoiceChips,
  clockIcon,
  FilterChips,
  Notice,
  Rating,
  SegmentedControl,
  TextField,
  TextLink,
} from '../../src/ui/index.ts'

const dates = [
  { value: 'suits', label: 'Suits me' },
  { value: 'not', label: 'Not possible' },
] as const
const kinds = [
  { value: 'dining', label: 'Dining' },
  { value: 'music', label: 'Music' },
  { value: 'travel', label: 'Travel' },
] as const

/** The small parts side by side: every role of colour is in one of them. */
export function StudioParts() {
  const [filters, setFilters] = useState<('dining' | 'music' | 'travel')[]>(['music'])
  const [score, setScore] = useState<number | null>(9)
  return (
    <div className="studio-parts">
      <h3 className="xp-type-title-1">Three nights above the fjord</h3>
      <p className="xp-type-body">
        A lodge of eleven rooms, and a boat that comes when it is called.{' '}
        <TextLink href="#parts">How to get there</TextLink>
      </p>
      <p className="xp-type-small xp-quiet">Travel · Lofoten · 14 to 17 March</p>
      <div className="studio-row">
        <Button variant="primary">Redeem for 42,000 ★</Button>
        <Button>Ask for it</Button>
        <Button variant="plain">Not now</Button>
      </div>
      <FilterChips
        label="Kinds"
        allLabel="All"
        options={kinds}
        values={filters}
        onValuesChange={setFilters}
        onClear={() => setFilters([])}
      />
      <div className="studio-row">
        <SegmentedControl label="Dates" options={dates} defaultValue="suits" />
        <ChoiceChips
          label="Time of day"
          options={[
            { value: 'day', label: 'Morning' },
            { value: 'eve', label: 'Evening' },
          ]}
          defaultValue="eve"
        />
      </div>
      <div className="studio-row">
        <Chip onRemove={() => {}} removeLabel="Remove 14 to 17 March">
          14 to 17 March
        </Chip>
        <Chip icon={clockIcon}>Book by 23 November</Chip>
      </div>
      <TextField label="Occasion" defaultValue="A birthday" hint="Only if it helps your concierge." />
      <TextField
        label="Phone"
        defaultValue="12"
        error="This number is too short. Start with the country, such as +44."
      />
      <Notice tone="good" title="Your request is in.">
        A concierge takes it up next.
      </Notice>
      <Notice tone="care" title="You are offline.">
        What you write is kept.
      </Notice>
      <Notice tone="wrong" title="That did not arrive.">
        Nothing was taken. Try again.
      </Notice>
      <Rating
        label="How was it?"
        value={score}
        onValueChange={setScore}
        leastLabel="Not at all"
        mostLabel="Wonderful"
        scaleLabel="0 is not at all, 10 is wonderful"
        formatNumber={String}
      />
    </div>
  )
}
