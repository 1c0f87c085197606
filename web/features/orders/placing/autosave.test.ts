import { expect, test, vi } from 'vitest'
import { createAutosave, type SavedOrder } from './autosave.ts'
import type { NotSaved } from './save-result.ts'

const refusedAs = (reason: 'stale' | 'recipient-inactive'): NotSaved => ({
  ok: false,
  reason,
  code: 'CONFLICT_STALE',
  errors: {},
  definite: true,
})
const noAnswer: NotSaved = { ok: false, reason: 'no-answer', code: 'REQUEST_FAILED', errors: {}, definite: false }

function world(start: { order?: SavedOrder } = {}) {
  const timers: (() => void)[] = []
  const sent: { content: string; over: SavedOrder | null; silent?: boolean }[] = []
  const answers: { resolve: (order: SavedOrder) => void; refuse: (notDone: NotSaved) => void }[] = []
  const autosave = createAutosave<string>(
    {
      send: (content, over, options) => {
        sent.push({ content, over, ...options })
        return new Promise((resolve) =>
          answers.push({ resolve: (value) => resolve({ ok: true, value }), refuse: resolve }),
        )
      },
      onChange: () => {},
      later: (run) => {
        timers.push(run)
        return () => timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0)
      },
      now: () => '2026-11-20T09:42:00Z',
    },
    { order: start.order ?? null, content: 'first' },
  )
  return { autosave, timers, sent, answers }
}

const version = (rowVersion: number): SavedOrder => ({ customerOrderId: 5, rowVersion })

test('only the last of many changes is saved, a while after it', async () => {
  const { autosave, timers, sent } = world()
  autosave.change('second')
  autosave.change('third')
  expect(timers).toHaveLength(1)
  timers[0]?.()
  await vi.waitFor(() => expect(sent).toEqual([{ content: 'third', over: null, silent: true }]))
})

test('what would be refused is not sent, and is not called saved', async () => {
  const { autosave, timers, sent } = world()
  autosave.change(null)
  expect(timers).toEqual([])
  expect(await autosave.save()).toBe(false)
  expect(sent).toEqual([])
  expect(autosave.isDirty()).toBe(true)
})

test('a save names the version that the one before it made', async () => {
  const { autosave, sent, answers } = world()
  const first = autosave.save()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  autosave.change('second')
  const second = autosave.save()
  answers[0]?.resolve(version(1))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(version(2))
  await Promise.all([first, second])
  expect(sent.map(({ over }) => over)).toEqual([null, version(1)])
  expect(autosave.state()).toMatchObject({ phase: 'saved', order: version(2), savedOn: '2026-11-20T09:42:00Z' })
})

test('an untouched order, new or gone on with, is saved when a step is first left, and not again', async () => {
  const fresh = world()
  void fresh.autosave.save()
  await vi.waitFor(() => expect(fresh.sent).toHaveLength(1))
  const draft = world({ order: version(3) })
  const saved = draft.autosave.save()
  await vi.waitFor(() => expect(draft.sent).toEqual([{ content: 'first', over: version(3) }]))
  draft.answers[0]?.resolve(version(4))
  expect(await saved).toBe(true)
  expect(await draft.autosave.save()).toBe(true)
  expect(draft.sent).toHaveLength(1)
})

test('an untouched order loses nothing by being left', () => {
  expect(world().autosave.isDirty()).toBe(false)
})

test('after a lost connection the same is tried again', async () => {
  const { autosave, answers, sent } = world()
  const lost = autosave.save()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.refuse(noAnswer)
  expect(await lost).toBe(false)
  expect(autosave.state().phase).toBe('failed')
  const again = autosave.save()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(version(1))
  expect(await again).toBe(true)
  expect(sent).toHaveLength(2)
})

test('once another window has saved, nothing is sent over it', async () => {
  const { autosave, answers, sent } = world({ order: version(3) })
  const refused = autosave.save()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.refuse(refusedAs('stale'))
  expect(await refused).toBe(false)
  autosave.change('later')
  expect(await autosave.save()).toBe(false)
  expect(autosave.state().phase).toBe('stale')
  expect(sent).toHaveLength(1)
})

test('a refused save says why until one goes well', async () => {
  const { autosave, answers } = world()
  const refused = autosave.save()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.refuse(refusedAs('recipient-inactive'))
  expect(await refused).toBe(false)
  expect(autosave.state()).toMatchObject({ phase: 'failed', notDone: { reason: 'recipient-inactive' } })
  const again = autosave.save()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(version(1))
  expect(await again).toBe(true)
  expect(autosave.state()).toMatchObject({ phase: 'saved', notDone: null })
})

test('what is filled in while a save is under way is not called saved', async () => {
  const { autosave, answers } = world()
  const first = autosave.save()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  autosave.change('second')
  answers[0]?.resolve(version(1))
  expect(await first).toBe(false)
  expect(autosave.state()).toMatchObject({ phase: 'changed', order: version(1) })
  expect(autosave.isDirty()).toBe(true)
})
