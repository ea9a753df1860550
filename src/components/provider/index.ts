export { ExperienceProvider, type ExperienceProviderProps } from './ExperienceProvider.tsx'
export { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx'
