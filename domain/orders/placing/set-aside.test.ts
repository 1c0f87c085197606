import { describe, expect, test } from 'vitest'
import { prescriptionStatus } from '../../prescriptions/row/row.ts'
import { setAsideFromStart, type ProposedFacts } from './set-aside.ts'
import { unavailabilityCode as code } from './unavailability-code.ts'

const { active, renew, finished } = prescriptionStatus

/** A line that can go, proposed to somebody who may prescribe. */
const well: ProposedFacts = {
  unavailability: null,
  quantity: 14,
  flavorPackages: null,
  prescriptionStatus: active,
  mayRenew: true,
  mayAdd: true,
  mayReplace: true,
}

const nothing = { mayRenew: false, mayAdd: false, mayReplace: false }

const wayOn = (unavailability: ProposedFacts['unavailability'], more: Partial<ProposedFacts> = {}) =>
  setAsideFromStart({ ...well, unavailability, ...more })?.wayOn

test('a line that can go is not set aside', () => {
  expect(setAsideFromStart(well)).toBeNull()
  expect(setAsideFromStart({ ...well, flavorPackages: [10, 4] })).toBeNull()
})

test('a line that is not wanted is not set aside for its flavours', () => {
  expect(setAsideFromStart({ ...well, quantity: 0, flavorPackages: [0, 0] })).toBeNull()
})

test('a line whose flavours nobody knows is set aside, to be filled in', () => {
  const expected = { reason: 'flavors-unknown', wayOn: 'fill-in' }
  expect(setAsideFromStart({ ...well, flavorPackages: [0, 0] })).toEqual(expected)
  expect(setAsideFromStart({ ...well, flavorPackages: [5, 0], ...nothing })).toEqual(expected)
})

describe('the way on from a line that cannot go', () => {
  test('is an addition in the middle of the period, and the renewal near its end and after it', () => {
    expect(wayOn(code.noWithdrawalsRemain)).toBe('addition')
    expect(wayOn(code.noWithdrawalsRemain, { prescriptionStatus: renew })).toBe('renew')
    expect(wayOn(code.noWithdrawalsRemain, { prescriptionStatus: finished, mayAdd: false })).toBe('renew')
    expect(wayOn(code.prescriptionEnded, { prescriptionStatus: finished })).toBe('renew')
  })

  test('is the other of the two where only that may be done', () => {
    expect(wayOn(code.noWithdrawalsRemain, { mayAdd: false })).toBe('renew')
    expect(wayOn(code.noWithdrawalsRemain, { prescriptionStatus: renew, mayRenew: false })).toBe('addition')
  })

  test('is another product where this one is no longer to be had', () => {
    for (const gone of [code.gone, code.notSold, code.uncertainDelivery]) expect(wayOn(gone)).toBe('replace')
  })

  test('is none where nothing helps but time, or another person', () => {
    for (const waiting of [code.notPrescribed, code.mayNotOrderInArea, code.tooEarly, code.beingReplaced]) {
      expect(wayOn(waiting)).toBeNull()
    }
  })

  test('is none for whoever may do nothing', () => {
    for (const unavailability of Object.values(code)) expect(wayOn(unavailability, nothing)).toBeNull()
  })

  test('is never one that whoever asks may not go', () => {
    for (const unavailability of Object.values(code)) {
      for (const status of Object.values(prescriptionStatus)) {
        for (const mayRenew of [true, false]) {
          for (const mayAdd of [true, false]) {
            const way = wayOn(unavailability, { prescriptionStatus: status, mayRenew, mayAdd })
            expect(way === 'renew' && !mayRenew).toBe(false)
            expect(way === 'addition' && !mayAdd).toBe(false)
          }
        }
      }
    }
  })
})
