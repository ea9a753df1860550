import {
  ArgTypes,
  Description,
  DocsContext,
  DocsPage as StorybookPage,
  Heading,
  Markdown,
  Primary,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, useLayoutEffect, useRef } from 'react'
import { useTheme } from 'storybook/theming'
import { accessibilityNotes } from '../stories/documents/accessibilityNotes.ts'
import { componentCode } from '../stories/documents/componentCode.ts'
import { PageLink } from '../stories/documents/DocumentLink.tsx'
import { pageAddress, storyAddress } from '../stories/documents/documents.ts'
import { factsOf } from './componentFacts.ts'

const callbacks = /^on[A-Z]/
const replaceable = /^(render[A-Z].*|messages|className|classNames)$/

/** The page of a component: what it is for, how it looks, and all that a host can set, hear and replace. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const isDark = useTheme().base === 'dark'
  const { componentId, title, component } = preparedMeta
  if (!/^Components\/\w+(\/\w+)?$/.test(title) || component === undefined) return <StorybookPage />
  const name = title.slice(title.lastIndexOf('/') + 1)
  const facts = factsOf(name)
  return (
    <>
      <Title />
      <Description />
      <Source code={componentCode[name]?.trim() ?? ''} language="tsx" dark={isDark} />
      <Heading>Live</Heading>
      <Live />
      <Props key={componentId} name={name} facts={facts} />
      <Heading>States</Heading>
      <States />
      <Heading>Accessibility</Heading>
      <Markdown>{accessibilityNotes[name] ?? ''}</Markdown>
      <p>
        What every component does, and what is left to your page:{' '}
        <PageLink href={pageAddress('trust-accessibility--docs')}>Accessibility</PageLink>.
      </p>
    </>
  )
}

/** A long view scrolls in its frame: with the keyboard, too, also while nothing in it takes the focus. */
function Live() {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const frame of root.current?.querySelectorAll<HTMLElement>('.docs-story') ?? []) frame.tabIndex = 0
  }, [])
  return (
    <div ref={root}>
      <Primary />
    </div>
  )
}

interface PropsProps {
  readonly name: string
  readonly facts: ReturnType<typeof factsOf>
}

function Props({ name, facts }: PropsProps) {
  const all = Object.keys(useOf('meta', ['meta']).preparedMeta.argTypes)
  const events = all.filter((prop) => callbacks.test(prop))
  const replaced = all.filter((prop) => replaceable.test(prop))
  return (
    <>
      <Heading>Props</Heading>
      <ArgTypes exclude={[...events, ...replaced, 'ref', 'key']} />
      {events.length > 0 && (
        <>
          <Heading>Events</Heading>
          <ArgTypes include={events} />
        </>
      )}
      <Heading>What to replace</Heading>
      <ArgTypes include={replaced} />
      <Parts name={name} facts={facts} />
      <Heading>Tokens and style sheet</Heading>
      <Styles facts={facts} />
    </>
  )
}

function Parts({ name, facts: { tag, parts } }: PropsProps) {
  return (
    <>
      <p>
        {parts.length > 0 && (
          <>
            <code>classNames</code> of <code>{name}</code> reaches <CodeList of={parts} />
            {tag && (
              <>
                ; in plain pages <code>{`${tag}::part(${parts[0] ?? ''})`}</code>
              </>
            )}
            .{' '}
          </>
        )}
        Cards, buttons, fields and more of your own:{' '}
        <PageLink href={pageAddress('guides-parts-of-your-own--docs')}>Parts of your own</PageLink>.
        {tag && (
          <>
            {' '}
            Without React it is <code>{`<${tag}>`}</code>:{' '}
            <PageLink href={pageAddress('guides-without-react--docs')}>Without React</PageLink>.
          </>
        )}
      </p>
    </>
  )
}

function Styles({ facts: { sheet, tokens } }: Pick<PropsProps, 'facts'>) {
  return (
    <>
      <p>
        All components are in <code>styles.css</code>.{' '}
        {sheet && (
          <>
            For this one alone, load <code>styles/base.css</code> and <code>styles/{sheet}</code>.{' '}
          </>
        )}
        <PageLink href={pageAddress('brand-theming--docs')}>Theming</PageLink> says how to set a token.
      </p>
      {tokens.length > 0 && (
        <p>
          It follows <CodeList of={tokens.map((token) => `--xp-${token}`)} />.
        </p>
      )}
    </>
  )
}

const CodeList = ({ of }: { readonly of: readonly string[] }) =>
  of.map((each, index) => (
    <span key={each}>
      {index > 0 && ', '}
      <code>{each}</code>
    </span>
  ))

/** Each story with what its comment says: a press shows it, alone. */
function States() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <ul className="component-states">
      {stories.map(({ id, name, parameters }) => {
        const { docs } = parameters as { readonly docs?: { description?: { story?: string } } }
        return (
          <li key={id}>
            <PageLink href={storyAddress(id)}>{name}</PageLink>
            {docs?.description?.story && <Markdown>{docs.description.story}</Markdown>}
          </li>
        )
      })}
    </ul>
  )
}
