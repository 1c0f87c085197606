import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { expect, test } from 'vitest'
import { sentSince, shownChanges, volumeOfChange } from './shown-changes.ts'

const entry = (entryId: string, more: Partial<SentEntry> = {}): SentEntry => ({
  entryId,
  at: '2026-11-20T08:00:00Z',
  wet: null,
  dry: null,
  estimate: 'half',
  holds: null,
  outside: 'none',
  voided: null,
  drunk: null,
  itemNumber: null,
  itemName: '',
  apart: false,
  removed: false,
  changedOn: '2026-11-20T08:00:00Z',
  ...more,
})

const read = (sent: SentEntry) => {
  const { removed: _removed, ...rest } = sent
  return { ...rest, volume: 200, writtenBy: null }
}

const letter = (sent: SentEntry, diaryId = 7) => ({
  key: sent.entryId,
  kind: 'change' as const,
  careRecipientId: 12,
  body: { diaryId, entry: sent },
})

test('what waits here takes the place of what was read, the newest change stands first', () => {
  const diary = { diaryId: 7, entries: [read(entry('a')), read(entry('b', { at: '2026-11-20T10:00:00Z' }))] }
  const waiting = [letter(entry('a', { estimate: 'full' })), letter(entry('c', { at: '2026-11-20T12:00:00Z' }))]
  const shown = shownChanges(diary, waiting, new Map([['c', 'outside-diary']]))
  expect(shown.map(({ entryId, estimate, waits, refused }) => [entryId, estimate, waits, refused])).toEqual([
    ['c', 'half', true, 'outside-diary'],
    ['b', 'half', false, null],
    ['a', 'full', true, null],
  ])
})

test('what was removed here is gone at once, and what waits for another diary is not shown', () => {
  const diary = { diaryId: 7, entries: [read(entry('a'))] }
  expect(shownChanges(diary, [letter(entry('a', { removed: true })), letter(entry('x'), 8)], new Map())).toEqual([])
})

test('a weight counts before a picture only where both weights are known', () => {
  expect(volumeOfChange(entry('a', { estimate: null, wet: 340, dry: 92 }))).toBe(248)
  expect(volumeOfChange(entry('a', { estimate: null, wet: 340 }))).toBeNull()
  expect(volumeOfChange(entry('a', { holds: 800 }))).toBe(400)
})

test('what was sent since the diary was read is shown as sent, in its last version, and what was read later tells itself', () => {
  const diary = { diaryId: 7, entries: [read(entry('a'))] }
  const taken = [
    { letter: letter(entry('b')), hasWaited: false, at: 3 },
    { letter: letter(entry('c')), hasWaited: false, at: 5 },
    { letter: letter(entry('c', { estimate: 'full' })), hasWaited: false, at: 6 },
  ]
  const shown = shownChanges(diary, [], new Map(), sentSince(taken, 4))
  expect(shown.map(({ entryId, estimate, waits }) => [entryId, estimate, waits])).toEqual([
    ['a', 'half', false],
    ['c', 'full', false],
  ])
})
