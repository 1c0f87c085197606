import { expect, test } from 'vitest'
import { createLine } from './line.ts'

function world({ network = true, reached = true } = {}) {
  const present = { network, reached, said: 0 }
  const later: (() => void)[] = []
  const line = createLine({
    hasNetwork: () => present.network,
    ask: async () => {
      if (!present.reached) throw new TypeError('Failed to fetch')
    },
    later: (work) => void later.push(work),
  })
  line.watch(() => present.said++)
  const settle = async () => {
    later.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { line, present, settle, waiting: later }
}

test('without a network there is no line, and with one again there is when the server is reached', async () => {
  const { line, present, settle } = world()
  expect(line.isLost()).toBe(false)
  present.network = false
  line.changed()
  expect(line.isLost()).toBe(true)
  present.network = true
  line.changed()
  await settle()
  expect(line.isLost()).toBe(false)
  expect(present.said).toBe(2)
})

test('a call that finds no line loses it, and it is asked for until it is back', async () => {
  const { line, present, settle, waiting } = world({ reached: false })
  await expect(line.during(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(TypeError)
  expect(line.isLost()).toBe(true)
  await settle()
  expect(line.isLost()).toBe(true)
  present.reached = true
  await settle()
  expect(line.isLost()).toBe(false)
  await settle()
  expect(waiting).toEqual([])
})

test('a call that took too long, or was called off, says nothing of the line', async () => {
  const { line } = world()
  for (const name of ['TimeoutError', 'AbortError']) {
    await expect(line.during(Promise.reject(new DOMException('over', name)))).rejects.toThrow('over')
  }
  expect(line.isLost()).toBe(false)
})

test('the answer of a call that was under way when the line went says nothing of now', async () => {
  const { line, present } = world()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const answered = line.during(promise)
  present.network = false
  line.changed()
  resolve(new Response())
  await answered
  expect(line.isLost()).toBe(true)
})

test('any answer shows that there is a line', async () => {
  const { line } = world({ network: false })
  expect(line.isLost()).toBe(true)
  await line.during(Promise.resolve(new Response(null, { status: 503 })))
  expect(line.isLost()).toBe(false)
})
