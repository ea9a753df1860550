// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { createRef, type MouseEvent, type ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { focusFirstFault } from '../../../src/components/interests/focusFirstFault.ts'
import {
  interestFormDefaults,
  type InterestFormValues,
} from '../../../src/components/interests/interestFormSchema.ts'
import { type DirtyChangeHandler, useDirtyChange } from '../../../src/components/interests/useDirtyChange.ts'
import { useInert } from '../../../src/components/interests/useInert.ts'
import {
  hasDraft,
  useInterestDraft,
  useKeepDraft,
} from '../../../src/components/interests/useInterestForm.ts'
import { useInterestForm } from '../../../src/components/interests/useInterestForm.ts'
import { useLeaveGuard } from '../../../src/components/interests/useLeaveGuard.tsx'
import { createI18n, createTranslate, interestsMessages } from '../../../src/i18n/index.ts'
import { intakeStage } from './intakeStage.tsx'

const limits = { today: '2026-12-01', min: '2026-12-01', max: null, maxGuests: null }
const t = createTranslate(createI18n({ locale: 'en-GB' }), interestsMessages, [])

describe('the draft of a form', () => {
  function open(
    stage: ReturnType<typeof intakeStage>,
    onEdit: () => void = () => {},
    base = interestFormDefaults,
  ) {
    return stage.hook(() => {
      const draft = useInterestDraft('intake', 'int_1', base)
      const form = useInterestForm(draft.initialValues, limits, 'GB')
      useKeepDraft(draft, form, onEdit)
      return { draft, form }
    })
  }

  it('holds what differs from the answers that were there, and what it was told last', () => {
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
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({})
    expect(hasDraft(stage.kit, 'intake', 'int_1')).toBe(false)
    rerender()
    expect(onEdit).not.toHaveBeenCalled()
  })

  it('tells of an edit the handler of the newest render', () => {
    const stage = intakeStage()
    const [first, newest] = [vi.fn(), vi.fn()]
    let onEdit = first
    const { result, rerender } = stage.hook(() => {
      const form = useInterestForm(interestFormDefaults, limits, 'GB')
      useKeepDraft(useInterestDraft('intake', 'int_1', interestFormDefaults), form, onEdit)
      return form
    })
    onEdit = newest
    rerender()
    act(() => result.current.setValue('adults', 3))
    expect(newest).toHaveBeenCalledOnce()
    expect(first).not.toHaveBeenCalled()
  })

  it('holds what cannot be sent as it was typed', () => {
    const stage = intakeStage()
    const { result } = open(stage)
    act(() => result.current.form.setValue('adults', -2))
    expect(stage.kit.drafts.get('intake', 'int_1')).toEqual({ adults: -2 })
  })

  it('takes a number that was only spaced out for no edit, and other digits for one', () => {
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

  it('is not written by what the form does of itself, nor after the form has gone', () => {
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
  const held = { dates: [], guests: 2, phone: null }
  /** As the section of the party does it: a field of its own, whose edits are followed. */
  const answering = (form: UseFormReturn<InterestFormValues>) => {
    form.register('adults')
    void form.formState.dirtyFields
    return form
  }

  it('puts its own default down to what the offer has room for, once that is known', () => {
    const { result, rerender } = renderHook(
      ({ maxGuests }: { maxGuests: number | null }) =>
        answering(useInterestForm(interestFormDefaults, { ...limits, maxGuests }, 'GB')),
      { initialProps: { maxGuests: null as number | null } },
    )
    expect(result.current.getValues('adults')).toBe(2)
    rerender({ maxGuests: 2 })
    expect(result.current.getValues('adults')).toBe(2)
    rerender({ maxGuests: 1 })
    expect(result.current.getValues('adults')).toBe(1)
  })

  it('leaves what the member answered, now or before, as it is', () => {
    const changed = renderHook(
      ({ maxGuests }: { maxGuests: number | null }) => {
        return { form: answering(useInterestForm(interestFormDefaults, { ...limits, maxGuests }, 'GB')) }
      },
      { initialProps: { maxGuests: null as number | null } },
    )
    act(() => changed.result.current.form.setValue('adults', 6, { shouldDirty: true }))
    changed.rerender({ maxGuests: 1 })
    expect(changed.result.current.form.getValues('adults')).toBe(6)
    const before = renderHook(() =>
      answering(useInterestForm(interestFormDefaults, { ...limits, maxGuests: 1, held }, 'GB')),
    )
    expect(before.result.current.getValues('adults')).toBe(2)
  })

  it('leaves an empty number of adults empty', () => {
    const { result } = renderHook(() =>
      answering(
        useInterestForm({ ...interestFormDefaults, adults: null }, { ...limits, maxGuests: 1 }, 'GB'),
      ),
    )
    expect(result.current.getValues('adults')).toBeNull()
  })

  it('tells all faults and moves no focus by itself', async () => {
    const { result } = renderHook(() => {
      const form = useInterestForm(
        { ...interestFormDefaults, adults: null, contactMethod: 'SMS', phone: '12' },
        limits,
        'GB',
      )
      return { form, errors: form.formState.errors }
    })
    const [onValid, focus] = [vi.fn(), vi.fn()]
    result.current.form.register('adults').ref({ name: 'adults', focus })
    await act(() => result.current.form.handleSubmit(onValid)())
    expect(onValid).not.toHaveBeenCalled()
    expect(focus).not.toHaveBeenCalled()
    expect(result.current.errors.adults?.message).toBe('interests.fault.number')
    expect(result.current.errors.phone?.message).toBe('interests.fault.phoneShort')
  })

  it('reads a number as it is written in its country', async () => {
    const { result } = renderHook(() =>
      useInterestForm(
        { ...interestFormDefaults, contactMethod: 'PHONE', phone: '020 7946 0958' },
        limits,
        'GB',
      ),
    )
    const onValid = vi.fn()
    await act(() => result.current.handleSubmit(onValid)())
    expect(onValid.mock.calls).toEqual([
      [{ ...interestFormDefaults, contactMethod: 'PHONE', phone: '020 7946 0958' }, undefined],
    ])
  })
})

describe('telling the host that leaving would lose something', () => {
  it('tells when it would, when not any more, and when the form goes; always the newest handler', () => {
    const [first, second] = [vi.fn<DirtyChangeHandler>(), vi.fn<DirtyChangeHandler>()]
    const { rerender, unmount } = renderHook(({ has, handler }) => useDirtyChange(has, handler), {
      initialProps: { has: false, handler: first },
    })
    expect(first).not.toHaveBeenCalled()
    rerender({ has: true, handler: first })
    expect(first.mock.calls).toEqual([[{ hasSensitive: true }]])
    rerender({ has: true, handler: second })
    expect(second).not.toHaveBeenCalled()
    rerender({ has: false, handler: second })
    expect(second.mock.calls).toEqual([[{ hasSensitive: false }]])
    rerender({ has: true, handler: second })
    unmount()
    expect(second.mock.calls.slice(1)).toEqual([[{ hasSensitive: true }], [{ hasSensitive: false }]])
    expect(first).toHaveBeenCalledOnce()
  })

  it('needs no handler', () => {
    const { rerender, unmount } = renderHook(({ has }) => useDirtyChange(has, undefined), {
      initialProps: { has: true },
    })
    expect(() => {
      rerender({ has: false })
      unmount()
    }).not.toThrow()
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

describe('leaving while something is typed that it would lose', () => {
  const words = { title: 'Leave without sending?', text: 'It would be lost.', leave: 'Leave' }
  /** As the dialog is native, and jsdom has none that opens. */
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

  function Page({
    isNeeded,
    onDiscard = () => {},
    onLeft,
  }: {
    readonly isNeeded: boolean
    readonly onDiscard?: () => void
    readonly onLeft: () => void
  }) {
    const { mayLeave, dialog } = useLeaveGuard({ isNeeded, onDiscard, words, t })
    return (
      <>
        <button onClick={(event: MouseEvent<HTMLElement>) => mayLeave(event) && onLeft()}>Back</button>
        {dialog}
      </>
    )
  }
  const stage = intakeStage()
  const show = (page: ReactElement) => stage.hook(() => {}) && render(page, { wrapper: stage.wrapper })
  const dialog = () => document.querySelector('dialog')

  it('asks nothing while nothing would be lost', () => {
    const onLeft = vi.fn()
    show(<Page isNeeded={false} onLeft={onLeft} />)
    fireEvent.click(screen.getByText('Back'))
    expect(onLeft).toHaveBeenCalledOnce()
    expect(screen.queryByText(words.title)).not.toBeInTheDocument()
  })

  it('asks first, stays where the member wants to, and leaves once when they say so', () => {
    const [onDiscard, onLeft] = [vi.fn(), vi.fn()]
    show(<Page isNeeded onDiscard={onDiscard} onLeft={onLeft} />)
    expect(fireEvent.click(screen.getByText('Back'))).toBe(false)
    expect(onLeft).not.toHaveBeenCalled()
    expect(screen.getByText(words.title)).toBeInTheDocument()
    fireEvent.click(screen.getByText('Stay here'))
    expect(dialog()?.open ?? false).toBe(false)
    expect(onDiscard).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('Back'))
    fireEvent.click(screen.getByText(words.leave))
    expect(onDiscard).toHaveBeenCalledOnce()
    expect(onLeft).toHaveBeenCalledOnce()
    expect(dialog()?.open ?? false).toBe(false)
    // The next press is a new one.
    fireEvent.click(screen.getByText('Back'))
    expect(onLeft).toHaveBeenCalledOnce()
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey'])(
    'lets a press with %s through, which opens elsewhere',
    (key) => {
      const onLeft = vi.fn()
      show(<Page isNeeded onLeft={onLeft} />)
      fireEvent.click(screen.getByText('Back'), { [key]: true })
      expect(onLeft).toHaveBeenCalledOnce()
    },
  )

  it('has the browser ask before the page goes, only while it is needed', () => {
    const asks = () => {
      const event = new Event('beforeunload', { cancelable: true })
      const returnValues: unknown[] = []
      Object.defineProperty(event, 'returnValue', { set: (value: unknown) => returnValues.push(value) })
      window.dispatchEvent(event)
      return [event.defaultPrevented, ...returnValues]
    }
    const { rerender, unmount } = show(<Page isNeeded={false} onLeft={() => {}} />)
    expect(asks()).toEqual([false])
    rerender(<Page isNeeded onLeft={() => {}} />)
    expect(asks()).toEqual([true, true])
    rerender(<Page isNeeded={false} onLeft={() => {}} />)
    expect(asks()).toEqual([false])
    rerender(<Page isNeeded onLeft={() => {}} />)
    unmount()
    expect(asks()).toEqual([false])
  })
})

describe('the first fault of a form', () => {
  const focused = (markup: string) => {
    document.body.innerHTML = `<form>${markup}</form>`
    const form = document.querySelector('form')
    if (form) focusFirstFault(form)
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
    ['nothing in a group without a fault', '<fieldset><button id="a"></button></fieldset>', null],
  ])('leads to %s', (_what, markup, id) => expect(focused(markup)).toBe(id))
})
