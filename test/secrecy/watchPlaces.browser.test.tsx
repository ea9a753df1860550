import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { createSecrecyHost } from './createSecrecyHost.tsx'
import { watchPlaces } from './watchPlaces.ts'

const secret = 'zq-planted-leak "8841"'

/** Keeps the secret where only React has it. */
function Keeper() {
  const [kept] = useState({ deep: new Map([['x', [secret]]]) })
  return <p data-size={kept.deep.size} />
}

it('finds a leak that is planted in each place', async () => {
  const host = createSecrecyHost()
  const { kit, requests, events, errors, client } = host
  const watch = watchPlaces(host, () => ({ secret }), { allow: () => ({}) })
  onTestFinished(watch.stop)
  await host.open(
    <>
      <Keeper />
      <form aria-label="Planted">
        <input name="planted" aria-label="Planted" />
      </form>
    </>,
  )
  expect(await watch.look().then((found) => found.filter(({ place }) => !place.startsWith('React')))).toEqual(
    [],
  )

  requests.push({
    method: 'GET',
    url: `https://sandbox.test/?q=${encodeURIComponent(secret)}`,
    headers: [['x-note', btoa(`!${secret}`)]],
    body: JSON.stringify({ nested: JSON.stringify({ secret }) }),
  })
  navigator.sendBeacon('/beacon', secret)
  await globalThis.fetch(`/picture.png?${new URLSearchParams({ secret }).toString()}`).catch(() => {})
  const image = new Image()
  image.src = `data:image/gif;base64,${btoa(secret)}`
  performance.clearResourceTimings()
  const script = document.createElement('link')
  onTestFinished(() => script.remove())
  const loaded = new Promise((resolve) =>
    ['load', 'error'].forEach((name) => script.addEventListener(name, resolve)),
  )
  Object.assign(script, {
    rel: 'stylesheet',
    href: `/nothing.css?${new URLSearchParams({ secret }).toString()}`,
  })
  document.head.append(script)
  await loaded
  await expect.poll(() => performance.getEntriesByType('resource').length).toBeGreaterThan(0)
  kit.queryClient.setQueryData(['planted'], { secret: new TextEncoder().encode(secret) })
  onTestFinished(() => kit.queryClient.clear())
  kit.queryClient.getMutationCache().build(kit.queryClient, { mutationKey: [secret] })
  kit.drafts.set('interest', 'planted', {})
  kit.writeRecords.set({
    ...kit.writeRecords.get('createInterest', 'planted'),
    outcome: 'refused',
    error: new Error('no', { cause: new Error(secret) }),
  })
  Object.defineProperty(client.assumptions, 'planted', { value: secret, enumerable: false })
  localStorage.setItem('planted', secret)
  sessionStorage.setItem('planted', JSON.stringify({ secret }))
  document.cookie = `planted=${encodeURIComponent(secret)}`
  await plantInDatabase()
  await caches.open('planted').then((cache) => cache.put('/planted', new Response(secret)))
  history.pushState({ secret }, '')
  onTestFinished(() => {
    localStorage.removeItem('planted')
    sessionStorage.removeItem('planted')
    document.cookie = 'planted=; max-age=0'
    indexedDB.deleteDatabase('planted')
    void caches.delete('planted')
    history.replaceState(null, '')
  })
  const channel = new BroadcastChannel('planted')
  channel.postMessage({ secret })
  channel.close()
  console.warn({ secret })
  events.push({ name: 'offer.viewed', offerId: secret })
  errors.push(Object.assign(new Error('planted'), { secret }))
  const field = document.querySelector('input')
  if (field) field.value = secret
  document.body.dataset.planted = secret
  onTestFinished(() => {
    delete document.body.dataset.planted
  })

  const found = await watch.look()
  expect([...new Set(found.map(({ place }) => place))]).toEqual(watch.places)
})

function plantInDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('planted')
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts').put({ secret }, 1)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}
