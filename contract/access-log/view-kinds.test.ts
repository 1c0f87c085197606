import { viewKindOf } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'

test('every call that leaves a row in the access log is told by a kind', () => {
  const logged = (endpoints as readonly Endpoint[]).filter((each) => each.shows ?? each.searchesBy)
  expect(logged.length).toBeGreaterThan(50)
  expect(logged.filter(({ name }) => viewKindOf(name) === null).map(({ name }) => name)).toEqual([])
})
