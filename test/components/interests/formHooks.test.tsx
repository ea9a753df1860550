// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { InterestFormValues } from '../../../src/components/interests/interestFormSchema.ts'
import { interestFormDefaults } from '../../../src/components/interests/defaultAnswers.ts'
import type { InterestLimits } from '../../../src/components/interests/interestLimits.ts'
import { focusFirstIssue, useInert } from '../../../src/components/interests/useAnswers.ts'
import {
  hasDraft,
  useInterestDraft,
  useInterestForm,
} from '../../../src/components/interests/useInterestForm.ts'
import { intakeStage } from './intakeStage.tsx'

const limits = { today: '2026-12-01', min: '2026-12-01', max: null, maxGuests: null }

describe('the draft of a form', () => {
  function open(
    stage: ReturnType<typeof intakeStage>,
    onEdit: () => void = () => {},
    base = interestFormDefaults,
  ) {
    return stage.hook(() => {
      const draft = useInterestDraft('intake', 'int_1', base)
      return { draft, form: useInterestForm(draft, limits, 'GB', onEdit) }
    })
  }

  it('stores what differs from the answers that were there, and the latest edit', () => {
    const stage = intakeStage()
    const [first, onEdit] = [vi.fn(), vi.fn()]
    expect(hasDraft(stage.kit, 'intake', 'int_1')).toBe(false)
    const { result, rerender } = open(stage, first)
    act(() => result.current.form.setValue('adults', 3))
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({ adults: 3 })
    expect(first).toHaveBeenCalledOnce()
    act(() => result.current.form.setValue('preferredDates', ['2026-12-04']))
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({ adults: 3, preferredDates: ['2026-12-04'] })
    expect(hasDraft(stage.kit, 'intake', 'int_1')).toBe(true)
    expect(hasDraft(stage.kit, 'interest', 'int_1')).toBe(false)
    act(() => {
      result.current.form.setValue('adults', 2)
      result.current.form.setValue('preferredDates', [])
    })
    expect(stage.kit.drafts.isEmpty()).toBe(true)
    expect(hasDraft(stage.kit, 'intake', 'int_1')).toBe(false)
    rerender()
    expect(onEdit).not.toHaveBeenCalled()
  })

  it('calls the handler of the newest render on an edit', () => {
    const stage = intakeStage()
    const [first, newest] = [vi.fn(), vi.fn()]
    let onEdit = first
    const { result, rerender } = stage.hook(() =>
      useInterestForm(useInterestDraft('intake', 'int_1', interestFormDefaults), limits, 'GB', onEdit),
    )
    onEdit = newest
    rerender()
    act(() => result.current.setValue('adults', 3))
    expect(newest).toHaveBeenCalledOnce()
    expect(first).not.toHaveBeenCalled()
  })

  it('stores what cannot be sent as it was typed', () => {
    const stage = intakeStage()
    const { result } = open(stage)
    act(() => result.current.form.setValue('adults', -2))
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({ adults: -2 })
  })

  it('counts other digits of a number as an edit, but not other spaces', () => {
    const stage = intakeStage()
    const { result } = open(stage, undefined, { ...interestFormDefaults, phone: '+442079460958' })
    act(() => result.current.form.setValue('phone', '+44 (20) 7946-0958'))
    expect(hasDraft(stage.kit, 'intake', 'int_1')).toBe(false)
    act(() => result.current.form.setValue('phone', '+44.20 7946-0959'))
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({ phone: '+44.20 7946-0959' })
  })

  it('is laid over the answers when the form opens again, and follows the Service in the rest', () => {
    const stage = intakeStage()
    stage.kit.drafts.set('intake', 'int_1', { adults: 4 })
    const { result } = open(stage, undefined, { ...interestFormDefaults, children: 1 })
    expect(result.current.draft).toMatchObject({
      name: 'intake',
      subject: 'int_1',
      base: { adults: 2, children: 1 },
    })
    expect(result.current.form.getValues()).toMatchObject({ adults: 4, children: 1 })
  })

  it('stays what was edited where the answers that were there are others meanwhile', () => {
    const stage = intakeStage()
    let base = interestFormDefaults
    const { result, rerender } = stage.hook(() => {
      const draft = useInterestDraft('intake', 'int_1', base)
      return useInterestForm(draft, limits, 'GB', () => {})
    })
    act(() => result.current.setValue('adults', 3))
    base = { ...base, children: 1, phone: '+442079460123' }
    rerender()
    expect(result.current.getValues()).toMatchObject({ adults: 3, children: 1, phone: '+442079460123' })
    act(() => result.current.setValue('occasion', 'WEDDING'))
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({ adults: 3, occasion: 'WEDDING' })
  })

  it('is not written by what the form itself does, nor after the form is gone', () => {
    const stage = intakeStage()
    const onEdit = vi.fn()
    const { result, unmount } = open(stage, onEdit)
    const { form } = result.current
    act(() => form.reset({ ...interestFormDefaults, adults: 5 }))
    expect(onEdit).not.toHaveBeenCalled()
    unmount()
    form.setValue('adults', 6)
    expect(stage.kit.drafts.get('intake', 'int_1')).toBeUndefined()
  })

  it('does not change with the form’s own values', () => {
    const stage = intakeStage()
    const { result } = open(stage)
    const dates = ['2026-12-04']
    act(() => result.current.form.setValue('preferredDates', dates))
    dates.push('2026-12-05')
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({ preferredDates: ['2026-12-04'] })
  })
})

