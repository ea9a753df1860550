import './landing.css'
import { picturesUrl } from '../picturesUrl.ts'
import { PageLink } from './DocumentLink.tsx'
import { documents, pageAddress, pictureAddress, storyAddress } from './documents.ts'

const quickstarts = [
  { path: 'docs/quickstart-vite.md', title: 'Vite', about: 'No backend yet: a sandbox stands in for it.' },
  { path: 'docs/quickstart-next.md', title: 'Next', about: 'The token route and the page in one app.' },
  { path: 'docs/quickstart-cms.md', title: 'A CMS page', about: 'One script tag and one element.' },
] as const

const views = [
  {
    href: pageAddress('components-hub-experiencehub--docs'),
    title: 'The components',
    about: 'Each with its code, props and states',
    picture: 'dunes-4x5-960.webp',
  },
  {
    href: storyAddress('theme-studio--studio'),
    title: 'Theme studio',
    about: 'Choose a colour and take the theme with you',
    picture: 'clay-4x5-960.webp',
  },
  {
    href: storyAddress('pages-in-a-page--whole'),
    title: 'In whole pages',
    about: 'As they stand in an organisation’s own app',
    picture: 'arches-4x5-960.webp',
  },
] as const

const groups = [
  ['Guides', 'Build'],
  ['Brand', 'Put it under your brand'],
  ['Organisation', 'Connect your organisation'],
  ['Trust', 'Decide whether it may go live'],
] as const

const idOf = (path: string) => documents.find((each) => each.path === path)?.id ?? ''

/** Where a reader begins: what this is, three ways to start, and every document. */
export function LandingPage() {
  return (
    <div className="sb-unstyled landing brand-neutral">
      <img
        className="landing-hero"
        src={`${picturesUrl()}/fjord-3x2-1600.webp`}
        alt=""
        width={1600}
        height={686}
      />
      <h1>Rewards that look like yours</h1>
      <p className="landing-lead">
        React components for the member’s side of the Experience Program: a catalog of offers paid in points,
        redeeming, a concierge, the wallet. You embed them in your own app, under your own brand.
      </p>
      <Quickstarts />
      <Views />
      <section className="landing-documents" aria-labelledby="landing-read">
        <h2 id="landing-read">Read on</h2>
        <div className="landing-columns">
          {groups.map(([group, title]) => (
            <DocumentList key={group} group={group} title={title} />
          ))}
        </div>
      </section>
    </div>
  )
}

function Quickstarts() {
  return (
    <section aria-labelledby="landing-begin">
      <h2 id="landing-begin">Begin from an empty folder</h2>
      <ul className="landing-quickstarts">
        {quickstarts.map(({ path, title, about }) => (
          <li key={path}>
            <PageLink href={pageAddress(idOf(path))}>
              <strong>{title}</strong>
              <span>{about}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        In an app that you have: <PageLink href={pageAddress(idOf('README.md'))}>embed it</PageLink> with one
        route in your backend and one provider in your page.
      </p>
    </section>
  )
}

function Views() {
  return (
    <section aria-labelledby="landing-see">
      <h2 id="landing-see">See it</h2>
      <ul className="landing-views">
        {views.map(({ href, title, about, picture }) => (
          <li key={href}>
            <PageLink href={href}>
              <img src={`${picturesUrl()}/${picture}`} alt="" width={960} height={1200} loading="lazy" />
              <strong>{title}</strong>
              <span>{about}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        Pressing things is safe: each story has a Service of its own, in memory. The{' '}
        <PageLink href={pageAddress('start-this-storybook--docs')}>toolbar</PageLink> changes brand, scheme,
        language and network.
      </p>
      <img
        className="landing-brands"
        src={pictureAddress('brands/catalog-light.webp', 'docs/brands.md')}
        alt="The same catalog in four brands"
        loading="lazy"
      />
    </section>
  )
}

function DocumentList({ group, title }: { readonly group: string; readonly title: string }) {
  return (
    <div>
      <h3 id={`landing-${group.toLowerCase()}`}>{title}</h3>
      <ul>
        {documents
          .filter((document) => document.title.startsWith(`${group}/`))
          .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
          .map((document) => (
            <li key={document.id}>
              <PageLink href={pageAddress(document.id)}>{document.title.slice(group.length + 1)}</PageLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
