import { expect, test } from 'vitest'
import { feedState } from './erp-feeds.ts'

const done = { outcome: 'done', begunAt: '2026-11-19T06:00:00Z' } as const
const failed = (begunAt: string) => ({ outcome: 'unavailable', begunAt }) as const

test('a feed whose last run has brought what there was stands well', () => {
  expect(feedState([done, failed('2026-11-18T06:00:00Z')])).toEqual({ failingSince: null, tries: 0 })
})

test('what failed stays until a run has brought it, with how often it was tried', () => {
  const runs = [failed('2026-11-20T07:00:00Z'), failed('2026-11-20T06:10:00Z'), done]
  expect(feedState(runs)).toEqual({ failingSince: '2026-11-20T06:10:00Z', tries: 2 })
})

test('one that never came has failed since it was first asked for', () => {
  expect(feedState([failed('2026-11-20T07:00:00Z')])).toEqual({ failingSince: '2026-11-20T07:00:00Z', tries: 1 })
  expect(feedState([])).toEqual({ failingSince: null, tries: 0 })
})
