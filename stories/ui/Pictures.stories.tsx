import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { userEvent } from 'storybook/test'
import { Gallery, type GalleryLabels, Picture, Plate, Skeleton } from '../../src/ui/index.ts'
import { picturesUrl } from '../picturesUrl.ts'
import { sandboxParameters, withSandbox } from '../sandboxStory.tsx'

/** Room is kept before a picture loads, and a broken-image icon never appears: a plate says the place instead. */
const meta = {
  title: 'Primitives/Pictures',
  decorators: [withSandbox],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const file = (name: string) => `${picturesUrl()}/${name}-3x2-1600.webp`
const names = ['fjord', 'arches', 'city', 'fjord'] as const

const labels: GalleryLabels = {
  gallery: 'Pictures of Three nights above the fjord',
  all: 'All the pictures',
  close: 'Close',
  counter: (position, count) => `${position} / ${count}`,
  picture: (position, count) => `Picture ${position} of ${count}`,
}

/** In a column of a card's width. */
const card = (picture: ReactElement): Story => ({ render: () => <div style={narrow}>{picture}</div> })
const narrow = { inlineSize: '20rem', maxInlineSize: '100%' }

export const OnePicture: Story = card(
  <Picture src={file('fjord')} alt="A fjord" plate="Hjørundfjord" ratio="4:5" />,
)

export const Labelled: Story = card(
  <Picture src={file('city')} alt="A city" plate="Lisbon" ratio="4:5" label="4 places left" />,
)

/** Of what cannot be had: less colour, and the word for it. */
export const Muted: Story = card(
  <Picture src={file('arches')} alt="Arches" plate="Seville" ratio="4:5" muted label="Sold out" />,
)

export const Failed: Story = card(<Picture src={file('nowhere')} alt="" plate="Hjørundfjord" ratio="3:2" />)

export const None: Story = card(<Picture plate="Dining" ratio="3:2" />)

export const Plates: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
    >
      {['Bath', 'Reykjavík', 'San Sebastián', 'Llanfairpwllgwyngyll'].map((text) => (
        <div key={text} style={{ position: 'relative', blockSize: '14rem' }}>
          <Plate text={text} style={{ position: 'absolute', inset: 0 }} />
        </div>
      ))}
    </div>
  ),
}

/** A gallery is as wide as the component that shows it, and looks at that one's width. */
const page: Story = {
  decorators: [
    (Story) => (
      <div className="xp-surface xp-container">
        <Story />
      </div>
    ),
  ],
}

export const Several: Story = {
  ...page,
  render: () => (
    <Gallery pictures={names.map((name) => ({ src: file(name) }))} plate="Hjørundfjord" labels={labels} />
  ),
}

export const Single: Story = {
  ...page,
  render: () => <Gallery pictures={[{ src: file('fjord') }]} plate="Hjørundfjord" labels={labels} />,
}

export const WithoutPictures: Story = {
  ...page,
  render: () => <Gallery pictures={[]} plate="Hjørundfjord" labels={labels} />,
}

export const Opened: Story = {
  ...Several,
  play: async ({ canvas, canvasElement }) => {
    // On a phone the pictures are swiped through where they are.
    if (canvasElement.clientWidth < 700) return
    await userEvent.click(await canvas.findByRole('button', { name: 'All the pictures' }))
    await canvas.findByRole('dialog', { name: 'Pictures of Three nights above the fjord' })
  },
}

/** One at a time, with a counter. */
export const OnAPhone: Story = { ...Several, parameters: sandboxParameters({ width: 390 }) }

/** Before anything is there. Its opacity breathes, also under reduced motion. */
export const Loading: Story = {
  parameters: { accessibility: { isLoading: true } },
  render: () => (
    <div style={{ ...narrow, display: 'grid', gap: '0.75rem' }}>
      <Skeleton shape="title" length="long" />
      <Skeleton />
      <Skeleton length="half" />
    </div>
  ),
}
