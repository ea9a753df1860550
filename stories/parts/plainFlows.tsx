import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type CatalogFilters,
  type InterestFlow,
  type InterestFlowOptions,
  type PhoneFlow,
  type RedeemStep,
  useCatalogFilters,
  useInterestFlow,
  useMoney,
  usePhoneCode,
  usePhoneFlow,
  usePhoneNumber,
  usePhoneResend,
  useRedeemFlow,
} from '../../src/index.ts'

const titles = {
  loading: 'One moment',
  failed: 'That did not load',
  gone: 'No longer offered',
  confirm: 'Redeem this?',
  unknown: 'We do not know yet',
  done: 'It is yours',
} as const satisfies Record<RedeemStep['type'], string>

/** A host's own way to redeem, in plain HTML. */
export function PlainRedeem({ offerId }: { readonly offerId: string }): ReactNode {
  const { step, offer, getButtonProps } = useRedeemFlow(offerId)
  const money = useMoney()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step.type === 'done' || step.type === 'unknown') title.current?.focus()
  }, [step.type])
  return (
    <section aria-busy={step.type === 'loading'}>
      <h2 ref={title} tabIndex={-1}>
        {titles[step.type]}
      </h2>
      {offer && <p>{offer.title}</p>}
      {step.type === 'confirm' && step.terms.price && <p>{money.sum(step.terms.price.shown)}</p>}
      {step.type === 'confirm' && step.obstacle && <p role="alert">Not now: {step.obstacle}</p>}
      {step.type === 'confirm' && step.refusal && <p role="alert">That was refused. Nothing was spent.</p>}
      {step.type === 'confirm' && <button {...getButtonProps()}>Redeem</button>}
      {step.type === 'unknown' && <button {...getButtonProps()}>Find out</button>}
      {step.type === 'failed' && (
        <button type="button" onClick={() => void step.retry()}>
          Try again
        </button>
      )}
    </section>
  )
}

/** A host's own catalog, in plain HTML. */
export function PlainCatalog(): ReactNode {
  const [hasCounts, setHasCounts] = useState(false)
  const catalog = useCatalogFilters({ hasCounts })
  return (
    <section aria-busy={catalog.state === 'loading'}>
      <h2>Experiences</h2>
      <p>
        <label>
          Search <input {...catalog.getSearchProps()} />
        </label>
      </p>
      <fieldset>
        <legend>Kinds</legend>
        {catalog.kinds.map((kind) => (
          <label key={kind}>
            <input {...catalog.getKindProps(kind)} /> {kind}
          </label>
        ))}
      </fieldset>
      <p>
        <label>
          <input {...catalog.getFlagProps('isAvailable')} /> Free now
        </label>
      </p>
      <details onToggle={({ currentTarget }) => setHasCounts(currentTarget.open)}>
        <summary>More filters</summary>
        <PlainFilters catalog={catalog} />
      </details>
      <p>
        <label>
          Order{' '}
          <select {...catalog.getSortProps()}>
            <option value="featured">Featured</option>
            <option value="priceUp">Price</option>
          </select>
        </label>
      </p>
      {catalog.state === 'failed' && (
        <button type="button" onClick={() => void catalog.retry()}>
          Try again
        </button>
      )}
      {catalog.state === 'no-match' && (
        <button type="button" onClick={catalog.clearFilters}>
          Show everything
        </button>
      )}
      <p>
        {catalog.offers.length} found{catalog.isComplete ? '' : ' so far'}
      </p>
      <ul>
        {catalog.offers.map((offer) => (
          <li key={offer.id}>{offer.title}</li>
        ))}
      </ul>
      {catalog.hasMore && (
        <button type="button" onClick={() => void catalog.fetchMore()}>
          More
        </button>
      )}
    </section>
  )
}

