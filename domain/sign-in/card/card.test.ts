import { describe, expect, test } from 'vitest'
import { cardNumberToCompare, isOfIssuer, isSithsNumber } from './card.ts'

describe('a SITHS number', () => {
  test.each(['SE2120009990-D001', 'se2120009990-d001', ' SE2120009990-1 ', `SE2120009990-${'A'.repeat(18)}`])(
    'may be %s',
    (number) => expect(isSithsNumber(number)).toBe(true),
  )

  test.each([
    '',
    'SE2120009990',
    'SE2120009990-',
    'SE212000999-D001',
    'NO2120009990-D001',
    'SE2120009990-Ö1',
    'SE2120009990-a@b',
    `SE2120009990-${'A'.repeat(19)}`,
    'SE2120009990-D001\nX',
    '191212121212',
  ])('is not %j', (number) => expect(isSithsNumber(number)).toBe(false))

  test('is the same whatever its case', () => {
    expect(cardNumberToCompare(' se2120009990-d001 ')).toBe('SE2120009990-D001')
  })
})

describe('a client that names an issuer', () => {
  const issuer = 'CN=SITHS e-id Person HSA-id 3 CA v1, O=Inera AB, C=SE'
  test.each<[string | null, string | null, boolean]>([
    [null, null, true],
    [null, issuer, true],
    [' ', null, true],
    ['SITHS e-id', issuer, true],
    ['siths  E-ID person', issuer, true],
    ['Person HSA-id 2', issuer, false],
    ['SITHS e-id', 'CN=SITHS Type 1 CA v1, O=Inera AB, C=SE', false],
    ['SITHS e-id', null, false],
    ['SITHS e-id', '', false],
  ])('as %j takes a card of %j: %j', (named, of, taken) => expect(isOfIssuer(named, of)).toBe(taken))
})
