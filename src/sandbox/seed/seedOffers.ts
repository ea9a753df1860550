import type { StoredOffer } from '../model/World.ts'
import { stars } from '../model/ledger.ts'
import type { OfferDraft } from './OfferDraft.ts'
import { activeOffers } from './activeOffers.ts'
import { stageOffers } from './stageOffers.ts'
import { travelOffers } from './travelOffers.ts'

const diningTerms =
  'Drinks beyond those listed are paid at the table. The kitchen needs to know of allergies seven days ahead.'

const diningOffers: readonly OfferDraft[] = [
  {
    id: 'chefs-counter',
    title: 'Twelve seats at the chef’s counter',
    short: 'One sitting, fourteen small plates, and the person who made them across the counter.',
    text: [
      'Kælderen seats twelve, all of them facing the stove. There is no menu until afterwards, when it is written out by hand and folded into your coat pocket.',
      'The cooking is of the week rather than of the season: what the boat landed on Tuesday, what the forager found on Wednesday, and one thing that has been in a crock since spring. Questions are welcome, except about the sauce.',
    ],
    scenes: ['table', 'clay'],
    place: {
      venue: 'Kælderen',
      address: 'Strandgade 18',
      city: 'Copenhagen',
      countryCode: 'DK',
      display: 'Copenhagen, Denmark',
    },
    guests: 2,
    starts: [13, '18:30'],
    ends: [13, '22:30'],
    points: 12_500,
    left: 4,
    inclusions: {
      'At the counter': ['Fourteen plates', 'Pairing, with or without alcohol', 'The menu, written by hand'],
    },
    disclaimer: diningTerms,
  },
  {
    id: 'vineyard-lunch',
    title: 'A long lunch among the vines',
    short: 'A table for twenty between two rows of Sangiovese, and nothing planned after it.',
    text: [
      'The table is carried out at noon and carried in when the last guest has gone. In between come crostini, pici rolled that morning, a slow roast from the wood oven, and five vintages that never left the estate.',
      'Nobody will pour faster than you drink. Hammocks are under the oaks.',
    ],
    scenes: ['vineyard', 'table'],
    place: {
      venue: 'Podere Sant’Elmo',
      city: 'Montalcino',
      state: 'Toscana',
      countryCode: 'IT',
      display: 'Montalcino, Italy',
    },
    guests: 6,
    starts: [161, '12:00'],
    ends: [161, '18:00'],
    points: 8_900,
    left: 14,
    inclusions: {
      Lunch: ['Five courses', 'Five vintages of the estate'],
      After: ['A walk through the cellar', 'Transfer to the station at six'],
    },
    disclaimer: diningTerms,
  },
  {
    id: 'beirut-table',
    title: 'مائدة على سطح الدار',
    short: 'عشاء عائلي لثمانية ضيوف فوق أسطح المدينة القديمة، مع نسيم البحر.',
    text: [
      'تفتح السيدة نهى بيتها مرة واحدة في الشهر. تبدأ الأمسية بالقهوة عند الباب، ثم تصعدون الدرج الحجري إلى سطح تظلله عريشة عنب عمرها ستون عامًا.',
      'الأطباق على طريقة البيت: مازة باردة وساخنة، سمك مشوي على الجمر، وحلوى بماء الزهر. لا قائمة ولا عجلة.',
    ],
    scenes: ['arches', 'table'],
    place: { venue: 'دار نهى', city: 'بيروت', countryCode: 'LB', display: 'بيروت، لبنان' },
    guests: 8,
    starts: [40, '17:30'],
    ends: [40, '21:30'],
    points: 7_800,
    left: 8,
    inclusions: { 'على المائدة': ['مازة باردة وساخنة', 'سمك من صيد اليوم', 'حلوى وقهوة'] },
    disclaimer: 'يرجى إبلاغ فريق الخدمة قبل سبعة أيام بأي حساسية.',
  },
  {
    id: 'market-morning',
    title: 'The fish market before it opens',
    short: 'In at four with a buyer, breakfast at six, back in bed by nine.',
    text: [
      'Ms Arima has bought for three restaurants for twenty-two years and is spoken to by everyone. You follow in borrowed boots, learn to read a tail by torchlight, and hold nothing up.',
      'At six the shutters of a counter with seven stools go halfway up. What you chose is what you eat.',
    ],
    scenes: ['shore', 'table'],
    place: { venue: 'Toyosu', city: 'Tokyo', countryCode: 'JP', display: 'Tokyo, Japan' },
    guests: 2,
    starts: [24, '19:00'],
    ends: [24, '23:30'],
    points: 6_400,
    left: 2,
    inclusions: {
      Market: ['A buyer as your guide', 'Boots and apron'],
      Breakfast: ['Seven pieces at the counter'],
    },
    disclaimer: diningTerms,
  },
  {
    id: 'harbour-table',
    title: 'Dinner on the pilot’s pontoon',
    short: 'A floating kitchen, ten guests, and the ferries going home.',
    text: [
      'The pontoon is towed out at seven and moored under the bridge. The cook works over coals; the city does the rest. Blankets are on every chair, and a small boat goes ashore whenever someone asks.',
    ],
    scenes: ['city', 'sails'],
    place: { venue: 'Pontoon 9', city: 'Istanbul', countryCode: 'TR', display: 'Istanbul, Türkiye' },
    guests: 4,
    starts: [52, '16:00'],
    ends: [52, '20:00'],
    points: 9_600,
    inclusions: { Dinner: ['Six courses from the coals', 'Local wines, rakı, or quince soda'] },
    disclaimer: diningTerms,
  },
  {
    id: 'bread-week',
    title: 'A baker’s week, from the first night to the last loaf',
    short: 'Five nights at the oven, beginning at two in the morning. Sleep is included.',
    text: [
      'You will shape six hundred loaves and be allowed to score the last forty. Monsieur Aubry says little and notices everything. The room above the bakery is warm, for the obvious reason.',
    ],
    scenes: ['clay', 'table'],
    place: { venue: 'Fournil Aubry', city: 'Lyon', countryCode: 'FR', display: 'Lyon, France' },
    guests: 1,
    starts: [83, '01:00'],
    ends: [88, '08:00'],
    points: 16_200,
    left: 1,
    inclusions: {
      Work: ['Five nights at the bench', 'Apron and lame to keep'],
      Stay: ['Room above the bakery'],
    },
    disclaimer: diningTerms,
  },
  {
    id: 'orchard-supper',
    title: 'Supper in the walled orchard',
    short: 'Late apples, early frost, lanterns in the trees.',
    text: [
      'Once the picking is done the orchard is given over to one evening of supper at a single table: hogget, roots, curd and more kinds of apple than you knew. Wear something warm; the brazier has been promised but not guaranteed.',
    ],
    scenes: ['forest', 'vineyard'],
    place: {
      venue: 'Hallow End',
      city: 'Ludlow',
      state: 'Shropshire',
      countryCode: 'GB',
      display: 'Ludlow, England',
    },
    guests: 10,
    starts: [9, '17:00'],
    ends: [9, '21:00'],
    bookBy: 5,
    points: 4_200,
    left: 22,
    inclusions: { Supper: ['Four courses', 'Cider from the press'] },
    disclaimer: diningTerms,
  },
]

