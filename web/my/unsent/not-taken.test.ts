import type { MeView } from '@omsorg/contract/portal/me/me-view.ts'
import { expect, test } from 'vitest'
import type { Letter } from '../offline/outbox.ts'
import { isStillHelped, lostChanges } from './not-taken.ts'
import { whyOf } from './why.ts'

const change = (key: string, { diaryId = 7, removed = false, careRecipientId = 12 } = {}): Letter => ({
  key,
  kind: 'change',
  careRecipientId,
  body: { diaryId, entry: { removed } },
})

const letters = [
  change('edited'),
  change('removed', { removed: true }),
  change('of-another-diary', { diaryId: 8 }),
  change('of-another-person', { careRecipientId: 13 }),
  change('waits'),
]
const refused = new Map(letters.slice(0, 4).map(({ key }) => [key, 'switched-off']))
const keysOf = (lost: readonly Letter[]) => lost.map(({ key }) => key)

test('a refused change that can be put right stays in its diary; one of another diary, or that was to be removed, is told apart', () => {
  const lost = lostChanges({ letters, refused, careRecipientId: 12 }, { diaryId: 7 })
  expect(keysOf(lost)).toEqual(['removed', 'of-another-diary'])
})

test('where the diary is written in no more, each refused change can be taken away, and one that waits is left to wait', () => {
  const lost = lostChanges({ letters, refused, careRecipientId: 12 }, null)
  expect(keysOf(lost)).toEqual(['edited', 'removed', 'of-another-diary'])
})

test('each refusal has its sentence, and one that nobody foresaw leads to the telephone', () => {
  expect(['switched-off', 'outside-diary', 'row-not-active', 'too-late', 'fields-wrong'].map(whyOf)).toEqual([
    'off',
    'over',
    'gone',
    'closed',
    'unread',
  ])
})

test('what waits for somebody whom one helps no longer is not kept; what is closed for a while is', () => {
  const held = (careRecipientId: number, reason: string | null) => ({
    careRecipientId,
    open: { allowed: reason === null, reason },
  })
  const me = {
    recipients: [held(1, null), held(2, 'accounts-off'), held(3, 'of-age'), held(4, 'no-longer-representative')],
  } as unknown as MeView
  expect([1, 2, 3, 4, 5].map((id) => isStillHelped(me, id))).toEqual([true, true, false, false, false])
})
