'use client'

import { type ReactNode, useState } from 'react'
import { createTestProvider, type TestProviderOptions } from './createTestProvider.tsx'

/** Props of `SandboxProvider`: read once, when it is mounted. */
export interface SandboxProviderProps extends TestProviderOptions {
  readonly children?: ReactNode
}

/**
 * `ExperienceProvider` with a sandbox behind it, for stories and demos. Give it a `key` to start anew with
 * other options.
 */
export function SandboxProvider({ children, ...options }: SandboxProviderProps): ReactNode {
  const [{ Provider }] = useState(() => createTestProvider(options))
  return <Provider>{children}</Provider>
}
