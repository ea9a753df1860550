'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useController, useForm } from 'react-hook-form'
import { callSafely } from '../base/index.ts'
import {
  ComponentRoot,
  FailureNotice,
  FailureView,
  mayHaveArrived,
  offerPrice,
  shownPrice,
  readFailure,
  RetryButton,
  SumAmount,
  useExperience,
  useTypedDraft,
} from '../components/common/index.ts'
import type { Offer } from '../contract/index.ts'
import {
  commonMessages,
  type Format,
  type MessageOverrides,
  staffMessages,
  type Translate,
  useHydrated,
  useI18n,
  useMessages,
} from '../i18n/index.ts'
import { useOffer, useWallet } from '../queries/index.ts'
import {
  Button,
  cx,
  EmptyState,
  Fact,
  Facts,
  Form,
  Loading,
  Notice,
  Skeleton,
  TextField,
  useAnnounce,
  useLatestRef,
} from '../ui/index.ts'
import { priceFormSchema, type PriceIssue } from './readPrice.ts'
import { useSetOfferPrice } from './useSetOfferPrice.ts'

/** The parts of {@link OfferPriceForm} that `classNames` reaches. */
export type OfferPricePart = 'body' | 'title' | 'facts' | 'field' | 'actions'

/** Props of {@link OfferPriceForm}; all others go to its `section`. */
export interface OfferPriceFormProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly offerId: string
  /** The Service set the price: `offer` as members see it from now on. */
  readonly onSaved?: ((saved: { readonly offer: Offer }) => void) | undefined
  /** Level of the title. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: MessageOverrides<typeof staffMessages> | undefined
  readonly classNames?: Partial<Readonly<Record<OfferPricePart, string>>> | undefined
}

/**
 * Sets the organisation's own display price for one offer. **Not for members**: it belongs in a tool for the
 * organisation's staff, signed in with a token of theirs; the Service refuses others, and the form says so. What a
 * redemption takes from a member's points stays as it is. Renders a `section`.
 */
export const OfferPriceForm = forwardRef<HTMLElement, OfferPriceFormProps>(function OfferPriceForm(
  { offerId, onSaved, headingLevel, messages, classNames, ...rest },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="offer-price-form">
      <OfferPriceContent key={offerId} {...{ offerId, onSaved, headingLevel, messages, classNames }} />
    </ComponentRoot>
  )
})

type OfferPriceContentProps = Pick<
  OfferPriceFormProps,
  'offerId' | 'onSaved' | 'headingLevel' | 'messages' | 'classNames'
>

function OfferPriceContent(props: OfferPriceContentProps): ReactNode {
  const t = useMessages(staffMessages, props.messages)
  const read = useOffer(props.offerId)
  const failure = readFailure(read)
  if (failure !== null)
    return <FailureView error={failure} title={t('staff.price.failed')} onRetry={read.refetch} />
  if (read.data === undefined) return <OfferPriceSkeleton label={t('staff.price.loading')} />
  if (read.data === null)
    return <EmptyState title={t('staff.price.gone.title')}>{t('staff.price.gone.text')}</EmptyState>
  return <PriceForm {...props} offer={read.data} t={t} />
}

interface PriceFormProps extends OfferPriceContentProps {
  readonly offer: Offer
  readonly t: Translate<typeof staffMessages>
}

/** The field of the price, what its `form` does, and how the write stands. */
function usePriceForm({ offerId, onSaved, t }: PriceFormProps) {
  const { format, locale } = useI18n()
  const announce = useAnnounce()
  const { report } = useExperience()
  const saved = useLatestRef(onSaved)
  const price = useSetOfferPrice(offerId)
  const draft = useTypedDraft('price', offerId)
  const form = useForm({
    resolver: zodResolver(priceFormSchema(locale)),
    defaultValues: { amount: draft.initial },
    reValidateMode: 'onSubmit',
  })
  const { field, fieldState } = useController({ control: form.control, name: 'amount' })

  function handleSubmit() {
    void form.handleSubmit(async ({ amount }) => {
      const sent = draft.read()
      const result = await price.submit({ amount })
      if (!result.ok) return
      // What was typed meanwhile is not sent: it stays.
      if (draft.read() === sent) {
        draft.forget()
        form.reset({ amount: '' })
      }
      announce(t('staff.price.saved', { price: format.number(amount) }))
      callSafely(() => saved.current?.({ offer: result.data }), report)
    })()
  }

  const issue = issueText(fieldState.error?.message as PriceIssue | undefined, format, t)
  const isSaving = form.formState.isSubmitting || price.status === 'pending'
  function handleChange(amount: string) {
    draft.keep(amount)
    field.onChange(amount)
  }

  return { price, field, issue, isSaving, handleSubmit, handleChange }
}

