// Which element is in the page is the page's affair: an event tells what the member wants, and the page shows it.
const place = document.querySelector('#place')
const catalog = document.querySelector('xp-offer-catalog')

/** @param {string} tag @param {Readonly<Record<string, string>>} attributes */
function show(tag, attributes) {
  const element = Object.assign(document.createElement(tag), { tabIndex: -1 })
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  place.replaceChildren(element)
  element.focus()
}

catalog.addEventListener('xp-open', ({ detail }) =>
  show('xp-offer-detail', { 'offer-id': detail.offer.id, actions: 'ask back' }),
)
document.addEventListener('xp-ask', ({ detail }) =>
  show('xp-interest-form', { 'offer-id': detail.offer.id, actions: 'back' }),
)
document.addEventListener('xp-back', () => place.replaceChildren(catalog))
