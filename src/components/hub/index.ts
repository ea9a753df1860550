export { ExperienceHub, type ExperienceHubPart, type ExperienceHubProps } from './ExperienceHub.tsx'
export type { HubFeatures } from './HubFeatures.ts'
export { formatHubLocation, type HubLocation, parseHubLocation } from './HubLocation.ts'
export { type HubHistoryOptions, useHubHistory } from './useHubHistory.ts'
