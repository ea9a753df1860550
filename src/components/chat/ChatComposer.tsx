'use client'

import {
  type FormEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { useExperienceKit } from '../../queries/index.ts'
import { arrowUpIcon, cx, Icon, useAnnounce } from '../../ui/index.ts'
import { useChat } from './ChatContext.ts'

interface ChatComposerProps {
  readonly conversationId: string
  readonly onSend: (text: string) => void
}

const form = 'chat'

/** The field to write in. Enter sends, Shift+Enter breaks the line. What is typed is kept in the session's drafts until it is sent. */
export const ChatComposer = forwardRef<HTMLTextAreaElement, ChatComposerProps>(function ChatComposer(
  { conversationId, onSend },
  ref,
): ReactNode {
  const { t, classNames } = useChat()
  const { drafts } = useExperienceKit()
  const announce = useAnnounce()
  const [text, setText] = useState(() => drafts.get<string>(form, conversationId) ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const field = ref as RefObject<HTMLTextAreaElement>
  const id = useId()
  useGrowth(field, text)

  function change(value: string) {
    setText(value)
    if (value === '') drafts.remove(form, conversationId)
    else drafts.set(form, conversationId, value)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const message = text.trim()
    setIsRefused(message === '')
    if (message === '') announce(t('chat.emptyMessage'), 'assertive')
    field.current?.focus()
    if (message === '') return
    onSend(message)
    change('')
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // 229: Safari ends the composition before it tells of the Enter that ended it (WebKit bug 165004).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form className={cx('xp-chat-composer', classNames.composer)} noValidate onSubmit={handleSubmit}>
      <label htmlFor={`${id}-text`} className="xp-visually-hidden">
        {t('chat.write')}
      </label>
      <div className="xp-chat-composer-row">
        <textarea
          ref={field}
          id={`${id}-text`}
          className="xp-chat-field xp-field-control"
          rows={1}
          dir="auto"
          enterKeyHint="send"
          placeholder={t('chat.write')}
          value={text}
          aria-describedby={`${id}-note`}
          aria-invalid={isRefused || undefined}
          onChange={(event) => {
            change(event.target.value)
            setIsRefused(false)
          }}
          onKeyDown={handleKeyDown}
        />
        <button type="submit" className="xp-chat-send xp-native xp-focus" aria-label={t('chat.send')}>
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
    </form>
  )
})

/** Grows with the text, where the browser does not do it by `field-sizing`; the sheet sets the bounds. */
function useGrowth(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.blockSize = 'auto'
    element.style.blockSize = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [field, text])
}
