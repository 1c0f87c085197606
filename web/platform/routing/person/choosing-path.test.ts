import { expect, test } from 'vitest'
import { choosingPath } from './choosing-path.ts'

const place = { clientId: '0b2c6d4e-0000-4000-8000-00000000000a', carePlaceId: '0b2c6d4e-0000-4000-8000-00000000000b' }

test('care staff choose at their own place, customer service at the one it works for', () => {
  expect(choosingPath({ careRecipientId: 7, place: null }, 'Ostomy')).toBe('/ProductSelection/Direct/7/Ostomy')
  expect(choosingPath({ careRecipientId: 7, place }, 'Ostomy')).toBe(
    `/CSP/ProductSelection/7/Ostomy/false/${place.clientId}/${place.carePlaceId}/true`,
  )
})

test('own choice is chosen as such', () => {
  expect(choosingPath({ careRecipientId: 7, place: null }, 'Pca')).toBe('/ProductSelection/Direct/7/Pca/true')
})
