'use client'

import { type ReactNode, useEffect } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import type { OutboxEntry } from '../../queries/index.ts'
import {
  alertIcon,
  checkIcon,
  clockIcon,
  CopyReference,
  Icon,
  TextLink,
  useAnnounce,
} from '../../ui/index.ts'
import { RetryButton, useFailureWords, useIsOnline } from '../common/index.ts'
import { useChat } from './ChatContext.ts'

/** Under a message that is on its way: where it stands, and the ways on when it failed. */
export function OutboxState({ entry }: { readonly entry: OutboxEntry }): ReactNode {
  const { t } = useChat()
  const isOnline = useIsOnline()
  const { state } = entry
  if (state === 'failed' || state === 'unknown') return <FailedState entry={entry} />
  const words =
    state === 'queued' ? t(isOnline ? 'chat.state.queued' : 'chat.state.offline') : t(`chat.state.${state}`)
  return (
    <p className="xp-chat-state xp-type-caption xp-quiet">
      <Icon drawing={state === 'sent' ? checkIcon : clockIcon} size="small" />
      {words}
    </p>
  )
}

function FailedState({ entry: { id, state, error, message } }: { readonly entry: OutboxEntry }): ReactNode {
  const { t, retry, remove } = useChat()
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const reason = useReason(error)
  const isUnknown = state === 'unknown'
  const words = isUnknown ? t('chat.state.unknown') : t('chat.state.failed')
  const said =
    isUnknown || !reason.text ? words : c('common.sentences', { first: words, second: reason.text })
  useEffect(() => announce(said, 'assertive'), [announce, said, error])

  return (
    <div className="xp-chat-failure" data-tone={isUnknown ? 'care' : 'wrong'}>
      <div className="xp-chat-state xp-type-caption">
        <span className="xp-chat-reason">
          <Icon drawing={alertIcon} size="small" />
          <span>{said}</span>
        </span>
        <span className="xp-chat-ways">
          <RetryButton error={error} label={t('chat.retry')}>
            {(label, isWaiting) =>
              isWaiting ? (
                <span className="xp-figures">{label}</span>
              ) : (
                <TextLink
                  tone="ink"
                  aria-label={t('chat.about', { action: t('chat.retry'), subject: shorten(message) })}
                  onClick={() => retry(id)}
                >
                  {label}
                </TextLink>
              )
            }
          </RetryButton>
          <TextLink
            className="xp-chat-remove"
            tone="ink"
            aria-label={t('chat.about', { action: t('chat.remove'), subject: shorten(message) })}
            onClick={() => remove(id)}
          >
            {t('chat.remove')}
          </TextLink>
        </span>
      </div>
      {reason.requestId && (
        <CopyReference
          layout="inline"
          value={reason.requestId}
          label={c('common.reference')}
          copyLabel={c('common.copy')}
          copiedLabel={c('common.copied')}
        />
      )}
    </div>
  )
}

/** Why, where the member can do something about it. */
function useReason(error: unknown): { readonly text: string | null; readonly requestId: string | null } {
  const { t } = useChat()
  const words = useFailureWords(error, 'read')
  const text = isExperienceError(error, 'terms') ? t('chat.terms') : error ? words.text : null
  return { text, requestId: words.requestId }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text
}
