import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.mjs'

/** Keeps a server running that is no more than a few lines of its own. */
function kept(source) {
  const told = []
  const pauses = []
  const launched = []
  const server = keepRunning({
    launch(again) {
      launched.push(again)
      return spawn(process.execPath, ['--eval', source], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    },
    say: (sentence) => told.push(sentence),
    wait: async (milliseconds) => pauses.push(milliseconds),
  })
  return { server, told, pauses, launched }
}

test('a server that ends by a fault is started again with growing pauses, and given up when it always ends', async () => {
  const { server, told, pauses, launched } = kept(`process.send({ log: '/its/log' }, () => process.exit(1))`)
  expect(await server.ended).toMatchObject({ isFault: true, code: 1 })
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000])
  expect(launched).toEqual([false, ...pauses.map(() => true)])
  expect(told.filter((each) => each.includes('started again in 4 s'))).toHaveLength(1)
  expect(told.at(-1)).toMatch(/ended 8 times in a row and is not started again.*\/its\/log/)
}, 20_000)

test('one that never answered is not tried again: what it said is the reason', async () => {
  const { server, pauses } = kept(`process.exit(1)`)
  expect(await server.ended).toMatchObject({ code: 1 })
  expect(pauses).toEqual([])
})

test.each([
  ['in order', `process.send({ log: '/its/log' }, () => process.exit(0))`],
  ['on purpose', `process.send({ log: '/its/log' }); process.send({ ends: true }, () => process.exit(1))`],
])('one that ends %s is not started again', async (_, source) => {
  const { server, told } = kept(source)
  expect(await server.ended).toMatchObject({ isFault: false })
  expect(told).toEqual([])
})

test('one that is ended is not started again', async () => {
  const { server, told } = kept(`process.send({ log: '/its/log' }); process.once('SIGTERM', () => process.exit(0))`)
  server.end('SIGTERM')
  expect(await server.ended).toMatchObject({ isFault: false })
  expect(told).toEqual([])
})
