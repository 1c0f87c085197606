import { expect, test, vi } from 'vitest'
import { createDraftKeeper, type SavedOrder } from './draft-keeper.ts'

class Stale extends Error {}

function world(begun: { order?: SavedOrder; isSaved?: boolean } = {}) {
  const timers: (() => void)[] = []
  const sent: { content: string; over: SavedOrder | null }[] = []
  const answers: { resolve: (order: SavedOrder) => void; reject: (reason: Error) => void }[] = []
  const keeper = createDraftKeeper<string>(
    {
      send: (content, over) => {
        sent.push({ content, over })
        return new Promise((resolve, reject) => answers.push({ resolve, reject }))
      },
      isStale: (failure) => failure instanceof Stale,
      later: (run) => {
        timers.push(run)
        return () => timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0)
      },
      now: () => '2026-11-20T09:42:00Z',
    },
    { order: begun.order ?? null, content: 'first', isSaved: begun.isSaved ?? false },
  )
  return { keeper, timers, sent, answers }
}

const version = (rowVersion: number): SavedOrder => ({ customerOrderId: 5, rowVersion })

test('only the last of many changes is saved, a while after it', async () => {
  const { keeper, timers, sent } = world()
  keeper.change('second')
  keeper.change('third')
  expect(timers).toHaveLength(1)
  timers[0]?.()
  await vi.waitFor(() => expect(sent).toEqual([{ content: 'third', over: null }]))
})

test('what would be refused is not sent, and is not called kept', async () => {
  const { keeper, timers, sent } = world()
  keeper.change(null)
  expect(timers).toEqual([])
  expect(await keeper.flush()).toBe(false)
  expect(sent).toEqual([])
  expect(keeper.isDirty()).toBe(true)
})

test('a save names the version that the one before it made', async () => {
  const { keeper, sent, answers } = world()
  const first = keeper.flush()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  keeper.change('second')
  const second = keeper.flush()
  answers[0]?.resolve(version(1))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(version(2))
  await Promise.all([first, second])
  expect(sent.map(({ over }) => over)).toEqual([null, version(1)])
  expect(keeper.keeping()).toMatchObject({ phase: 'kept', order: version(2), savedOn: '2026-11-20T09:42:00Z' })
})

test('an untouched new order is saved when a step is left, an untouched draft is not', async () => {
  const fresh = world()
  void fresh.keeper.flush()
  await vi.waitFor(() => expect(fresh.sent).toHaveLength(1))
  const draft = world({ order: version(3), isSaved: true })
  expect(await draft.keeper.flush()).toBe(true)
  expect(draft.sent).toEqual([])
})

test('an untouched order loses nothing by being left', () => {
  expect(world().keeper.isDirty()).toBe(false)
})

test('after a lost connection the same is tried again', async () => {
  const { keeper, answers, sent } = world()
  const lost = keeper.flush()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.reject(new Error('offline'))
  expect(await lost).toBe(false)
  expect(keeper.keeping().phase).toBe('failed')
  const again = keeper.flush()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(version(1))
  expect(await again).toBe(true)
  expect(sent).toHaveLength(2)
})

test('once another window has saved, nothing is sent over it', async () => {
  const { keeper, answers, sent } = world({ order: version(3) })
  const refused = keeper.flush()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.reject(new Stale())
  expect(await refused).toBe(false)
  keeper.change('later')
  expect(await keeper.flush()).toBe(false)
  expect(keeper.keeping().phase).toBe('stale')
  expect(sent).toHaveLength(1)
})
