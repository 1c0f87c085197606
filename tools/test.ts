// `npm test`: everything, cheapest first, and one line at the end that says how it went.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks, passes, root, scriptSizes } from './checks.ts'
import { freePort } from './postgres/free-port.ts'
import { findBrowser } from './test/browser.ts'
import { folderInMemory } from './postgres/folder-in-memory.ts'
import { failuresOf, sumOf, type Tally, tallyOfPlaywright, tallyOfVitest } from './test/tally.ts'

const folder = folderInMemory('omsorg-test-')
// The PostgreSQL below it may run as another user, who has to get through.
chmodSync(folder, 0o711)

const failures: string[] = []

/** Runs one project of vitest.config.ts. The server's one runs against DATABASE_URL, else against the embedded PostgreSQL. */
function vitest(project: 'unit' | 'server'): Tally {
  const report = join(folder, `${project}.json`)
  // One line for each file; a test is named only where it fails.
  const reporters = [
    '--reporter=default',
    '--slowTestThreshold=60000',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const exitCode = run(project, ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters], {})
  failures.push(...failuresOf(reportIn(report)))
  return tallyOfVitest(reportIn(report), exitCode)
}

/** The journeys have two demo worlds of their own: each an embedded PostgreSQL on a temporary data folder, and a free port. */
async function playwright(): Promise<Tally> {
  const report = join(folder, 'browser.json')
  const exitCode = run(
    'browser',
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      OMSORG_E2E_BROWSER: findBrowser() ?? '',
      OMSORG_E2E_DATA: join(folder, 'data'),
      // The browsers keep their profiles and what their processes share there.
      TMPDIR: folder,
      OMSORG_E2E_PORTS: [await freePort(), await freePort()].join(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Node reads TypeScript itself: Playwright would translate each file again, as none is kept in a new folder.
      PW_DISABLE_TS_ESM: '1',
    },
  )
  return tallyOfPlaywright(reportIn(report), exitCode)
}

function run(name: string, script: readonly string[], environment: Readonly<Record<string, string>>): number {
  const began = performance.now()
  const result = spawnSync(process.execPath, script, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${result.status === 0 ? 'passed' : 'FAILED'}: ${name} tests (${seconds} s)`)
  return result.status ?? 1
}

function reportIn(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const tallies = checks.map((check): Tally => (passes(check) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))
tallies.push(vitest('unit'), vitest('server'), await playwright())
rmSync(folder, { recursive: true, force: true })

// The journeys have built the web application: now its scripts can be weighed.
tallies.push(passes(scriptSizes) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

for (const failure of failures) console.log(`FAILED ${failure}`)
const { passed, failed } = sumOf(tallies)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
