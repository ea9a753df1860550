// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { ChoiceChips, ChoiceTiles, Select, Stepper, TextArea, TextField } from '../../src/ui/index.ts'

const user = userEvent.setup()
const ways = [
  { value: 'CHAT', label: 'Message here' },
  { value: 'SMS', label: 'Text' },
] as const

describe('TextField', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="Phone" optionalLabel="Optional" hint="With its country code." />)
    const field = screen.getByRole('textbox', { name: 'Phone Optional' })
    expect(field).toHaveAccessibleDescription('With its country code.')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('shows an error in the place of the hint, and is invalid in more than colour', () => {
    render(
      <>
        <p id="more">More</p>
        <TextField label="Phone" hint="A hint" error="That is too short." aria-describedby="more" />
      </>,
    )
    expect(screen.getByLabelText('Phone')).toBeInvalid()
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('More That is too short.')
    expect(screen.queryByText('A hint')).not.toBeInTheDocument()
  })

  it('gives ref and rest to the input, the class to the field', () => {
    const ref = createRef<HTMLInputElement>()
    const { container } = render(
      <TextField ref={ref} label="Phone" id="phone" className="mine" autoComplete="tel" />,
    )
    expect(ref.current).toBe(screen.getByLabelText('Phone'))
    expect(ref.current).toHaveAttribute('autocomplete', 'tel')
    expect(ref.current).toHaveAttribute('id', 'phone')
    expect(container.firstChild).toHaveClass('mine')
  })
})

it('every native field works with register of react-hook-form, and the first wrong one gets the focus', async () => {
  const sent = vi.fn()
  function Form() {
    const { register, handleSubmit } = useForm({
      defaultValues: { phone: '', note: '', time: 'NOON', adults: 2, by: 'SMS' },
    })
    return (
      <form onSubmit={(event) => void handleSubmit(sent)(event)}>
        <TextField label="Phone" {...register('phone', { required: true })} />
        <TextArea label="Note" {...register('note')} />
        <Select
          label="Time"
          options={[
            { value: 'NOON', label: 'Noon' },
            { value: 'NIGHT', label: 'Night' },
          ]}
          {...register('time')}
        />
        <Stepper
          label="Adults"
          decreaseLabel="Fewer"
          increaseLabel="More"
          {...register('adults', { valueAsNumber: true })}
          min={0}
          max={9}
        />
        <ChoiceTiles label="By" options={ways} {...register('by')} />
        <button>Send</button>
      </form>
    )
  }
  render(<Form />)
  expect(screen.getByRole('radio', { name: 'Text' })).toBeChecked()
  await user.click(screen.getByText('Send'))
  expect(screen.getByLabelText('Phone')).toHaveFocus()
  await user.keyboard('+45 20')
  await user.type(screen.getByLabelText('Note'), 'Hi')
  await user.selectOptions(screen.getByLabelText('Time'), 'Night')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('radio', { name: 'Message here' }))
  await user.click(screen.getByText('Send'))
  expect(sent.mock.calls[0]?.[0]).toEqual({
    phone: '+45 20',
    note: 'Hi',
    time: 'NIGHT',
    adults: 3,
    by: 'CHAT',
  })
})

describe('Stepper', () => {
  function Party({ onValue }: { onValue: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(1)
    return (
      <Stepper
        label="Adults"
        decreaseLabel="One adult fewer"
        increaseLabel="One adult more"
        min={0}
        max={2}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          onValue(next)
        }}
      />
    )
  }

  it('shows a dash where there is no number', async () => {
    render(<Party onValue={vi.fn()} />)
    const field = screen.getByRole('spinbutton', { name: 'Adults' })
    await user.clear(field)
    expect(field).toHaveValue(null)
    expect(screen.getByPlaceholderText('–')).toBe(field)
  })

  it('steps within its range and says where it ends', async () => {
    const onValue = vi.fn()
    render(<Party onValue={onValue} />)
    const more = screen.getByRole('button', { name: 'One adult more' })
    await user.click(more)
    expect(screen.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2)
    expect(more).toHaveAttribute('aria-disabled', 'true')
    await user.click(more)
    expect(onValue.mock.calls).toEqual([[2]])
    await user.click(screen.getByRole('button', { name: 'One adult fewer' }))
    await user.click(screen.getByRole('button', { name: 'One adult fewer' }))
    expect(screen.getByRole('spinbutton')).toHaveValue(0)
  })

  it('takes typing, and gives null for what is no whole number', async () => {
    const onValue = vi.fn()
    render(<Party onValue={onValue} />)
    await user.clear(screen.getByRole('spinbutton'))
    expect(onValue).toHaveBeenLastCalledWith(null)
    await user.type(screen.getByRole('spinbutton'), '2')
    expect(onValue).toHaveBeenLastCalledWith(2)
  })
})

describe('choices', () => {
  it('stay when pressed again where they are not', async () => {
    const onValueChange = vi.fn()
    render(<ChoiceChips label="Occasion" options={ways} value="SMS" onValueChange={onValueChange} />)
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('know the type of their values', () => {
    // @ts-expect-error a value that no option has
    render(<ChoiceTiles label="By" options={ways} value="FAX" />)
    render(<ChoiceTiles label="By" options={ways} onValueChange={(value: 'CHAT' | 'SMS') => value} />)
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
  })
})
