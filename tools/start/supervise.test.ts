import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { openLogFile } from './log-file.ts'
import { mostQuickEnds } from './restarts.ts'
import { supervise } from './supervise.ts'

function supervised(source: string) {
  const folder = temporaryFolder()
  const script = join(folder, 'server.mjs')
  writeFileSync(script, source)
  const log = openLogFile(join(folder, 'omsorg.log'))
  const told: string[] = []
  const pauses: number[] = []
  const wait = async (milliseconds: number) => void pauses.push(milliseconds)
  const server = supervise({ script: [script], environment: {}, log, say: (each) => void told.push(each), wait })
  return { server, log, told, pauses }
}

const answersAndFails = `console.log('a line'); process.send({ address: 'http://here' }, () => process.exit(1))`

test('a server that ends by a fault is started again with growing pauses, and given up when it always ends', async () => {
  const { server, log, told, pauses } = supervised(answersAndFails)
  const { address, givenUp, end } = await server
  expect(address).toBe('http://here')
  expect(await givenUp).toContain(log.path)
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000])
  expect(told.filter((each) => each.includes('started again in 4 s'))).toHaveLength(1)
  expect(readFileSync(log.path, 'utf8')).toBe('a line\n'.repeat(mostQuickEnds))
  await end()
}, 20_000)

test('one that never answered is not tried again: what it said is the reason', async () => {
  await expect(supervised(`process.send({ advice: 'Port 3000 is taken.' })`).server).rejects.toThrow(
    'Port 3000 is taken.',
  )
  const silent = supervised(`throw new Error('nobody expected this')`)
  await expect(silent.server).rejects.toThrow('nobody expected this')
  expect(silent.pauses).toEqual([])
})

test('one that is ended is not started again', async () => {
  const { server, told } = supervised(`
    process.send({ address: 'http://here' })
    process.once('SIGTERM', () => process.exit(0))`)
  await (await server).end()
  expect(told).toEqual([])
})
