import { developmentHint } from '../../src/base/index.ts'
import { expect, it } from 'vitest'

it('gives advice after a space', () => expect(developmentHint(() => 'Pass a text.')).toBe(' Pass a text.'))

it('gives none where it was left out of what members load', () =>
  expect(developmentHint(() => false)).toBe(''))

it('gives none where there is no `process` to ask', () => {
  const asks = () => {
    throw new ReferenceError('process is not defined')
  }
  expect(developmentHint(asks)).toBe('')
})
