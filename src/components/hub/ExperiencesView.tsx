'use client'

import type { ReactNode } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { type Interest, operations } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import {
  useExperienceKit,
  useInterest,
  useMadeInterests,
  useOffer,
  useRedemptions,
} from '../../queries/index.ts'
import { chevronEndIcon, Icon, Picture, Skeleton } from '../../ui/index.ts'
import {
  ComponentRoot,
  FailureView,
  isLoadingRead,
  readFailure,
  useExperience,
  useOfferWords,
} from '../common/index.ts'
import { RedemptionList } from '../redemptions/index.ts'
import type { ExperienceHubProps, HubNavigation, HubTranslate, HubViewProps } from './ExperienceHubProps.ts'
import type { HubLocation } from './HubLocation.ts'

/** What the member redeemed, then what they asked for. */
export function ExperiencesView({ navigation, interestIds, t }: HubViewProps<'experiences'>): ReactNode {
  const { go, hrefFor } = navigation
  const hasList = useExperienceKit().client.isEnabled(operations.redemptions)
  const list = useRedemptions()
  return (
    <>
      {hasList ? (
        <RedemptionList
          onOpen={({ redemption }) => go({ view: 'redemption', redemptionId: redemption.id })}
          hrefFor={hrefFor && ((redemption) => hrefFor({ view: 'redemption', redemptionId: redemption.id }))}
          onExplore={() => go({ view: 'explore' })}
        />
      ) : (
        <div className="xp-page xp-redemption-list-body">
          <h2 className="xp-type-hero">{t('hub.experiences')}</h2>
        </div>
      )}
      {/* Read at once, and shown when the list above has its length. */}
      <div hidden={hasList && list.data === undefined && readFailure(list) === null}>
        <InterestRows interestIds={interestIds} navigation={navigation} t={t} />
      </div>
    </>
  )
}

interface InterestRowsProps {
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly navigation: HubNavigation
  readonly t: HubTranslate
}

/**
 * The interests that are known: those of this session, then those whose ids the host gave. Nothing where
 * there are none.
 */
function InterestRows({ interestIds = [], navigation, t }: InterestRowsProps): ReactNode {
  const ids = [...new Set([...useMadeInterests(), ...interestIds])]
  if (ids.length === 0) return null
  return (
    <ComponentRoot name="interest-list" className="xp-hub-interests">
      <div className="xp-hub-interests-body">
        <h3 className="xp-type-title-2">{t('hub.asked')}</h3>
        <ul className="xp-hub-interest-rows">
          {ids.map((id) => (
            <InterestRow key={id} id={id} navigation={navigation} t={t} />
          ))}
        </ul>
      </div>
    </ComponentRoot>
  )
}

type InterestRowProps = Pick<InterestRowsProps, 'navigation' | 't'>

function InterestRow({ id, ...rest }: InterestRowProps & { readonly id: string }): ReactNode {
  const read = useInterest(id)
  const { data: interest, refetch } = read
  const failure = readFailure(read)
  // An id that is not theirs, or that the Service no longer has, is no row: the host's list may be older
  // than the truth.
  if (isExperienceError(failure, 'not-found') || isExperienceError(failure, 'permission')) return null
  return (
    <li className="xp-plain">
      {interest ? (
        <InterestLink interest={interest} {...rest} />
      ) : failure !== null ? (
        <FailureView error={failure} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
    </li>
  )
}

function InterestLink({
  interest,
  navigation: { hrefFor, press },
  t,
}: InterestRowProps & { readonly interest: Interest }): ReactNode {
  const read = useOffer(interest.offer)
  const { data: offer } = read
  const words = useOfferWords(undefined)
  const { format } = useI18n()
  const { resolveImage } = useExperience()
  if (isLoadingRead(read)) return <Waiting />

  const url = offer?.images[0]
  const image = url === undefined ? null : resolveImage({ url, use: 'thumbnail' })
  // One that could not be read may well be offered still.
  const title = offer ? words.title(offer) : t(offer === null ? 'hub.asked.gone' : 'hub.asked')
  const date = format.date(interest.createdAt, { style: 'medium' })
  const content = (
    <>
      <Picture
        className="xp-experience-row-picture"
        ratio="3:2"
        sizes="auto, (min-width: 700px) 186px, 104px"
        {...image}
        plate={offer ? words.plate(offer) : title}
      />
      <span className="xp-stack xp-break xp-gap-1">
        <span className="xp-type-title-3">
          <bdi>{title}</bdi>
        </span>
        {date && (
          <span className="xp-type-small xp-quiet" suppressHydrationWarning>
            {t('hub.asked.on', { date })}
          </span>
        )}
      </span>
      <Icon drawing={chevronEndIcon} className="xp-experience-row-chevron xp-screen-only" />
    </>
  )
  const location: HubLocation = { view: 'interest', interestId: interest.id }
  const href = hrefFor?.(location)
  const row = {
    className: 'xp-experience-row xp-hub-interest xp-cover xp-native xp-focus',
    onClick: press(location),
  }
  if (href !== undefined) {
    return (
      <a {...row} href={href}>
        {content}
      </a>
    )
  }
  return (
    <button {...row} type="button">
      {content}
    </button>
  )
}

function Waiting(): ReactNode {
  return (
    <div className="xp-experience-row">
      <Skeleton shape="block" className="xp-experience-row-picture" />
      <div>
        <Skeleton shape="title" length="half" />
        <Skeleton length="short" />
      </div>
    </div>
  )
}