describe('the form of the ordinary answers', () => {
  const saved = { dates: [], guests: 2, phone: null }

  /** As the section of the party does it: a field of its own, whose edits are followed. */
  function open(values: Partial<InterestFormValues>, given: Partial<InterestLimits> = {}) {
    const base = { ...interestFormDefaults, ...values }
    const draft = { name: 'intake', subject: 'int_1', base, initialValues: base } as const
    return renderHook(
      (changed: Partial<InterestLimits>) => {
        const form = useInterestForm(draft, { ...limits, ...changed }, 'GB', () => {})
        form.register('adults')
        void form.formState.dirtyFields
        return { form, errors: form.formState.errors }
      },
      { initialProps: given, wrapper: intakeStage().wrapper },
    )
  }

  it('lowers its own default to what the offer has room for, once that is known', () => {
    const { result, rerender } = open({})
    const adults = () => result.current.form.getValues('adults')
    expect(adults()).toBe(2)
    rerender({ maxGuests: 2 })
    expect(adults()).toBe(2)
    rerender({ maxGuests: 1 })
    expect(adults()).toBe(1)
  })

  it('leaves what the member answered, now or before, as it is', () => {
    const changed = open({})
    act(() => changed.result.current.form.setValue('adults', 6, { shouldDirty: true }))
    changed.rerender({ maxGuests: 1 })
    expect(changed.result.current.form.getValues('adults')).toBe(6)
    const before = open({}, { maxGuests: 1, saved })
    expect(before.result.current.form.getValues('adults')).toBe(2)
  })

  it('leaves an empty number of adults empty', () => {
    const { result } = open({ adults: null }, { maxGuests: 1 })
    expect(result.current.form.getValues('adults')).toBeNull()
  })

  it('reports all issues and moves no focus by itself', async () => {
    const { result } = open({ adults: null, contactMethod: 'SMS', phone: '12' })
    const [onValid, focus] = [vi.fn(), vi.fn()]
    result.current.form.register('adults').ref({ name: 'adults', focus })
    await act(() => result.current.form.handleSubmit(onValid)())
    expect(onValid).not.toHaveBeenCalled()
    expect(focus).not.toHaveBeenCalled()
    expect(result.current.errors.adults?.message).toBe('number')
    expect(result.current.errors.phone?.message).toBe('phoneShort')
  })

  it('checks by the limits of the newest render', async () => {
    const { result, rerender } = open({ adults: 3 }, { saved })
    rerender({ maxGuests: 2, saved })
    const onValid = vi.fn()
    await act(() => result.current.form.handleSubmit(onValid)())
    expect(onValid).not.toHaveBeenCalled()
    expect(result.current.errors.adults?.message).toBe('party')
  })

  it('submits the answers as the contract takes them, with the number as it is written in its country', async () => {
    const { result } = open({ contactMethod: 'PHONE', phone: '020 7946 0958' })
    const onValid = vi.fn()
    await act(() => result.current.form.handleSubmit(onValid)())
    expect(onValid.mock.calls).toEqual([
      [
        { adults: 2, children: 0, contactMethod: 'PHONE', contactWindow: 'ANYTIME', phone: '+442079460958' },
        undefined,
      ],
    ])
  })
})

