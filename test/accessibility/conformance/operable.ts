import {
  axe,
  browser,
  code,
  type Criterion,
  keyboard,
  levelA,
  levelAA,
  spoken,
  stories,
} from './Criterion.ts'

const criteria = 'accessibility/criteria.browser.test.tsx'
const absent = 'accessibility/absent.test.ts'
const hub = 'components/hub/ExperienceHub.browser.test.tsx'
const walked = keyboard(
  criteria,
  'is walked through by Tab, in the order of its content and to its end; focus alone changes nothing',
)

export const operable: readonly Criterion[] = [
  levelA(
    '2.1.1',
    'Keyboard',
    'supports',
    'Everything, the calendar, the line of prices, the chart and what scrolls among it, in the ways of the ARIA practices.',
    axe('scrollable-region-focusable'),
    keyboard(
      'e2e/keyboard.e2e.test.ts',
      'is walked by keyboard alone, and the focus lands on the title of each page',
    ),
    keyboard(
      'accessibility/patterns.browser.test.tsx',
      'is one stop, and arrows move and choose, around the ends',
      'a stepper is a named spin button with its bounds, stepped by arrows and by nothing else',
      'filters are toggle buttons in a named group',
    ),
    keyboard(
      'ui/Calendar.browser.test.tsx',
      'has one day of each month in the tab order, moves by arrows and chooses by Space and Enter',
    ),
    keyboard('components/redemptions/RedeemOffer.browser.test.tsx', 'takes the keyboard alone'),
    keyboard(
      'components/redemptions/RedemptionFeedback.browser.test.tsx',
      'is answered by the keyboard alone, and thanks for it',
    ),
    keyboard(
      'components/offers/filters/OfferFilters.browser.test.tsx',
      'takes any days from the calendar, by keyboard alone',
      'moves both ends by keyboard, in the unit of the prices',
    ),
  ),
  levelA(
    '2.1.2',
    'No Keyboard Trap',
    'supports',
    'Tab leads through each component and out of it. A dialog keeps the keyboard until Escape or its button.',
    walked,
    keyboard(
      'ui/Dialog.browser.test.tsx',
      'opens in place as a modal, takes the focus itself, and hands it back after Escape',
      'closes by its button and by a press on the scrim, and not by one inside',
    ),
  ),
  levelA(
    '2.1.4',
    'Character Key Shortcuts',
    'supports',
    'There are none.',
    code(absent, 'no key that is listened for is a letter, a figure or a sign'),
    keyboard(criteria, 'has no shortcut of a single character'),
  ),
  levelA(
    '2.2.1',
    'Timing Adjustable',
    'supports',
    'No component sets a time limit. What the Service sets (a code, the end of a booking time, a wait before another try) is counted down and told, a new code can be asked for, and what was typed is kept. How long a session lasts is your decision.',
    axe('meta-refresh'),
    spoken('the code: wrong, a new one, right', 'a redemption that has to wait'),
    browser(
      'components/phone/PhoneVerification.browser.test.tsx',
      'keeps the code when the check fails, and gives the reference',
      'sends a new code, and lets the member see and hear the wait',
    ),
  ),
  levelA(
    '2.2.2',
    'Pause, Stop, Hide',
    'supports',
    'Nothing moves but what loads or is being sent, and that only where motion is wanted. New messages come into a conversation, which is what it is for; they move nothing that is read.',
    axe('blink', 'marquee'),
    code(
      'accessibility/motion.test.ts',
      'nothing moves for who asked for less motion: outside of that preference there are fades alone',
      'no script scrolls smoothly or animates by itself',
    ),
    browser(
      'components/chat/ChatScroll.browser.test.tsx',
      'does not move what the member reads when a reply comes, counts it, and goes to it by the button',
    ),
  ),
  levelA(
    '2.3.1',
    'Three Flashes or Below Threshold',
    'supports',
    'Nothing flashes. What repeats fades, less than twice in a second.',
    code(absent, 'what repeats without end does so less than three times in a second'),
  ),
  levelA(
    '2.4.1',
    'Bypass Blocks',
    'supports',
    'Landmarks and the first heading of a page are yours. The components have headings from the level that you give, and the hub names its navigation; the example pages are tested as pages.',
    axe('bypass', 'region', 'heading-order', 'page-has-heading-one', 'landmark-one-main'),
  ),
  levelA(
    '2.4.2',
    'Page Titled',
    'not-applicable',
    'The title of a page is the host’s; no component sets one. onLocationChange of the hub says when it changes. The example pages have one.',
    axe('document-title'),
  ),
  levelA(
    '2.4.3',
    'Focus Order',
    'supports',
    'In the order of the content. Where something appears, goes or fails, the focus goes to what takes its place. On a phone the link to the map of an offer is drawn before, and reached after, its buttons.',
    axe('tabindex'),
    walked,
    keyboard(
      'accessibility/flows.browser.test.tsx',
      'a retry that works leaves the focus in %s',
      'reading on to the end takes the focus to what came',
      'each part of the hub takes the focus as it is gone to, and back',
    ),
    keyboard(
      'accessibility/keptFocus.browser.test.tsx',
      'goes to what is left around the element that went, and to its heading where it has one',
    ),
  ),
  levelA(
    '2.4.4',
    'Link Purpose (In Context)',
    'supports',
    'A card, a booking, a conversation and a file are links by their names.',
    axe('link-name'),
    browser(
      'components/redemptions/RedemptionList.browser.test.tsx',
      'names each link while the catalog is still loading',
    ),
    browser(
      'components/chat/ConversationList.browser.test.tsx',
      'names conversations by their experiences, and opens one',
    ),
    browser(
      'components/chat/ChatAttachment.browser.test.tsx',
      'links to a file by its name and kind, and says how long it opens',
    ),
  ),
  levelAA(
    '2.4.5',
    'Multiple Ways',
    'supports',
    'In the hub, by its parts, by a search and by filters, and each view has an address. For the pages of your own app it is yours.',
    browser(
      hub,
      'starts with the catalog and leads to each part, loading it when it is first shown',
      'opens at the view that the address names',
    ),
    browser(
      'components/offers/OfferCatalog.browser.test.tsx',
      'finds by words without their marks, says so, and tells the host how many',
    ),
  ),
  levelAA(
    '2.4.6',
    'Headings and Labels',
    'supports',
    'Each heading and label says what it is about, as the transcripts show.',
    axe('empty-heading', 'label', 'button-name'),
    spoken('redeeming', 'asking: a refused form, sending it, the receipt', 'searching the catalog'),
  ),
  levelAA(
    '2.4.7',
    'Focus Visible',
    'supports',
    'A ring of 2 px that nothing cuts off, also in forced colours. Links and buttons of yours keep your own.',
    stories('focus', 'focus on a phone'),
    browser(
      'accessibility/forcedColours.browser.test.tsx',
      'the focus on %s is seen in forced colours, and its edge without it',
    ),
  ),
  levelAA(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'supports',
    'Nothing of ours lies over what has the focus. Where your page has sticky bars, it says so by scroll-padding.',
    stories('focus', 'focus on a phone'),
    walked,
    browser(
      'accessibility/controls.touch.test.tsx',
      'shows the focused field between sticky bars, in a page that says how high they are',
    ),
    browser(
      'components/chat/ChatKeyboard.browser.test.tsx',
      'keeps composer and newest message in view in %s',
    ),
  ),
  levelA(
    '2.5.1',
    'Pointer Gestures',
    'supports',
    'No gesture of a path or of several fingers is needed. Pictures can be swiped, and have a dialog behind a button.',
    code(absent, 'no component listens for how a device is moved, or for more than one finger'),
    browser(
      'ui/Gallery.browser.test.tsx',
      'shows one at a time on a phone, scrolled by keyboard, with a counter',
    ),
  ),
  levelA(
    '2.5.2',
    'Pointer Cancellation',
    'supports',
    'What is pressed acts on release. A press beside an open filter closes it at once; what was chosen stays, and it opens again.',
    browser(criteria, 'does nothing for a press that is taken back by releasing it elsewhere'),
  ),
  levelA(
    '2.5.3',
    'Label in Name',
    'supports',
    'The words that are seen are in the accessible name.',
    axe('label-content-name-mismatch'),
  ),
  levelA(
    '2.5.4',
    'Motion Actuation',
    'not-applicable',
    'Nothing is done by moving a device.',
    code(absent, 'no component listens for how a device is moved, or for more than one finger'),
  ),
  levelAA(
    '2.5.7',
    'Dragging Movements',
    'supports',
    'Days of a calendar can be drawn with the mouse, or pressed one by one. The ends of the line of prices can be dragged, or the line pressed; so can the chart of the points.',
    browser('ui/Calendar.browser.test.tsx', 'chooses a day and takes it back', 'chooses a run with Shift'),
    browser(
      'components/offers/filters/OfferFilters.browser.test.tsx',
      'brings the nearer end to where the line is pressed, %s',
    ),
    browser('components/wallet/PointsOverTime.browser.test.tsx', 'a press on a month chooses it'),
  ),
  levelAA(
    '2.5.8',
    'Target Size (Minimum)',
    'supports',
    'Every target has 24 px or the room around it; what a member acts by has 44 px. The days of a calendar are as wide as seven share 320 px.',
    axe('target-size'),
    stories('targets', 'targets on a phone'),
  ),
]
