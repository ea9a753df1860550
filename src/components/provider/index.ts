export { ExperienceProvider } from './ExperienceProvider.tsx'
export type { ExperienceProviderProps } from './ExperienceProviderProps.ts'
export { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx'
