import { describe, expect, test } from 'vitest'
import { beginAnew, goOn, openingOf } from './start.ts'
import { filledByDraft } from './start.ts'
import { pointerOf } from './pointer.ts'
import type { Proposal } from './proposal.ts'
import { asStored, ofRows, proposal, proposedLine, vanillaAndMocha } from './testing.ts'

const lines = [proposedLine({ flavors: vanillaAndMocha }), proposedLine({ itemNumber: '2', prescriptionRowId: 2 })]
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
  contactConfirmedOn: null,
}

test('a draft brings back what was filled in, and a row it does not hold can be added', () => {
  const state = filledByDraft(ofRows, proposal({ lines, draft }), draft, asStored)
  expect(state.receiver.goodsLabel).toBe('Ward 2')
  expect(state.isExpress).toBe(true)
  expect(state.lines.map(({ quantity, removed, flavors }) => ({ quantity, removed, flavors }))).toEqual([
    { quantity: 10, removed: false, flavors: { V: 10, M: 0 } },
    { quantity: 14, removed: true, flavors: {} },
  ])
})

test('a line of a draft that cannot go any more stands set aside, and keeps its quantity', () => {
  const gone = proposedLine({ unavailabilityCode: 7, setAside: true })
  const [line] = filledByDraft(ofRows, proposal({ lines: [gone], draft }), draft, asStored).lines
  expect(line).toMatchObject({ setAside: true, quantity: 10 })
})

test('express is forgotten where it is no longer allowed', () => {
  const of = proposal({ lines })
  expect(
    filledByDraft(ofRows, { ...of, rules: { ...of.rules, expressAllowed: false } }, draft, asStored).isExpress,
  ).toBe(false)
})

test('a new order is written over the draft that was there', () => {
  expect(beginAnew(ofRows, proposal({ draft }), asStored)).toMatchObject({
    order: { customerOrderId: 5, rowVersion: 3 },
  })
  expect(beginAnew(ofRows, proposal(), asStored).order).toBeNull()
})

test('going on begins where it was left', () => {
  expect(goOn(ofRows, proposal({ draft }), draft, 'receiver', asStored).state.step).toBe('receiver')
})

test('going on tells how many lines are of nobody who is here, and of none where all are', () => {
  const [line] = draft.lines
  const ofNobody = { ...draft, lines: line ? [line, { ...line, prescriptionRowId: 99 }] : [] }
  expect(goOn(ofRows, proposal({ draft: ofNobody }), ofNobody, 'quantity', asStored).proposal.leftOut).toBe(1)
  expect(goOn(ofRows, proposal({ draft }), draft, 'quantity', asStored).proposal.leftOut).toBe(0)
})

describe('the wizard opens', () => {
  const pointer = { customerOrderId: 5, rowVersion: 2, step: 'receiver' } as const
  const orderedToday = {
    customerOrderId: 4,
    by: { name: 'Maja Lindqvist', onBehalfOf: null },
    at: '2026-11-20T09:42:00Z',
  }
  const opened = (of: Partial<Proposal>, by: Partial<Parameters<typeof openingOf>[1]> = {}) =>
    openingOf(proposal(of), { pointer: null, entry: null, repeats: false, ...by })

  test('anew, where nothing was begun', () => {
    expect(opened({})).toEqual({ kind: 'anew' })
    expect(opened({}, { pointer })).toEqual({ kind: 'anew' })
  })

  test('by itself only in the tab that points at the very draft, at its step or at that of the history', () => {
    expect(opened({ draft }, { pointer })).toEqual({ kind: 'gone-on', step: 'receiver', byItself: true })
    expect(opened({ draft }, { pointer, entry: 'check' })).toMatchObject({ step: 'check' })
    expect(opened({ draft }, { pointer: { ...pointer, customerOrderId: 6 } })).toEqual({ kind: 'asked-about-draft' })
    expect(opened({ draft })).toEqual({ kind: 'asked-about-draft' })
    expect(opened({ draft }, { pointer, repeats: true })).toEqual({ kind: 'asked-about-draft' })
  })

  test('with a question where somebody has ordered today, but not in the midst of an order', () => {
    expect(opened({ orderedToday })).toEqual({ kind: 'asked-again' })
    expect(opened({ orderedToday, draft })).toEqual({ kind: 'asked-again' })
    expect(opened({ orderedToday, draft }, { pointer })).toMatchObject({ kind: 'gone-on' })
  })

  test('the order itself where it was placed and the answer was lost', () => {
    const asked = { ...pointer, placing: 'asked' } as const
    expect(opened({ orderedToday }, { pointer: asked })).toEqual({ kind: 'placed', customerOrderId: 5 })
    // Its draft is still there: it was not placed.
    expect(opened({ draft }, { pointer: asked })).toMatchObject({ kind: 'gone-on' })
  })

  test('the order itself for whoever comes forward to its later steps, and another order at the first one', () => {
    const placed = { ...pointer, placing: 'placed' } as const
    expect(opened({}, { pointer: placed, entry: 'check' })).toEqual({ kind: 'placed', customerOrderId: 5 })
    expect(opened({}, { pointer: placed, entry: 'quantity' })).toEqual({ kind: 'anew' })
    expect(opened({}, { pointer: placed })).toEqual({ kind: 'anew' })
  })

  test('at the check for a pointer from when placing was a step of its own', () => {
    expect(pointerOf({ ...pointer, step: 'place' })).toEqual({ ...pointer, step: 'check' })
  })
})
