// What is seen
export { Button } from './Button.tsx'
export type { ButtonProps } from './Button.tsx'
export { cx } from './cx.ts'
export { Icon } from './Icon.tsx'
export type { IconName, IconProps } from './Icon.tsx'
export { Notice } from './Notice.tsx'
export type { NoticeProps } from './Notice.tsx'
export { Skeleton } from './Skeleton.tsx'
export type { SkeletonProps } from './Skeleton.tsx'
export { TextLink } from './TextLink.tsx'
export type { TextLinkProps } from './TextLink.tsx'
export { VisuallyHidden } from './VisuallyHidden.tsx'

// What is filled in
