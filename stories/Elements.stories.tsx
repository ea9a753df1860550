import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { defineElements } from '../src/elements/index.ts'
import { useExperienceKit } from '../src/index.ts'
import { failing, sandboxParameters, withSandbox } from './sandboxStory.tsx'
import { useShownGlobals } from './shownGlobals.ts'

interface ElementArgs {
  readonly tag: 'xp-hub' | 'xp-offer-catalog' | 'xp-wallet' | 'xp-interest-form'
  /** Attributes and properties. */
  readonly settings: Readonly<Record<string, unknown>>
}

/**
 * Every component as a custom element, for pages without React: each in a shadow root of its own, here with the story's
 * session. How to use them, and all that they take: *Guides / Without React*.
 */
const meta = {
  title: 'Elements',
  decorators: [withSandbox],
  args: { tag: 'xp-hub', settings: {} },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<ElementArgs>

function ShownElement({
  tag,
  settings,
  globals,
}: ElementArgs & { readonly globals: Parameters<typeof useShownGlobals>[0] }) {
  const place = useRef<HTMLDivElement>(null)
  const { client } = useExperienceKit()
  const { scheme, direction } = useShownGlobals(globals)
  useEffect(() => {
    if (!customElements.get('xp-provider')) defineElements()
    const element = Object.assign(
      document.createElement(tag),
      { client, locale: 'en-GB', timeZone: 'Europe/Copenhagen', scheme },
      settings,
    )
    if (direction !== 'auto') element.dir = direction
    place.current?.append(element)
    return () => element.remove()
  }, [tag, settings, client, scheme, direction])
  // The page's typefaces, which an element takes by tokens.
  return <div ref={place} className="brand-neutral" />
}

const render: Story['render'] = (args, { globals, storyGlobals }) => (
  <ShownElement {...args} globals={{ globals, storyGlobals }} />
)

/** What is inside the element in the story. */
const inside = (canvas: HTMLElement, selector: string) =>
  canvas.querySelector('[data-xp-scheme]:not(.xp-root)')?.shadowRoot?.querySelector<HTMLElement>(selector) ??
  null

export const Hub: Story = {
  render,
  play: async ({ canvasElement }) => {
    await waitFor(
      () => void expect(inside(canvasElement, 'section')?.textContent).toContain('44 experiences'),
    )
  },
}

export const InterestForm: Story = {
  render,
  args: { tag: 'xp-interest-form', settings: { offerId: 'chefs-counter' } },
}

/** What cannot be read, told as everywhere. */
export const Failing: Story = {
  render,
  args: { tag: 'xp-wallet' },
  parameters: sandboxParameters({ scenario: failing() }),
}

export const Loading: Story = {
  render,
  args: { tag: 'xp-wallet' },
  parameters: sandboxParameters({ scenario: 'hanging' }),
}

export const Catalog: Story = {
  render,
  args: { tag: 'xp-offer-catalog' },
  play: async ({ canvasElement }) => {
    await waitFor(() => void expect(inside(canvasElement, 'input')).not.toBeNull())
    const search = inside(canvasElement, 'input') as HTMLInputElement
    // `userEvent` does not see into shadow roots: now and then React takes what it types for its own.
    await fireEvent.input(search, { target: { value: 'fjord' } })
    await expect(search.value).toBe('fjord')
  },
}
