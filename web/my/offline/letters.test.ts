import type { Call } from '../../platform/calls/call.ts'
import { expect, test } from 'vitest'
import { deliverBy, type OrderLetter } from './letters.ts'
import type { Letter } from './outbox.ts'

const minute = 60_000
const order = (pressedAt: number): Letter => ({
  key: 'k',
  kind: 'order',
  careRecipientId: 12,
  body: { customerOrderId: 5, rowVersion: 2, acceptedPatientFee: null, pressedAt } satisfies OrderLetter,
})

/** A server that gives these answers in turn, and remembers by which key it was asked. */
function answering(...answers: readonly object[]) {
  const keys: unknown[] = []
  const call = (async (_endpoint: unknown, _sent: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    return answers[keys.length - 1]
  }) as unknown as Call
  return { keys, deliver: deliverBy(call, () => 60 * minute) }
}

test('an order whose answer was lost is asked for by the same key, and is through when another device has sent it', async () => {
  const { keys, deliver } = answering(
    { ok: false, definite: false, reason: 'no-answer' },
    { ok: false, definite: true, reason: 'order-already-placed' },
  )
  expect(await deliver(order(59 * minute))).toEqual({ outcome: 'later' })
  expect(await deliver(order(59 * minute))).toEqual({ outcome: 'taken' })
  expect(keys).toEqual(['k', 'k'])
})

test('an order that was pressed more than twenty minutes ago is not sent by itself', async () => {
  const { keys, deliver } = answering({ ok: true })
  expect(await deliver(order(39 * minute))).toEqual({ outcome: 'held' })
  expect(keys).toEqual([])
  expect(await deliver(order(41 * minute))).toEqual({ outcome: 'taken' })
})

test('what has changed meanwhile comes back with what can still be had', async () => {
  const detail = { allowed: 1 }
  const { deliver } = answering({ ok: false, definite: true, reason: 'quantity-above-allowed', detail })
  expect(await deliver(order(59 * minute))).toEqual({ outcome: 'refused', reason: 'quantity-above-allowed', detail })
})

test('a question that somebody else has asked meanwhile is there, and does not wait', async () => {
  const { deliver } = answering({ ok: false, definite: true, reason: 'already-asked' })
  const body = { careRecipientId: 12, prescriptionId: 3, message: '' }
  expect(await deliver({ key: 'q', kind: 'renewal', careRecipientId: 12, body })).toEqual({ outcome: 'taken' })
})

test('what is about a person who is chosen no longer is not refused: it waits until she is chosen again', async () => {
  const { deliver } = answering({ ok: false, definite: true, reason: 'other-person-chosen' })
  const body = { careRecipientId: 12, prescriptionId: 3, message: '' }
  expect(await deliver({ key: 'q', kind: 'renewal', careRecipientId: 12, body })).toEqual({ outcome: 'held' })
})
