import { describe, expect, test } from 'vitest'
import { linkStatus, recipientStatus } from '../../care-recipients/status/status.ts'
import { unavailabilityCode } from '../../orders/placing/unavailability-code.ts'
import {
  blockOfPrescribing,
  blockOfSelecting,
  blocksOfItem,
  cartIsOpen,
  mayBeSelected,
  type ItemFacts,
} from './cart-abilities.ts'
import { cartItemStatus } from './cart-transitions.ts'

const well: ItemFacts = {
  person: { status: recipientStatus.active, statusAtPlace: linkStatus.active },
  area: { enabled: true, directSelectionAllowed: true, prescriptionAllowed: true },
  maySelect: true,
  mayPrescribe: true,
  placePrescribes: true,
  status: cartItemStatus.selected,
  unavailability: null,
  isOnPrescription: false,
}

test.each([
  [recipientStatus.deceased, linkStatus.active, 'recipient-deceased'],
  [recipientStatus.deceased, linkStatus.inactive, 'recipient-deceased'],
  [recipientStatus.inactive, linkStatus.active, 'recipient-inactive'],
  [recipientStatus.active, linkStatus.inactive, 'recipient-inactive-here'],
] as const)('person %i, at the place %i: %s', (status, statusAtPlace, refusal) => {
  expect(cartIsOpen({ status, statusAtPlace })).toMatchObject({ ok: false, refusal })
})

test('everything can be done with what is selected where nothing is in the way', () => {
  expect(blocksOfItem(well)).toEqual({ change: null, prescribe: null, replace: null, remove: null })
})

test('what is prescribed can be replaced and nothing else', () => {
  expect(blocksOfItem({ ...well, status: cartItemStatus.prescribed })).toEqual({
    change: 'prescribed',
    prescribe: 'prescribed',
    replace: null,
    remove: 'prescribed',
  })
})

test('what a running prescription holds is not prescribed twice', () => {
  expect(blocksOfItem({ ...well, isOnPrescription: true })).toMatchObject({ change: null, prescribe: 'prescribed' })
})

test('what was removed is the past', () => {
  expect(Object.values(blocksOfItem({ ...well, status: cartItemStatus.removed }))).toEqual(Array(4).fill('ended'))
})

test('an item that is not sold is not prescribed, and can be replaced', () => {
  const blocks = blocksOfItem({ ...well, unavailability: unavailabilityCode.notSold })
  expect(blocks).toMatchObject({ prescribe: 'unavailable', replace: null, remove: null })
})

test('a missing address and a missing price are the matter of an order', () => {
  for (const unavailability of [unavailabilityCode.recipientCannotReceive, unavailabilityCode.priceMissing]) {
    expect(blocksOfItem({ ...well, unavailability }).prescribe).toBeNull()
    expect(mayBeSelected(unavailability)).toBe(true)
  }
})

test('without the right to select nothing is changed, and prescribing asks for its own right', () => {
  expect(blocksOfItem({ ...well, maySelect: false })).toMatchObject({ change: 'right-missing', prescribe: null })
  expect(blocksOfItem({ ...well, mayPrescribe: false })).toMatchObject({
    change: null,
    prescribe: 'prescribing-right-missing',
  })
})

describe('an area', () => {
  test('that the client does not have is closed', () => {
    expect(blockOfSelecting({ ...well, area: null })).toBe('area-off')
    expect(blockOfPrescribing({ ...well, area: null })).toBe('area-off')
  })

  test('may be selected from by investigation alone', () => {
    expect(blockOfSelecting({ ...well, area: { ...well.area!, directSelectionAllowed: false } })).toBe(
      'direct-selection-off',
    )
  })

  test('is prescribed from where client and place allow it', () => {
    expect(blockOfPrescribing({ ...well, area: { ...well.area!, prescriptionAllowed: false } })).toBe(
      'prescribing-not-allowed',
    )
    expect(blockOfPrescribing({ ...well, placePrescribes: false })).toBe('prescribing-not-allowed')
    expect(blockOfPrescribing(well)).toBeNull()
  })
})

test.each([
  [unavailabilityCode.notSold, false],
  [unavailabilityCode.gone, false],
  [unavailabilityCode.areaIsOff, false],
  [unavailabilityCode.beingReplaced, false],
  [unavailabilityCode.customerNumberMissing, true],
  [unavailabilityCode.uncertainDelivery, true],
  [null, true],
] as const)('an item with code %s may be selected: %s', (code, may) => {
  expect(mayBeSelected(code)).toBe(may)
})
