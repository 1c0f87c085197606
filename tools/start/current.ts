import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { givenUp, hasBuilt } from './exit-codes.mjs'
import { root } from './settings.ts'

/**
 * Whether what is served was built from the sources of today; if not, it is built anew. In a process of its own, whose memory
 * goes with it; when that fails, its message is the reason, and this one ends with it.
 */
export async function buildIsCurrent(): Promise<boolean> {
  const preparing = spawn(process.execPath, [join(root, 'tools/start/prepare.mjs')], { stdio: 'inherit' })
  const stop = () => preparing.kill()
  process.once('exit', stop)
  const [code] = await once(preparing, 'exit')
  process.off('exit', stop)
  if (code !== 0 && code !== hasBuilt) process.exit(givenUp)
  return code === 0
}
