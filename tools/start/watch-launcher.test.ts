import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { watchLauncher } from './watch-launcher.ts'

test('a launcher that was killed is noticed, and nobody is told while it lives', async () => {
  const launcher = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  await once(launcher, 'spawn')
  const gone = new Promise<boolean>((settle) => watchLauncher(launcher.pid ?? 0, () => settle(launcher.killed), 20))
  launcher.kill('SIGKILL')
  expect(await gone).toBe(true)
})
