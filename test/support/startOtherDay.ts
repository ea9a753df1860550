/**
 * With `XP_NOW`, an ISO timestamp, the clock of all tests but the journeys in Firefox and WebKit begins then and goes on: what
 * holds today must hold at the end of a month, in a leap year and shortly before midnight. `XP_NOW=2027-12-31T23:30Z npx vitest run`.
 */
const start: string = import.meta.env.VITE_NOW ?? ''
const isSet = Symbol.for('experience-program.otherDay')

// Once for a page: files that share one are told apart by the time they are loaded at, which must not come again.
if (start !== '' && !(isSet in globalThis)) {
  Object.assign(globalThis, { [isSet]: true })
  const realNow = Date.now.bind(Date)
  const offset = Date.parse(start) - realNow()
  Date.now = () => realNow() + offset
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget) as Date,
  })
}

export {}
