import type { ComponentType, RefAttributes } from 'react'
import type {
  ButtonProps,
  CheckboxProps,
  EmptyStateProps,
  LoadingProps,
  PictureProps,
  SelectProps,
  TextAreaProps,
  TextFieldProps,
} from '../../ui/index.ts'
import type { ChatBubbleProps, ConversationRowProps } from '../chat/index.ts'
import type { FailureViewProps, OfferPriceProps } from '../common/index.ts'
import type { FilterSheetProps, OfferCardProps, SaveToggleProps } from '../offers/index.ts'
import type { RedemptionRowProps, RedemptionStatusProps } from '../redemptions/index.ts'
import type { LedgerEntryProps, PointsChartProps } from '../wallet/index.ts'

/** The parts that a host may replace, each with the props that it gets. */
export interface ReplaceableParts {
  /** An offer in the catalog. */
  readonly OfferCard: OfferCardProps
  /** What an offer costs, on its card and its page. */
  readonly OfferPrice: OfferPriceProps
  /** A redemption in the list. */
  readonly RedemptionRow: RedemptionRowProps
  /** The status of a redemption, in the list and on its page. */
  readonly RedemptionStatus: RedemptionStatusProps
  /** A conversation in the list. */
  readonly ConversationRow: ConversationRowProps
  /** Who wrote when, what was written, and its files. The day before it and the state after it stay ours. */
  readonly Message: ChatBubbleProps
  /** A line of the wallet's history. */
  readonly LedgerEntry: LedgerEntryProps
  /** The heart of an offer, where the provider has a store: a button that is on or off. */
  readonly SaveToggle: SaveToggleProps
  /** All filters of the catalog in one sheet, on a phone. It is there while it is open. */
  readonly FilterSheet: FilterSheetProps
  /** The points by month, drawn, and the control that chooses a month. The table beside it stays ours. */
  readonly PointsChart: PointsChartProps
  /** A picture, or what stands in its place. */
  readonly Picture: PictureProps
  /** A sentence where there is nothing. */
  readonly EmptyState: EmptyStateProps
  /** What stands in place of content that could not be loaded. */
  readonly Failure: FailureViewProps
  /** What stands in place of content while it is being loaded. */
  readonly Loading: LoadingProps
  /** Every button with a word on it. `variant` says how much it matters. */
  readonly Button: ButtonProps & RefAttributes<HTMLButtonElement>
  /** One line of text. Pass `ref` and what you do not use yourself to the `input`: the form reads it there. */
  readonly TextField: TextFieldProps & RefAttributes<HTMLInputElement>
  /** Several lines of text. The three sensitive questions keep ours: their text meets no code but ours. */
  readonly TextArea: TextAreaProps & RefAttributes<HTMLTextAreaElement>
  /** One of several. `appearance` is `inline` for a sort order. */
  readonly Select: SelectProps & RefAttributes<HTMLSelectElement>
  /** A sentence to agree to, or one of some choices. */
  readonly Checkbox: CheckboxProps & RefAttributes<HTMLInputElement>
}

/** What your own part gets: the props of ours, and ours itself. */
export type OwnPartProps<Name extends keyof ReplaceableParts> = ReplaceableParts[Name] & {
  /** Ours, to be wrapped: pass it the props on. */
  readonly Default: ComponentType<ReplaceableParts[Name]>
}

/** Your own parts, by the name of ours. */
export type OwnParts = {
  readonly [Name in keyof ReplaceableParts]?: ComponentType<OwnPartProps<Name>> | undefined
}
