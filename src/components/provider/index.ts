export { ExperienceProvider, type ExperienceProviderProps } from './ExperienceProvider.tsx'
