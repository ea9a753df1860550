/** Specification, Delivery format. The maker's name in them is not shown: `X-Service` stands for it. */
export function webhookHeaders(prefix = 'X-Service') {
  return {
    /** `sha256=<hex>`, the HMAC-SHA256 of the exact raw body. The only thing that is signed is the body. */
    signature: `${prefix}-Signature`,
    /** When it was delivered. */
    timestamp: `${prefix}-Timestamp`,
    /** The event's name. */
    event: `${prefix}-Event`,
    /** The same for each attempt of one delivery. */
    delivery: `${prefix}-Delivery`,
  } as const
}
