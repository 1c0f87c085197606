import { expect, test } from 'vitest'
import { createEntriesKeeper, keepWhenBack } from './entries-keeper.ts'

/** A server that answers when it is told to, and a clock that runs when it is told to. */
function begun() {
  const calls: string[] = []
  const waiting: (() => void)[] = []
  let due: (() => void) | null = null
  const answer = (name: string) =>
    new Promise<void>((resolve) => {
      calls.push(name)
      waiting.push(resolve)
    })
  const keeper = createEntriesKeeper<string>({
    send: (entries) => answer(`keep ${entries}`),
    remove: () => answer('remove'),
    later: (run) => {
      due = run
      return () => void (due = null)
    },
  })
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    keeper,
    calls,
    async timePasses() {
      due?.()
      due = null
      await settled()
    },
    async serverAnswers() {
      waiting.shift()?.()
      await settled()
    },
  }
}

test('what is filled in is kept a while after the last key, and once', async () => {
  const { keeper, calls, timePasses, serverAnswers } = begun()
  keeper.change('A')
  keeper.change('As')
  expect([keeper.isBehind(), calls]).toEqual([true, []])
  await timePasses()
  await serverAnswers()
  keeper.change('As')
  await timePasses()
  expect([keeper.isBehind(), calls]).toEqual([false, ['keep As']])
})

test('a later key waits for the call before it, and the last one wins', async () => {
  const { keeper, calls, timePasses, serverAnswers } = begun()
  keeper.change('A')
  await timePasses()
  keeper.change('As')
  await timePasses()
  expect(calls).toEqual(['keep A'])
  await serverAnswers()
  await serverAnswers()
  expect([keeper.isBehind(), calls]).toEqual([false, ['keep A', 'keep As']])
})

test('while the person is being registered nothing more is kept; where that fails it goes on', async () => {
  const { keeper, calls, timePasses } = begun()
  await keeper.pause()
  keeper.change('Astrid')
  await timePasses()
  expect([keeper.isBehind(), calls]).toEqual([false, []])
  keeper.goOn()
  await timePasses()
  expect(calls).toEqual(['keep Astrid'])
})

test('what is thrown away is removed after the call that is on its way, and not kept again', async () => {
  const { keeper, calls, timePasses, serverAnswers } = begun()
  keeper.change('A')
  await timePasses()
  void keeper.forget()
  await serverAnswers()
  keeper.change('As')
  await timePasses()
  await serverAnswers()
  expect(calls).toEqual(['keep A', 'remove'])
})

test('a call that fails is made again with the next key', async () => {
  const sent: string[] = []
  let due = () => {}
  const keeper = createEntriesKeeper<string>({
    send: async (entries) => {
      sent.push(entries)
      if (sent.length === 1) throw new Error('no connection')
    },
    remove: async () => undefined,
    later: (run) => {
      due = run
      return () => undefined
    },
  })
  keeper.change('A')
  due()
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(keeper.isBehind()).toBe(true)
  keeper.change('As')
  due()
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect([keeper.isBehind(), sent]).toEqual([false, ['A', 'As']])
})

test('what could not be kept without a line is kept when it is back, without another key', () => {
  const watchers = new Set<() => void>()
  let isLost = true
  let times = 0
  const stop = keepWhenBack(
    {
      isLost: () => isLost,
      watch: (change) => {
        watchers.add(change)
        return () => watchers.delete(change)
      },
    },
    () => (times += 1),
  )
  const tell = () => watchers.forEach((watch) => watch())
  tell()
  expect(times).toBe(0)
  isLost = false
  tell()
  expect(times).toBe(1)
  stop()
  tell()
  expect(times).toBe(1)
})
