import { expect, test } from 'vitest'
import type { Definition } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type Feature, features } from './features.ts'

/** What guards nothing yet, and why. */
const waiting: Partial<Record<Feature, string>> = {}

const guardedBy = (feature: Feature) =>
  endpoints.filter((each: Definition) => each.feature === feature).map(({ name }) => name)

test.each(features)('%s guards a call, or says why it waits (A-6-51 to A-6-54)', (feature) => {
  const isWaiting = waiting[feature] !== undefined
  expect(
    guardedBy(feature).length > 0,
    isWaiting ? 'it waits no more: take it from the list' : 'it guards nothing',
  ).toBe(!isWaiting)
})

test('each guards what it is for', () => {
  expect(guardedBy('sampleOrderForm')).toEqual(['requests/sample/request-sample'])
  expect(guardedBy('productInquiry')).toEqual(['requests/product/ask-about-product'])
  expect(guardedBy('carePlaceRequestForm')).toEqual(['requests/care-place/request-care-place'])
  const written = endpoints.filter(({ permission }) => permission === 'NewsWrite' || permission === 'NewsRead')
  expect(guardedBy('internalNews')).toEqual(written.map(({ name }) => name))
})

test('what a client turns on is asked of a client alone', () => {
  // Administration and customer service write news for every client, whether it writes any itself.
  const others = endpoints.filter(
    (each) => each.feature && each.feature !== 'internalNews' && each.applications?.join() !== 'GUIDE',
  )
  expect(others.map(({ name }) => name)).toEqual([])
})
