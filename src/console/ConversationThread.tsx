import type { ReactNode } from 'react'
import { Button, chevronDownIcon, Icon, messageIcon, TextArea } from '../ui/index.ts'
import type { OperatorConversation, OperatorMessage } from '../sandbox/operator/index.ts'
import { ActionForm } from './ActionForm.tsx'
import { countText, momentText } from './moments.ts'
import { useAct } from './operator.ts'

const authors: Readonly<Record<OperatorMessage['type'], string>> = {
  MEMBER: 'Member',
  CONCIERGE: 'Concierge',
  NOTE: 'Internal note',
}

/** A conversation as the team sees it, notes included, and the concierge's answer. */
export function ConversationThread({
  conversation,
  now,
}: {
  readonly conversation: OperatorConversation
  readonly now: string
}): ReactNode {
  const act = useAct()
  const { id, title, messages } = conversation
  const name = title ?? id
  const last = messages.at(-1)
  return (
    <details className="xp-console-thread">
      <summary className="xp-console-summary xp-focus">
        <Icon drawing={messageIcon} />
        <span>
          <b className="xp-console-title">{name}</b>
          <span className="xp-type-small xp-quiet xp-console-last">
            {last
              ? `${countText(messages.length, 'message')}, the last ${momentText(last.createdAt, now)}`
              : 'No message yet'}
          </span>
        </span>
        <Icon drawing={chevronDownIcon} className="xp-console-chevron" />
      </summary>
      <ol className="xp-console-messages xp-plain">
        {messages.map((message) => (
          <li key={message.id} className="xp-console-message xp-plain" data-type={message.type}>
            <span className="xp-type-caption xp-quiet">
              {authors[message.type]}, {momentText(message.createdAt, now)}
            </span>
            <span className="xp-console-body">{message.body}</span>
            {message.attachments.length > 0 && (
              <span className="xp-type-small xp-quiet">{message.attachments.join(', ')}</span>
            )}
          </li>
        ))}
      </ol>
      <ActionForm
        label={`Answer about ${name}`}
        onAct={({ body = '', as }) =>
          act(
            { type: as === 'note' ? 'note' : 'say', conversationId: id, body },
            as === 'note' ? 'The note is there. The member does not see it.' : 'The member has your answer.',
          )
        }
      >
        <TextArea label="Message" name="body" required maxLength={4_000} />
        <div className="xp-console-buttons">
          <Button type="submit" name="as" value="concierge">
            Answer as concierge
          </Button>
          <Button type="submit" name="as" value="note" variant="plain">
            Save as internal note
          </Button>
        </div>
      </ActionForm>
    </details>
  )
}
