import type { I18n } from './createI18n.ts'
import { chatMessages } from './en/chat.ts'
import { chatFileMessages } from './en/chatFile.ts'
import { chatSearchMessages } from './en/chatSearch.ts'
import { conversationListMessages } from './en/conversationList.ts'
import { interestReceiptMessages } from './en/interestReceipt.ts'
import { interestsMessages } from './en/interests.ts'
import { offerDetailMessages } from './en/offerDetail.ts'
import { offerFilterMessages } from './en/offerFilters.ts'
import { offerShareMessages } from './en/offerShare.ts'
import { offersMessages } from './en/offers.ts'
import { phoneMessages } from './en/phone.ts'
import { phoneFieldMessages } from './en/phoneField.ts'
import { pointsOverTimeMessages } from './en/pointsOverTime.ts'
import { walletMessages } from './en/wallet.ts'
import { placeMessages } from './en/place.ts'
import { walletBalanceMessages } from './en/walletBalance.ts'
import { walletDownloadMessages } from './en/walletDownload.ts'
import type { MessageDefinitions, PluralMessage } from './MessageDefinitions.ts'
import type { MessageLayers } from './messageTypes.ts'

const features =
  'chat common failure hub interests offers phone redemptions saved staff terms today wallet'.split(' ')

/** Messages of features that have several files, so that a first view loads its own alone. */
const separate = {
  ...chatMessages,
  ...chatFileMessages,
  ...chatSearchMessages,
  ...conversationListMessages,
  ...interestReceiptMessages,
  ...interestsMessages,
  ...offerDetailMessages,
  ...offerFilterMessages,
  ...offerShareMessages,
  ...offersMessages,
  ...phoneMessages,
  ...phoneFieldMessages,
  ...walletMessages,
  ...placeMessages,
  ...walletBalanceMessages,
  ...walletDownloadMessages,
  ...pointsOverTimeMessages,
}

/** Layers are stable objects that many components read; each is checked once for each feature. */
const checked = new WeakMap<object, WeakSet<object>>()

/**
 * Reports overrides that no component reads, and plural forms that are missing or that their language does not have.
 */
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
      if (!isKnown && Object.hasOwn(separate, key)) continue
      const feature = featureOf(key)
      if (isKnown && typeof message === 'object') checkForms(i18n, key, message)
      else if (!isKnown && (feature === own ? !isOpenKey(key) : !features.includes(feature ?? ''))) {
        i18n.report(
          key,
          `The message "${key}" is unknown.`,
          () =>
            process.env.NODE_ENV !== 'production' &&
            'No component reads it. Use a key of the type Messages; keys are case-sensitive.',
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
      () => process.env.NODE_ENV !== 'production' && `Counts in "${i18n.locale}" never use it. ${fix}`,
    )
  else if (missing !== undefined)
    i18n.report(
      key,
      `The message "${key}" has no plural form "${missing}".`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        `Counts in "${i18n.locale}" use it; "other" is shown instead. ${fix}`,
    )
}

/** The plural forms of the locale, and those for counts below 200: a form for millions is not required. */
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

const open = [
  'offers.kind.',
  'offers.type.',
  'interests.status.',
  'redemptions.status.',
  'redemptions.next.',
  'redemptions.reason.',
  'terms.type.',
  'terms.consent.',
  'wallet.ledger.type.',
]

/** Whether a host may add this key for a word of the Service, as the type `Messages` says. */
function isOpenKey(key: string): boolean {
  return open.some((prefix) => key.startsWith(prefix))
}
