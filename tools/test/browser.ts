import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks.ts'

// The first has no window to draw, and takes a fifth less of the processor for the same journeys.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser that the journeys run in, as a path: an installed one; else, by root on Debian, the package of the system;
 * else the one that Playwright fetches, for which the answer is null.
 */
export function findBrowser(): string | null {
  const installed = installedBrowser()
  if (installed) return installed
  console.log('Installing a browser ...')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    installFromDebian()
    const fromDebian = installedBrowser()
    if (fromDebian) return fromDebian
  }
  run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])
  return null
}

function installedBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(':').filter(Boolean)
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places]
  // A program of that name may be no more than advice on how to install one: it must answer.
  return (
    candidates.find((path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0) ??
    null
  )
}

function installFromDebian(): void {
  // What it recommends is a desktop, with printers: half a minute. It needs the letters of one family.
  const packages = ['chromium-headless-shell', 'fonts-liberation']
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  if (!install()) {
    run('apt-get', ['update'])
    install()
  }
}

function run(command: string, args: readonly string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment }).status === 0
}
