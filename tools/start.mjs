// `npm start`, and its variants: see taskOf in start/settings.ts. Plain JavaScript for Node 20, and all that waits beside the
// server: it holds nothing but that.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { builtServer, endLike, handOver, root, run, signals } from './node26.mjs'
import { keepRunning } from './start/keep-running.mjs'

const options = process.argv.slice(2)
if (options.length === 0 || options[0] === '--reset-demo') await serve()
else handOver('tools/start.ts', options)

async function serve() {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/start/prepare.mjs')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  const server = keepRunning({
    // Less room for what is young is collected more often (a fifth of the time of a page with 4), more takes memory.
    launch: (again) => run(['--max-semi-space-size=16', builtServer, ...(again ? ['--again'] : options)]),
    say: console.log,
  })
  for (const signal of signals) process.on(signal, () => server.end(signal))
  const { code, signal, isFault } = await server.ended
  if (!isFault) endLike(code, signal)
  // The database that it has started is left to nobody.
  run([builtServer, '--end']).once('exit', endLike)
}
