import type { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import type { LineView } from '@omsorg/contract/orders/placing/line.ts'
import { expect, test } from 'vitest'
import { createAttempts } from '../../../../platform/calls/attempts.ts'
import type { NotDone, Result } from '../../../../platform/calls/result.ts'
import type { NotSaved } from '../save-result.ts'
import { beginAnew } from '../start.ts'
import { asStored, ofRows, proposal, proposedLine, totals } from '../testing.ts'
import { createWizard } from '../wizard.ts'
import { placeOrder } from './place-order.ts'

type Answer = Result<typeof confirmOrder>
type Saving = { readonly rowVersion: number } | NotSaved

const placed: Answer = {
  ok: true,
  value: { customerOrderId: 5, orderIds: [1], state: 2, erpOrderStatus: 1, totals },
}
const unanswered = { ok: false, reason: 'no-answer', code: 'REQUEST_FAILED', errors: {}, definite: false } as const
const stale = { ok: false, reason: 'stale', code: 'CONFLICT_STALE', errors: {}, definite: true } as const
const lineAt = (pricePerPackage: number): LineView => ({ ...proposedLine(), pricePerPackage, net: null, vat: null })

/** Places as useAction does: one key for one wish, until the answer is definite. */
function world(answers: Answer[], savings: Saving[] = [{ rowVersion: 1 }]) {
  const confirmed: { key: string; rowVersion: number; acceptPrices?: boolean | undefined }[] = []
  let saves = 0
  let made = 0
  let online = true
  const attempts = createAttempts(() => `key ${++made}`)
  const wizard = createWizard(beginAnew(ofRows, proposal(), asStored), {
    save: () => {
      saves += 1
      const saving = savings.shift()
      if (!saving || 'ok' in saving) return Promise.resolve(saving ?? null)
      const value = { customerOrderId: 5, warnings: [], ...saving }
      return Promise.resolve({ ok: true as const, value })
    },
    remember: () => {},
  })
  const press = (acceptPrices = false) =>
    placeOrder(
      wizard,
      (sent) => {
        const { rowVersion, acceptPrices: accepted } = sent.input
        confirmed.push({ key: attempts.keyFor(sent), rowVersion, acceptPrices: accepted })
        const answer = answers.shift() ?? placed
        if (answer.ok || answer.definite) attempts.settle()
        return Promise.resolve(answer)
      },
      { acceptPrices, isOnline: () => online },
    )
  const connect = (isOnline: boolean) => (online = isOnline)
  return { wizard, press, confirmed, connect, saves: () => saves, placing: () => wizard.view().placing }
}

test('what is placed is the version that was saved, and only after it was saved', async () => {
  const { press, confirmed, saves } = world([placed])
  expect(await press()).toBe(placed)
  expect(saves()).toBe(1)
  expect(confirmed).toEqual([{ key: 'key 1', rowVersion: 1, acceptPrices: false }])
})

test.each([unanswered, stale])('an order that could not be saved is not placed: $reason', async (notSaved) => {
  const { press, confirmed } = world([], [notSaved])
  const result = await press()
  expect(result?.ok).not.toBe(true)
  expect(confirmed).toEqual([])
})

test('after a lost answer the next press asks with the same key', async () => {
  const { press, confirmed } = world([unanswered, placed])
  expect(await press()).toBe(unanswered)
  expect(await press()).toBe(placed)
  expect(confirmed.map(({ key }) => key)).toEqual(['key 1', 'key 1'])
})

test('whether it was placed is not known until an answer comes', async () => {
  const { press, placing } = world([unanswered, placed])
  const first = press()
  expect(placing()).toBe('saving')
  await first
  expect(placing()).toBe('unknown')
  await press()
  expect(placing()).toBe('asked')
})

test('without a connection nothing is asked, and that is what is said', async () => {
  const { press, placing, confirmed, connect } = world([placed])
  connect(false)
  await press()
  expect(placing()).toBe('could-not-ask')
  expect(confirmed).toEqual([])
  connect(true)
  await press()
  expect(confirmed).toHaveLength(1)
})

test('an order that could not be saved was not asked to be placed', async () => {
  const { press, placing } = world([], [unanswered])
  await press()
  expect(placing()).toBe('could-not-ask')
})

test('what was asked once without an answer stays unknown while the connection is gone', async () => {
  const { press, placing, connect } = world([unanswered])
  await press()
  connect(false)
  await press()
  expect(placing()).toBe('unknown')
})

test('a refusal is an answer: it was not placed', async () => {
  const { press, placing } = world([stale])
  await press()
  expect(placing()).toBe('not-begun')
})

test('two presses at once ask once', async () => {
  const { press, confirmed } = world([placed])
  await Promise.all([press(), press()])
  expect(confirmed).toHaveLength(1)
})

test('new prices are shown before they are accepted, and belong to the version that the next press places', async () => {
  const changed: NotDone<typeof confirmOrder> = {
    ok: false,
    reason: 'price-changed',
    code: 'ORS002004',
    errors: {},
    definite: true,
    detail: { rowVersion: 2, lines: [lineAt(9_000)], totals },
  }
  const { wizard, press, confirmed, saves } = world([changed, placed])
  await press()
  expect(wizard.proposal().lines.map(({ pricePerPackage }) => pricePerPackage)).toEqual([9_000])
  await press(true)
  expect(saves()).toBe(1)
  expect(confirmed).toEqual([
    { key: 'key 1', rowVersion: 1, acceptPrices: false },
    { key: 'key 2', rowVersion: 2, acceptPrices: true },
  ])
})

test('an order that another window has changed is not placed, however often the button is pressed', async () => {
  const { wizard, press, confirmed } = world([stale])
  await press()
  expect(wizard.view().autosave.phase).toBe('stale')
  expect(await press()).toBeNull()
  expect(confirmed).toHaveLength(1)
})
