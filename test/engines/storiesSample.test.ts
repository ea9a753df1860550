import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as library from '../../src/index.ts'
import { plainParts } from '../components/parts/ownParts.tsx'
import { exceptions, sampleOf } from './storiesSample.ts'

const folder = new URL('../../stories/', import.meta.url)
const files = readdirSync(folder).flatMap((file) => /^(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? [])
/** Its states are those of whatever component meets them. */
const shared = 'SharedStates'

describe('the sample of stories for every engine', () => {
  it.each(files.filter((file) => file !== shared))('%s has its four kinds, or says why not', (file) => {
    const text = readFileSync(new URL(`${file}.stories.tsx`, folder), 'utf8')
    const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(sampleOf(file).filter((name) => !stories.includes(name))).toEqual([])
  })

  it('has every public component, and no other exception', () => {
    // What others hold: their own folder of stories, or nothing that could be seen.
    const parts = ['ErrorBoundary', 'ExperienceProvider', 'OfferPrice', ...Object.keys(plainParts)]
    const components = Object.keys(library).filter((name) => /^[A-Z][a-z]\w*[a-z]$/.test(name))
    const isComponent = (name: string) => {
      const value = library[name as keyof typeof library] as unknown
      return typeof value === 'object' && value !== null && '$$typeof' in value
    }
    expect(
      components.filter(isComponent).filter((name) => !files.includes(name) && !parts.includes(name)),
    ).toEqual([])
    expect(Object.keys(exceptions).filter((name) => !files.includes(name))).toEqual([])
  })
})
