import { describe, expect, test } from 'vitest'
import { deliveryOf, checkOrder, linesMayBeSaved } from './order-check.ts'
import { filledByProposal } from './start.ts'
import type { Proposal } from './proposal.ts'
import { asStored, proposal, proposedLine, vanillaAndMocha } from './testing.ts'
import { afterAction, type WizardAction } from './wizard-state.ts'

const checked = (of: Proposal, ...actions: WizardAction[]) =>
  checkOrder({ emptyIsLeftOut: false }, of, actions.reduce(afterAction, filledByProposal(of, asStored)).lines)
const findings = (of: Proposal, ...actions: WizardAction[]) =>
  checked(of, ...actions).lines.flatMap(({ check }) => check.findings.map(({ name }) => name))

describe('a line', () => {
  const line = proposedLine()
  const one = proposal({ lines: [line] })

  test('as it is proposed is good', () => {
    expect(findings(one)).toEqual([])
    expect(linesMayBeSaved(checked(one))).toBe(true)
  })

  test('above what is allowed blocks, and is not saved', () => {
    const above = checked(one, { kind: 'set-quantity', line, quantity: 15 })
    expect(above.bad).toHaveLength(1)
    expect(linesMayBeSaved(above)).toBe(false)
  })

  test('below what is prescribed warns and goes on', () => {
    expect(findings(one, { kind: 'set-quantity', line, quantity: 11 })).toEqual(['less-than-prescribed'])
    expect(linesMayBeSaved(checked(one, { kind: 'set-quantity', line, quantity: 11 }))).toBe(true)
  })

  test('with an empty field asks for a number', () => {
    expect(findings(one, { kind: 'set-quantity', line, quantity: null })).toEqual(['quantity-zero'])
  })

  test('that was taken out is in no check; with none left there is nothing to order', () => {
    const emptied = checked(one, { kind: 'remove', key: 'row-1' })
    expect(emptied.lines).toEqual([])
    expect(emptied.removed).toEqual([line])
    expect(emptied.nothingToOrder).toBe(true)
  })
})

describe('a line that cannot be ordered', () => {
  const gone = proposedLine({
    itemNumber: '9',
    prescriptionRowId: 9,
    unavailabilityCode: 7,
    quantity: 0,
    allowedQuantity: 0,
  })
  const two = proposal({ lines: [proposedLine(), gone] })

  test('blocks until it is set aside, and the rest can be saved meanwhile', () => {
    expect(checked(two).bad.map(({ line }) => line.itemNumber)).toEqual(['9'])
    expect(linesMayBeSaved(checked(two))).toBe(true)
    expect(checked(two, { kind: 'set-aside', key: 'row-9' }).bad).toEqual([])
  })

  test('leaves nothing to order when it is the only one', () => {
    expect(checked(proposal({ lines: [gone] }), { kind: 'set-aside', key: 'row-9' }).nothingToOrder).toBe(true)
  })
})

test('flavours that do not add up block', () => {
  const line = proposedLine({ quantity: 12, flavors: vanillaAndMocha, packagesPerWithdrawal: 12 })
  const of = proposal({ lines: [line] })
  expect(findings(of)).toEqual([])
  expect(findings(of, { kind: 'set-flavor', key: 'row-1', flavor: 'M', packages: 3 })).toEqual(['flavors-do-not-sum'])
})

test('an order comes when its last line comes; express hurries what is on the shelf', () => {
  const stock = proposal()
  const late = { itemNumber: '2', prescriptionRowId: 2, deliveryDate: '2026-12-04', expressDate: null }
  const mixed = proposal({ lines: [proposedLine(), proposedLine(late)] })
  expect(deliveryOf(stock, checked(stock).lines, false)).toEqual({ earliest: '2026-11-24', onSeveralDays: false })
  expect(deliveryOf(stock, checked(stock).lines, true).earliest).toBe('2026-11-23')
  expect(deliveryOf(mixed, checked(mixed).lines, true)).toEqual({ earliest: '2026-12-04', onSeveralDays: true })
})
