import type { ReportView } from '@omsorg/contract/reports/job/report-view.ts'
import { expect, test } from 'vitest'
import { createFollowing } from './follow-report.ts'

type Look = ReportView['state'] | 'no-answer' | null

/** A list that answers so, look by look; the last answer holds on. */
function following(...looks: readonly Look[]) {
  let now = 0
  let at = 0
  const seen: number[] = []
  const follow = createFollowing({
    now: () => now,
    wait: async (milliseconds) => {
      now += milliseconds
    },
    look: async (reportId) => {
      seen.push(now)
      const state = looks[Math.min(at, looks.length - 1)] ?? null
      at += 1
      return state === null || state === 'no-answer' ? state : ({ reportId, state } as ReportView)
    },
  })
  return { follow, seen }
}

test('what is done within three seconds comes at once, and what takes longer says so', async () => {
  const quick = following('waiting', 'making', 'done')
  expect(await quick.follow(7, true)).toMatchObject({ report: { state: 'done' }, comesAtOnce: true })
  const slow = following(...Array<Look>(8).fill('making'), 'done')
  expect(await slow.follow(7, true)).toMatchObject({ report: { state: 'done' }, comesAtOnce: false })
})

test('a line that is away meanwhile is waited for: the end is told all the same', async () => {
  const { follow, seen } = following('making', 'no-answer', 'no-answer', 'no-answer', 'failed')
  expect(await follow(7, true)).toMatchObject({ report: { state: 'failed' } })
  expect(seen).toHaveLength(5)
})

test('one that is the reader’s no more is followed no longer', async () => {
  const { follow, seen } = following('making', null)
  expect(await follow(7, true)).toMatchObject({ report: null })
  expect(seen).toHaveLength(2)
})

test('one that is found under way on the list says so when it is done, and never opens by itself', async () => {
  const { follow } = following('done')
  expect(await follow(7, false)).toMatchObject({ report: { state: 'done' }, comesAtOnce: false })
})

test('the end of one that is followed from two places is told once, and comes at once for whoever has just asked', async () => {
  const { follow } = following('making', 'done')
  const ends = await Promise.all([follow(7, false), follow(7, true)])
  expect(ends).toEqual([expect.objectContaining({ comesAtOnce: true }), null])
  // Once it has ended it can be followed again.
  expect(await follow(7, false)).not.toBeNull()
})
