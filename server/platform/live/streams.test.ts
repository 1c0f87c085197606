import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStreams, type Streams } from './streams.ts'

const beatMilliseconds = 1_000

class FakeOutlet extends EventEmitter {
  readonly written: string[] = []
  writableNeedDrain = false
  ended: 'end' | 'destroy' | null = null
  write(text: string): boolean {
    this.written.push(text)
    return true
  }
  end(): void {
    this.ended = 'end'
  }
  destroy(): void {
    this.ended = 'destroy'
  }
}

let streams: Streams
beforeEach(() => {
  vi.useFakeTimers()
  streams = createStreams({ beatMilliseconds, most: 3 })
})
afterEach(() => {
  streams.close()
  vi.useRealTimers()
})

const order = (id: number, carePlaceId = 'ours') => ({ kind: 'order', id, carePlaceId, market: 10 })

function follow(session = 'anna', stillMay = async () => true) {
  const outlet = new FakeOutlet()
  const isOpen = streams.hasRoom(session)
  if (isOpen) streams.open({ outlet, session, sees: ({ carePlaceId }) => carePlaceId === 'ours', stillMay })
  return { outlet, isOpen }
}

test('a stream is told of what it may see, by number alone', () => {
  const { outlet } = follow()
  streams.tell(order(7))
  streams.tell(order(8, 'theirs'))
  expect(outlet.written).toEqual(['event: changed\ndata: {"kind":"order","id":7}\n\n'])
})

test('whoever reads slowly is told once of each when she has read on, and of very many that there were many', () => {
  const { outlet } = follow()
  outlet.writableNeedDrain = true
  for (const id of [1, 2, 1, 1]) streams.tell(order(id))
  expect(outlet.written).toEqual([])
  outlet.writableNeedDrain = false
  outlet.emit('drain')
  expect(outlet.written.join('').match(/"id":\d+/g)).toEqual(['"id":1', '"id":2'])

  outlet.writableNeedDrain = true
  for (let id = 1; id <= 300; id += 1) streams.tell(order(id))
  outlet.writableNeedDrain = false
  outlet.emit('drain')
  expect(outlet.written.at(-1)).toBe('event: missed\ndata: {}\n\n')
})

test('whoever reads nothing at all is let go', async () => {
  const { outlet } = follow()
  outlet.writableNeedDrain = true
  await vi.advanceTimersByTimeAsync(beatMilliseconds * 3)
  expect([outlet.ended, streams.count()]).toEqual(['destroy', 0])
})

test('a stream beats, and ends with its session', async () => {
  let stands = true
  const { outlet } = follow('anna', async () => stands)
  await vi.advanceTimersByTimeAsync(beatMilliseconds)
  expect([outlet.written, outlet.ended]).toEqual([[': beat\n\n'], null])
  stands = false
  await vi.advanceTimersByTimeAsync(beatMilliseconds)
  expect([outlet.ended, streams.count()]).toEqual(['end', 0])
})

test('there are only so many streams, and one that closes makes room', () => {
  const opened = ['a', 'b', 'c', 'd'].map((session) => follow(session))
  expect(opened.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false])
  opened[0]?.outlet.emit('close')
  expect(follow('e').isOpen).toBe(true)
})
