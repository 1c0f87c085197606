// `npm start`, and its variants: see taskOf in start/settings.ts. Plain JavaScript for Node 20, and all that waits beside the
// server: it holds nothing but that.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { builtServer, canRun, endLike, handOver, root, run, signals } from './node26.mjs'
import { keepRunning } from './start/keep-running.mjs'
import { hasBuilt } from './start/has-built.mjs'

const options = process.argv.slice(2)
if (options.length === 0 || options[0] === '--reset-demo') await serve()
else handOver('tools/start.ts', options).send('begin')

/** The server loads while its sources are looked at, and begins once they are known to be those it was built from. */
async function serve() {
  const early = canRun(builtServer) ? load(options) : null
  const preparing = spawn(process.execPath, [join(root, 'tools/start/prepare.mjs')], { stdio: 'inherit' })
  const [status, by] = await once(preparing, 'exit')
  if (status !== 0) early?.kill('SIGKILL')
  if (status !== 0 && status !== hasBuilt) endLike(status, by)
  let loaded = status === 0 ? early : null
  const server = keepRunning({
    launch(again) {
      const child = loaded ?? load(again ? ['--again'] : options)
      loaded = null
      child.send('begin')
      return child
    },
    say: console.log,
  })
  for (const signal of signals) process.on(signal, () => server.end(signal))
  const { code, signal, isFault } = await server.ended
  if (!isFault) endLike(code, signal)
  // The database that it has started is left to nobody.
  load(['--end']).once('exit', endLike).send('begin')
}

function load(task) {
  // Less room for what is young is collected more often (a fifth of the time of a page with 4), more takes memory.
  return run(['--max-semi-space-size=16', builtServer, ...task])
}
