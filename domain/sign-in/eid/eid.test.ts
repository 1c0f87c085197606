import { expect, test } from 'vitest'
import { marketCodes } from '../../market.ts'
import { eids, marketOfEid } from './eid.ts'

test('each market has one e-ID, and the number that it tells is read as one of its own country', () => {
  expect(eids.map(marketOfEid).toSorted()).toEqual([...marketCodes].toSorted())
  expect(marketOfEid('mitid')).toBe(80)
})
