import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import { describe, expect, test } from 'vitest'
import {
  answered,
  answersToSend,
  begun,
  carriedOut,
  countsOf,
  inOrder,
  inParts,
  packagesOf,
  plainRows,
  renewedAll,
  stateOf,
  undone,
  withPackages,
} from './queue-pass.ts'

const row = (prescriptionRowId: number, more: Partial<QueueRow> = {}): QueueRow => ({
  prescriptionRowId,
  prescriptionId: prescriptionRowId,
  careRecipientId: prescriptionRowId,
  careRecipientName: `Person ${prescriptionRowId}`,
  protected: false,
  room: null,
  therapyArea: 'Incontinence',
  product: {
    itemNumber: '1',
    name: 'Norrdun',
    shape: 'pad',
    therapyArea: 'Incontinence',
    itemsPerPackage: 28,
    unit: 'piece',
  },
  consumption: null,
  consumptionPeriod: null,
  endDate: '2026-12-24',
  daysLeft: 30,
  withdrawals: 4,
  packagesPerWithdrawal: 16,
  packagesDrawn: 60,
  judgement: 'as-prescribed',
  packagesAtPace: null,
  can: { allowed: true, reason: null },
  asked: null,
  declined: null,
  ...more,
})
const cannot = { can: { allowed: false, reason: 'notSellable' } } as const
const declined = { by: null, on: '2026-11-20T10:00:00Z', reason: 'Flyttar' }
const fresh = begun(new Map())

describe('a pass through the queue', () => {
  test('renews nothing that nobody has answered', () => {
    expect(answersToSend([row(1), row(2)], fresh)).toEqual([])
    expect(stateOf(row(1), fresh)).toBe('open')
  })

  test('renews in one press what was drawn as prescribed, and leaves out all that somebody should look at', () => {
    const rows = [
      row(1),
      row(2, { judgement: 'less' }),
      row(3, { judgement: 'more' }),
      row(4, cannot),
      row(5, { declined }),
      row(6),
    ]
    const said = answered(fresh, row(6), { answer: 'no', reason: 'Flyttar' })
    expect(plainRows(rows, said).map((each) => each.prescriptionRowId)).toEqual([1])
    const all = renewedAll(said, plainRows(rows, said))
    expect(countsOf(rows, all)).toEqual({ renew: 1, changed: 0, no: 2, cannot: 1, open: 2 })
    expect(undone(all).answers).toEqual(said.answers)
  })

  test('is undone step by step, to its beginning and no further', () => {
    const two = answered(answered(fresh, row(1), { answer: 'renew', packages: null }), row(1), null)
    expect(undone(two).answers.get(1)).toEqual({ answer: 'renew', packages: null })
    expect(undone(undone(undone(two))).answers.size).toBe(0)
  })

  test('with as many packages as before is a plain renewal, with others a changed one, and with none nothing', () => {
    const changed = withPackages(fresh, row(1), 12)
    expect([stateOf(row(1), changed), packagesOf(changed, row(1))]).toEqual(['changed', 12])
    expect(stateOf(row(1), withPackages(changed, row(1), 16))).toBe('renew')
    expect(withPackages(fresh, row(1), 0)).toBe(fresh)
  })

  test('sends no renewal of what cannot be renewed any more, and forgets what was carried out', () => {
    const said = answered(fresh, row(1), { answer: 'renew', packages: null })
    expect(answersToSend([row(1, cannot)], said)).toEqual([])
    expect(carriedOut(said, new Set([1])).answers.size).toBe(0)
  })
})

test('a confirmation goes in parts that no prescription is divided by', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => row(id, { prescriptionId: id < 4 ? 9 : id }))
  const all = answersToSend(rows, renewedAll(fresh, rows))
  const ids = inParts(all, 3).map((part) => part.map((each) => each.prescriptionRowId))
  expect(ids.map((part) => part.toSorted((one, other) => one - other))).toEqual([
    [4, 5],
    [1, 2, 3],
  ])
  expect(inParts(all, 1)).toHaveLength(5)
})

test('rooms go by their numbers, and whoever has none comes last', () => {
  const collator = new Intl.Collator('sv', { numeric: true })
  const rows = [row(1), row(2, { room: '11' }), row(3, { room: '2', endDate: '2026-12-31' }), row(4, { room: '2' })]
  const ids = (order: 'room' | 'end') => inOrder(rows, order, collator).map((each) => each.prescriptionRowId)
  expect(ids('room')).toEqual([3, 4, 2, 1])
  expect(ids('end').at(-1)).toBe(3)
})
