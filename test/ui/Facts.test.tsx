// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Amount, Fact, Facts } from '../../src/ui/index.ts'

test('pairs each label with its value, and has no row for a missing fact', () => {
  render(
    <Facts>
      <Fact label="Where" note="Norway">
        Storfjord Lodge
      </Fact>
      <Fact label="When">{null}</Fact>
      <Fact label="Until">{''}</Fact>
      <Fact label="Places left">{0}</Fact>
    </Facts>,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Where', 'Places left'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Storfjord LodgeNorway',
    '0',
  ])
})

test('an amount reads the name of its symbol instead of the symbol', () => {
  const { container } = render(<Amount value="12,500" symbol="★" symbolName="points" about="about US$125" />)
  expect(container).toHaveTextContent('12,500★ points about US$125')
  expect(screen.getByText('★')).toHaveAttribute('aria-hidden', 'true')
})

test('an amount may have its symbol in front, or none', () => {
  const { container, rerender } = render(<Amount value="125" symbol="$" symbolPosition="start" />)
  expect(container).toHaveTextContent('$125')
  rerender(<Amount value="125" />)
  expect(container).toHaveTextContent(/^125$/)
})
