import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
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
    async () => {
      expect(check(await createConsumer('here'), join(root, 'node_modules/typescript'), 'node16')).toBe('')
    },
    patience,
  )

  describe.skipIf(!process.env.XP_ASSURE).each([18, 19] as const)('with the types of React %i', (major) => {
    let folder = ''
    let installed = ''
    beforeAll(async () => {
      folder = await createConsumer(`react-${String(major)}`, {
        ...lockedDependencies(),
        ...reactTypes[major],
      })
      installed = installCompilers()
    }, patience)

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
