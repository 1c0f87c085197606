import { expect, test } from 'vitest'
import { storeView } from './store-view.ts'

test('the area and the search stand in the address together, and come back from it', () => {
  const view = { ...storeView.read(''), area: 'Nutrition' as const, term: 'protein' }
  const query = storeView.write(view)
  expect(query).toBe('?area=Nutrition&q=protein')
  expect(storeView.read(query)).toEqual(view)
})

test('an address without anything searches every area', () => {
  expect(storeView.read('').area).toBeNull()
  expect(storeView.write(storeView.read(''))).toBe('')
})
