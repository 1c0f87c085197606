import { describe, expect, test } from 'vitest'
import { prescriptionStatus, rowStatus } from '../prescriptions/row.ts'
import {
  unavailabilityOf,
  type AvailabilityContext,
  type AvailabilityFacts,
  type PrescribedFacts,
} from './unavailability.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const contexts: AvailabilityContext[] = ['search', 'cart', 'withdrawal', 'purchase']
const letter = { search: 'S', cart: 'C', withdrawal: 'W', purchase: 'P' }

const prescribed: PrescribedFacts = {
  prescriptionStatus: prescriptionStatus.active,
  period: { start: day('2026-01-01'), end: day('2026-12-31') },
  rowStatus: rowStatus.active,
  usedUp: false,
  blockedByInterval: false,
}
const available: AvailabilityFacts = {
  today: day('2026-06-01'),
  item: { itemStatus: 'sellable', stockStatus: 'in-stock', isActive: true },
  settings: { allowOutgoing: true, blockUncertainDelivery: true },
  hasPriceAndPackageSize: true,
  isBeingReplaced: false,
  areaIsOn: true,
  hasCustomerNumber: true,
  mayOrderInArea: true,
  isInAgreement: true,
  isInUserAvailability: true,
  recipientCanReceive: true,
  prescribed,
  stoppedWithoutReason: false,
}
const item = (changed: Partial<AvailabilityFacts['item']>) => ({ item: { ...available.item, ...changed } })
const row = (changed: Partial<PrescribedFacts>) => ({ prescribed: { ...prescribed, ...changed } })

const reasons: [number, string, string, Partial<AvailabilityFacts>][] = [
  [15, 'the recipient cannot receive', 'CW', { recipientCanReceive: false }],
  [9, 'the area is off', 'SCWP', { areaIsOn: false }],
  [12, 'no right to order in the area', 'WP', { mayOrderInArea: false }],
  [3, 'it is not prescribed', 'W', { prescribed: null }],
  [4, 'the prescription is closed', 'W', row({ prescriptionStatus: prescriptionStatus.closed })],
  [2, 'no withdrawals remain', 'W', row({ usedUp: true, rowStatus: rowStatus.usedUp })],
  [7, 'it is deleted', 'SCWP', item({ itemStatus: 'deleted' })],
  [1, 'it is not sellable', 'SCWP', item({ itemStatus: 'not-sellable' })],
  [5, 'it is outside the agreement', 'SCP', { isInAgreement: false }],
  [6, 'it is outside what the user may see', 'SCP', { isInUserAvailability: false }],
  [13, 'it is being replaced', 'SCWP', { isBeingReplaced: true }],
  [10, 'the customer number is missing', 'CWP', { hasCustomerNumber: false }],
  [11, 'the interval is enforced', 'W', row({ blockedByInterval: true })],
  [8, 'delivery is uncertain', 'SCWP', item({ stockStatus: 'uncertain-delivery' })],
  [14, 'the price is missing', 'CWP', { hasPriceAndPackageSize: false }],
  [0, 'something stops it', 'SCWP', { stoppedWithoutReason: true }],
]

describe('an item', () => {
  test('that nothing stops is available everywhere', () => {
    expect(contexts.map((context) => unavailabilityOf(context, available))).toEqual([null, null, null, null])
  })

  test.each(reasons)('gets code %i when %s, in %s and nowhere else', (code, _, where, changed) => {
    const answers = contexts.map((context) => [
      letter[context],
      unavailabilityOf(context, { ...available, ...changed }),
    ])
    expect(answers).toEqual(contexts.map((context) => [letter[context], where.includes(letter[context]) ? code : null]))
  })

  test('gets the first of several codes, in the order of match', () => {
    const merged = reasons.map(([code, , , changed]) => ({ code, changed }))
    const compatible = merged.filter(({ code }) => ![3, 4, 2, 11, 7, 1, 8].includes(code))
    compatible.forEach(({ code }, index) => {
      const all = compatible.slice(index).reduce((facts, { changed }) => ({ ...facts, ...changed }), available)
      const asked = code === 5 || code === 6 ? 'cart' : 'withdrawal'
      expect(unavailabilityOf(asked, all)).toBe(code)
    })
  })
})

describe('on a withdrawal', () => {
  test.each([
    ['preliminary', row({ prescriptionStatus: prescriptionStatus.preliminary }), 3],
    ['a preliminary row', row({ rowStatus: rowStatus.preliminary }), 3],
    ['not started', { today: day('2025-12-31') }, 3],
    ['renew', row({ prescriptionStatus: prescriptionStatus.renew }), null],
    ['finished', row({ prescriptionStatus: prescriptionStatus.finished }), 4],
    ['past its end', { today: day('2027-01-01') }, 4],
    ['a closed row', row({ rowStatus: rowStatus.closed }), 4],
    [
      'finished because its rows are used up',
      row({ prescriptionStatus: prescriptionStatus.finished, usedUp: true }),
      2,
    ],
  ])('a prescription that is %s gives %o: %s', (_, changed, code) => {
    expect(unavailabilityOf('withdrawal', { ...available, ...changed })).toBe(code)
  })

  test('an item that a specialist prescribed can be drawn by an orderer who cannot find it', () => {
    const hidden = { ...available, isInUserAvailability: false }
    expect([unavailabilityOf('search', hidden), unavailabilityOf('withdrawal', hidden)]).toEqual([6, null])
  })

  test('an item that is used up can still be searched', () => {
    expect(unavailabilityOf('search', { ...available, ...row({ usedUp: true }) })).toBeNull()
  })

  test('going out without stock is code 7', () => {
    const outgoing = item({ itemStatus: 'outgoing', stockStatus: 'not-in-stock' })
    expect(unavailabilityOf('withdrawal', { ...available, ...outgoing })).toBe(7)
  })
})
