import { expect, it } from 'vitest'
import { createStatusStore } from '../../src/client/createStatusStore.ts'

it('calls its listeners once for each change, and never after the end', () => {
  const store = createStatusStore()
  const heard: string[] = []
  const unsubscribe = store.subscribe(() => heard.push(store.get()))
  store.subscribe(() => heard.push(`second ${store.get()}`))
  store.set('active')
  store.set('refreshing')
  store.set('refreshing')
  unsubscribe()
  store.set('ended')
  store.set('active')
  expect(heard).toEqual(['refreshing', 'second refreshing', 'second ended'])
  expect(store.get()).toBe('ended')
})
