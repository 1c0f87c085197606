import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.ts'
import type { LogFile } from './log-file.ts'
import { root } from './settings.ts'

const sources = ['web', 'contract', 'domain', 'texts', 'package-lock.json', 'tsconfig.base.json']
const skipped = new Set(['node_modules', 'dist'])

/** The folder to serve. */
export const webFolder = join(root, 'web/dist')

/** Builds the web application when it is missing or older than its sources. */
export async function buildWeb(log: LogFile): Promise<void> {
  const stampFile = join(webFolder, '.stamp')
  const stamp = stampOf(root, sources)
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isCurrent) return
  console.log('Building the pages ...')
  // The pages of staff empty the folder, and those of the portal come beside them.
  for (const pages of [['web'], ['--config', 'web/my/vite.config.ts']]) {
    const script = [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...pages, '--logLevel', 'warn']
    await runQuietly(script, log, { NODE_ENV: 'production' })
  }
  writeFileSync(stampFile, stamp)
}

/** One hash over the names and contents of all files below the given paths; tests do not count. */
export function stampOf(base: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((each) => filesBelow(base, each)).toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(base, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(base: string, path: string): string[] {
  if (/\.[a-z]+$/.test(path) && !path.includes('/')) return [path]
  return readdirSync(join(base, path), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.includes('.test.')) return []
    const inside = `${path}/${entry.name}`
    return entry.isDirectory() ? filesBelow(base, inside) : [inside]
  })
}
