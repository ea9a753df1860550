'use client'

import {
  type ChangeEvent,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { useHydrated } from '../../i18n/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { arrowUpIcon, cx, Form, Icon, useAnnounce, useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { useChat } from './ChatContext.tsx'
import { isComposing } from './isComposing.ts'

interface ChatComposerProps {
  readonly conversationId: string
  readonly onSend: (text: string) => void
}

/** The field to write in. Enter sends, Shift+Enter breaks the line. */
export const ChatComposer = forwardRef<HTMLTextAreaElement, ChatComposerProps>(function ChatComposer(
  { conversationId, onSend },
  ref,
): ReactNode {
  const { t, classNames } = useChat()
  const field = ref as RefObject<HTMLTextAreaElement>
  const { text, isRefused, handleChange, handleSubmit } = useComposer(conversationId, onSend, field)
  const id = useId()
  const isHydrated = useHydrated()
  useGrowth(field, text)

  return (
    <Form className={cx('xp-chat-composer xp-screen-only', classNames.composer)} onSubmit={handleSubmit}>
      <label htmlFor={`${id}-text`} className="xp-visually-hidden">
        {t('chat.write')}
      </label>
      <div className="xp-chat-composer-row">
        <textarea
          ref={field}
          id={`${id}-text`}
          className="xp-chat-field xp-field-control"
          rows={1}
          // An empty one would run from left to right, whatever the page does.
          dir={text === '' ? undefined : 'auto'}
          enterKeyHint="send"
          placeholder={t('chat.write')}
          value={text}
          aria-describedby={`${id}-note`}
          aria-invalid={isRefused || undefined}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
          onFocus={handleFocus}
        />
        <button
          type={isHydrated ? 'submit' : 'button'}
          className="xp-chat-send xp-native xp-focus"
          aria-label={t('chat.send')}
        >
          <Icon drawing={arrowUpIcon} />
        </button>
      </div>
      <p
        id={`${id}-note`}
        className="xp-chat-note xp-type-caption xp-quiet"
        data-refused={isRefused ? '' : undefined}
      >
        {isRefused ? t('chat.emptyMessage') : t('chat.hint')}
      </p>
    </Form>
  )
})

/** Loaded once somebody writes. Without it the browser brings the field into view, and no more. */
function handleFocus({ currentTarget }: FocusEvent) {
  import('./followKeyboard.ts').then(
    ({ followKeyboard }) => followKeyboard(currentTarget),
    () => undefined,
  )
}

const form = 'chat'

/** What is typed is the session's draft until it is sent: one for all places of the page that show the conversation. */
function useComposer(
  conversationId: string,
  onSend: (text: string) => void,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const { t } = useChat()
  const { drafts } = useExperienceKit()
  const announce = useAnnounce()
  const read = () => drafts.get<string>(form, conversationId) ?? ''
  const text = useSyncExternalStore(drafts.subscribe, read, read)
  const [isRefused, setIsRefused] = useState(false)

  function change(value: string) {
    if (value === '') drafts.remove(form, conversationId)
    else drafts.set(form, conversationId, value)
  }

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    change(event.target.value)
    setIsRefused(false)
  }

  function handleSubmit() {
    const message = text.trim()
    setIsRefused(message === '')
    if (message === '') announce(t('chat.emptyMessage'), 'assertive')
    field.current?.focus()
    if (message === '') return
    onSend(message)
    change('')
  }

  return { text, isRefused, handleChange, handleSubmit }
}

function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Grows with the text, where the browser does not do it by `field-sizing`; the sheet sets the bounds. */
function useGrowth(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useIsomorphicLayoutEffect(() => {
    const element = field.current
    if (!element || Reflect.has(element.style, 'fieldSizing')) return
    element.style.blockSize = ''
    const { scrollHeight, offsetHeight, clientHeight } = element
    // One line follows the sheet, whose sizes may change later.
    if (scrollHeight > clientHeight)
      element.style.blockSize = `${scrollHeight + offsetHeight - clientHeight}px`
  }, [field, text])
}
