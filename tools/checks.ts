import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface Check {
  readonly name: string
  /** A script for Node, with its arguments. */
  readonly script: readonly string[]
}

/** What the sources must hold before any test is worth running. Seconds for all of them. */
export const checks: readonly Check[] = [
  // Two rooms side by side, each by one checker: several would each find out anew what the schemas of the contract mean.
  { name: 'types', script: ['node_modules/typescript/bin/tsc', '--build', '--checkers', '1', '--builders', '2'] },
  { name: 'lint', script: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', script: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'walls', script: ['tools/walls.ts'] },
  { name: 'dependencies', script: ['tools/dependencies.ts'] },
]

/** What a page may load before it is there; it needs the built web application. */
export const scriptSizes: Check = { name: 'script sizes', script: ['web/sizes.ts'] }

/** Runs a check and says in one line how it went; what it has to say itself stands above that line. */
export function passes({ name, script }: Check): boolean {
  const began = performance.now()
  const { status } = spawnSync(process.execPath, script, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)`)
  return status === 0
}
