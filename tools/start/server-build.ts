import { join } from 'node:path'
import { runQuietly } from './child.ts'
import type { LogFile } from './log-file.ts'
import { root } from './settings.ts'

/** Bundles the server with its packages into one file, which is compiled once, loads in a fifth of the time and takes less memory. */
export async function buildServer(log: LogFile): Promise<void> {
  console.log('Building the server ...')
  const config = join(root, 'tools/start/server-bundle.ts')
  await runQuietly([join(root, 'node_modules/rolldown/bin/cli.mjs'), '--config', config, '--logLevel', 'warn'], log)
}
