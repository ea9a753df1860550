import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './manifest.ts'
import {
  check,
  compilers,
  createConsumer,
  installCompilers,
  lockedDependencies,
  reactTypes,
  type Resolution,
} from './typesProject.ts'

/** A compiler is slow where others run beside it. */
const patience = 300_000
const resolutions: readonly Resolution[] = ['bundler', 'node16']

describe('the types', () => {
  it(
    'check in a project that imports every entry of the tarball, with its libraries',
    () => {
      expect(check(createConsumer('here'), join(root, 'node_modules/typescript'), 'node16')).toBe('')
    },
    patience,
  )

  describe.skipIf(!process.env.XP_ASSURE).each([18, 19] as const)('with the types of React %i', (major) => {
    const folder = process.env.XP_ASSURE
      ? createConsumer(`react-${String(major)}`, { ...lockedDependencies(), ...reactTypes[major] })
      : ''
    const installed = process.env.XP_ASSURE ? installCompilers() : ''

    it.each(
      Object.entries(compilers).flatMap(([name, version]) =>
        resolutions.map((resolution) => ({ name, version, resolution })),
      ),
    )(
      'check under TypeScript $version, resolved as $resolution',
      ({ name, resolution }) => {
        expect(check(folder, join(installed, name), resolution)).toBe('')
      },
      patience,
    )
  })
})
