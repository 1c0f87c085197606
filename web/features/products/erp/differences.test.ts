import { expect, test } from 'vitest'
import { type Difference, offered, proposed } from './differences.ts'

const difference = (change: Partial<Difference>): Difference => ({
  state: 'changed',
  number: '1',
  carePlaceId: null,
  carePlaceName: null,
  fields: [{ field: 'city', here: 'Vik', inErp: 'Sund' }],
  inErp: null,
  keptBecause: null,
  ordersUnderWay: 0,
  ...change,
})

test('what differs can be taken over, unless something goes by it', () => {
  expect(offered(difference({}))).toBe(true)
  expect(offered(difference({ state: 'equal', fields: [] }))).toBe(false)
  expect(offered(difference({ state: 'deleted', fields: [], keptBecause: 'area' }))).toBe(false)
})

test('what would empty something here can be ticked, and is not from the start', () => {
  const emptied = difference({ fields: [{ field: 'name', here: 'Vik', inErp: '' }] })
  expect([offered(emptied), proposed(emptied), proposed(difference({}))]).toEqual([true, false, true])
})
