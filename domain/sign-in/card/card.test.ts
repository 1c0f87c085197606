import { describe, expect, test } from 'vitest'
import { cardNumberToCompare, isSithsNumber } from './card.ts'

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
