import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

const Counter = () => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
}

it('renders and answers a real press', async () => {
  const screen = await render(<Counter />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
})
