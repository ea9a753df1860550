import {
  developerError,
  developmentHint,
  reportDeveloperError,
  runInDevelopment,
} from '../../src/base/index.ts'
import { describe, expect, it, vi } from 'vitest'

const withoutProcess = () => {
  throw new ReferenceError('process is not defined')
}

describe('what an error adds for the developer', () => {
  it('gives the hint after a space', () =>
    expect(developmentHint(() => 'Pass a text.')).toBe(' Pass a text.'))

  it('gives none in a production build', () => expect(developmentHint(() => false)).toBe(''))

  it('gives none where there is no `process`', () => expect(developmentHint(withoutProcess)).toBe(''))
})

describe('an error for the developer', () => {
  it('names the package, what is wrong, and what to do', () => {
    const error = developerError('The text is missing.', () => 'Pass one.')
    expect(error).toBeInstanceOf(TypeError)
    expect(error.message).toBe('@experience-program/react: The text is missing. Pass one.')
  })

  it('is only said on the console where the library works all the same', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportDeveloperError('The text is missing.', () => false)
    expect(said.mock.calls).toEqual([['@experience-program/react: The text is missing.']])
    said.mockRestore()
  })
})

describe('a check of what the host does', () => {
  it('runs, and says what it finds', () => {
    expect(() =>
      runInDevelopment(() => {
        throw new TypeError('found')
      }),
    ).toThrow(new TypeError('found'))
  })

  it('is left out where there is no `process`', () =>
    expect(() => runInDevelopment(withoutProcess)).not.toThrow())
})
