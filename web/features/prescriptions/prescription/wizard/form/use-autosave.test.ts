import { expect, test, vi } from 'vitest'
import { createUseAutosave, type SavedUse } from './use-autosave.ts'

const perDay = (consumption: number): SavedUse => ({ consumption, consumptionPeriod: 'day' })

function world(
  answer: (rowVersion: number) => Promise<number | 'stale' | 'failed'> = async (rowVersion) => rowVersion + 1,
) {
  const timers: (() => void)[] = []
  const send = vi.fn<(cartItemId: number, use: SavedUse, rowVersion: number) => Promise<number | 'stale' | 'failed'>>(
    (_, __, rowVersion) => answer(rowVersion),
  )
  const autosave = createUseAutosave({
    send,
    later: (run) => {
      timers.push(run)
      return () => timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0)
    },
  })
  autosave.know(7, perDay(4), 1)
  return { autosave, send, timers }
}

test('only what was typed last is saved, over the version that was read', async () => {
  const { autosave, send, timers } = world()
  autosave.change(7, perDay(5))
  autosave.change(7, perDay(50))
  expect(timers).toHaveLength(1)
  timers[0]?.()
  await autosave.flush()
  expect(send.mock.calls).toEqual([[7, perDay(50), 1]])
})

test('a later save names the version that the one before it made', async () => {
  const { autosave, send } = world()
  autosave.change(7, perDay(5))
  await autosave.flush()
  autosave.change(7, perDay(6))
  await autosave.flush()
  expect(send.mock.calls.map(([, , rowVersion]) => rowVersion)).toEqual([1, 2])
})

test('what the cart holds already is not sent', async () => {
  const { autosave, send } = world()
  autosave.change(7, perDay(4))
  await autosave.flush()
  expect(send).not.toHaveBeenCalled()
})

test('an item that somebody else changed is left alone from then on', async () => {
  const { autosave, send } = world(() => Promise.resolve('stale'))
  autosave.change(7, perDay(5))
  await autosave.flush()
  autosave.change(7, perDay(6))
  await autosave.flush()
  expect(send).toHaveBeenCalledOnce()
})

test('after a lost connection the next change is saved over the same version', async () => {
  const answers: (number | 'failed')[] = ['failed', 2]
  const { autosave, send } = world(() => Promise.resolve(answers.shift() ?? 3))
  autosave.change(7, perDay(5))
  await autosave.flush()
  autosave.change(7, perDay(6))
  await autosave.flush()
  expect(send.mock.calls.map(([, sent, rowVersion]) => [sent.consumption, rowVersion])).toEqual([
    [5, 1],
    [6, 1],
  ])
})