describe('a part of the page that is out of reach', () => {
  function Page({ isInert, hasRefuge = true }: { readonly isInert: boolean; readonly hasRefuge?: boolean }) {
    const refuge = { current: null as HTMLElement | null }
    const part = useInert<HTMLDivElement>(isInert, refuge)
    return (
      <>
        <div ref={part} data-testid="part">
          <input aria-label="Inside" />
        </div>
        {hasRefuge && <button ref={(button) => void (refuge.current = button)}>Refuge</button>}
        <button>Elsewhere</button>
      </>
    )
  }

  it('is inert while it must be, and sends a focus inside to the refuge', () => {
    const { rerender } = render(<Page isInert={false} />)
    const part = screen.getByTestId('part')
    expect(part.inert).toBeFalsy()
    screen.getByLabelText('Inside').focus()
    const focus = vi.spyOn(screen.getByText('Refuge'), 'focus')
    rerender(<Page isInert />)
    expect(part.inert).toBe(true)
    expect(screen.getByText('Refuge')).toHaveFocus()
    // The page stays where it is.
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
    rerender(<Page isInert={false} />)
    expect(part.inert).toBe(false)
    expect(screen.getByText('Refuge')).toHaveFocus()
  })

  it('leaves a focus elsewhere where it is', () => {
    const { rerender } = render(<Page isInert={false} />)
    screen.getByText('Elsewhere').focus()
    rerender(<Page isInert />)
    expect(screen.getByText('Elsewhere')).toHaveFocus()
  })

  it('is so without a refuge, too', () => {
    const { rerender } = render(<Page isInert={false} hasRefuge={false} />)
    screen.getByLabelText('Inside').focus()
    rerender(<Page isInert hasRefuge={false} />)
    expect(screen.getByTestId('part').inert).toBe(true)
  })

  it('may be gone', () => {
    const refuge = createRef<HTMLElement>()
    expect(() => renderHook(() => useInert(true, refuge))).not.toThrow()
  })
})

describe('the first issue of a form', () => {
  const focused = (markup: string) => {
    document.body.innerHTML = `<form>${markup}</form>`
    const form = document.querySelector('form')
    if (form) focusFirstIssue(form)
    const active = document.activeElement
    return active === document.body ? null : active?.id
  }

  it.each([
    ['no field when none is wrong', '<input id="a">', null],
    [
      'a wrong input',
      '<input id="a"><input id="b" aria-invalid="true"><input id="c" aria-invalid="true">',
      'b',
    ],
    ['a wrong select', '<select id="a" aria-invalid="true"></select>', 'a'],
    ['a wrong text area', '<textarea id="a" aria-invalid="true"></textarea>', 'a'],
    [
      'the tag of a chosen day',
      '<fieldset data-invalid><input id="a" checked type="radio"><div class="xp-date-tags"><button id="b"></button></div></fieldset>',
      'b',
    ],
    [
      'what is chosen in a group',
      '<fieldset data-invalid><input id="a" type="radio"><input id="b" type="radio" checked></fieldset>',
      'b',
    ],
    [
      'the day that the keyboard reaches',
      '<fieldset data-invalid><button id="a" tabindex="-1"></button><button id="b" tabindex="0"></button><input id="c"></fieldset>',
      'b',
    ],
    [
      'the first input of a group',
      '<fieldset data-invalid><button id="a"></button><input id="b"></fieldset>',
      'b',
    ],
    ['the first button of a group', '<fieldset data-invalid><button id="a"></button></fieldset>', 'a'],
    ['nothing in an empty group', '<fieldset data-invalid></fieldset>', null],
    ['nothing in a group without an issue', '<fieldset><button id="a"></button></fieldset>', null],
  ])('leads to %s', (_what, markup, id) => expect(focused(markup)).toBe(id))
})
