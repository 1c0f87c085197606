import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.ts'
import { ask } from './database.ts'
import type { LogFile } from './log-file.ts'
import { root } from './settings.ts'

/** Fills an empty database with the demo world. One that holds a client is somebody's already, and left as it is. */
export async function fillDemo(ownerUrl: string, log: LogFile): Promise<void> {
  const script = join(root, 'database/demo/fill.ts')
  if (!existsSync(script) || (await ask(ownerUrl, 'select from omsorg.client limit 1')).length > 0) return
  console.log('Filling the demo world ...')
  await runQuietly([script], log, { OMSORG_OWNER_URL: ownerUrl })
}
