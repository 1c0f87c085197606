import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenUp, hasBuilt } from './exit-codes.mjs'
import { mostQuickEnds, pauseBefore } from './restarts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omsorg-keep-'))
  write('sleep', `echo "$1" >> "$FOLDER/pauses"`)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, source: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${source}\n`, { mode: 0o755 })
}

const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')

/** Keeps a server running that is a few lines of a shell; it finds how it was started in `$1`. Pauses take no time. */
async function keep(source: string, { option = '', end = false } = {}) {
  write('server', `echo "\${1:-no option}" >> "$FOLDER/lives"\n${source}`)
  const kept = spawn('/bin/sh', [join(import.meta.dirname, 'keep-running.sh'), option, join(folder, 'server')], {
    env: { PATH: `${folder}:${process.env['PATH']}`, FOLDER: folder },
  })
  let told = ''
  kept.stdout.on('data', (text) => {
    told += String(text)
    if (end) kept.kill('SIGTERM')
  })
  const [code] = await once(kept, 'close')
  return { code, told, lives: linesOf('lives') }
}

test('a server that ends by a fault is started again with growing pauses, and given up when it always ends', async () => {
  const { code, told, lives } = await keep('exit 1', { option: '--reset-demo' })
  const again = Array.from({ length: mostQuickEnds - 1 }, () => '--again')
  expect(lives).toEqual(['--reset-demo', ...again, '--end'])
  const pauses = again.map((_, index) => pauseBefore(Array.from({ length: index + 1 }, () => 0)))
  expect(linesOf('pauses').map((seconds) => Number(seconds) * 1_000)).toEqual(pauses)
  expect(told).toContain('started again in 4 s')
  expect(told.trimEnd().split('\n').at(-1)).toMatch(/ended 8 times in a row and is not started again/)
  expect(code).toBe(1)
})

test('one that was killed is started again', async () => {
  const { code, lives } = await keep(`[ "$1" = --again ] && exit 0; kill -KILL $$`)
  expect(lives).toEqual(['no option', '--again'])
  expect(code).toBe(0)
})

test.each([
  ['in order', 0],
  ['on purpose, such as because its port is taken', givenUp],
])('one that ends %s is not started again', async (_, end) => {
  expect(await keep(`exit ${end}`)).toEqual({ code: end, told: '', lives: ['no option'] })
})

test('one that finds itself built from other sources is started anew at once, as it was', async () => {
  const source = `[ -e "$FOLDER/built" ] && exit 0; touch "$FOLDER/built"; exit ${hasBuilt}`
  const { code, told, lives } = await keep(source, { option: '--reset-demo' })
  expect({ code, told, lives }).toEqual({ code: 0, told: '', lives: ['--reset-demo', '--reset-demo'] })
})

test('one that is asked to end ends in order and is not started again', async () => {
  write('sleep', 'exec /bin/sleep "$1"')
  const serving = `trap 'echo ended in order; exit 0' TERM; echo serving; while :; do :; done`
  expect(await keep(serving, { end: true })).toEqual({
    code: 0,
    told: 'serving\nended in order\n',
    lives: ['no option'],
  })
})

test('one that does not end when it is asked to is ended', async () => {
  const { code, lives } = await keep(`trap '' TERM; echo serving; while :; do :; done`, { end: true })
  expect(linesOf('pauses')).toEqual(['15'])
  expect({ code, lives }).toEqual({ code: 137, lives: ['no option'] })
})
