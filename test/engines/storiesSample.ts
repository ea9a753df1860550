/** What each public component shows in every engine at each `npm test`. `npm run assure` shows all stories. */
export const kinds = ['Default', 'Empty', 'Failing', 'Loading'] as const
type Kind = (typeof kinds)[number]

const one = { without: 'shows one thing, which is there or is not found' }
const form = { without: 'a form has no rows' }

/** By file: the story of a kind that has another name, or why there is none. */
export const exceptions: Readonly<
  Record<string, Partial<Readonly<Record<Kind, string | { readonly without: string }>>>>
> = {
  Elements: { Default: 'Hub', Empty: { without: 'the components inside are tried themselves' } },
  ExperienceHub: { Empty: { without: 'each of its views has a story of its own' } },
  MemberToday: { Empty: 'Nothing', Loading: { without: 'shows nothing while it is read' } },
  InterestForm: { Empty: form, Failing: 'OfferFailed', Loading: 'OfferLoading' },
  InterestSummary: { Empty: one },
  OfferDetail: { Empty: one },
  OfferPriceForm: { Empty: form, Failing: 'Refused' },
  PointsOverTime: { Empty: 'Nothing' },
  PhoneVerification: { Empty: 'WithoutNumber' },
  RedeemOffer: { Empty: one },
  RedemptionDetail: { Empty: one },
  RedemptionFeedback: { Empty: form, Loading: { without: 'reads nothing' } },
  SavedOffers: { Empty: 'Nothing' },
  TermsAcceptance: { Empty: form },
  TermsGate: { Empty: { without: 'shows what it surrounds' } },
  Wallet: { Empty: 'EmptyLedger' },
  WalletBalance: { Empty: { without: 'a balance of nothing is a balance' } },
}

/** The exported names of the stories of a file, `stories/<name>.stories.tsx`. */
export function sampleOf(name: string): readonly string[] {
  return kinds.flatMap((kind) => {
    const other = exceptions[name]?.[kind] ?? kind
    return typeof other === 'string' ? [other] : []
  })
}

const sampleNames = new Set(
  [...kinds, ...Object.values(exceptions).flatMap((of) => Object.values(of))].flatMap((name) =>
    typeof name === 'string' ? [name.toLowerCase()] : [],
  ),
)

/** Whether a story, by its id, has a name that the sample knows. */
export const hasSampleName = (id: string): boolean =>
  sampleNames.has((id.split('--')[1] ?? '').replaceAll('-', ''))

/** Whether a story is shown in Firefox and WebKit at each `npm test`. */
export function isInSample(file: string, storyName: string): boolean {
  const name = /stories\/(\w+)\.stories\.tsx$/.exec(file)?.[1]
  return name !== undefined && sampleOf(name).includes(storyName.replaceAll(' ', ''))
}
