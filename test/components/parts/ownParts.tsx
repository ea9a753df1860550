import { forwardRef } from 'react'
import { type OwnParts, useDates, useMoney, useOfferLabel, useRedemptionStatus } from '../../../src/index.ts'

/** Every part as a host might draw it, of plain elements alone: nothing of ours is in them. */
export const plainParts = {
  OfferCard: function PlainCard({ offer, href, onOpen, headingLevel = 3 }) {
    const label = useOfferLabel(offer)
    const days = useDates().days(offer)
    const Heading = `h${headingLevel}` as const
    return (
      <article data-host="OfferCard">
        <Heading>
          <a href={href ?? '#'} onClick={(event) => onOpen?.({ offer, event })}>
            {offer.title}
          </a>
        </Heading>
        <p>
          {label} {days}
        </p>
      </article>
    )
  },
  OfferPrice: function PlainPrice({ cost }) {
    const money = useMoney()
    return <span data-host="OfferPrice">{money.sum(cost.shown)}</span>
  },
  RedemptionRow: function PlainRow({ redemption, offer, href }) {
    const { label } = useRedemptionStatus(redemption)
    return (
      <p data-host="RedemptionRow">
        <a href={href ?? '#'}>{offer?.title ?? redemption.id}</a> {label}
      </p>
    )
  },
  RedemptionStatus: function PlainStatus({ redemption }) {
    const { label } = useRedemptionStatus(redemption)
    return <p data-host="RedemptionStatus">{label}</p>
  },
  ConversationRow: ({ conversationId, title, href }) => (
    <a data-host="ConversationRow" href={href ?? '#'}>
      {title ?? conversationId}
    </a>
  ),
  Message: ({ body, isOwn }) => (
    <p data-host="Message">
      {isOwn ? 'I' : 'They'} wrote: {body}
    </p>
  ),
  LedgerEntry: ({ entry }) => <p data-host="LedgerEntry">{entry.amount}</p>,
  SaveToggle: ({ label, isSaved, onChange }) => (
    <button
      data-host="SaveToggle"
      aria-label={label}
      aria-pressed={isSaved}
      onClick={() => onChange(!isSaved)}
    />
  ),
  FilterSheet: ({ title, closeLabel, onClose, children }) => (
    <div data-host="FilterSheet" role="dialog" aria-label={title}>
      <button onClick={onClose}>{closeLabel}</button>
      {children}
    </div>
  ),
  PointsChart: ({ months, chosen, label, spoken, onChoose }) => (
    <input
      data-host="PointsChart"
      type="range"
      max={months.length - 1}
      value={chosen}
      aria-label={label}
      aria-valuetext={spoken}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  ),
  Picture: ({ alt = '', className }) => (
    <span data-host="Picture" className={className}>
      {alt}
    </span>
  ),
  EmptyState: ({ title, action, children }) => (
    <div data-host="EmptyState">
      <p>{title}</p>
      <div>{children}</div>
      {action}
    </div>
  ),
  Failure: ({ title, onRetry }) => (
    <div data-host="Failure">
      <p>{title ?? 'That did not work.'}</p>
      <button onClick={() => onRetry?.()}>Once more</button>
    </div>
  ),
  Loading: ({ label }) => (
    <p data-host="Loading" aria-busy="true">
      {label}
    </p>
  ),
  Button: forwardRef(function PlainButton(
    { children, className, busy, unavailable, onClick, type = 'button' },
    ref,
  ) {
    return (
      <button data-host="Button" {...{ ref, type, className, onClick }} disabled={busy || unavailable}>
        {children}
      </button>
    )
  }),
  TextField: forwardRef(function PlainField(
    {
      label,
      labelHidden: _labelHidden,
      optionalLabel: _optional,
      hint: _hint,
      error,
      errorTone: _tone,
      onValueChange,
      onChange,
      Default: _Default,
      ...rest
    },
    ref,
  ) {
    return (
      <label data-host="TextField">
        {label}
        <input
          {...rest}
          ref={ref}
          onChange={(event) => {
            onValueChange?.(event.target.value)
            onChange?.(event)
          }}
        />
        {error}
      </label>
    )
  }),
  TextArea: forwardRef(function PlainArea(
    {
      label,
      labelHidden: _labelHidden,
      optionalLabel: _optional,
      hint: _hint,
      error,
      errorTone: _tone,
      onValueChange,
      onChange,
      Default: _Default,
      ...rest
    },
    ref,
  ) {
    return (
      <label data-host="TextArea">
        {label}
        <textarea
          {...rest}
          ref={ref}
          onChange={(event) => {
            onValueChange?.(event.target.value)
            onChange?.(event)
          }}
        />
        {error}
      </label>
    )
  }),
  Select: forwardRef(function PlainSelect(
    {
      label,
      labelHidden: _labelHidden,
      optionalLabel: _optional,
      hint: _hint,
      error,
      errorTone: _tone,
      appearance: _appearance,
      options,
      onValueChange,
      onChange,
      Default: _Default,
      ...rest
    },
    ref,
  ) {
    return (
      <label data-host="Select">
        {label}
        <select
          {...rest}
          ref={ref}
          onChange={(event) => {
            onValueChange?.(event.target.value)
            onChange?.(event)
          }}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        {error}
      </label>
    )
  }),
  Checkbox: forwardRef(function PlainCheckbox(
    { label, error, onCheckedChange, onChange, Default: _Default, ...rest },
    ref,
  ) {
    return (
      <label data-host="Checkbox">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          onChange={(event) => {
            onCheckedChange?.(event.target.checked)
            onChange?.(event)
          }}
        />
        {label} {error}
      </label>
    )
  }),
} satisfies Required<OwnParts>
