import type { LiveTransport } from '@experience-program/react'

/** The backend sends a ping every 15 s. */
const silenceMs = 45_000
const againMs = 30_000

/** News by an EventSource of our backend, which the Service tells by webhooks. While there is none, the page polls. */
export const live: LiveTransport = (topic, { onNews, onState }) => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    source?.close()
    source = new EventSource(`/api/member-news?${new URLSearchParams({ ...topic }).toString()}`)
    source.addEventListener('open', hear)
    source.addEventListener('ping', hear)
    source.addEventListener('message', () => {
      hear()
      onNews()
    })
    source.addEventListener('error', lose)
  }

  function hear() {
    clearTimeout(timer)
    timer = setTimeout(lose, silenceMs)
    onState(true)
  }

  // By chance a little later: all pages lose a server that goes in the same moment.
  function lose() {
    onState(false)
    source?.close()
    clearTimeout(timer)
    timer = setTimeout(open, againMs * (0.5 + Math.random()))
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
