import type { MemberSession } from '../client/index.ts'
import type { ElementSettings } from './ElementSettings.ts'

/** What elements hand on: the settings, or why no session could be made of them. */
export interface CarriedSettings extends ElementSettings {
  readonly fault?: unknown
}

/**
 * An element's own settings over those around it. Whose session it is goes by the nearest that says so, in whichever
 * way. `join` gives the page's session of an address.
 */
export function mergeSettings(
  own: ElementSettings,
  around: CarriedSettings,
  join: (refreshUrl: string, baseUrl: string | undefined) => MemberSession,
): CarriedSettings {
  const { client, session, refreshUrl, ...rest } = own
  const { client: clientAround, session: sessionAround, fault, ...others } = around
  const merged = {
    ...others,
    ...rest,
    messages:
      rest.messages && others.messages
        ? { ...others.messages, ...rest.messages }
        : (rest.messages ?? others.messages),
  }
  if (client) return { ...merged, client }
  if (session) return { ...merged, session }
  if (refreshUrl === undefined) return { ...merged, client: clientAround, session: sessionAround, fault }
  try {
    return { ...merged, session: join(refreshUrl, merged.baseUrl) }
  } catch (refusal) {
    return { ...merged, fault: refusal }
  }
}
