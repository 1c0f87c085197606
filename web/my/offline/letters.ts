import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { sendPortalEntries } from '@omsorg/contract/portal/diary/send-portal-entries.ts'
import { askForRenewal } from '@omsorg/contract/portal/renewal/ask-for-renewal.ts'
import { countPortalStock } from '@omsorg/contract/portal/stock/count-portal-stock.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { Call } from '../../platform/calls/call.ts'
import type { Delivery, Letter } from './outbox.ts'

export interface ChangeLetter {
  readonly diaryId: number
  readonly entry: SentEntry
}

export type Count = CallOf<typeof countPortalStock>['input']
export type Renewal = CallOf<typeof askForRenewal>['input']

export interface OrderLetter {
  readonly customerOrderId: number
  readonly rowVersion: number
  /** The changed fee that its holder has seen, in minor units; null where none had changed. */
  readonly acceptedPatientFee: number | null
  /** Epoch milliseconds at which its holder asked for it to be sent. */
  readonly pressedAt: number
}

/** What was pressed longer ago is not sent by itself: whoever pressed may have called meanwhile, and is asked. */
const sentByItself = 20 * 60_000

export const isHeld = ({ pressedAt }: OrderLetter, now: number): boolean => now - pressedAt > sentByItself

/** Sends a letter of the person whom the token is about, each kind by its call. Sent twice, it is the same at the server. */
export function deliverBy(call: Call, now: () => number) {
  return async ({ key, kind, careRecipientId, body }: Letter): Promise<Delivery> => {
    const by = { silent: true, idempotencyKey: key } as const
    switch (kind) {
      case 'count':
        return deliveryOf(await call(countPortalStock, { input: body as Count }, by))
      case 'renewal':
        return unless(await call(askForRenewal, { input: body as Renewal }, by), 'already-asked')
      case 'order': {
        const { customerOrderId, rowVersion, acceptedPatientFee } = body as OrderLetter
        if (isHeld(body as OrderLetter, now())) return { outcome: 'held' }
        const input = { careRecipientId, customerOrderId, rowVersion, acceptedPatientFee }
        return unless(await call(confirmPortalOrder, { input }, by), 'order-already-placed')
      }
      case 'change': {
        const { diaryId, entry } = body as ChangeLetter
        const sent = await call(
          sendPortalEntries,
          { input: { careRecipientId, diaryId, entries: [entry] } },
          { silent: true },
        )
        const outcome = sent.ok ? sent.value.outcomes[0]?.outcome : undefined
        return outcome === undefined || outcome === 'kept' || outcome === 'older'
          ? deliveryOf(sent)
          : { outcome: 'refused', reason: outcome }
      }
    }
  }
}

interface Answered {
  readonly ok: boolean
  readonly definite?: boolean
  readonly reason?: string
  readonly detail?: unknown
}

/** What another device was quicker with is at the server, and the page shows who it was. */
function unless(answered: Answered, isThereAlready: string): Delivery {
  return answered.reason === isThereAlready ? { outcome: 'taken' } : deliveryOf(answered)
}

function deliveryOf({ ok, definite, reason, detail }: Answered): Delivery {
  if (ok) return { outcome: 'taken' }
  // The token is of somebody else by now: its turn comes when she is chosen again.
  if (reason === 'other-person-chosen') return { outcome: 'held' }
  return definite ? { outcome: 'refused', reason: reason ?? '', detail } : { outcome: 'later' }
}
