import { describe, expect, test } from 'vitest'
import { amountText, draftOf, readDraft, type ConsumptionDraft } from './consumption-draft.ts'

const plain = { consumption: 4, consumptionPeriod: 'day' as const, flavors: [], flavorsToChoose: [] }
const flavored = {
  ...plain,
  flavors: [
    { itemNumber: 'v', name: 'vanilla', consumption: 3, status: 'selected' as const },
    { itemNumber: 'm', name: 'mocha', consumption: 1, status: 'selected' as const },
  ],
  flavorsToChoose: [
    { itemNumber: 'm', name: 'mocha', orderable: true },
    { itemNumber: 'v', name: 'vanilla', orderable: true },
  ],
}
const draft = (typed: string, flavors: Record<string, string> = {}): ConsumptionDraft => ({
  typed,
  period: 'day',
  flavors,
})

describe('a consumption', () => {
  test.each([
    ['2,5', 'sv-SE', 2.5],
    ['2.5', 'sv-SE', 2.5],
    ['0,0001', 'fi-FI', 0.0001],
    ['1 200', 'sv-SE', 1200],
    ['0', 'da-DK', 0],
    ['2,50', 'da-DK', 2.5],
  ] as const)('typed as %s in %s is %d', (typed, locale, consumption) => {
    expect(readDraft(draft(typed), plain, locale)).toEqual({
      ok: true,
      input: { consumption, consumptionPeriod: 'day' },
    })
  })

  test.each([
    ['många', 'number'],
    ['-1', 'number'],
    ['0,00001', 'tooFine'],
    ['100000', 'tooLarge'],
  ] as const)('typed as %s is no use: %s', (typed, problem) => {
    expect(readDraft(draft(typed), plain, 'sv-SE')).toMatchObject({ ok: false, at: null, problem })
  })

  test('that is emptied loses its period', () => {
    expect(readDraft(draft(' '), plain, 'sv-SE')).toEqual({
      ok: true,
      input: { consumption: null, consumptionPeriod: null },
    })
  })

  test('that stands as it is saved is not saved again', () => {
    expect(readDraft(draftOf(plain, 'sv-SE'), plain, 'sv-SE')).toEqual({ ok: true, input: null })
    expect(readDraft(draftOf(flavored, 'sv-SE'), flavored, 'sv-SE')).toEqual({ ok: true, input: null })
  })

  test('is written with the decimal sign of the reader, and all its decimals', () => {
    expect(amountText(0.0625, 'sv-SE')).toBe('0,0625')
    expect(amountText(0.0625, 'en-US')).toBe('0.0625')
    expect(amountText(null, 'sv-SE')).toBe('')
  })
})

describe('flavours', () => {
  test('that add up are saved with the product', () => {
    expect(readDraft(draft('4', { v: '1,5', m: '2,5' }), flavored, 'sv-SE')).toEqual({
      ok: true,
      input: {
        consumption: 4,
        consumptionPeriod: 'day',
        flavors: [
          { itemNumber: 'm', consumption: 2.5 },
          { itemNumber: 'v', consumption: 1.5 },
        ],
      },
    })
  })

  test('that do not add up say both sums', () => {
    expect(readDraft(draft('4', { v: '2', m: '1' }), flavored, 'sv-SE')).toEqual({
      ok: false,
      at: null,
      problem: 'sum',
      shared: 3,
      total: 4,
    })
  })

  test('alone give the product their sum, exactly', () => {
    const reading = readDraft(draft('', { v: '0,1', m: '0,2' }), flavored, 'sv-SE')
    expect(reading).toMatchObject({ ok: true, input: { consumption: 0.3 } })
  })

  test('left empty share nothing out', () => {
    expect(readDraft(draft('4', { v: '', m: '' }), flavored, 'sv-SE')).toMatchObject({
      ok: true,
      input: { flavors: [] },
    })
  })

  test('typed wrongly name the flavour', () => {
    expect(readDraft(draft('4', { v: 'x' }), flavored, 'sv-SE')).toMatchObject({
      ok: false,
      at: 'v',
      problem: 'number',
    })
  })
})
