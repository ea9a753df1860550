// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextLink } from '../../src/ui/index.ts'

test('is a link with href and a button without', () => {
  render(
    <>
      <TextLink href="/terms">The terms</TextLink>
      <TextLink>Try again</TextLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'The terms' })).toHaveAttribute('href', '/terms')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('type', 'button')
})

test('hands a new tab no opener', () => {
  render(
    <TextLink href="https://example.com/a" target="_blank">
      The menu
    </TextLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
})
