export { ExperienceHub } from './ExperienceHub.tsx'
export type { ExperienceHubPart, ExperienceHubProps } from './ExperienceHubProps.ts'
export { formatHubLocation, type HubFeatures, type HubLocation, parseHubLocation } from './HubLocation.ts'
export { type HubHistoryOptions, useHubHistory } from './useHubHistory.ts'
