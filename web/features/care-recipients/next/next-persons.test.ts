import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { expect, test } from 'vitest'
import { whoIsLeft, whoIsNext } from './next-persons.ts'

const row = (careRecipientId: number, action: 'order' | 'renew' | 'none', ordered = false) =>
  ({
    careRecipientId,
    orderedToday: ordered ? { customerOrderId: 1, by: 'Maja', at: '' } : null,
    urgent: { suggestion: { action } },
  }) as RecipientRow

const ids = (rows: readonly RecipientRow[]) => rows.map(({ careRecipientId }) => careRecipientId)

test('left are those who need something and were not ordered for meanwhile, the person of the receipt apart', () => {
  const rows = [row(1, 'order'), row(2, 'order', true), row(3, 'renew'), row(4, 'none'), row(5, 'order')]
  expect(ids(whoIsLeft(rows, 1))).toEqual([3, 5])
})

test('next is the one in turn, else the most urgent who can be ordered for, else nobody', () => {
  const left = [row(3, 'renew'), row(5, 'order'), row(6, 'order')]
  expect(whoIsNext(left, [6, 5])?.careRecipientId).toBe(6)
  expect(whoIsNext(left, [9, 3])?.careRecipientId).toBe(5)
  expect(whoIsNext([row(3, 'renew')], [])).toBeNull()
})
