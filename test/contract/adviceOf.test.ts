import { expect, it } from 'vitest'
import { adviceOf } from '../../src/contract/index.ts'

it('gives advice after a space', () => expect(adviceOf(() => 'Pass a text.')).toBe(' Pass a text.'))

it('gives none where it was left out of what members load', () => expect(adviceOf(() => false)).toBe(''))

it('gives none where there is no `process` to ask', () => {
  const asks = () => {
    throw new ReferenceError('process is not defined')
  }
  expect(adviceOf(asks)).toBe('')
})
