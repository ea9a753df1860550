import { describe, expect, it } from 'vitest'
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
    ['http://127.8.9.10', 'http://127.8.9.10'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['/xp', '/xp'],
    ['/xp/v1/', '/xp'],
    ['/', ''],
  ])('accepts %s', (given, kept) => expect(made(given)).toBe(kept))

  it.each([
    '',
    'service.example',
    'http://service.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://0.0.0.0',
    'ftp://service.example',
    'javascript:alert(1)',
    'data:text/plain,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/x/..//evil.example',
    'https://user:hunter2@service.example',
    'https://service.example?x=hunter2',
    'https://service.example#x',
    '/xp?x=1',
    'xp',
  ])('refuses %j with what, why and how, and without its value', (given) => {
    expect(() => made(given)).toThrow(TypeError)
    expect(() => made(given)).toThrow(/^@experience-program\/react: baseUrl .+\. .+\. Pass 'https/)
    expect(() => made(given)).not.toThrow(/hunter2/)
  })

  it('refuses what is no text', () => expect(() => made(undefined as never)).toThrow(/baseUrl/))
})
