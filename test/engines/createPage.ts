import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { EngineLocator, EnginePage } from './EnginePage.ts'
import type { Pattern, Step, xpEngine } from './pageScript.ts'
import { until } from './until.ts'
import type { Handle, Wire } from './Wire.ts'

type PageScript = typeof xpEngine

/** Its queries are Vitest's, which expect to be part of a test run. */
const stubs: Readonly<Record<string, string>> = {
  'vitest/browser':
    "globalThis.__vitest_browser_runner__ ??= { provider: 'engine' }; export const server = { config: { browser: { name: 'chromium', locators: { exact: false, testIdAttribute: 'data-testid' } } } }; export const page = {}, utils = {}",
  'vitest/internal/browser': 'export const __INTERNAL = {}, getSafeTimers = () => globalThis',
}

let bundled: Promise<string> | undefined

async function bundlePageScript(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./pageScript.ts', import.meta.url)),
    platform: 'browser',
    plugins: [
      {
        name: 'stubs',
        resolveId: (id) => (id in stubs ? `\0${id}` : null),
        load: (id) => stubs[id.slice(1)] ?? null,
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'xpEngineScript', minify: true })
  await bundle.close()
  return output[0].code
}

/** Calls a part of the page's script, which is brought along where a new page has not got it yet. */
async function call<Result>(
  wire: Wire,
  name: keyof PageScript,
  ...args: readonly unknown[]
): Promise<Result> {
  const missing = 'no page script'
  const once = () =>
    wire.run<Result | string>(
      (part: keyof PageScript, absent: string, ...rest: unknown[]) => {
        const script = (window as unknown as { xpEngine?: Record<string, (...all: unknown[]) => unknown> })
          .xpEngine
        return script ? script[part]?.(...rest) : absent
      },
      name,
      missing,
      ...args,
    )
  const result = await once()
  if (result !== missing) return result as Result
  const source = await (bundled ??= bundlePageScript())
  // Not evaluated by the page, whose policy may forbid that, but by the driver.
  await wire.run(new Function(source) as () => void)
  return (await once()) as Result
}

const patternOf = (pattern: string | RegExp): Pattern =>
  typeof pattern === 'string' ? pattern : { source: pattern.source, flags: pattern.flags }

function createQueries(
  wire: Wire,
  steps: readonly Step[],
): Pick<EngineLocator, 'getByRole' | 'getByText' | 'locator'> {
  const add = (step: Step) => createLocator(wire, [...steps, step])
  return {
    getByRole: (role, { name, ...options } = {}) =>
      add({ role, ...options, ...(name === undefined ? {} : { name: patternOf(name) }) }),
    getByText: (text, options) => add({ text: patternOf(text), ...options }),
    locator: (css) => add({ css }),
  }
}

function createLocator(wire: Wire, steps: readonly Step[]): EngineLocator {
  const what = JSON.stringify(steps)
  const add = (step: Step) => createLocator(wire, [...steps, step])
  const ready = () => until<Handle>(what, () => call<Handle | string>(wire, 'findReady', steps))
  const there = () =>
    until<Handle>(what, async () => (await call<Handle | null>(wire, 'findFirst', steps)) ?? 'is not there')
  const first = (texts: readonly string[]) => (texts.length > 0 ? { text: texts[0] ?? '' } : 'is not there')
  const click = (count: number, timeoutMs?: number) =>
    until(
      what,
      async () => {
        const element = await call<Handle | string>(wire, 'findReady', steps)
        if (typeof element === 'string') return element
        await wire.click(element, count)
        return true
      },
      timeoutMs,
    )
  return {
    ...createQueries(wire, steps),
    first: () => add({ nth: 0 }),
    last: () => add({ nth: -1 }),
    nth: (index) => add({ nth: index }),
    filter: ({ hasText }) => add({ hasText }),
    async waitFor({ state = 'visible' } = {}) {
      await until(what, async () => {
        if (state === 'detached') return (await call(wire, 'count', steps)) === 0 ? true : 'is still there'
        return (await call(wire, 'isVisible', steps)) === true ? true : 'is not visible'
      })
    },
    click: async ({ timeout } = {}) => void (await click(1, timeout)),
    dblclick: async () => void (await click(2)),
    async check() {
      if (!(await call(wire, 'isChecked', await there()))) await click(1)
    },
    async fill(text) {
      await call(wire, 'fill', await ready())
      if (text) await wire.type(text)
      else await wire.press('Delete')
    },
    async selectOption(value) {
      await call(wire, 'select', await ready(), value)
    },
    count: () => call<number>(wire, 'count', steps),
    allInnerTexts: () => call<string[]>(wire, 'texts', steps),
    innerText: async () => (await until(what, async () => first(await call(wire, 'texts', steps)))).text,
    inputValue: async () => (await until(what, async () => first(await call(wire, 'values', steps)))).text,
  }
}

/** Playwright's words over a driver that does not know them. */
export function createPage(wire: Wire): EnginePage {
  return {
    ...createQueries(wire, []),
    goto: wire.goto,
    goBack: () => wire.move('back'),
    reload: () => wire.move('reload'),
    content: () => wire.run(() => document.documentElement.outerHTML),
    evaluate: (script, argument) =>
      wire.run(typeof script === 'string' ? (new Function(script) as () => void) : script, argument),
    keyboard: { press: wire.press, type: wire.type },
    setViewportSize: wire.resize,
  }
}
