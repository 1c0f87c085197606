import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { worlds } from './worlds.ts'

const browser = process.env['OMSORG_E2E_BROWSER']

/** The journeys, in Swedish unless they say otherwise, against fresh demo worlds. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // The journeys change their world: in each they run one after the other, file by file.
  workers: worlds.length,
  timeout: 90_000,
  // How fast a screen is, `bench/` measures: a journey waits for what comes, on a machine that does other things as well.
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']
    ? [[process.stdout.isTTY ? 'line' : 'dot'], ['json']]
    : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Nothing moves while it is judged.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Every step of every journey would be drawn and written down for the few that fail: --trace retain-on-failure does so.
    trace: 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Root has no sandbox to go into; without the other flags the browser asks for its maker's hosts at every start.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Started one after the other: the first builds the pages for all.
  webServer: worlds.map(({ port, address, dataFolder }) => ({
    command: `"${process.execPath}" tools/start.mjs --reset-demo`,
    cwd: join(import.meta.dirname, '..'),
    url: `${address}/ready`,
    // The first of them builds the pages as well, on a machine that may do other things.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    // Never the database of whoever runs the tests: the world is made anew each time.
    env: {
      PORT: port,
      OMSORG_DATA: dataFolder,
      OMSORG_MODE: 'demo',
      // The supplier has an order at once; taking back is tried on the server.
      OMSORG_DEMO_UNDO_SECONDS: '0',
      DATABASE_URL: '',
      OMSORG_OWNER_URL: '',
    },
  })),
})
