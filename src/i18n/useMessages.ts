'use client'

import { useMemo } from 'react'
import { createTranslate, type Translate } from './createTranslate.ts'
import { useI18n } from './useI18n.ts'
import type { MessageDefinitions, MessageOverrides } from './messageTypes.ts'

/**
 * Writes the messages of a feature in the language around this component. `overrides` (a component's `messages`
 * prop) win over the provider's, and those over the built-in English.
 */
export function useMessages<const Definitions extends MessageDefinitions>(
  definitions: Definitions,
  overrides?: MessageOverrides<Definitions> | undefined,
): Translate<Definitions> {
  const i18n = useI18n()
  // Memoised so that `t` may stand among the dependencies of an effect.
  return useMemo(
    () => createTranslate(i18n, definitions, [overrides, i18n.messages]),
    [i18n, definitions, overrides],
  )
}
