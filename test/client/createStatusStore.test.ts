import { expect, it } from 'vitest'
import { createEnding } from '../../src/client/createEnding.ts'
import { createStatusStore } from '../../src/client/createStatusStore.ts'

it('tells its listeners of each change once, and of nothing after the end', () => {
  const store = createStatusStore()
  const heard: string[] = []
  const forget = store.subscribe(() => heard.push(store.status()))
  store.subscribe(() => heard.push(`second ${store.status()}`))
  store.set('active')
  store.set('refreshing')
  store.set('refreshing')
  forget()
  store.set('ended')
  store.set('active')
  expect(heard).toEqual(['refreshing', 'second refreshing', 'second ended'])
  expect(store.status()).toBe('ended')
})

it('ends once, and tells nobody who stopped listening', () => {
  const ending = createEnding()
  const heard: string[] = []
  ending.listen(() => heard.push('first'))()
  ending.listen(() => heard.push('second'))
  expect([ending.isOver, ending.end(), ending.isOver, ending.end()]).toEqual([false, true, true, false])
  expect(heard).toEqual(['second'])
})
