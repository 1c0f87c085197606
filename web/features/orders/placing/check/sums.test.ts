import { expect, test } from 'vitest'
import { checkOrder } from '../order-check.ts'
import { filledByProposal } from '../start.ts'
import type { Proposal } from '../proposal.ts'
import { sumsOf } from './sums.ts'
import { asStored, proposal, proposedLine } from '../testing.ts'

function sums(of: Proposal, changed: { isExpress?: boolean; method?: string; oneTime?: number } = {}) {
  const { lines } = checkOrder({ emptyIsLeftOut: false }, of, filledByProposal(of, asStored).lines)
  const { isExpress = false, method = 'ward', oneTime = null } = changed
  return sumsOf(of, { lines, isExpress, deliveryMethodCode: method, oneTimePatientFee: oneTime })
}

const lines = [
  proposedLine(),
  proposedLine({
    itemNumber: '2001',
    prescriptionRowId: 2,
    product: { ...proposedLine().product, itemNumber: '2001', therapyArea: 'Nutrition' },
    quantity: 12,
    allowedQuantity: 15,
    pricePerPackage: 6_200,
    vatRate: 600,
  }),
]

test('lines, logistics and VAT of each rate add up to the total (O-4-44)', () => {
  const { subtotal, smallOrderFee, logisticsFee, vatByRate, total } = sums(proposal({ lines }))
  expect({ subtotal, smallOrderFee, logisticsFee }).toEqual({
    subtotal: 192_000,
    smallOrderFee: 0,
    logisticsFee: 5_760,
  })
  expect(vatByRate).toEqual([
    { rate: 2_500, vat: 30_840 },
    { rate: 600, vat: 4_464 },
  ])
  expect(total).toBe(192_000 + 5_760 + 30_840 + 4_464)
})

test('a small order pays its fee, express and delivery method theirs (O-4-44)', () => {
  const small = proposal({ lines: [proposedLine({ quantity: 1 })] })
  const { smallOrderFee, expressFee, deliveryFee } = sums(small, { isExpress: true, method: 'home' })
  expect({ smallOrderFee, expressFee, deliveryFee }).toEqual({
    smallOrderFee: 7_500,
    expressFee: 9_900,
    deliveryFee: 4_900,
  })
})

test('a line that is set aside counts in no sum', () => {
  const aside = proposal({
    lines: [proposedLine({ unavailabilityCode: 2, setAside: true }), lines[1] ?? proposedLine()],
  })
  expect(sums(aside)).toMatchObject({ lines: 1, packages: 12, subtotal: 74_400 })
})

const monthly = {
  therapyArea: 'Nutrition',
  method: 'per-month',
  type: 'fixed',
  amount: 10_000,
  percentage: null,
  oneTimeFeeAllowed: false,
  minimumOrderLimit: null,
  months: 3,
} as const

test('a monthly patient fee counts the months of this withdrawal and is a part of the total', () => {
  const of = proposal({ lines })
  const found = sums({ ...of, totalsInputs: { ...of.totalsInputs, patientFees: [monthly] } })
  expect(found.patientFeeByArea).toEqual([{ therapyArea: 'Nutrition', amount: 30_000 }])
  expect(found.payerAmount).toBe(found.total - 30_000)
})

test('a fee for an area without lines, or without a figure, is no fee', () => {
  const of = proposal()
  const none = { ...monthly, therapyArea: 'Incontinence', amount: null } as const
  expect(sums({ ...of, totalsInputs: { ...of.totalsInputs, patientFees: [monthly, none] } }).patientFee).toBe(0)
})

test('a one-time fee counts only where the client allows it', () => {
  const of = proposal({ lines })
  const feeIn = (oneTimeFeeAllowed: boolean) => ({
    ...of,
    totalsInputs: { ...of.totalsInputs, patientFees: [{ ...monthly, oneTimeFeeAllowed }] },
  })
  expect(sums(feeIn(false)).patientFee).toBe(30_000)
  expect(sums(feeIn(false), { oneTime: 500 }).patientFee).toBe(0)
  expect(sums(feeIn(true), { oneTime: 500 }).patientFee).toBe(500)
})
