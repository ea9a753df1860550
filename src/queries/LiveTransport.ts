/** What is followed for news. */
export interface LiveTopic {
  readonly type: 'conversation' | 'redemption'
  /** As the Service has it. */
  readonly id: string
}

/** How a transport tells of a topic. Neither carries content: what is new is read from the Service. */
export interface LiveHandlers {
  /** Something has changed. Many in a row cause one read at a time. */
  readonly onNews: () => void
  /** Whether news arrives at the moment. While it does, the topic is not polled. It does not, until you say so. */
  readonly onState: (isLive: boolean) => void
}

/**
 * Tells a page when something has changed at the Service, so that it need not ask again and again: an EventSource, a
 * WebSocket, a service worker. Called for each topic that is on screen, while the page is seen. Returns the function
 * that stops it.
 */
export type LiveTransport = (topic: LiveTopic, handlers: LiveHandlers) => () => void
