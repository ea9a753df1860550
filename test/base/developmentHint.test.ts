import { developmentHint } from '../../src/base/index.ts'
import { expect, it } from 'vitest'

it('gives the hint after a space', () => expect(developmentHint(() => 'Pass a text.')).toBe(' Pass a text.'))

it('gives none in a production build', () => expect(developmentHint(() => false)).toBe(''))

it('gives none where there is no `process`', () => {
  const asks = () => {
    throw new ReferenceError('process is not defined')
  }
  expect(developmentHint(asks)).toBe('')
})
