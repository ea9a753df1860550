// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  Chip,
  clockIcon,
  EmptyState,
  Icon,
  Notice,
  Plate,
  Skeleton,
  VisuallyHidden,
} from '../../src/ui/index.ts'
import * as icons from '../../src/ui/icons.ts'
import * as laterIcons from '../../src/ui/laterIcons.ts'
import * as viewIcons from '../../src/ui/viewIcons.ts'

test('a chip is taken away by a button of its own name', () => {
  const onRemove = vi.fn()
  render(
    <Chip onRemove={onRemove} removeLabel="Remove Wellness">
      Wellness
    </Chip>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove Wellness' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test('a plain chip has no button', () => {
  render(<Chip icon={clockIcon}>Book by 23 Nov</Chip>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a notice says its phrase, its sentence and its way on, in this order', () => {
  render(
    <Notice data-testid="notice" tone="wrong" title="Not sent." action={<button>Try again</button>}>
      Nothing you typed is lost.
    </Notice>,
  )
  expect(screen.getByTestId('notice')).toHaveTextContent('Not sent. Nothing you typed is lost. Try again')
  expect(screen.getByTestId('notice')).toHaveAttribute('data-tone', 'wrong')
})

test('an empty state is headed by its sentence at the level asked for', () => {
  render(
    <EmptyState title="Nothing here yet" headingLevel={3} drawing action={<button>Explore</button>}>
      What you ask for is kept here.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing here yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Explore' })).toBeVisible()
})

test('every icon is hidden from assistive technology, and those with a direction turn round', () => {
  const drawings = Object.entries({ ...icons, ...viewIcons, ...laterIcons })
  const { container } = render(drawings.map(([name, drawing]) => <Icon key={name} drawing={drawing} />))
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(drawings.length)
  expect(container.querySelectorAll('[data-mirror]')).toHaveLength(5)
})

test('a skeleton and a plate are hidden from assistive technology', () => {
  const { container } = render(
    <>
      <Skeleton shape="title" length="half" />
      <Plate text="Hjørundfjord" />
    </>,
  )
  for (const element of container.children) expect(element).toHaveAttribute('aria-hidden', 'true')
})

test.each([
  ['Kyoto', 'large'],
  ['Monte Carlo', 'medium'],
  ['Hjørundfjord, Norway', 'small'],
])('the plate of %s is set %s', (text, size) => {
  render(<Plate text={text} />)
  expect(screen.getByText(text)).toHaveAttribute('data-fit', size)
})

test('visually hidden text is text', () => {
  render(<VisuallyHidden>Loading</VisuallyHidden>)
  expect(screen.getByText('Loading')).toHaveClass('xp-visually-hidden')
})
