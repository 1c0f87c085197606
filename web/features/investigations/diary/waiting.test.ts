import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { isLater } from '@omsorg/domain/investigations/diary/entry.ts'
import { describe, expect, test } from 'vitest'
import { listOn } from '../../../platform/device/kept-list-in-tests.ts'
import { createWaiting, type Outcome } from './waiting.ts'

const entry = (entryId: string, more: Partial<SentEntry> = {}): SentEntry => ({
  entryId,
  at: '2026-11-19T17:00:00Z',
  wet: 212,
  dry: 92,
  estimate: null,
  holds: null,
  outside: 'none',
  voided: null,
  drunk: null,
  itemNumber: null,
  itemName: '',
  apart: false,
  removed: false,
  changedOn: '2026-11-19T17:01:00Z',
  ...more,
})

/** A server that keeps by id and later version, behind a line that can be cut. */
function server() {
  const held = new Map<string, SentEntry>()
  let line: 'open' | 'cut' | 'cut after arrival' = 'open'
  const version = ({ changedOn }: SentEntry) => ({ changedOn: Temporal.Instant.from(changedOn) })
  const take = (each: SentEntry): Outcome => {
    if ((each.wet ?? 0) < (each.dry ?? 0)) return { entryId: each.entryId, outcome: 'wet-below-dry' }
    const stands = held.get(each.entryId)
    if (stands && !isLater(version(each), version(stands))) return { entryId: each.entryId, outcome: 'older' }
    held.set(each.entryId, each)
    return { entryId: each.entryId, outcome: 'kept' }
  }
  return {
    held,
    become: (next: typeof line) => {
      line = next
    },
    send: async (entries: readonly SentEntry[]) => {
      if (line === 'cut') return null
      const outcomes = entries.map(take)
      return line === 'open' ? outcomes : null
    },
  }
}

function device(send: (entries: readonly SentEntry[]) => Promise<readonly Outcome[] | null>, shelf = { kept: '[]' }) {
  const queue = createWaiting({ ...listOn<SentEntry>(shelf, ({ entryId }) => entryId), send })
  return { queue, shelf }
}

describe('changes written down without a line', () => {
  test('lie on the device before they are sent, and go when the line is back', async () => {
    const far = server()
    far.become('cut')
    const { queue, shelf } = device(far.send)
    await queue.put(entry('a'))
    await queue.put(entry('b'))
    expect(await queue.flush()).toBe(false)
    expect(JSON.parse(shelf.kept)).toHaveLength(2)
    far.become('open')
    expect(await queue.flush()).toBe(true)
    expect([far.held.size, queue.current().entries, shelf.kept]).toEqual([2, [], '[]'])
  })

  test('outlive the page: the next one finds and sends them', async () => {
    const far = server()
    far.become('cut')
    const { queue, shelf } = device(far.send)
    await queue.put(entry('a'))
    far.become('open')
    const next = device(far.send, shelf)
    await next.queue.begin()
    await next.queue.flush()
    expect([...far.held.keys()]).toEqual(['a'])
  })

  test('whose answer was lost are sent again, and are there once', async () => {
    const far = server()
    far.become('cut after arrival')
    const { queue } = device(far.send)
    await queue.put(entry('a'))
    await queue.flush()
    expect(queue.current().entries).toHaveLength(1)
    far.become('open')
    await queue.flush()
    expect([far.held.size, queue.current().entries.length]).toEqual([1, 0])
  })
})

test('two phones that send at once, twice, double nothing, and the later version of a change stands', async () => {
  const far = server()
  const [one, other] = [device(far.send).queue, device(far.send).queue]
  await one.put(entry('a', { wet: 212 }))
  await other.put(entry('a', { wet: 222, changedOn: '2026-11-19T17:02:00Z' }))
  await other.put(entry('b'))
  await Promise.all([one.flush(), other.flush(), one.flush(), other.flush()])
  expect([...far.held.values()].map(({ entryId, wet }) => [entryId, wet]).toSorted()).toEqual([
    ['a', 222],
    ['b', 212],
  ])
})

test('a change that is changed again while it is sent stays until that is sent too', async () => {
  const far = server()
  let changeMeanwhile = async () => {}
  const { queue } = device(async (entries) => {
    const outcomes = await far.send(entries)
    void changeMeanwhile()
    changeMeanwhile = async () => {}
    return outcomes
  })
  await queue.put(entry('a'))
  changeMeanwhile = () => queue.put(entry('a', { wet: 300, changedOn: '2026-11-19T17:03:00Z' }))
  await queue.flush()
  await queue.flush()
  expect([far.held.get('a')?.wet, queue.current().entries.length]).toEqual([300, 0])
})

test('one that is refused says why, keeps no other back, and goes when it was put right', async () => {
  const far = server()
  const { queue } = device(far.send)
  await queue.put(entry('a', { wet: 90 }))
  await queue.put(entry('b'))
  await queue.flush()
  expect([[...far.held.keys()], queue.current().refused.get('a')]).toEqual([['b'], 'wet-below-dry'])
  await queue.put(entry('a', { wet: 100 }))
  await queue.flush()
  expect([far.held.size, queue.current().refused.size]).toEqual([2, 0])
})

test('two tabs have one place on the device, and neither takes away what the other has laid there', async () => {
  const far = server()
  far.become('cut')
  const first = device(far.send)
  const second = device(far.send, first.shelf)
  await first.queue.put(entry('a'))
  await second.queue.put(entry('b'))
  far.become('open')
  await second.queue.flush()
  // The first tab is closed before it has sent anything.
  const next = device(far.send, first.shelf)
  await next.queue.begin()
  await next.queue.flush()
  expect([[...far.held.keys()].toSorted(), first.shelf.kept]).toEqual([['a', 'b'], '[]'])
})
