import { afterEach, describe, expect, it } from 'vitest'
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

  it('does not wait where nothing is what is shown', async () => {
    await settle({ isEndless: false, isEmpty: true })
    expect(document.body.innerText).toBe('')
  })
})
