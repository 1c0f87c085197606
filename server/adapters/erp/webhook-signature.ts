import { createHmac, timingSafeEqual } from 'node:crypto'

export const timestampHeader = 'om-erp-timestamp'
export const messageIdHeader = 'om-erp-message-id'
export const signatureHeader = 'om-erp-signature'

const longestDrift = 5 * 60

interface Signed {
  /** Whole seconds since 1970, UTC. */
  readonly timestamp: string
  readonly messageId: string
  /** The bytes as they came over the wire: parsing and writing them again would change them. */
  readonly rawBody: Uint8Array
}

export type WebhookCheck =
  | { readonly ok: true; readonly messageId: string }
  | { readonly ok: false; readonly why: 'header-missing' | 'time-stamp-off' | 'signature-wrong' }

/** HMAC-SHA256 over `timestamp.messageId.rawBody`, in lower-case hexadecimal (states 2.5). */
export function signWebhook(key: string, { timestamp, messageId, rawBody }: Signed): string {
  return digest(key, { timestamp, messageId, rawBody }).toString('hex')
}

/**
 * Whether a web hook comes from the ERP and is fresh. Runs before anything of the body is parsed.
 * `keys` holds one key, or two while they are exchanged; `headers` has lower-case names, as Node gives them.
 * The body must still be compared with the answered `messageId`, which is the one that was signed.
 */
export function checkWebhook(request: {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly rawBody: Uint8Array
  readonly keys: readonly string[]
  readonly now: Temporal.Instant
}): WebhookCheck {
  const timestamp = request.headers[timestampHeader]
  const messageId = request.headers[messageIdHeader]
  const signature = request.headers[signatureHeader]
  if (!matches(timestamp, /^\d{1,12}$/)) return { ok: false, why: 'header-missing' }
  // Without a full stop in the id, no other message can have the same signed text.
  if (!matches(messageId, /^[A-Za-z0-9_-]{1,64}$/)) return { ok: false, why: 'header-missing' }
  if (!matches(signature, /^[0-9a-f]{64}$/)) return { ok: false, why: 'header-missing' }

  const drift = Math.abs(Number(timestamp) * 1000 - request.now.epochMilliseconds)
  if (drift > longestDrift * 1000) return { ok: false, why: 'time-stamp-off' }

  const given = Buffer.from(signature, 'hex')
  const signed = { timestamp, messageId, rawBody: request.rawBody }
  const verdicts = request.keys.filter((key) => key !== '').map((key) => timingSafeEqual(digest(key, signed), given))
  return verdicts.includes(true) ? { ok: true, messageId } : { ok: false, why: 'signature-wrong' }
}

function digest(key: string, { timestamp, messageId, rawBody }: Signed): Buffer {
  return createHmac('sha256', key).update(`${timestamp}.${messageId}.`).update(rawBody).digest()
}

function matches(value: string | readonly string[] | undefined, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}
