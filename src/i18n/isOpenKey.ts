const open = [
  'offers.kind.',
  'offers.type.',
  'interests.status.',
  'redemptions.status.',
  'redemptions.next.',
  'redemptions.reason.',
  'terms.type.',
  'terms.consent.',
  'wallet.ledger.type.',
]

/** Whether a host may add this message for a word that the service invents, as the type `Messages` says. */
export function isOpenKey(key: string): boolean {
  return open.some((prefix) => key.startsWith(prefix))
}