const kinds: readonly (readonly [kind: string, drafts: readonly OfferDraft[]])[] = Object.entries({
  Travel: travelOffers,
  Dining: diningOffers,
  ...stageOffers,
  ...activeOffers,
})

/** The catalog, kinds in turn, so that a page of it shows the whole range. */
export function seedOffers(clock: SeedClock): readonly StoredOffer[] {
  const longest = Math.max(...kinds.map(([, drafts]) => drafts.length))
  return Array.from({ length: longest }, (_, index) =>
    kinds.flatMap(([kind, drafts]) => {
      const draft = drafts[index]
      return draft ? [toStoredOffer(draft, draft.text ? kind : undefined, clock)] : []
    }),
  ).flat()
}

/** From the editor's draft to what the Service serves. A key that the draft leaves out is not there. */
function toStoredOffer(draft: OfferDraft, kind: string | undefined, clock: SeedClock): StoredOffer {
  const { id, title, place, points, left } = draft
  const offer = {
    id,
    title,
    shortDescription: draft.short,
    description: draft.text?.join('\n\n'),
    disclaimer: draft.disclaimer,
    kind,
    type: kind && (draft.type ?? 'EXPERIENCE'),
    images: draft.images ?? draft.scenes?.map((scene) => `${scene}-3x2-1600.webp`),
    inclusions: draft.inclusions && inclusionsOf(draft.inclusions),
    location: place && { ...place, display: place.display ?? place.city },
    maxGuests: draft.guests,
    startAt: draft.starts && clock.moment(...draft.starts),
    endAt: draft.ends && clock.moment(...draft.ends),
    expiresAt: draft.bookBy === undefined ? undefined : clock.moment(draft.bookBy, '23:00'),
    pointsPrice: points,
    valueUSD: points === undefined ? undefined : points / stars.unitsPerUSD,
    availability:
      left === undefined ? kind && { isAvailable: true } : { isAvailable: left > 0, quantityRemaining: left },
    display: points === undefined ? undefined : { amount: points, currency: stars, source: 'AUTHORED' },
  }
  const given = Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined))
  return { id, offer: { ...given, id }, ...(draft.tiers ? { tiers: draft.tiers } : {}) }
}

function inclusionsOf(groups: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(groups).flatMap(([group, names]) => names.map((name) => ({ group, name })))
}

/** Dates of the seed data, in days from the moment at which the sandbox was made. */
export interface SeedClock {
  /** ISO-8601 of a day at a time of day, both UTC. */
  readonly moment: (days: number, time: `${string}:${string}`) => string
}

export function createSeedClock(start: number): SeedClock {
  return {
    moment: (days, time) => {
      const day = new Date(start + days * 86_400_000).toISOString().slice(0, 10)
      return `${day}T${time}:00.000Z`
    },
  }
}
