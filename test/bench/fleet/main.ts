// The simulator in a process of its own, since its clock and its page replace those of the process. Prints a line of JSON
// for each disturbance.
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'kit' },
    tabs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    // Of so many processes side by side, this one.
    processes: { type: 'string', default: '1' },
    process: { type: 'string', default: '0' },
  },
})
// Before TanStack and React are loaded, which look for a page once. By a call: a bundler may leave out a module that is
// only loaded.
const isHooks = values.kind === 'hooks'
const { openPage } = await (isHooks ? import('./hookPage.ts') : import('./emptyPage.ts'))
openPage()
const { disturbances } = await import('./disturbances.ts')
const { measureDisturbance } = await import('./measureFleet.ts')
const { recordService } = await import('./service.ts')
const openTab = isHooks
  ? (await import('./hookTabs.tsx')).openHookTab
  : (await import('./kitTabs.ts')).openKitTab

const service = await recordService()
const mine = disturbances
  .filter(({ name }) => name.includes(values.only))
  .filter((_, index) => index % Number(values.processes) === Number(values.process))
for (const disturbance of mine) {
  const options = { service, openTab, count: Number(values.tabs), seed: Number(values.seed) }
  console.log(JSON.stringify(await measureDisturbance(disturbance, options)))
}
