import type { FakeOrder } from './fake-order.ts'
import type { Switches } from './fake-switches.ts'
import type { ErpStatusMessage } from './port.ts'
import { messageIdHeader, signatureHeader, signWebhook, timestampHeader } from './webhook-signature.ts'

export interface WebhookTarget {
  readonly url: string
  readonly key: string
}

/**
 * Sends the waiting messages of one order and takes those out of the outbox that were answered with 200.
 * The first that is not taken ends the round, so that the order of messages is kept. Answers how many were taken.
 */
export async function sendWaiting(
  kept: FakeOrder,
  target: WebhookTarget,
  switches: Switches,
  now: () => Temporal.Instant,
): Promise<number> {
  if (switches.holdMessages) return 0
  const atEnd = kept.status >= 6
  if (switches.messagesOutOfOrder && kept.outbox.length < 2 && !atEnd) return 0

  const round = switches.messagesOutOfOrder ? kept.outbox.toReversed() : [...kept.outbox]
  let taken = 0
  for (const message of round) {
    for (let copy = 0; copy < (switches.messagesTwice ? 2 : 1); copy += 1) {
      if (!(await send(message, target, now()))) return taken
    }
    kept.outbox = kept.outbox.filter((each) => each !== message)
    taken += 1
  }
  return taken
}

async function send(message: ErpStatusMessage, { url, key }: WebhookTarget, now: Temporal.Instant): Promise<boolean> {
  const rawBody = Buffer.from(JSON.stringify(message))
  const timestamp = String(Math.floor(now.epochMilliseconds / 1000))
  const headers = {
    'content-type': 'application/json',
    [timestampHeader]: timestamp,
    [messageIdHeader]: message.messageId,
    [signatureHeader]: signWebhook(key, { timestamp, messageId: message.messageId, rawBody }),
  }
  try {
    const response = await fetch(url, { method: 'POST', headers, body: rawBody, signal: AbortSignal.timeout(5_000) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    // Nobody listens at the moment: the message stays in the outbox and goes out with the next step.
    return false
  }
}
