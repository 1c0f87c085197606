import { describe, expect, test } from 'vitest'
import { listOn } from '../../platform/device/kept-list-in-tests.ts'
import { createOutbox, type Delivery, type Letter } from './outbox.ts'

const letter = (key: string, body: unknown = null): Letter => ({ key, kind: 'change', careRecipientId: 12, body })

/** A server that keeps by key, behind a line that can be cut before or after it has arrived. */
function server() {
  const held = new Map<string, unknown>()
  const arrivals: string[] = []
  let line: 'open' | 'cut' | 'cut after arrival' = 'open'
  return {
    held,
    arrivals,
    become: (next: typeof line) => {
      line = next
    },
    deliver: async ({ key, body }: Letter): Promise<Delivery> => {
      if (line === 'cut') return { outcome: 'later' }
      arrivals.push(key)
      if (body === 'wrong') return { outcome: 'refused', reason: 'wet-below-dry' }
      held.set(key, body)
      return line === 'open' ? { outcome: 'taken' } : { outcome: 'later' }
    },
  }
}

function device(deliver: (letter: Letter) => Promise<Delivery>, shelf = { kept: '[]' }) {
  const outbox = createOutbox({ ...listOn<Letter>(shelf, ({ key }) => key), deliver, now: () => 7 })
  return { outbox, shelf }
}

describe('what is written without a line', () => {
  test('lies on the device, outlives its page, and goes once when the line is back', async () => {
    const far = server()
    far.become('cut')
    const { outbox, shelf } = device(far.deliver)
    await outbox.put(letter('a'))
    await outbox.put(letter('b'))
    expect(await outbox.flush()).toBe(0)
    const next = device(far.deliver, shelf)
    await next.outbox.begin()
    far.become('open')
    expect(await next.outbox.flush()).toBe(2)
    expect([far.arrivals, next.outbox.waits(), shelf.kept]).toEqual([['a', 'b'], false, '[]'])
  })

  test('whose answer was lost is sent again, and is there once', async () => {
    const far = server()
    far.become('cut after arrival')
    const { outbox } = device(far.deliver)
    await outbox.put(letter('a'))
    await outbox.flush()
    expect(outbox.waits()).toBe(true)
    far.become('open')
    await outbox.flush()
    expect([far.held.size, outbox.waits()]).toEqual([1, false])
  })

  test('is sent once by two who ask for it at the same time', async () => {
    const far = server()
    const { outbox } = device(far.deliver)
    await outbox.put(letter('a'))
    await Promise.all([outbox.flush(), outbox.flush()])
    expect(far.arrivals).toEqual(['a'])
  })
})

test('what is written anew while it is sent stays until that is sent too', async () => {
  const far = server()
  let meanwhile: () => Promise<void> = async () => {}
  const { outbox } = device(async (each) => {
    void meanwhile()
    meanwhile = async () => {}
    return far.deliver(each)
  })
  await outbox.put(letter('a', 1))
  meanwhile = () => outbox.put(letter('a', 2))
  await outbox.flush()
  await outbox.flush()
  expect([far.held.get('a'), outbox.waits()]).toEqual([2, false])
})

test('one that is refused says why, keeps no other back, and goes when it was put right', async () => {
  const far = server()
  const { outbox } = device(far.deliver)
  await outbox.put(letter('a', 'wrong'))
  await outbox.put(letter('b', 1))
  await outbox.flush()
  expect([[...far.held.keys()], outbox.current().refused.get('a')]).toEqual([['b'], 'wet-below-dry'])
  await outbox.put(letter('a', 2))
  await outbox.flush()
  expect([far.held.get('a'), outbox.current().refused.size]).toEqual([2, 0])
})

