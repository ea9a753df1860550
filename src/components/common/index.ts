export { askWhileUnsent } from './askBeforeUnload.ts'
export { contractPart } from './contractPart.ts'
export { ComponentRoot, type ComponentRootProps } from './ComponentRoot.tsx'
export { Boundary } from './Boundary.tsx'
export { ErrorBoundary } from './ErrorBoundary.tsx'
export {
  type ContentView,
  type ExperienceComponents,
  ExperienceContext,
  type ExperienceContextValue,
  type ExperienceEvent,
  type ExperienceEventName,
  type ExperienceSlots,
  type MapHref,
  type ResolveImage,
  type SaveFile,
  type SaveButtonProps,
  useExperience,
} from './ExperienceContext.ts'
export { FailureNotice, type FailureNoticeProps, mayHaveArrived } from './FailureNotice.tsx'
export { RetryButton, RetryLink } from './RetryButton.tsx'
export { FailureView, type FailureViewProps, Reference } from './FailureView.tsx'
export { foldText } from './foldText.ts'
export { isBookable, offerDates, offerLabel } from './offer/offerFacts.ts'
export {
  isWithinPoints,
  type OfferCost,
  offerPrice,
  pointsOf,
  pointsSum,
  shownPrice,
  type Sum,
  walletBalance,
} from './offer/offerPrice.ts'
export { PlaceFact } from './offer/PlaceFact.tsx'
export { type OfferTerms, useOfferTerms } from './offer/useOfferTerms.ts'
export { useOffersOf } from './offer/useOffersOf.ts'
export { type OffersMessages, type OfferWords, useOfferWords } from './offer/useOfferWords.ts'
export { historyPosition, type HistoryStamp } from './historyPosition.ts'
export { type LeaveGuard, LeaveGuardContext, type LeaveGuardRef } from './LeaveGuardContext.ts'
export { localeCountry } from './phone/parsePhone.ts'
export { parsePhone, type PhoneIssue, type PhoneReading } from './phone/parsePhone.ts'
export { PhoneField, type PhoneFieldProps } from './phone/PhoneField.tsx'
export { useFormattedPhone } from './phone/PhoneField.tsx'
export { MoreFailed } from './MoreFailed.tsx'
export { isLoadingRead, readFailure } from './readFailure.ts'
export { hostContent, ReadScope } from './ReadScope.tsx'
export { retryableLazy, useExtraPart, useLazyPart, useWantedPart } from './retryableLazy.tsx'
export { savedInThisBrowser, type SavedInThisBrowserOptions } from './savedInThisBrowser.ts'
export { readSavedIds, type SavedOffersMember, type SavedOffersStore } from './SavedOffersStore.ts'
export { OfferPriceAmount, type OfferPriceProps, SumAmount, type SumAmountProps } from './SumAmount.tsx'
export { useAbandonment } from './useAbandonment.ts'
export { useContentShown } from './useContentShown.ts'
export { type FailureWords, useFailureWords } from './useFailureWords.ts'
export { useSaveFile } from './useSaveFile.ts'
export { useFetchMoreWhile } from './useFetchMoreWhile.ts'
export { useWholePage } from './useWholePage.ts'
export { useIsOnline } from './useIsOnline.ts'
export {
  type DirtyChangeHandler,
  type LeaveQuestion,
  type LeaveWords,
  type MayLeave,
  useLeaveGuard,
  useLeaveQuestion,
} from './useLeaveGuard.tsx'
export type { LeaveChoice, LeaveRequest } from './leaveEvents.ts'
export { type LeaveBlocker, useLeaveBlocker } from './useLeaveBlocker.ts'
export { useSafeHref } from './useSafeHref.ts'
export { useTypedDraft } from './useTypedDraft.ts'
export { usePrefetchOnHover } from './usePrefetchOnHover.ts'
export { useViewed } from './useViewed.ts'
export { focusOn } from './focusOn.ts'