function PriceForm(props: PriceFormProps): ReactNode {
  const { offer, headingLevel, classNames = {}, t } = props
  const isHydrated = useHydrated()
  const { price, field, issue, isSaving, handleSubmit, handleChange } = usePriceForm(props)
  const shown = shownPrice(price.status === 'done' ? price.offer : offer)
  const error = price.status === 'refused' || price.status === 'unknown' ? price.error : null
  const currency = offer.display?.currency
  const unit = currency?.name ?? currency?.symbol

  return (
    <Form className={cx('xp-offer-price', classNames.body)} data-state={price.status} onSubmit={handleSubmit}>
      <PriceHeader {...{ offer, shown, headingLevel, classNames, t }} />
      <TextField
        ref={field.ref}
        className={classNames.field}
        label={unit === undefined ? t('staff.price.amount') : t('staff.price.amountIn', { currency: unit })}
        inputMode="decimal"
        autoComplete="off"
        value={field.value}
        onValueChange={handleChange}
        error={issue}
      />
      {error !== null && (
        <FailureNotice error={error} isUnknown={mayHaveArrived({ status: price.status, error })} />
      )}
      {price.status === 'done' && shown && (
        <Notice tone="good">{t.rich('staff.price.saved', { price: <SumAmount sum={shown} /> }, {})}</Notice>
      )}
      <div className={classNames.actions}>
        <RetryButton error={error} label={t('staff.price.save')}>
          {(label, isWaiting) => (
            <Button
              variant="primary"
              type={isHydrated ? 'submit' : 'button'}
              busy={isSaving}
              busyLabel={t('staff.price.saving')}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
      </div>
    </Form>
  )
}

interface PriceHeaderProps extends Pick<PriceFormProps, 'offer' | 'headingLevel' | 't'> {
  readonly shown: ReturnType<typeof shownPrice>
  readonly classNames: NonNullable<PriceFormProps['classNames']>
}

/** Which offer it is, and what members see now. */
function PriceHeader({ offer, shown, headingLevel = 2, classNames, t }: PriceHeaderProps): ReactNode {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  // Dollars are an assumption (`assumptionNotes.valueUSD`): said here where a member reads them too.
  const { data: wallet } = useWallet()
  const usd = offerPrice(offer, wallet)?.usd
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div className="xp-stack xp-gap-2">
        <Heading className={cx('xp-type-title-2', classNames.title)}>{t('staff.price.title')}</Heading>
        <p className="xp-type-body xp-quiet">
          {t('staff.price.lead', { offer: offer.title ?? t('staff.price.untitled') })}
        </p>
      </div>
      <Facts layout="sums" className={classNames.facts}>
        <Fact label={t('staff.price.now')} strong>
          {shown && <SumAmount sum={shown} />}
        </Fact>
        <Fact label={t('staff.price.points')}>
          {offer.pointsPrice !== undefined && (
            <SumAmount sum={{ amount: offer.pointsPrice, currency: undefined }} />
          )}
        </Fact>
        <Fact label={t('staff.price.value')}>
          {usd !== undefined && c('common.about', { money: format.money(usd) })}
        </Fact>
      </Facts>
    </>
  )
}

function issueText(issue: PriceIssue | undefined, format: Format, t: PriceFormProps['t']) {
  if (issue === 'shape') return t('staff.price.shape', { example: format.number(12_500.5) })
  if (issue === 'negative') return t('staff.price.negative', { least: 0 })
  return issue && t(`staff.price.${issue}`)
}

function OfferPriceSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-offer-price">
      <Skeleton shape="title" length="half" />
      <Skeleton />
      <Skeleton length="long" />
    </Loading>
  )
}
