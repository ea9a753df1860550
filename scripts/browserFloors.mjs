// @ts-check
// The oldest browsers that the package is made for, in one place: the build lowers to them, and
// test/package/floors.test.ts looks up in MDN's data whatever is used.

/** The first version of each that must work. */
export const browserFloors = /** @type {const} */ ({
  chrome: 117,
  edge: 117,
  firefox: 121,
  safari: 17,
  ios: 17,
})

/** As Vite takes them. */
export const buildTarget = Object.entries(browserFloors).map(([name, version]) => `${name}${version}`)

/** As Lightning CSS takes them: major << 16. */
export const styleTargets = Object.fromEntries(
  Object.entries(browserFloors).map(([name, version]) => [name === 'ios' ? 'ios_saf' : name, version << 16]),
)
