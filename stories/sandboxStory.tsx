import '@fontsource-variable/instrument-sans'
import '@fontsource-variable/newsreader'
import './storyTheme.css'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { createMemberSession } from '../src/client/index.ts'
import type { ResolveImage } from '../src/components/common/index.ts'
import { ExperienceProvider, type ExperienceProviderProps } from '../src/components/provider/index.ts'
import type { AssumptionsInput } from '../src/contract/index.ts'
import { createSandbox, type Sandbox, sandboxMembers, type SandboxOptions } from '../src/sandbox/index.ts'
import { storyRegistry } from './storyRegistry.ts'

/** `parameters.sandbox` of a story: the Service that it talks to, and the provider around it. All is optional. */
export interface SandboxStoryParameters {
  /** How the Service behaves. Default: well. */
  readonly scenario?: SandboxOptions['scenario']
  /** The member's `externalUserID`. Default: the one with 48,250 points. */
  readonly member?: string
  /** Something done to the Service before the story begins. */
  readonly prepare?: (sandbox: Sandbox) => void
  readonly assumptions?: AssumptionsInput
  readonly locale?: string
  readonly timeZone?: string
  readonly messages?: ExperienceProviderProps['messages']
  readonly slots?: ExperienceProviderProps['slots']
  /** Width of the host's column, in pixels: our components look at their container. Default: all there is. */
  readonly width?: number
}

/** Gives a story its own Service, session and provider. For `decorators` of a story file's meta. */
export const withSandbox: Decorator = (Story, { parameters, globals }) => {
  const settings = (parameters.sandbox ?? {}) as SandboxStoryParameters
  return (
    <SandboxProvider {...settings} scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
      <Story />
    </SandboxProvider>
  )
}

/** Spreads into a story's `parameters`: `parameters: sandboxParameters({ scenario: 'empty' })`, checked by the compiler. */
export function sandboxParameters(sandbox: SandboxStoryParameters, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...more, sandbox }
}

/** What `onEvent` of the stories' providers was told, in the actions panel. */
export const storyEvents = fn().mockName('onEvent')

interface SandboxProviderProps extends SandboxStoryParameters {
  readonly scheme: 'light' | 'dark'
  readonly children: ReactNode
}

let stories = 0

function SandboxProvider({ scenario, member = sandboxMembers.fresh, prepare, assumptions, locale = 'en-GB', timeZone = 'Europe/Copenhagen', messages, slots, width, scheme, children }: SandboxProviderProps) {
  const [{ sandbox, session }] = useState(() => {
    stories += 1
    const sandbox = createSandbox({ baseUrl: `https://story-${stories}.sandbox.test`, pictures: `${window.location.origin}/pictures`, ...(scenario ? { scenario } : {}) })
    prepare?.(sandbox)
    // Now, and not only in the effect: those of the story inside run first, and send.
    storyRegistry.register(sandbox)
    return { sandbox, session: createMemberSession({ refresh: () => Promise.resolve(sandbox.grantFor(member)) }) }
  })
  useEffect(() => storyRegistry.register(sandbox), [sandbox])
  const content = width === undefined ? children : <NarrowHost width={width}>{children}</NarrowHost>
  return (
    <ExperienceProvider
      baseUrl={sandbox.baseUrl}
      session={session}
      assumptions={assumptions}
      locale={locale}
      timeZone={timeZone}
      messages={messages}
      slots={slots}
      resolveImage={resolveStoryImage}
      theme={{ scheme, className: 'story-theme' }}
      onEvent={storyEvents}
    >
      {content}
    </ExperienceProvider>
  )
}

function NarrowHost({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  return <div style={{ inlineSize: width, maxInlineSize: '100%', marginInline: 'auto' }}>{children}</div>
}

const sizes = {
  card: { files: [['4x5', 480], ['4x5', 960]], sizes: '(min-width: 1080px) 373px, (min-width: 700px) 50vw, 100vw' },
  lead: { files: [['3x2', 960], ['3x2', 1600]], sizes: '(min-width: 1080px) 778px, 100vw' },
  gallery: { files: [['3x2', 960], ['3x2', 1600]], sizes: undefined },
  thumbnail: { files: [['3x2', 480]], sizes: undefined },
} as const

/** Our pictures come in several sizes and ratios, as those of an organisation's image service would. */
export const resolveStoryImage: ResolveImage = ({ url, use }) => {
  const match = /^(.*\/)([a-z]+)-3x2-1600\.webp$/.exec(url)
  if (!match) return { src: url }
  const { files, sizes: sizesOfUse } = sizes[use]
  const addressOf = ([ratio, width]: (typeof files)[number]) => `${match[1]}${match[2]}-${ratio}-${width}.webp`
  const largest = files[files.length - 1] ?? files[0]
  return {
    src: addressOf(largest),
    srcSet: files.map((file) => `${addressOf(file)} ${file[1]}w`).join(', '),
    ...(sizesOfUse ? { sizes: sizesOfUse } : {}),
  }
}
