import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { type Actions, Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { AddressInfo } from 'node:net'
import { startDisplay, stopper } from '../../scripts/engines.mjs'
import type { Size, Wire, WireEngine } from './Wire.ts'

/** WebKitGTK's own browser, by WebDriver, on a display that nobody sees. A session for each window: each is a profile of its own. */
export async function startWebKit(driverPath: string, browserPath: string): Promise<WireEngine> {
  const display = await startDisplay()
  const open: (() => Promise<void>)[] = []
  const startSession = async () => {
    const session = await startDriver(driverPath, browserPath, display.env)
    open.push(session.stop)
    return session
  }
  return {
    async open(size) {
      const { driver, stop } = await startSession()
      return wireOf(driver, size, stop)
    },
    async close() {
      await Promise.allSettled(open.map((stop) => stop()))
      await display.stop()
    },
  }
}

async function startDriver(driverPath: string, browserPath: string, env: Readonly<Record<string, string>>) {
  const port = await freePort()
  // A group of its own: the browser ends with its driver.
  const child = spawn(driverPath, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...env, LANG: 'en_GB.UTF-8' },
    stdio: 'ignore',
    detached: true,
  })
  const stopDriver = stopper(child)
  try {
    const driver = await connect(port, browserPath)
    const stop = async () => {
      await driver.quit().catch(() => undefined)
      await stopDriver()
    }
    return { driver, stop }
  } catch (error) {
    await stopDriver()
    throw error
  }
}

/** The driver needs a moment until it listens. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const url = `http://127.0.0.1:${String(port)}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/status`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function wireOf(driver: WebDriver, size: Size, stop: () => Promise<void>): Promise<Wire> {
  const resize = async ({ width, height }: Size) => {
    const window = driver.manage().window()
    await window.setRect({ width, height })
    // A window has edges and bars of its own.
    const [inner = width, innerHeight = height] = await driver.executeScript<number[]>(() => [
      innerWidth,
      innerHeight,
    ])
    if (inner !== width || innerHeight !== height)
      await window.setRect({ width: 2 * width - inner, height: 2 * height - innerHeight })
  }
  await resize(size)
  return {
    goto: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    move: (way) =>
      way === 'reload' ? driver.navigate().refresh() : driver.executeScript(`history.${way}()`),
    run: (script, ...args) => driver.executeScript(script, ...args),
    click: (element, count) =>
      count === 2
        ? driver
            .actions()
            .doubleClick(element as WebElement)
            .perform()
        : (element as WebElement).click(),
    async press(key) {
      const keys = key.split('+').map(keyOf)
      const last = keys.pop() ?? ''
      const actions = keys.reduce((all: Actions, held) => all.keyDown(held), driver.actions())
      await keys.reduce((all: Actions, held) => all.keyUp(held), actions.sendKeys(last)).perform()
    },
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    hover: (element) =>
      driver
        .actions()
        .move({ origin: element as WebElement })
        .perform(),
    resize,
    cookies: async () => (await driver.manage().getCookies()).map(({ name, value }) => ({ name, value })),
    another: () => Promise.reject(new Error('not yet')),
    close: stop,
  }
}

const keyOf = (name: string): string =>
  (Key as unknown as Record<string, string>)[
    name
      .replace(/^Arrow/, '')
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .toUpperCase()
  ] ?? name
