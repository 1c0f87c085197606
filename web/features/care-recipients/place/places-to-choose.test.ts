import { expect, test } from 'vitest'
import { placesToChoose } from './places-to-choose.ts'

const ward = (carePlaceId: string, careUnitName: string) => ({ carePlaceId, name: 'Avd. 2', careUnitName })

test('two places of one name are told apart by their unit', () => {
  const places = placesToChoose([ward('a', 'Solgläntan'), ward('b', 'Björkhaga')], [])
  expect(places.map(({ label }) => label)).toEqual(['Avd. 2, Solgläntan', 'Avd. 2, Björkhaga'])
})

test('where the person is already, nobody is copied to', () => {
  const places = placesToChoose([ward('a', 'Solgläntan'), ward('b', 'Björkhaga')], [{ carePlaceId: 'a' }])
  expect(places.map(({ carePlaceId }) => carePlaceId)).toEqual(['b'])
})
