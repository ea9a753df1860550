import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { type Actions, Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { startDisplay, stopper } from '../../scripts/engines.mjs'
import { until } from './until.ts'
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
      return wireOf(sessionOf(driver, stop), await driver.getWindowHandle(), size)
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

interface Session {
  readonly driver: WebDriver
  /** Its commands go to one window at a time. */
  readonly inWindow: <Result>(handle: string, ask: () => Promise<Result>) => Promise<Result>
  readonly stop: () => Promise<void>
}

function sessionOf(driver: WebDriver, stop: () => Promise<void>): Session {
  let last: Promise<unknown> = Promise.resolve()
  let current: string | undefined
  return {
    driver,
    inWindow(handle, ask) {
      const result = last.then(async () => {
        if (current !== handle) await driver.switchTo().window(handle)
        current = handle
        return ask()
      })
      last = result.catch(() => undefined)
      return result
    },
    stop,
  }
}

async function wireOf(session: Session, handle: string, size: Size): Promise<Wire> {
  const { driver } = session
  const here = <Result>(ask: () => Promise<Result>) => session.inWindow(handle, ask)
  const resize = ({ width, height }: Size) =>
    here(async () => {
      const window = driver.manage().window()
      let asked = { width, height }
      await window.setRect(asked)
      // A window has edges and bars of its own, and its page may learn of another size some time later.
      for (let tries = 0; tries < 40; tries++) {
        const [inner = width, innerHeight = height] = await driver.executeScript<number[]>(() => [
          innerWidth,
          innerHeight,
        ])
        if (inner === width && innerHeight === height) return
        if (inner <= asked.width && innerHeight <= asked.height) {
          asked = { width: width + asked.width - inner, height: height + asked.height - innerHeight }
          await window.setRect(asked)
        }
        await driver.sleep(50)
      }
    })
  await resize(size)
  return {
    goto: (url) => here(() => driver.get(url)),
    url: () => here(() => driver.getCurrentUrl()),
    move: (way) =>
      here(() => (way === 'reload' ? driver.navigate().refresh() : driver.executeScript(`history.${way}()`))),
    run: (script, ...args) => here(() => driver.executeScript(script, ...args)),
    click: (element, count) =>
      here(() =>
        count === 2
          ? driver
              .actions()
              .doubleClick(element as WebElement)
              .perform()
          : (element as WebElement).click(),
      ),
    async press(key) {
      const keys = key.split('+').map(keyOf)
      const last = keys.pop() ?? ''
      const actions = keys.reduce((all: Actions, held) => all.keyDown(held), driver.actions())
      const pressed = keys.reduce((all: Actions, held) => all.keyUp(held), actions.sendKeys(last))
      await here(() => pressed.perform())
    },
    type: (text) => here(() => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform()),
    hover: (element) =>
      here(() =>
        driver
          .actions()
          .move({ origin: element as WebElement })
          .perform(),
      ),
    resize,
    cookies: () =>
      here(async () => (await driver.manage().getCookies()).map(({ name, value }) => ({ name, value }))),
    async another(open) {
      const known = await here(() => driver.getAllWindowHandles())
      if (open) await open()
      // Not a tab, which would stay behind this one.
      else
        await here(async () => {
          await driver.switchTo().newWindow('window')
          await driver.switchTo().window(handle)
        })
      const opened = await until('another window', async () => {
        const handles = await driver.getAllWindowHandles()
        const found = handles.find((each) => !known.includes(each))
        return found === undefined ? 'is not there' : { handle: found }
      })
      return wireOf(session, opened.handle, size)
    },
    // A window of its own: what is in front hides nothing.
    setHidden: (isHidden) => (isHidden ? here(() => driver.manage().window().minimize()) : resize(size)),
    setOffline: (isOffline) =>
      here(() =>
        driver.executeScript((value: boolean) => {
          Object.defineProperty(navigator, 'onLine', { value, configurable: true })
          dispatchEvent(new Event(value ? 'online' : 'offline'))
        }, !isOffline),
      ),
    close: session.stop,
  }
}

const keyOf = (name: string): string =>
  (Key as unknown as Record<string, string>)[
    name
      .replace(/^Arrow/, '')
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .toUpperCase()
  ] ?? name
