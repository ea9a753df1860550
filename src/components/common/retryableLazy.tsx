'use client'

import { type ComponentType, lazy, type ReactNode } from 'react'

/** Like `React.lazy`, which keeps a rejected chunk for ever; here the next mount after a failure loads it anew. */
export function retryableLazy<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const make = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> }
      } catch (error) {
        current = make()
        throw error
      }
    })
  let current = make()
  return function RetryableLazy(props) {
    const Current = current
    return <Current {...props} />
  }
}
