import { describe, expect, test } from 'vitest'
import { assignInvoiceAreas, type WantedPair } from './assign-invoice-areas.ts'

const facts = {
  numbersAt: new Map([
    ['björken', ['1001', '1002']],
    ['granen', ['1001']],
  ]),
  numberOf: new Map([
    [1, '1001'],
    [2, '1001'],
    [3, '1002'],
  ]),
}
const at = (carePlaceId: string, customerNumber: string, invoiceAreaIds?: number[]): WantedPair => ({
  carePlaceId,
  customerNumber,
  invoiceAreaIds,
})

describe('the customer numbers of a user', () => {
  test('have the areas that the pair names, else those of the whole call that belong to the number', () => {
    const pairs = [at('björken', '1001', [2, 2]), at('björken', '1002'), at('granen', '1001')]
    expect(assignInvoiceAreas(facts, pairs, [1, 3])).toEqual({
      ok: true,
      value: [at('björken', '1001', [2]), at('björken', '1002', [3]), at('granen', '1001', [1])],
    })
  })

  test('are whole where no area is named', () => {
    expect(assignInvoiceAreas(facts, [at('granen', '1001')], [])).toEqual({
      ok: true,
      value: [at('granen', '1001', [])],
    })
  })

  test.each([
    ['at a place of another client', [at('linden', '1001')], [], 'care-place-not-found', 'pairs[0].carePlaceId'],
    ['that do not serve the place', [at('granen', '1002')], [], 'number-not-found', 'pairs[0].customerNumber'],
    [
      'with an area of another number',
      [at('granen', '1001', [1, 3])],
      [],
      'invoice-area-not-found',
      'pairs[0].invoiceAreaIds[1]',
    ],
    ['with an area of no pair', [at('granen', '1001')], [3], 'invoice-area-not-found', 'invoiceAreaIds[0]'],
    ['that stand twice', [at('granen', '1001'), at('granen', '1001', [1])], [], 'pair-twice', 'pairs[1]'],
  ])('%s are refused', (_, pairs, forAll, refusal, path) => {
    expect(assignInvoiceAreas(facts, pairs, forAll)).toMatchObject({ ok: false, refusal, at: path })
  })
})
