import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import postcss from 'postcss'
import { bundleEntry } from '../../scripts/bundleEntry.mjs'
import { root } from './manifest.ts'

const folder = join(root, 'src/theme')

/** What each style sheet of a component is for; the name is that of its element. */
export const componentOfSheet: Readonly<Record<string, string>> = {
  hub: 'ExperienceHub',
  'member-today': 'MemberToday',
  'offer-catalog': 'OfferCatalog',
  'offer-detail': 'OfferDetail',
  'saved-offers': 'SavedOffers',
  'redeem-offer': 'RedeemOffer',
  'redemption-list': 'RedemptionList',
  'redemption-detail': 'RedemptionDetail',
  'redemption-feedback': 'RedemptionFeedback',
  'interest-form': 'InterestForm',
  'interest-summary': 'InterestSummary',
  'phone-verification': 'PhoneVerification',
  'concierge-chat': 'ConciergeChat',
  'conversation-list': 'ConversationList',
  wallet: 'Wallet',
  'points-over-time': 'PointsOverTime',
  'wallet-balance': 'WalletBalance',
  'terms-gate': 'TermsGate',
  'terms-acceptance': 'TermsAcceptance',
  'offer-price-form': 'OfferPriceForm',
}

/** The files that a list of style sheets imports, those of a list within it too, as paths in src/. */
export function partsOf(list: string): readonly string[] {
  const file = join(folder, list)
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^@import '(.+)';$/gm)].flatMap(([, path = '']) => {
    const part = join(dirname(file), path)
    return part.startsWith(join(folder, 'sheets/'))
      ? partsOf(relative(folder, part))
      : [relative(join(root, 'src'), part)]
  })
}

/** What the selectors of a style sheet are about: of each, the classes of ours that it names. */
export function selectorsIn(css: string): readonly (readonly string[])[] {
  const selectors: string[][] = []
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as postcss.AtRule).name)) return
    for (const selector of rule.selectors)
      selectors.push([...selector.matchAll(/\.(xp-[\w-]+)/g)].map(([, name = '']) => name))
  })
  return selectors
}

/** Every class that a component and all that it loads may give to an element, as a bundler finds them in the package. */
export async function classesOf(component: string): Promise<ReadonlySet<string>> {
  const isStaff = component === 'OfferPriceForm'
  const { atOnce, later } = await bundleEntry(
    isStaff ? { from: './staff' } : { from: '.', imports: ['ExperienceProvider', component] },
  )
  const code = [...atOnce, ...later].map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n')
  return new Set(code.match(/\bxp-[a-z][\w-]*/g))
}
