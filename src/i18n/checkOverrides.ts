import { interestReceiptMessages } from './en/interestReceipt.ts'
import { offerDetailMessages } from './en/offerDetail.ts'
import { phoneMessages } from './en/phone.ts'
import { phoneFieldMessages } from './en/phoneField.ts'
import { isOpenKey } from './isOpenKey.ts'
import type { I18n } from './createI18n.ts'
import type { MessageLayers } from './findMessage.ts'
import type { MessageDefinitions, PluralMessage } from './messageTypes.ts'

const features = 'chat common failure hub interests offers phone redemptions staff terms wallet'.split(' ')

/** Of a feature, and not among its definitions: what is shown first leaves them out. */
const apart = { ...interestReceiptMessages, ...offerDetailMessages, ...phoneMessages, ...phoneFieldMessages }

/** What was looked through already: a layer is an object that a host keeps, and many components read it. */
const checked = new WeakMap<object, WeakSet<object>>()

/** Tells the developer of overrides that no component will ever read, and of plural forms that their language does not have or lacks. */
export function checkOverrides(i18n: I18n, definitions: MessageDefinitions, layers: MessageLayers): void {
  const own = featureOf(Object.keys(definitions)[0] ?? '')
  for (const layer of layers) {
    if (!layer) continue
    const seen = checked.get(layer) ?? new WeakSet()
    checked.set(layer, seen)
    if (seen.has(definitions)) continue
    seen.add(definitions)
    for (const [key, message] of Object.entries(layer)) {
      const isKnown = Object.hasOwn(definitions, key)
      if (!isKnown && Object.hasOwn(apart, key)) continue
      const feature = featureOf(key)
      if (isKnown && typeof message === 'object') checkForms(i18n, key, message)
      else if (!isKnown && (feature === own ? !isOpenKey(key) : !features.includes(feature ?? ''))) {
        i18n.report(
          key,
          `The message "${key}" is unknown.`,
          'No component reads it. Take a key of the type Messages; keys are case-sensitive.',
        )
      }
    }
  }
}

function featureOf(key: string): string | undefined {
  return key.split('.', 1)[0]
}

function checkForms(i18n: I18n, key: string, message: PluralMessage): void {
  const { known, everyday } = pluralForms(i18n)
  const wrong = Object.keys(message).find((form) => !known.has(form))
  const missing = [...everyday].find((form) => !Object.hasOwn(message, form))
  const fix = `Give: ${[...known].join(', ')}.`
  if (wrong !== undefined)
    i18n.report(
      key,
      `The message "${key}" has a plural form "${wrong}".`,
      `Counts in "${i18n.locale}" never take it. ${fix}`,
    )
  else if (missing !== undefined)
    i18n.report(
      key,
      `The message "${key}" has no plural form "${missing}".`,
      `Counts in "${i18n.locale}" take it; "other" is shown instead. ${fix}`,
    )
}

/** The plural forms of the locale, and those that a count below 200 takes: nobody need write a form for millions. */
function pluralForms({ locale, format }: I18n): {
  readonly known: ReadonlySet<string>
  readonly everyday: ReadonlySet<string>
} {
  const everyday = new Set<string>(Array.from({ length: 200 }, (_, count) => format.pluralRule(count)))
  return {
    known: new Set([...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort()),
    everyday,
  }
}
