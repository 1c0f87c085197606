import { expect, test } from 'vitest'
import { blankRow } from './fields.ts'
import { signsOf } from './signs.ts'
import { basis, item, runningRow, stored } from './testing.ts'

const row = { ...blankRow('item-A', 'A'), amount: '4' }
const kinds = (...given: Parameters<typeof signsOf>) => signsOf(...given).map(({ kind }) => kind)

test('latex and PVC are said to whom is sensitive to them, and to nobody else', () => {
  const product = item({ latex: true, pvc: true })
  expect(kinds(row, product, basis(), null, 'sv-SE')).toEqual([])
  const careRecipient = { ...basis().careRecipient, sensitivities: { latex: true, pvc: true } }
  expect(kinds(row, product, basis({ careRecipient }), null, 'sv-SE')).toEqual(['latex-sensitivity', 'pvc-sensitivity'])
})

test('a product that runs in another prescription is told, one in the prescription that is changed is not', () => {
  const running = [runningRow({ prescriptionId: 30 })]
  expect(signsOf(row, item(), basis({ running }), null, 'sv-SE')).toEqual([
    { kind: 'already-prescribed', until: '2027-04-30' },
  ])
  expect(signsOf(row, item(), basis({ running }), stored(), 'sv-SE')).toEqual([])
})

test('a bag that no plate of the person takes is told by the name of the plate', () => {
  const bag = item({ unfitting: [{ itemNumber: 'P', name: 'Plate 60 mm' }] })
  expect(signsOf(row, bag, basis(), null, 'sv-SE')).toEqual([{ kind: 'does-not-fit', products: ['Plate 60 mm'] }])
})

const delivered = { deliveries: 3, pieces: 400, firstOn: '2026-02-01', lastOn: '2026-08-01', days: 181, perDay: '4' }

test.each([
  ['4', []],
  ['6', []],
  ['6,5', [{ kind: 'far-from-delivered', delivered: 4, unit: 'day' }]],
  ['2', [{ kind: 'far-from-delivered', delivered: 4, unit: 'day' }]],
  ['', []],
])('%s per day against 4 delivered', (amount, signs) => {
  expect(signsOf({ ...row, amount }, item({ delivered }), basis(), null, 'sv-SE')).toEqual(signs)
})

test('what was delivered is told in the period that is typed', () => {
  const weekly = { ...row, amount: '4', unit: 'week' as const }
  expect(signsOf(weekly, item({ delivered }), basis(), null, 'sv-SE')).toEqual([
    { kind: 'far-from-delivered', delivered: 28, unit: 'week' },
  ])
})

test('of a catheter a month nobody says 0.03 a day', () => {
  const slow = item({ delivered: { ...delivered, perDay: '0.0329' } })
  expect(signsOf(row, slow, basis(), null, 'sv-SE')).toEqual([
    { kind: 'far-from-delivered', delivered: 1, unit: 'month' },
  ])
})

test('a consumption that was copied from another product asks to be looked at', () => {
  const cart = {
    cartItemId: 1,
    consumption: 4,
    consumptionPeriod: 'day',
    checkConsumption: true,
    flavors: [],
    rowVersion: 1,
  } as const
  expect(kinds(row, item({ cart: { ...cart, flavors: [] } }), basis(), null, 'sv-SE')).toEqual(['check-consumption'])
})
