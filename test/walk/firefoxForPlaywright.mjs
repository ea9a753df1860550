#!/usr/bin/env node
// A Firefox as it comes from Mozilla or Debian, for Playwright, which speaks WebDriver BiDi with it. Playwright sends one
// command that Firefox does not know yet (153), and takes the refusal for a failed start: here it is answered for Firefox.
// `FIREFOX_PATH`: where it is. Playwright starts this file in its place, with its arguments, and reads the address below.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'

const unknown = 'emulation.setMediaFeaturesOverride'
const address = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))

firefox.stderr.setEncoding('utf8').on('data', async (/** @type {string} */ text) => {
  const found = address.exec(text)?.[1]
  if (found === undefined) return process.stderr.write(text)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url }) => void pass(client, new WebSocket(`${found}${url}`)))
  await once(server, 'listening')
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
})

/** Hands on what each says to the other. */
async function pass(client, browser) {
  const isOpen = once(browser, 'open')
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
  browser.on('message', (data) => client.send(String(data)))
  client.on('message', async (data) => {
    const { id, method } = JSON.parse(String(data))
    if (method === unknown) return client.send(JSON.stringify({ type: 'success', id, result: {} }))
    await isOpen
    browser.send(String(data))
  })
}
