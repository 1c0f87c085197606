import { followOrders } from '@omsorg/contract/orders/order/follow-orders.ts'
import { expect, test } from 'vitest'
import { eventReader, type Told } from './event-reader.ts'

function readAll(...pieces: readonly string[]): Told[] {
  const heard: Told[] = []
  const read = eventReader((told) => heard.push(told))
  for (const piece of pieces) read(piece)
  return heard
}

test('an event is heard when it is whole, in however many pieces it comes', () => {
  expect(
    readAll(': open\n\nevent: chan', 'ged\ndata: {"kind":"order","id":7}\n', '\nevent: missed\ndata: {}\n\n'),
  ).toEqual([{ kind: 'order', id: 7 }, 'missed'])
})

test('a beat, half an event and one of another kind are no event', () => {
  expect(readAll(': beat\n\n', 'event: other\ndata: {}\n\n', 'event: changed\ndata: {"kind":"order","id":7}')).toEqual(
    [],
  )
})

test('every kind that the stream tells of is heard', () => {
  const kinds = Object.keys(followOrders.tells ?? {})
  expect(kinds.length).toBeGreaterThan(1)
  const events = kinds.map((kind, id) => `event: changed\ndata: ${JSON.stringify({ kind, id })}\n\n`)
  expect(readAll(...events)).toEqual(kinds.map((kind, id) => ({ kind, id })))
})
