import { describe, expect, test } from 'vitest'
import { filledByProposal } from './start.ts'
import { asStored, proposal, proposedLine, vanillaAndMocha } from './testing.ts'
import { afterAction, splitAsLast, type WizardState } from './wizard-state.ts'

const flavored = proposedLine({ quantity: 12, flavors: vanillaAndMocha })
const begun = filledByProposal(proposal({ lines: [flavored] }), asStored)
const lineOf = (state: WizardState) => state.lines[0]

describe('the steps', () => {
  test('going back loses nothing', () => {
    const there = afterAction(begun, { kind: 'go', to: 'check' })
    const back = afterAction(there, { kind: 'go', to: 'receiver' })
    expect({ ...back, step: 'check', moves: 1 }).toEqual(there)
  })

  test('warnings are accepted anew after a line has changed', () => {
    const accepted = afterAction(begun, { kind: 'accept-warnings', accepted: true })
    expect(afterAction(accepted, { kind: 'set-quantity', line: flavored, quantity: 3 }).warningsAccepted).toBe(false)
  })
})

describe('the flavours', () => {
  test('follow a new quantity in the shares of the last withdrawal', () => {
    const changed = afterAction(begun, { kind: 'set-quantity', line: flavored, quantity: 6 })
    expect(lineOf(changed)?.flavors).toEqual({ V: 4, M: 2 })
  })

  test('stay as a person has split them', () => {
    const split = afterAction(begun, { kind: 'set-flavor', key: 'row-1', flavor: 'V', packages: 9 })
    const changed = afterAction(split, { kind: 'set-quantity', line: flavored, quantity: 6 })
    expect(lineOf(changed)?.flavors).toEqual({ V: 9, M: 4 })
  })

  test('follow what is proposed where there was no withdrawal yet, as of a product whose name says its flavour', () => {
    const vanilla = vanillaAndMocha.map((flavor) => ({
      ...flavor,
      lastPackages: 0,
      packages: flavor.itemNumber === 'V' ? 15 : 0,
    }))
    expect(splitAsLast(14, vanilla)).toEqual({ V: 14, M: 0 })
  })

  test('stay empty where nothing is known, and none is given to one that cannot be ordered', () => {
    const never = vanillaAndMocha.map((flavor) => ({ ...flavor, lastPackages: 0, packages: 0 }))
    expect(splitAsLast(5, never)).toEqual({ V: null, M: null })
    const stopped = vanillaAndMocha.map((flavor) => ({ ...flavor, orderable: flavor.itemNumber === 'V' }))
    expect(splitAsLast(5, stopped)).toEqual({ V: 5, M: 0 })
  })
})

describe('a line', () => {
  test('that was removed comes back with the quantity it had', () => {
    const removed = afterAction(begun, { kind: 'remove', key: 'row-1' })
    const back = afterAction(removed, { kind: 'bring-back', line: flavored })
    expect(lineOf(back)).toEqual(lineOf(begun))
  })

  test('that cannot go comes back to where it stands set aside', () => {
    const gone = { ...flavored, unavailabilityCode: 7 }
    const removed = afterAction(begun, { kind: 'remove', key: 'row-1' })
    expect(lineOf(afterAction(removed, { kind: 'bring-back', line: gone }))).toMatchObject({ setAside: true })
  })

  test('is set aside and taken back with one act each', () => {
    const aside = afterAction(begun, { kind: 'set-aside', key: 'row-1' })
    expect(lineOf(aside)?.setAside).toBe(true)
    expect(lineOf(afterAction(aside, { kind: 'take-back', key: 'row-1' }))).toEqual(lineOf(begun))
  })
})

test('a one-time fee stands for the whole order until it is taken away', () => {
  const given = afterAction(begun, { kind: 'set-one-time-fee', amount: 15_000 })
  expect(given.oneTimePatientFee).toBe(15_000)
  expect(afterAction(given, { kind: 'set-one-time-fee', amount: null })).toEqual(begun)
})
