import { expect, test } from 'vitest'
import { compareClient, countStates, type StoredNumber } from './compare-client.ts'

const facts = { name: '', careOf: '', address: 'Torget 1', city: 'Vik', zip: '87140', statusCode: '' }
const stored = (number: string, change: Partial<StoredNumber> = {}): StoredNumber => ({
  number,
  ...facts,
  countryCode: null,
  entryCode: null,
  carePlaceId: null,
  isPrimary: false,
  ofArea: false,
  ordersUnderWay: 0,
  ...change,
})
const states = (own: readonly StoredNumber[], told: Parameters<typeof compareClient>[1]) =>
  compareClient(own, told).map(({ number, state }) => [number, state])

test('each number is equal, changed, gone or new, and the counts say how many of each (O-2-104, O-4-39)', () => {
  const own = [stored('1'), stored('2'), stored('3')]
  const told = [
    { number: '1', ...facts },
    { number: '2', ...facts, address: 'Torget 2' },
    { number: '4', ...facts },
  ]
  expect(states(own, told)).toEqual([
    ['1', 'equal'],
    ['2', 'changed'],
    ['3', 'deleted'],
    ['4', 'new'],
  ])
  expect(countStates(compareClient(own, told))).toEqual({ equal: 1, changed: 1, deleted: 1, new: 1 })
})

test.each(['careOf', 'address', 'city', 'zip', 'countryCode', 'entryCode', 'statusCode'] as const)(
  'a number that differs by %s alone is changed, with what stands here and there',
  (field) => {
    const [found] = compareClient([stored('1')], [{ number: '1', ...facts, [field]: 'SE' }])
    expect(found?.fields).toEqual([{ field, here: stored('1')[field] ?? '', inErp: 'SE' }])
  },
)

test('blanks at the ends are no difference, small and capital letters are, and what the ERP does not tell is not compared', () => {
  const own = [stored('1', { entryCode: '2418' })]
  expect(states(own, [{ number: '1', ...facts, city: ' Vik ' }])).toEqual([['1', 'equal']])
  expect(states(own, [{ number: '1', ...facts, city: 'VIK' }])).toEqual([['1', 'changed']])
  expect(states(own, [{ number: '1', ...facts, entryCode: '' }])).toEqual([['1', 'changed']])
})

test('a number stands at the client and at its places, and each is compared; one that the ERP tells twice counts once', () => {
  const own = [stored('1'), stored('1', { carePlaceId: 'a', address: 'Storgatan 2' })]
  const told = [
    { number: '1', ...facts },
    { number: '5', ...facts },
    { number: '5', ...facts, city: 'Sund' },
  ]
  expect(states(own, told)).toEqual([
    ['1', 'equal'],
    ['1', 'changed'],
    ['5', 'new'],
  ])
})

test.each([
  [{ isPrimary: true }, 'primary'],
  [{ ofArea: true }, 'area'],
  [{ ordersUnderWay: 2 }, 'orders'],
  [{}, null],
] as const)('one that is gone there and %o here is kept by %s', (change, keptBecause) =>
  expect(compareClient([stored('1', change)], [])[0]?.keptBecause).toBe(keptBecause),
)
