import {
  createMemberSession,
  ExperienceProvider,
  OfferCatalog,
  type ResolveImage,
} from '@experience-program/react'
import { createSandbox, sandboxMembers } from '@experience-program/react/sandbox'
import { createRoot } from 'react-dom/client'

const sandbox = createSandbox({ pictures: 'https://pictures.test' })
const session = createMemberSession({ refresh: async () => sandbox.grantFor(sandboxMembers.fresh) })

/** An image service that has each picture in four widths. */
const resolveImage: ResolveImage = ({ url }) => {
  const at = (width: number) => `${url}?w=${String(width)}`
  return {
    src: at(960),
    srcSet: [240, 480, 960, 1600].map((width) => `${at(width)} ${String(width)}w`).join(', '),
  }
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ExperienceProvider
    baseUrl={sandbox.baseUrl}
    fetch={sandbox.fetch}
    session={session}
    locale="en-GB"
    resolveImage={resolveImage}
  >
    <OfferCatalog />
  </ExperienceProvider>,
)
