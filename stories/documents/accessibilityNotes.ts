/** What a component does for who listens or presses keys, beside what all do. By its name. */
export const accessibilityNotes: Readonly<Record<string, string>> = {
  ConciergeChat:
    'A new message of the concierge is read by its words, several by their number, and a message that could not be sent at once. The search is a `search` landmark. Older messages come without moving what is read.',
  ConversationList:
    'A list of links or buttons. The open conversation has `aria-current`. That older ones could not be read is announced.',
  ExperienceHub:
    'Its navigation is a `nav` whose current entry has `aria-current="page"`. After a move the focus goes to the new view, and back to where it was on *Back*.',
  InterestForm:
    'Each field has a visible label. After a refused attempt the focus goes to the first field to mend, which says what is missing. The calendar is a grid for the arrow keys. That the request was sent is announced, and the focus goes to the receipt.',
  InterestSummary:
    'The receipt has a heading that takes the focus after sending. Answers are changed in place, by the same form.',
  MemberToday:
    'Links or buttons, named by what waits. Who has nothing ahead gets nothing, and no empty landmark.',
  OfferCatalog:
    'Search and filters are a `search` landmark. How many experiences there are is announced once typing rests. The cards are a list, each with one link or button of the title’s name, and a toggle button where offers can be saved.',
  OfferDetail: 'The pictures open in a dialog. Escape closes it, and the focus goes back to the picture.',
  OfferPriceForm: 'Each field says what is wrong with it, and the focus goes to the first that is.',
  PhoneVerification:
    'A wrong code, a new one and the end of a wait are announced; the wait itself is counted in the name of its button, every ten seconds. When the number is checked, the focus goes to the heading that says so.',
  PointsOverTime:
    'The chart is a slider: the arrow keys go from month to month, and each is read with its figures. One button shows the same as a table.',
  RedeemOffer:
    'The question is a modal dialog, with the sums as a list of terms. That it is done is announced, and at once that it is not. A wait is counted in the name of its button.',
  RedemptionDetail:
    'The steps are a list whose current one has `aria-current="step"`. A status that changes while it is open is announced.',
  RedemptionFeedback: '0 to 10 are radio buttons for the arrow keys. The thanks are announced.',
  RedemptionList: 'A list of links or buttons. Its filters are toggle buttons.',
  SavedOffers:
    'A heart is a toggle button with the offer’s title in its name. What was removed is announced, and can be undone.',
  TermsAcceptance:
    'After a press with a box left out the focus goes to it. Documents that change meanwhile are announced, and so is the acceptance.',
  TermsGate: 'As a dialog it holds the focus; *Not now* leaves a banner that opens it again.',
  Wallet:
    'The bar of received and spent is a picture with its figures in words. That more of the history is there is announced, and that a file was saved.',
  WalletBalance:
    'A link or a button where it leads somewhere, else text: its name is its words and the figure.',
}