describe.each(['change', 'count', 'renewal', 'order'] as const)('a letter of the kind %s that was refused', (kind) => {
  const written: Letter = { ...letter('a', 1), kind }
  /** A server that refuses until it is switched on again. */
  function refusing() {
    const far = server()
    let isOpen = false
    return {
      arrivals: far.arrivals,
      open: () => {
        isOpen = true
      },
      deliver: async (each: Letter): Promise<Delivery> =>
        isOpen ? far.deliver(each) : { outcome: 'refused', reason: 'switched-off', detail: { by: 'place' } },
    }
  }

  async function refusedAndLoadedAgain() {
    const far = refusing()
    const first = device(far.deliver)
    await first.outbox.put(written)
    await first.outbox.flush()
    far.open()
    const { outbox } = device(far.deliver, first.shelf)
    await outbox.begin()
    await outbox.flush()
    return { far, outbox, shelf: first.shelf }
  }

  test('is not sent by itself when its page is loaded again, and says why', async () => {
    const { far, outbox } = await refusedAndLoadedAgain()
    const { refused, details } = outbox.current()
    expect([far.arrivals, refused.get('a'), details.get('a')]).toEqual([[], 'switched-off', { by: 'place' }])
  })

  test('is sent once when somebody asks for it again', async () => {
    const { far, outbox, shelf } = await refusedAndLoadedAgain()
    await outbox.again('a')
    await outbox.again('a')
    await outbox.flush()
    expect([far.arrivals, outbox.waits(), shelf.kept]).toEqual([['a'], false, '[]'])
  })

  test('goes in its new words when it is written anew', async () => {
    const { far, outbox, shelf } = await refusedAndLoadedAgain()
    await outbox.put({ ...written, body: 2 })
    await outbox.flush()
    expect([far.arrivals, shelf.kept]).toEqual([['a'], '[]'])
  })

  test('is gone when it is taken away, also for the next page', async () => {
    const { far, outbox, shelf } = await refusedAndLoadedAgain()
    await outbox.drop('a')
    const next = device(far.deliver, shelf)
    await next.outbox.begin()
    await next.outbox.flush()
    expect([far.arrivals, next.outbox.waits()]).toEqual([[], false])
  })
})

test('what was taken is told until it is seen, and whether it had waited', async () => {
  const far = server()
  const { outbox, shelf } = device(far.deliver)
  await outbox.put(letter('a'))
  await outbox.flush()
  far.become('cut')
  await outbox.put(letter('b'))
  await outbox.flush()
  far.become('open')
  await outbox.flush()
  const told = ({ current }: typeof outbox) => current().taken.map(({ letter: { key }, hasWaited }) => [key, hasWaited])
  expect(told(outbox)).toEqual([
    ['a', false],
    ['b', true],
  ])
  outbox.see(outbox.current().taken)
  expect(told(outbox)).toEqual([])
  far.become('cut')
  await outbox.put(letter('c'))
  const next = device(far.deliver, shelf)
  await next.outbox.begin()
  far.become('open')
  await next.outbox.flush()
  expect(told(next.outbox)).toEqual([['c', true]])
})

test('one whose turn has not come keeps no other back, and goes when it has', async () => {
  const far = server()
  let turn = false
  const { outbox } = device(async (each) => (each.key === 'a' && !turn ? { outcome: 'held' } : far.deliver(each)))
  await outbox.put(letter('a'))
  await outbox.put(letter('b'))
  await outbox.flush()
  expect(far.arrivals).toEqual(['b'])
  turn = true
  await outbox.flush()
  expect([far.arrivals, outbox.waits()]).toEqual([['b', 'a'], false])
})

describe('two tabs of one holder', () => {
  test('have one place on the device, and neither takes away what the other has laid there', async () => {
    const far = server()
    far.become('cut')
    const first = device(far.deliver)
    const second = device(far.deliver, first.shelf)
    await first.outbox.put(letter('a'))
    await second.outbox.put(letter('b'))
    far.become('open')
    expect(await second.outbox.flush()).toBe(1)
    expect((JSON.parse(first.shelf.kept) as Letter[]).map(({ key }) => key)).toEqual(['a'])
    const next = device(far.deliver, first.shelf)
    await next.outbox.begin()
    expect(await next.outbox.flush()).toBe(1)
    expect([far.arrivals, first.shelf.kept]).toEqual([['b', 'a'], '[]'])
  })

  test('keep the newer version of one tab where that of the other is refused', async () => {
    const far = server()
    const first = device(far.deliver)
    const second = device(far.deliver, first.shelf)
    await first.outbox.put(letter('a', 'wrong'))
    await second.outbox.put(letter('a', 2))
    await first.outbox.flush()
    expect(JSON.parse(first.shelf.kept)).toEqual([letter('a', 2)])
  })

  test('who write the same anew keep the newer version until it is sent itself', async () => {
    const far = server()
    const first = device(far.deliver)
    const second = device(far.deliver, first.shelf)
    await first.outbox.put(letter('a', 1))
    await second.outbox.put(letter('a', 2))
    await first.outbox.flush()
    expect(JSON.parse(first.shelf.kept)).toEqual([letter('a', 2)])
    await second.outbox.flush()
    expect([far.held.get('a'), first.shelf.kept]).toEqual([2, '[]'])
  })
})
