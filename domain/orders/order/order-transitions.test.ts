import { describe, expect, test } from 'vitest'
import { erpStatuses } from '../erp/erp-status.ts'
import {
  cancelling,
  changing,
  isInHistory,
  may,
  orderState,
  type OrderEvent,
  type OrderFacts,
} from './order-transitions.ts'

const saved: OrderFacts = {
  state: orderState.saved,
  erpStatus: null,
  handOverHasNotBegun: false,
  cancelAsked: false,
  cancelRefused: false,
}
const placed: OrderFacts = { ...saved, state: orderState.ordered, erpStatus: 1, handOverHasNotBegun: true }
const answerOf = (order: OrderFacts) => {
  const outcome = cancelling(order)
  return outcome.ok ? outcome.value : outcome.refusal
}

describe('cancelling an order', () => {
  test('takes it back while the hand-over has not begun', () => {
    expect(answerOf(placed)).toBe('taken-back')
  })

  test('asks the ERP while it is being handed over or was sent', () => {
    expect(answerOf({ ...placed, handOverHasNotBegun: false })).toBe('cancel-asked')
    expect(answerOf({ ...placed, erpStatus: 2 })).toBe('cancel-asked')
  })

  test('asked again gives the same answer, until the ERP has answered', () => {
    const asked = { ...placed, erpStatus: 2, cancelAsked: true } as const
    expect(answerOf(asked)).toBe('already-asked')
    expect(answerOf({ ...asked, erpStatus: 3 })).toBe('already-asked')
    expect(answerOf({ ...asked, cancelRefused: true })).toBe('too-late')
    expect(answerOf({ ...asked, erpStatus: 7 })).toBe('too-late')
  })

  test('is refused from the moment the ERP has received it', () => {
    const answers = erpStatuses.slice(2).map((erpStatus) => answerOf({ ...placed, erpStatus }))
    expect(new Set(answers)).toEqual(new Set(['too-late']))
  })

  test('is refused for an order that is not placed', () => {
    expect(answerOf(saved)).toBe('order-not-placed')
  })
})

describe('an order', () => {
  test('can be saved again, mended and confirmed while it is a draft, and only cancelled afterwards', () => {
    const events: OrderEvent[] = ['save', 'set-aside-line', 'take-back-line', 'confirm', 'cancel']
    expect(events.filter((event) => may(saved, event))).toEqual(['save', 'set-aside-line', 'take-back-line', 'confirm'])
    expect(events.filter((event) => may(placed, event))).toEqual(['cancel'])
  })

  test('that is placed is not placed twice', () => {
    expect(changing(saved)).toEqual({ ok: true, value: 'saved' })
    expect(changing(placed)).toMatchObject({ refusal: 'order-already-placed' })
  })

  test('stands in the history of its own status and of all', () => {
    expect([isInHistory(3, 0), isInHistory(3, 3), isInHistory(3, 4), isInHistory(null, 0)]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})
