import { afterEach, describe, expect, it } from 'vitest'
import { forgetPendingRequests, hasPendingRequests } from '../support/pendingRequests.ts'
import { settle } from './checks/settle.ts'

afterEach(() => {
  document.body.textContent = ''
})

describe('settle', () => {
  it('waits for what comes without a skeleton', async () => {
    setTimeout(() => document.body.append('It is there.'), 100)
    await settle({ isEndless: false })
    expect(document.body.innerText).toBe('It is there.')
  })

  it('waits for an answer that changes what is there', async () => {
    document.body.append('Some of it. ')
    void fetch(import.meta.url).then(() => document.body.append('The rest.'))
    await settle({ isEndless: false })
    expect(document.body.innerText).toBe('Some of it. The rest.')
  })

  it('waits for a picture that turns out to be missing', async () => {
    const picture = new Image()
    picture.src = `/nowhere/${String(Math.random())}.png`
    let isMissing = false
    picture.addEventListener('error', () => (isMissing = true))
    document.body.append('A card.', picture)
    await settle({ isEndless: false })
    expect(isMissing).toBe(true)
  })

  it('does not wait for what was asked for before this story', async () => {
    const asked = fetch(import.meta.url)
    expect(hasPendingRequests()).toBe(true)
    forgetPendingRequests()
    expect(hasPendingRequests()).toBe(false)
    await asked
    expect(hasPendingRequests()).toBe(false)
  })

  it('does not wait where nothing is what is shown', async () => {
    await settle({ isEndless: false, isEmpty: true })
    expect(document.body.innerText).toBe('')
  })
})
