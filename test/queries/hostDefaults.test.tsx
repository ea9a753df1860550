// @vitest-environment jsdom
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { KitContext, useWallet, walletQuery } from '../../src/queries/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

type Defaults = NonNullable<ReturnType<QueryClient['getDefaultOptions']>['queries']>

const theirs = { theirs: true }
const hostile: readonly (readonly [string, Defaults])[] = [
  ['initialData', { initialData: theirs }],
  ['placeholderData', { placeholderData: theirs as never }],
  ['select', { select: () => theirs }],
  ['persister', { persister: async () => theirs as never }],
  ['notifyOnChangeProps', { notifyOnChangeProps: [] }],
  ['subscribed', { subscribed: false } as Defaults],
]

it.each(hostile)(
  'a host’s own default for %s changes no read of ours, by our hook or by TanStack’s',
  async (_, defaults) => {
    const { kit } = createMemberKit()
    kit.queryClient.setDefaultOptions({ queries: defaults })
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <KitContext.Provider value={kit}>{children}</KitContext.Provider>
    )
    const theirHook = renderHook(() => useQuery(walletQuery(kit.client), kit.queryClient).data)
    const ourHook = renderHook(() => useWallet().data, { wrapper })
    const shown = () => [theirHook.result.current, ourHook.result.current]
    expect(shown()).toEqual([undefined, undefined])
    await waitFor(() => expect(shown()).toMatchObject([{ balance: 48_250 }, { balance: 48_250 }]))
  },
)
