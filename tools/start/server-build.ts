import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.ts'
import type { LogFile } from './log-file.ts'
import { root } from './settings.ts'

const folder = join(root, 'tools/dist')
const entry = join(folder, 'omsorg.cjs')

/**
 * Bundles the server with its packages into a few files, which are compiled once, load in a fifth of the time and take less
 * memory: what every server needs, and what is loaded when somebody needs it.
 */
export async function buildServer(log: LogFile): Promise<void> {
  console.log('Building the server ...')
  removeAllButLast()
  const config = join(root, 'tools/start/server-bundle.ts')
  await runQuietly([join(root, 'node_modules/rolldown/bin/cli.mjs'), '--config', config, '--logLevel', 'warn'], log)
}

/** A server may still run from the last build and load more of it; nobody runs from the ones before. */
function removeAllButLast(): void {
  if (!existsSync(entry)) return
  const lastBuild = statSync(entry).mtimeMs - 60_000
  const built = readdirSync(folder).filter((name) => /\.cjs(\.map)?$/.test(name))
  for (const path of built.map((name) => join(folder, name))) if (statSync(path).mtimeMs < lastBuild) rmSync(path)
}
