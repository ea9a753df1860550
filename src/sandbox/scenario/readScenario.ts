import type { ScenarioSettings } from './ScenarioSettings.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'

export function readScenario(scenario: ScenarioName | ScenarioSettings): ScenarioSettings {
  if (typeof scenario !== 'string') return scenario
  const named: ScenarioSettings | undefined = scenarios[scenario]
  if (named) return named
  throw new TypeError(
    `@experience-program/react: there is no scenario "${String(scenario)}". It would change nothing. Use one of: ${Object.keys(scenarios).join(', ')}.`,
  )
}
