import { expect, test } from 'vitest'
import { textFile } from '../../src/ui/textFile.ts'

test.each([
  ['Three nights above the fjord', 'Three nights above the fjord.ics'],
  ['Dinner: “A/B” <fine>?', 'Dinner A B fine.ics'],
  ['../../etc', 'etc.ics'],
  // A file whose name is its ending is hidden by many systems.
  ['🎁🎁', 'experience.ics'],
  ['', 'experience.ics'],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}.ics`],
  // Two units each: a half of one is no letter.
  [`x${'𐌰'.repeat(100)}`, `x${'𐌰'.repeat(79)}.ics`],
])('a file of %j is named %j', (title, name) => {
  expect(textFile(title, '.ics', 'text/calendar', '').name).toBe(name)
})
