import { describe, expect, it } from 'vitest'
import { toError } from '../../src/base/index.ts'

describe('what was thrown', () => {
  it('is what it was, where it is an error, also one of another realm', () => {
    const error = new TypeError('x')
    expect(toError(error)).toBe(error)
    const foreign = { name: 'Error', message: 'y' }
    expect(toError(foreign)).toBe(foreign)
  })

  it.each([[undefined], [null], ['text'], [404], [{ status: 404 }], [{ name: 'X', message: 7 }]])(
    'is the cause of an error where it is none: %o',
    (thrown) => {
      const error = toError(thrown)
      expect(error).toBeInstanceOf(Error)
      expect(error.cause).toBe(thrown)
    },
  )
})
