/** `offerId` as `offer-id`: names of properties as those of attributes and events. */
export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `onOpenConversation` as `open-conversation`: what `actions` name, and with `xp-` before it the event. */
export function actionName(handler: string): string {
  return kebab(handler[2]?.toLowerCase() + handler.slice(3))
}