function PlainFilters({ catalog }: { readonly catalog: CatalogFilters }): ReactNode {
  const { places, priceRange } = catalog
  return (
    <>
      <label>
        From <input {...catalog.getDayProps('from')} />
      </label>
      <label>
        To <input {...catalog.getDayProps('to')} />
      </label>
      <label>
        Guests <input {...catalog.getGuestsProps()} />
      </label>
      <label>
        At least{' '}
        <input {...catalog.getPointsProps('min')} placeholder={priceRange ? `${priceRange.min}` : ''} />
      </label>
      <label>
        At most{' '}
        <input {...catalog.getPointsProps('max')} placeholder={priceRange ? `${priceRange.max}` : ''} />
      </label>
      <fieldset>
        <legend>Places</legend>
        {places?.map((place) => (
          <label key={place.value}>
            <input {...catalog.getPlaceProps(place)} /> {place.name} ({place.count})
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** A host's own way to check a phone number, in plain HTML. */
export function PlainPhone({ interestId }: { readonly interestId: string }): ReactNode {
  const flow = usePhoneFlow(interestId)
  switch (flow.state) {
    case 'loading':
      return <p aria-busy="true">One moment</p>
    case 'failed':
      return (
        <button type="button" onClick={() => void flow.retry()}>
          Try again
        </button>
      )
    case 'number':
      return <PlainNumber flow={flow} />
    case 'code':
      return <PlainCode key={flow.phone} flow={flow} />
    case 'verified':
      return <p>{flow.phone} is checked</p>
  }
}

function PlainNumber({ flow }: { readonly flow: PhoneFlow }): ReactNode {
  const { issue, error, isSaving, cancel, getFormProps, getFieldProps } = usePhoneNumber(flow)
  return (
    <form {...getFormProps()} aria-busy={isSaving}>
      <label>
        Number <input {...getFieldProps()} />
      </label>
      {issue && <p role="alert">Not a number: {issue}</p>}
      {error && <p role="alert">Not saved</p>}
      <button type="submit">Save</button>
      {cancel && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
    </form>
  )
}

function PlainCode({ flow }: { readonly flow: PhoneFlow }): ReactNode {
  const code = usePhoneCode(flow)
  const { isOffered, readyAt, resend } = usePhoneResend(flow, { onSent: code.clear })
  return (
    <form {...code.getFormProps()} aria-busy={code.isChecking}>
      <p>We sent a code to {flow.phone}</p>
      <label>
        Code <input {...code.getFieldProps()} />
      </label>
      {code.isMissing && <p role="alert">Enter the code</p>}
      {code.isWrong && <p role="alert">Not that code</p>}
      {code.error && <p role="alert">{code.isUnknown ? 'It may have arrived' : 'Not checked'}</p>}
      <button type="submit">Check</button>
      {isOffered && (
        <button type="button" aria-disabled={readyAt !== null} onClick={resend}>
          New code
        </button>
      )}
      <button type="button" onClick={flow.changeNumber}>
        Another number
      </button>
    </form>
  )
}

interface PlainInterestProps extends InterestFlowOptions {
  readonly offerId: string
  /** What a *Back* of the host does. */
  readonly onBack?: () => void
}

/** A host's own form, in plain HTML: the ordinary questions first, then the sensitive ones. */
export function PlainInterest({ offerId, onBack, ...options }: PlainInterestProps): ReactNode {
  const flow = useInterestFlow(offerId, options)
  const [hasSensitiveStep, setHasSensitiveStep] = useState(true)
  const { offer, submitted, failure, leaveQuestion, mayLeave } = flow
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (submitted) title.current?.focus()
  }, [submitted])
  if (submitted)
    return (
      <h2 ref={title} tabIndex={-1}>
        We have your request
      </h2>
    )
  return (
    <form {...flow.getFormProps()}>
      <h2>{offer?.title ?? 'Ask'}</h2>
      <button type="button" onClick={(event) => mayLeave(event) && onBack?.()}>
        Back
      </button>
      {flow.isLost && <p role="alert">What you wrote was lost</p>}
      <div {...flow.getFieldsProps()}>
        <PlainAnswers flow={flow} />
        <button type="button" onClick={() => setHasSensitiveStep(!hasSensitiveStep)}>
          {hasSensitiveStep ? 'No health questions' : 'Health questions'}
        </button>
        {hasSensitiveStep && (
          <fieldset {...flow.getSensitiveGroupProps()}>
            <legend>Health</legend>
            <label>
              Diet <textarea {...flow.getSensitiveProps('dietary')} />
            </label>
            <label>
              Allergies <textarea {...flow.getSensitiveProps('allergies')} />
            </label>
            <label>
              Access <textarea {...flow.getSensitiveProps('accessibility')} />
            </label>
          </fieldset>
        )}
      </div>
      {failure && (
        <p role="alert">
          {failure.hasArrived
            ? 'We have your request, not its details'
            : failure.isUnknown
              ? 'Perhaps sent'
              : 'Not sent'}
        </p>
      )}
      <button {...flow.getSendProps()}>Send</button>
      {leaveQuestion && (
        <div role="alertdialog" aria-label="Leave?">
          <button type="button" onClick={leaveQuestion.stay}>
            Stay
          </button>
          <button type="button" onClick={leaveQuestion.leave}>
            Leave
          </button>
        </div>
      )}
    </form>
  )
}

function PlainAnswers({ flow }: { readonly flow: InterestFlow }): ReactNode {
  const { answers, issues, setAnswer, limits } = flow
  const [day = ''] = answers.preferredDates
  return (
    <>
      <label>
        Adults <input {...flow.getGuestsProps('adults')} />
      </label>
      <label>
        Children <input {...flow.getGuestsProps('children')} />
      </label>
      <label>
        Day{' '}
        <input
          type="date"
          value={day}
          min={limits.min ?? undefined}
          max={limits.max ?? undefined}
          onChange={({ target }) => setAnswer('preferredDates', target.value === '' ? [] : [target.value])}
        />
      </label>
      <label>
        Reach me by{' '}
        <select {...flow.getSelectProps('contactMethod')}>
          <option value="APP_CHAT">Chat</option>
          <option value="SMS">Text message</option>
        </select>
      </label>
      {flow.needsPhone && (
        <label>
          Phone <input {...flow.getPhoneProps()} />
        </label>
      )}
      {Object.entries(issues).map(([name, issue]) => (
        <p key={name} role="alert">
          {name}: {issue}
        </p>
      ))}
    </>
  )
}
