import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import type { hubMessages, MessageOverrides, Translate } from '../../i18n/index.ts'
import type { LeaveGuardRef } from '../common/index.ts'
import type { InterestFormProps } from '../interests/index.ts'
import type { OfferCatalogProps } from '../offers/index.ts'
import type { HubFeatures, HubLocation } from './HubLocation.ts'
import type { HubOwnPage, HubPage } from './hubPages.ts'

/** The parts of {@link ExperienceHub} that `classNames` reaches. */
export type ExperienceHubPart = 'header' | 'navigation' | 'view'

/** Props of {@link ExperienceHub}; all others go to its `section`. */
export interface ExperienceHubProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Controlled: where the member is. Keep it in your router, or spread `useHubHistory()`. */
  readonly location?: HubLocation | undefined
  /** Uncontrolled: where the member starts. Default the catalog. */
  readonly defaultLocation?: HubLocation | undefined
  /**
   * The member wants to go somewhere. With `replace` the place is the same and says more, what the catalog is narrowed
   * to: replace the entry of the history, so that *Back* does not take each filter back.
   */
  readonly onLocationChange?:
    ((change: { readonly location: HubLocation; readonly replace?: true }) => void) | undefined
  /**
   * The address of a place in your app: ways on are links then, else buttons; `undefined`: none for
   * this one. `formatHubLocation` makes a path.
   */
  readonly hrefFor?: ((location: HubLocation) => string | undefined) | undefined
  /** Parts switched off; with a part go all ways to it. */
  readonly features?: Partial<HubFeatures> | undefined
  /**
   * The pages of the navigation in their order: leave out, rename or add. Of ours, what is not among them is switched
   * off; without `explore` the first page is the start. Default all of ours. Give `useHubHistory` the same.
   */
  readonly pages?: readonly HubPage[] | undefined
  /** Which filters of the catalog open, see `OfferCatalog`. Default all. */
  readonly filterControls?: OfferCatalogProps['filterControls']
  /** What the form of an interest begins with, see `InterestForm`. */
  readonly defaultAnswers?: InterestFormProps['defaultAnswers']
  /** Interests made before this session: the Service lists none, so give the ids that `onInterestCreated` gave you. */
  readonly interestIds?: readonly string[] | undefined
  /** An interest exists: store its id. */
  readonly onInterestCreated?:
    ((event: { readonly interestId: string; readonly offerId: string }) => void) | undefined
  /**
   * `hasSensitive` while leaving would lose a typed sensitive answer. The hub asks by itself; this is for
   * your router's own guard.
   */
  readonly onDirtyChange?: ((event: { readonly hasSensitive: boolean }) => void) | undefined
  /** For `useHubHistory`, which gives it: with it the browser's Back and Forward ask before an answer is lost. */
  readonly leaveGuard?: LeaveGuardRef | undefined
  /** Other words for this hub. Keep the object's identity. */
  readonly messages?: MessageOverrides<typeof hubMessages> | undefined
  readonly classNames?: Partial<Readonly<Record<ExperienceHubPart, string>>> | undefined
}

/** How the parts of the hub lead to each other. */
export interface HubNavigation {
  readonly go: (location: HubLocation, replace?: true) => void
  readonly hrefFor: ((location: HubLocation) => string | undefined) | undefined
  readonly press: (location: HubLocation) => (event: MouseEvent<HTMLElement>) => void
}

export type HubTranslate = Translate<typeof hubMessages>

/** What every view of the hub is given. */
export interface HubViewProps<View extends HubLocation['view'] = HubLocation['view']> {
  readonly location: Extract<HubLocation, { readonly view: View }>
  /** The page of the host that is shown. */
  readonly ownPage: HubOwnPage | undefined
  readonly features: HubFeatures
  readonly navigation: HubNavigation
  readonly filterControls: ExperienceHubProps['filterControls']
  readonly defaultAnswers: ExperienceHubProps['defaultAnswers']
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly onInterestCreated: ExperienceHubProps['onInterestCreated']
  readonly onDirtyChange: ExperienceHubProps['onDirtyChange']
  /** What was pressed in the catalog to leave it. */
  readonly onLeaveCatalog: (element: HTMLElement) => void
  readonly t: HubTranslate
}
