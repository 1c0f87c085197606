import { expect, test } from 'vitest'
import { beginAnew, goesOnByItself, goOn } from './start.ts'
import { filledByDraft } from './start.ts'
import type { Proposal } from './proposal.ts'
import { proposal, proposedLine, vanillaAndMocha } from './testing.ts'

const lines = [
  proposedLine({ flavors: vanillaAndMocha }),
  proposedLine({ itemNumber: '2', prescriptionRowId: 2 }),
  proposedLine({ itemNumber: 'x', prescriptionRowId: null }),
]
const draft: NonNullable<Proposal['draft']> = {
  customerOrderId: 5,
  rowVersion: 3,
  savedOn: '2026-11-19T10:00:00Z',
  keptUntil: '2026-12-19',
  receiver: { ...proposal().receiver, goodsLabel: 'Ward 2' },
  lines: [
    {
      prescriptionRowId: 1,
      itemNumber: '1001',
      quantity: 10,
      flavors: [{ itemNumber: 'V', packages: 10 }],
      setAside: false,
    },
  ],
  isExpress: true,
  oneTimePatientFee: null,
}

test('a draft brings back what was filled in, and a row it does not hold can be added', () => {
  const state = filledByDraft(proposal({ lines, draft }), draft)
  expect(state.receiver.goodsLabel).toBe('Ward 2')
  expect(state.isExpress).toBe(true)
  expect(state.lines.map(({ quantity, removed, flavors }) => ({ quantity, removed, flavors }))).toEqual([
    { quantity: 10, removed: false, flavors: { V: 10, M: 0 } },
    { quantity: 14, removed: true, flavors: {} },
  ])
})

test('express is forgotten where it is no longer allowed', () => {
  const of = proposal({ lines })
  expect(filledByDraft({ ...of, rules: { ...of.rules, expressAllowed: false } }, draft).isExpress).toBe(false)
})

test('a new order is written over the draft that was there', () => {
  expect(beginAnew(proposal({ draft }))).toMatchObject({ order: { customerOrderId: 5, rowVersion: 3 }, isSaved: false })
  expect(beginAnew(proposal()).order).toBeNull()
})

test('going on begins where it was left, but never at the placing', () => {
  expect(goOn(proposal({ draft }), draft, 'quantity').state.step).toBe('quantity')
  expect(goOn(proposal({ draft }), draft, 'place').state.step).toBe('check')
})

test('only a tab that points at the very draft goes on by itself', () => {
  const pointer = { customerOrderId: 5, rowVersion: 2, step: 'quantity' } as const
  expect(goesOnByItself({ draft }, pointer)).toBe(true)
  expect(goesOnByItself({ draft }, { ...pointer, customerOrderId: 6 })).toBe(false)
  expect(goesOnByItself({ draft }, null)).toBe(false)
  expect(goesOnByItself({ draft: null }, pointer)).toBe(false)
})
