import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { createNews } from '../../examples/backend/news.mjs'
import { readWebhookEvent } from '../../src/contract/organisation/index.ts'

type Topic = Parameters<ReturnType<typeof createNews>['follow']>[1]['topic']

/** Pages of members, each with what it was told. */
function followers(pages: readonly (readonly [memberId: string, topic: Topic])[]) {
  const news = createNews()
  const told = pages.map(([memberId, topic]) => {
    const written: string[] = []
    const response = Object.assign(new EventEmitter(), {
      writeHead: () => undefined,
      write: (text: string) => written.push(text),
    })
    news.follow(response as unknown as ServerResponse, { memberId, topic })
    onTestFinished(() => void response.emit('close'))
    return written
  })
  const read = () => told.map((written) => written.includes('data: changed\n\n'))
  return {
    tell: (name: string, data: object) => {
      news.tell(readWebhookEvent(name, { data }))
      return read()
    },
  }
}

const message = { id: 'm1', type: 'CONCIERGE', body: 'A made-up reply.' }
const redemption = (id: string) => ({ type: 'redemption', id }) as const
const conversation = (id: string) => ({ type: 'conversation', id }) as const

it('tells the member whom an event names, of what it names', () => {
  const { tell } = followers([
    ['ines', conversation('c1')],
    ['ines', conversation('c2')],
    ['teo', conversation('c1')],
    ['ines', redemption('c1')],
  ])
  const event = { conversationId: 'c1', externalUserID: 'ines', message }
  expect(tell('conversation.message_created', event)).toEqual([true, false, false, false])
})

it.each([
  ['conversation.message_created', { conversationId: 'c1', message }, conversation],
  ['redemption.open', { id: 'c1', offer: 'o1', status: 'OPEN' }, redemption],
  ['redemption.open', { id: 'c1', status: 'OPEN' }, redemption],
])('tells who follows the id of %s, where it does not say whose it is', (name, data, topic) => {
  const { tell } = followers([
    ['ines', topic('c1')],
    ['ines', topic('c2')],
  ])
  expect(tell(name, data)).toEqual([true, false])
})

it('tells all who follow one of its kind, where an event cannot be read', () => {
  const { tell } = followers([
    ['ines', conversation('c1')],
    ['teo', conversation('c2')],
    ['teo', redemption('r1')],
  ])
  expect(tell('conversation.message_created', { words: 'of another shape' })).toEqual([true, true, false])
})

it('tells nobody of points', () => {
  const { tell } = followers([['ines', redemption('r1')]])
  expect(tell('wallet.credited', { externalUserID: 'ines', amount: 5, id: 'r1' })).toEqual([false])
})
