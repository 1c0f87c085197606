import { describe, expect, test } from 'vitest'
import { mostRows, readSheet } from './read-sheet.ts'

describe('a file to import', () => {
  test('is read by its headings, however they are written and ordered', () => {
    const { rows, errors } = readSheet('stock', [
      ['Quantity', 'item_number', 'STATUS'],
      ['12', '410226', 'In-Stock'],
    ])
    expect(errors).toEqual([])
    expect(rows).toEqual([
      {
        row: 2,
        itemNumber: '410226',
        fields: { quantity: 12, itemNumber: '410226', status: 'in-stock' },
        properties: {},
      },
    ])
  })

  test('of products keeps what only one area knows', () => {
    const { rows } = readSheet('products', [
      ['Item number', 'Name', 'Therapy area', 'property.absorption', 'property.size'],
      ['1', 'Pad', 'incontinence', '900', 'M'],
    ])
    expect(rows[0]?.properties).toEqual({ absorption: 900, size: 'M' })
    expect(rows[0]?.fields['therapyArea']).toBe('Incontinence')
  })

  test('leaves a blank cell out, so that what is known stays', () => {
    const { rows } = readSheet('products', [
      ['Item number', 'Brand'],
      ['1', ''],
    ])
    expect(rows[0]?.fields).toEqual({ itemNumber: '1' })
  })

  test.each([
    ['84', 8400],
    ['84,5', 8450],
    ['1 084.50', 108450],
    ['0', 0],
  ])('reads the price %s as %i minor units', (cell, minor) => {
    const { rows } = readSheet('prices', [
      ['itemNumber', 'price'],
      ['1', cell],
    ])
    expect(rows[0]?.fields['price']).toBe(minor)
  })

  test.each(['-1', '84,555', '1e3', 'kr', '99999999'])('does not take %s for a price', (cell) => {
    const { errors } = readSheet('prices', [
      ['itemNumber', 'price'],
      ['1', cell],
    ])
    expect(errors).toEqual([{ row: 2, field: 'price', code: 'not-valid' }])
  })

  test.each([
    ['A', 1],
    ['c', 2],
    ['155', 155],
    ['B', undefined],
  ])('reads the agreement type %s as %s', (cell, code) => {
    const { rows } = readSheet('agreements', [
      ['itemNumber', 'agreementType'],
      ['1', cell],
    ])
    expect(rows[0]?.fields['agreementType']).toBe(code)
  })

  test('takes a GTIN by its check digit alone', () => {
    const of = (cell: string) =>
      readSheet('products', [
        ['itemNumber', 'gtin'],
        ['1', cell],
      ]).errors.length
    expect([of('09506000134352'), of('09506000134353'), of('95060001343'), of('0'.repeat(20))]).toEqual([0, 1, 1, 1])
  })

  test('reads no day of the year 0, which no database takes', () => {
    const { errors } = readSheet('stock', [
      ['itemNumber', 'status', 'expectedOn'],
      ['1', 'in-stock', '0000-01-01'],
      ['2', 'in-stock', '0001-01-01'],
    ])
    expect(errors).toEqual([{ row: 2, field: 'expectedOn', code: 'not-valid' }])
  })

  test('says all errors at once, with row and field', () => {
    const { errors } = readSheet('stock', [
      ['itemNumber', 'status', 'quantity', 'expectedOn'],
      ['', 'in-stock', '1', '2026-02-30'],
      ['', '', '', ''],
      ['2', 'plenty', '-1', ''],
    ])
    expect(errors).toEqual([
      { row: 2, field: 'itemNumber', code: 'missing' },
      { row: 2, field: 'expectedOn', code: 'not-valid' },
      { row: 4, field: 'status', code: 'not-valid' },
      { row: 4, field: 'quantity', code: 'not-valid' },
    ])
  })

  test('names an item once; by customer number and day a price may differ', () => {
    expect(
      readSheet('stock', [
        ['itemNumber', 'status'],
        ['1', 'in-stock'],
        ['1', 'on-order'],
      ]).errors,
    ).toEqual([{ row: 3, field: 'itemNumber', code: 'twice' }])
    const prices = readSheet('prices', [
      ['itemNumber', 'price', 'validFrom'],
      ['1', '10', '2026-01-01'],
      ['1', '11', '2027-01-01'],
    ])
    expect(prices.errors).toEqual([])
  })

  test.each([
    [
      [
        ['itemNumber', 'price', 'colour'],
        ['1', '1', 'red'],
      ],
      'unknown-column',
      'colour',
    ],
    [
      [
        ['itemNumber', 'price', 'Price'],
        ['1', '1', '1'],
      ],
      'column-twice',
      'Price',
    ],
    [[['itemNumber'], ['1']], 'missing-column', 'price'],
  ])('with headings %j has a code: %s', (cells, code, field) => {
    expect(readSheet('prices', cells).errors).toEqual([{ row: 1, field, code }])
  })

  test('without rows is empty, and there is an end to how long one may be', () => {
    expect(readSheet('stock', []).errors[0]?.code).toBe('empty-file')
    expect(readSheet('stock', [['itemNumber', 'status']]).errors[0]?.code).toBe('empty-file')
    const long = Array.from({ length: mostRows + 1 }, (_, index) => [String(index), 'in-stock'])
    expect(readSheet('stock', [['itemNumber', 'status'], ...long]).errors[0]?.code).toBe('too-many-rows')
  })

  test('does not let the end of a price lie before its beginning', () => {
    const { errors } = readSheet('prices', [
      ['itemNumber', 'price', 'validFrom', 'validTo'],
      ['1', '1', '2026-02-01', '2026-01-31'],
    ])
    expect(errors).toEqual([{ row: 2, field: 'validTo', code: 'valid-to-before-from' }])
  })
})
