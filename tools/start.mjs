// `npm start`, and its variants: see taskOf in start/settings.ts. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, builtServer, handOver, installWhatIsMissing, nodeBinary, root } from './node26.mjs'
import { hasBuilt } from './start/exit-codes.mjs'

const options = process.argv.slice(2)
if (options.length === 0 || options[0] === '--reset-demo') serve(options)
else handOver('tools/start.ts', options)

/** Whether it was built from the sources of today is looked at by the server itself, while it loads. */
function serve([option = '']) {
  installWhatIsMissing()
  if (!existsSync(builtServer)) prepare()
  // Less room for what is young is collected more often (a fifth of the time of a page with 4), more takes memory: 8 MiB
  // at rest for the room that it begins with, which would be 1 and not grow while little is kept.
  const server = [nodeBinary(), '--min-semi-space-size=8', '--max-semi-space-size=16', builtServer]
  const keepRunning = join(root, 'tools/start/keep-running.sh')
  if (process.platform === 'win32') become(server[0], [...server.slice(1), ...options])
  else become('/bin/sh', [keepRunning, option, ...server])
}

function prepare() {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/start/prepare.mjs')], { stdio: 'inherit' })
  if (status !== 0 && status !== hasBuilt) process.exit(status ?? 1)
}
