import { describe, expect, it } from 'vitest'
import { isLoopback } from '../../src/base/index.ts'
import { createExperienceClient } from '../../src/client/index.ts'
import { stage } from './stage.ts'

const made = (baseUrl: string) => createExperienceClient({ baseUrl, session: stage().session }).baseUrl

describe('baseUrl', () => {
  it.each([
    ['https://service.example', 'https://service.example'],
    ['https://service.example/', 'https://service.example'],
    ['https://service.example/v1', 'https://service.example'],
    ['https://service.example/v1/', 'https://service.example'],
    ['https://service.example/api/v1', 'https://service.example/api'],
    ['HTTPS://Service.Example:8443/x/', 'https://service.example:8443/x'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://shop.localhost', 'http://shop.localhost'],
    ['http://127.0.0.1:4000/v1', 'http://127.0.0.1:4000'],
    ['http://127.10.20.30', 'http://127.10.20.30'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['/xp', '/xp'],
    ['/xp/v1/', '/xp'],
    ['/', ''],
    ['/xp//v1//', '/xp'],
    ['/xp/v1/v2', '/xp/v1/v2'],
    ['https://service.example//', 'https://service.example'],
  ])('accepts %s', (given, kept) => expect(made(given)).toBe(kept))

  it.each([
    ['', 'is not a non-empty string'],
    ['service.example', 'is neither https nor a path'],
    ['http://service.example', 'is http, which the network can read'],
    ['http://localhost.evil.example', 'is http, which the network can read'],
    ['http://127.0.0.1.evil.example', 'is http, which the network can read'],
    ['http://x127.0.0.1', 'is neither https nor a path'],
    ['http://0.0.0.0', 'is http, which the network can read'],
    ['ftp://service.example', 'is neither https nor a path'],
    ['javascript:alert(1)', 'is neither https nor a path'],
    ['data:text/plain,x', 'is neither https nor a path'],
    ['//evil.example', 'leads to another host'],
    ['/\\evil.example', 'holds a backslash, a space or a control character'],
    ['/\t/evil.example', 'holds a backslash, a space or a control character'],
    ['/x/..//evil.example', 'leads to another host'],
    ['https://user@service.example', 'holds credentials'],
    ['https://:hunter2@service.example', 'holds credentials'],
    ['https://user:hunter2@service.example', 'holds credentials'],
    ['https://service.example?x=hunter2', 'holds a query or a fragment'],
    ['https://service.example#x', 'holds a query or a fragment'],
    ['/xp?x=1', 'holds a query or a fragment'],
    ['xp', 'is neither https nor a path'],
  ])('refuses %j, which %s, with what, why and how, and without its value', (given, fault) => {
    expect(() => made(given)).toThrow(TypeError)
    expect(() => made(given)).toThrow(/^@experience-program\/react: baseUrl .+\. .+\. Pass 'https/)
    expect(() => made(given)).toThrow(`baseUrl ${fault}.`)
    expect(() => made(given)).not.toThrow(/hunter2/)
  })

  it('takes no other name that ends like it for this machine', () =>
    expect(isLoopback('x127.0.0.1')).toBe(false))

  it('refuses what is no text', () => expect(() => made(undefined as never)).toThrow(/baseUrl/))
})
