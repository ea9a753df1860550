import { axe, browser, type Criterion, levelA, levelAA, spoken, stories } from './Criterion.ts'

export const robust: readonly Criterion[] = [
  levelA(
    '4.1.1',
    'Parsing',
    'not-applicable',
    'Obsolete: WCAG 2.2 has removed it, and OpenACR’s catalog still lists it. Browsers parse all pages alike.',
  ),
  levelA(
    '4.1.2',
    'Name, Role, Value',
    'supports',
    'Native elements wherever there is one; what they are named and what state they are in is what a screen reader says.',
    axe(
      'button-name',
      'link-name',
      'select-name',
      'label',
      'aria-allowed-attr',
      'aria-required-attr',
      'aria-valid-attr-value',
      'aria-roles',
      'aria-hidden-focus',
      'nested-interactive',
    ),
    browser(
      'accessibility/loading.browser.test.tsx',
      'axe finds nothing in %s at first paint and after each answer',
    ),
    spoken(
      'searching the catalog',
      'redeeming',
      'asking: a refused form, sending it, the receipt',
      'the code: wrong, a new one, right',
    ),
  ),
  levelAA(
    '4.1.3',
    'Status Messages',
    'supports',
    'Said once, in order, without the focus: counts of a search, what is being sent, what failed and what arrived, waits, new messages. In English and Arabic, by a virtual screen reader.',
    stories('live regions'),
    spoken(
      'searching the catalog',
      'redeeming',
      'a redemption that is refused',
      'a redemption of unknown outcome',
      'a redemption that has to wait',
      'asking: a refused form, sending it, the receipt',
      'the code: wrong, a new one, right',
      'the concierge: a message, two more, one of ours that is sent at the second try',
    ),
    browser(
      'accessibility/liveRegions.browser.test.tsx',
      'what is said is heard in the root that says it, and in its topmost modal while one is open',
      'loading is told once it takes longer than a moment',
    ),
  ),
]
