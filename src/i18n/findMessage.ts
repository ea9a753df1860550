import { placeholdersIn } from './formatMessage.ts'
import { isDevelopment } from './isDevelopment.ts'
import type { I18n } from './createI18n.ts'
import type { MessageDefinitions, PluralMessage } from './messageTypes.ts'

/** Overrides of messages, those that win first. */
export type MessageLayers = readonly (
  Readonly<Record<string, string | PluralMessage | undefined>> | undefined
)[]

/**
 * The text of a message: of the first layer that has it, else of the definitions; for a plural message the form
 * that fits `count`. `null` when nobody knows the key.
 */
export function findMessage(
  i18n: I18n,
  definitions: MessageDefinitions,
  layers: MessageLayers,
  key: string,
  count?: number,
): string | null {
  const standard = Object.hasOwn(definitions, key) ? definitions[key] : undefined
  for (const layer of layers) {
    const override = layer && Object.hasOwn(layer, key) ? layer[key] : undefined
    if (override !== undefined && isUsable(i18n, key, override, standard))
      return pluralForm(i18n, override, count, i18n.locale)
  }
  // The built-in words are English, so English rules choose among them, whatever the locale of the figures.
  return standard === undefined ? null : pluralForm(i18n, standard, count, 'en')
}

function pluralForm(
  i18n: I18n,
  message: string | PluralMessage,
  count: number | undefined,
  locale: string,
): string {
  if (typeof message === 'string') return message
  return (count === undefined ? undefined : message[i18n.format.pluralRule(count, locale)]) ?? message.other
}

function isUsable(
  i18n: I18n,
  key: string,
  override: string | PluralMessage,
  standard: string | PluralMessage | undefined,
): boolean {
  if (standard === undefined) return typeof override === 'string'
  if (typeof standard === 'string' && typeof override !== 'string') {
    i18n.report(
      key,
      `The message "${key}" is plural.`,
      isDevelopment && 'The standard message is a plain text, and is shown instead. Give one text.',
    )
    return false
  }
  const allowed = new Set(textsOf(standard).flatMap(placeholdersIn))
  if (typeof standard !== 'string') allowed.add('count')
  const wrong = textsOf(override)
    .flatMap(placeholdersIn)
    .find((name) => !allowed.has(name))
  if (wrong === undefined) return true
  i18n.report(
    key,
    `The message "${key}" has an unknown placeholder {${wrong}}.`,
    isDevelopment &&
      `The standard message is shown instead. Use only: ${[...allowed].map((name) => `{${name}}`).join(', ') || 'none'}.`,
  )
  return false
}

function textsOf(message: string | PluralMessage): string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}
