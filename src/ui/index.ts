// What is seen
export {
  type AnnouncePriority,
  AnnouncerProvider,
  useAnnounce,
  useAnnounceContent,
} from './AnnouncerProvider.tsx'
export { Amount, type AmountProps } from './Amount.tsx'
export { Button, type ButtonProps } from './Button.tsx'
export { Chip, type ChipProps } from './Chip.tsx'
export { CopyReference, type CopyReferenceProps } from './CopyReference.tsx'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export type { GalleryLabels, GalleryPicture } from './GalleryDialog.tsx'
export { Gallery, type GalleryProps } from './Gallery.tsx'
export { loadGalleryDialog } from './loadGalleryDialog.ts'
export { InFull } from './InFull.tsx'
export { Icon, type IconProps } from './Icon.tsx'
export * from './icons.ts'
export * from './viewIcons.ts'
export * from './laterIcons.ts'
export { Notice, type NoticeProps } from './Notice.tsx'
export { Picture, type PictureProps } from './Picture.tsx'
export { Plate, type PlateProps } from './Picture.tsx'
export { Skeleton, type SkeletonProps } from './Skeleton.tsx'
export { TextLink, type TextLinkProps } from './TextLink.tsx'
export { Loading, type LoadingProps } from './Loading.tsx'
export { VisuallyHidden } from './VisuallyHidden.tsx'
export { Countdown, type CountdownProps } from './Countdown.tsx'
export { Fact, type FactProps, Facts, type FactsProps } from './Facts.tsx'
export { cx } from './cx.ts'
export { type OwnPartsByName, OwnPartsContext, replaceable } from './replaceable.tsx'

// What is filled in
export { Checkbox, type CheckboxProps } from './Checkbox.tsx'
export {
  ChoiceChips,
  type ChoiceChipsProps,
  type ChoiceOption,
  ChoiceTiles,
  type ChoiceTilesProps,
  SegmentedControl,
  type SegmentedControlProps,
} from './ChoiceGroup.tsx'
export { Form } from './Form.tsx'
export { type FieldControlProps, type FieldProps, type FieldTexts } from './Field.tsx'
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
export { type FilterChipOption, FilterChips, type FilterChipsProps } from './FilterChips.tsx'
export { Rating, type RatingProps } from './Rating.tsx'
export { drawnScale, isElement, isFocusLost, selectContent } from './hostPage.ts'
export { revealFocused } from './revealFocused.ts'
export { saveByBrowser, textFile } from './textFile.ts'
export { SearchField, type SearchFieldProps } from './SearchField.tsx'
export { Select, type SelectOption, type SelectProps } from './Select.tsx'
export { Stepper, type StepperProps } from './Stepper.tsx'
export { takePlainFigures } from './takePlainFigures.ts'
export { BuiltInTextArea, TextArea, type TextAreaProps } from './TextArea.tsx'
export { TextField, type TextFieldProps } from './TextField.tsx'
export type { CalendarLabels, CalendarProps } from './calendar/Calendar.tsx'
export type { CalendarAppearance, CalendarKind } from './calendar/CalendarMonthGrid.tsx'
export type { CalendarValues } from './calendar/useCalendarSelection.ts'
export { type DateTagKind, DateTags, type DateTagsProps } from './DateTags.tsx'
export { LazyCalendar, type LazyCalendarProps } from './LazyCalendar.tsx'
export { CalendarLegend, type CalendarLegendProps } from './CalendarLegend.tsx'
export { useCopy } from './hooks/useCopy.ts'
export { useIsMounted } from './hooks/useIsMounted.ts'
export { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect.ts'
export { useKeptKeys } from './hooks/useKeptKeys.ts'
export { useLatestRef } from './hooks/useLatestRef.ts'
export { useOnceFor } from './hooks/useOnceFor.ts'
export { useReconnect } from './hooks/useReconnect.ts'
