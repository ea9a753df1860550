import { axe, browser, type Criterion, levelA, levelAA, spoken } from './Criterion.ts'

const criteria = 'accessibility/criteria.browser.test.tsx'
const form = 'components/interests/InterestForm.browser.test.tsx'
const phone = 'components/phone/PhoneVerification.browser.test.tsx'
const redeem = 'components/redemptions/RedeemOffer.browser.test.tsx'

const sameHub = browser(
  criteria,
  'the hub names its parts alike and in one order in each of its views, with the concierge in the same place',
)

export const understandable: readonly Criterion[] = [
  levelA(
    '3.1.1',
    'Language of Page',
    'supports',
    'The provider and each element say their language and direction. That of the page is the host’s; the example pages say theirs.',
    axe('html-has-lang', 'html-lang-valid'),
    browser(
      'components/provider/ExperienceProvider.test.tsx',
      'renders one root with language, direction and scheme',
    ),
  ),
  levelAA(
    '3.1.2',
    'Language of Parts',
    'partially-supports',
    'Texts of the Service (offers, messages, terms) are not marked where their language is another than the page’s: the Service does not say which it is. Their direction follows their letters.',
    axe('valid-lang'),
    browser(
      'components/chat/ConciergeChat.browser.test.tsx',
      'keeps lines, takes the direction from the words, and breaks a word without an end',
    ),
  ),
  levelA(
    '3.2.1',
    'On Focus',
    'supports',
    'The focus alone opens, sends and moves nothing.',
    browser(
      criteria,
      'is walked through by Tab, in the order of its content and to its end; focus alone changes nothing',
    ),
  ),
  levelA(
    '3.2.2',
    'On Input',
    'supports',
    'A filter, an order or a status changes the list below it, says how many there are, and leaves the focus where it is. Nothing is sent before its button is pressed.',
    browser(criteria, 'stays where it is while its fields are filled in and chosen from'),
    spoken('searching the catalog'),
  ),
  levelAA('3.2.3', 'Consistent Navigation', 'supports', 'Of the hub. That of your app is yours.', sameHub),
  levelAA(
    '3.2.4',
    'Consistent Identification',
    'supports',
    'The parts of the hub are named alike in each view. What several components do (try again, close, show more, the concierge) has one name in one file of words; beyond the hub that is not tested.',
    sameHub,
  ),
  levelA(
    '3.2.6',
    'Consistent Help',
    'supports',
    'The concierge is in the same place of the hub in each view. Help in your app is yours.',
    sameHub,
  ),
  levelA(
    '3.3.1',
    'Error Identification',
    'supports',
    'Each fault is written beside its field and is part of its description; the first one gets the focus.',
    spoken('asking: a refused form, sending it, the receipt', 'the code: wrong, a new one, right'),
    browser(
      form,
      'leads to the first wrong field, tells every fault beside its own, and sends and clears nothing',
    ),
    browser(
      'components/redemptions/RedemptionFeedback.browser.test.tsx',
      'sends nothing without a number, and says so next to the scale',
    ),
    browser(
      'components/terms/TermsGate.browser.test.tsx',
      'answers an empty box in words, and sends nothing',
    ),
  ),
  levelA(
    '3.3.2',
    'Labels or Instructions',
    'supports',
    'Every field has a label that is seen or, for a search, read; a form says what is wanted before it is asked for.',
    axe('label', 'select-name', 'form-field-multiple-labels'),
    browser('ui/fields.test.tsx', 'is named by its label and described by its hint'),
    browser('components/chat/ConciergeChat.browser.test.tsx', 'says where health details belong'),
  ),
  levelAA(
    '3.3.3',
    'Error Suggestion',
    'supports',
    'A fault says what would be right: a number with its country code, a day that is not over, a new code.',
    spoken('asking: a refused form, sending it, the receipt', 'the code: wrong, a new one, right'),
    browser(phone, 'refuses the number %j next to the field'),
    browser(form, 'leads to the tags of days that are over'),
  ),
  levelAA(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'supports',
    'Before points are spent the sum is written out and confirmed; nothing is spent twice. Answers of a request can be changed after they were sent. Terms are accepted by a box and a button.',
    spoken('redeeming'),
    browser(
      redeem,
      'spells the subtraction out before the button',
      'spends once when the answer was lost and the member tries again',
    ),
    browser(
      'components/interests/changeAnswers.browser.test.tsx',
      'opens the same questions in place, prefilled',
    ),
    browser(
      'components/terms/TermsAcceptance.browser.test.tsx',
      'shows the version, a link that opens elsewhere, and accepts what was read',
    ),
  ),
  levelA(
    '3.3.7',
    'Redundant Entry',
    'supports',
    'What was typed is there again, and a request that is changed begins with its answers. Diet, allergies and accessibility are typed again on purpose: they are stored nowhere.',
    browser(form, 'keeps ordinary answers when the view is left, and no sensitive one'),
    browser(
      'components/interests/changeAnswers.browser.test.tsx',
      'opens the same questions in place, prefilled',
    ),
    browser(
      'components/redemptions/RedemptionFeedback.browser.test.tsx',
      'keeps what was typed for one who leaves and comes back',
    ),
  ),
  levelAA(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'supports',
    'Members sign in with you. The code that checks a phone can be suggested by the phone, and pasted with spaces.',
    browser(
      phone,
      'offers the phone’s own code suggestion and a number pad, and hints at the usual length only',
      'takes a code pasted with spaces, and says that the number is checked',
    ),
  ),
]
