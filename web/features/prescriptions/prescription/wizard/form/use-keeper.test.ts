import { expect, test, vi } from 'vitest'
import { createUseKeeper, type KeptUse } from './use-keeper.ts'

class Stale extends Error {}

const perDay = (consumption: number): KeptUse => ({ consumption, consumptionPeriod: 'day' })

function world(answer: (rowVersion: number) => Promise<number> = async (rowVersion) => rowVersion + 1) {
  const timers: (() => void)[] = []
  const send = vi.fn<(cartItemId: number, use: KeptUse, rowVersion: number) => Promise<number>>((_, __, rowVersion) =>
    answer(rowVersion),
  )
  const keeper = createUseKeeper({
    send,
    isStale: (failure) => failure instanceof Stale,
    later: (run) => {
      timers.push(run)
      return () => timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0)
    },
  })
  keeper.know(7, perDay(4), 1)
  return { keeper, send, timers }
}

test('only what was typed last is saved, over the version that was read', async () => {
  const { keeper, send, timers } = world()
  keeper.change(7, perDay(5))
  keeper.change(7, perDay(50))
  expect(timers).toHaveLength(1)
  timers[0]?.()
  await keeper.flush()
  expect(send.mock.calls).toEqual([[7, perDay(50), 1]])
})

test('a later save names the version that the one before it made', async () => {
  const { keeper, send } = world()
  keeper.change(7, perDay(5))
  await keeper.flush()
  keeper.change(7, perDay(6))
  await keeper.flush()
  expect(send.mock.calls.map(([, , rowVersion]) => rowVersion)).toEqual([1, 2])
})

test('what the cart holds already is not sent', async () => {
  const { keeper, send } = world()
  keeper.change(7, perDay(4))
  await keeper.flush()
  expect(send).not.toHaveBeenCalled()
})

test('an item that somebody else changed is left alone from then on', async () => {
  const { keeper, send } = world(() => Promise.reject(new Stale()))
  keeper.change(7, perDay(5))
  await keeper.flush()
  keeper.change(7, perDay(6))
  await keeper.flush()
  expect(send).toHaveBeenCalledOnce()
})

test('after a lost connection the next change is saved over the same version', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(2)]
  const { keeper, send } = world(() => answers.shift() ?? Promise.resolve(3))
  keeper.change(7, perDay(5))
  await keeper.flush()
  keeper.change(7, perDay(6))
  await keeper.flush()
  expect(send.mock.calls.map(([, sent, rowVersion]) => [sent.consumption, rowVersion])).toEqual([
    [5, 1],
    [6, 1],
  ])
})
