// `npm run bench -- --pages`: what the screens of experience feel like at a quarter of the processor behind slow 4G.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from '../../tools/postgres/free-port.ts'
import { endScripts, startScript } from '../../tools/start/child.ts'
import { findBrowser } from '../../tools/test/browser.ts'
import { median } from '../measure.ts'
import { type HolderSession, keepSession, signInHolder } from './holder.ts'
import { measurePage, type PageFigures } from './measure-page.ts'

interface Screen {
  readonly name: string
  /** A prescriber, or a guardian on a phone; nobody when left out. */
  readonly as?: 'staff' | 'holder'
  readonly address: (careRecipientId: string) => string
  /** Milliseconds to the largest paint that are the goal. */
  readonly goal: number
  readonly use: (page: Page) => Promise<void>
}

const typeIn = (selector: string, text: string) => async (page: Page) => {
  await page.locator(selector).first().pressSequentially(text, { delay: 150 })
}

const screens: readonly Screen[] = [
  { name: 'sign-in', address: () => '/login', goal: 1800, use: typeIn('input[autocomplete=username]', 'maja') },
  { name: 'list', as: 'staff', address: () => '/CareRecipient', goal: 2200, use: typeIn('main input', 'ber') },
  {
    name: 'person',
    as: 'staff',
    address: (id) => `/CareRecipient/${id}`,
    goal: 2200,
    use: (page) => page.locator('main button').first().press('Enter'),
  },
  {
    name: 'wizard',
    as: 'staff',
    address: (id) => `/Order/Withdrawal/CRID/${id}/CID/CPID/COID`,
    goal: 2200,
    use: typeIn('main input', '1'),
  },
  {
    name: 'product selection',
    as: 'staff',
    address: (id) => `/ProductSelection/Direct/${id}/Incontinence`,
    goal: 2200,
    use: typeIn('main input', 'nor'),
  },
  {
    name: 'portal sign-in',
    address: () => '/my',
    goal: 1800,
    use: (page) => page.locator('main button').last().press('Enter'),
  },
  {
    name: 'portal home',
    as: 'holder',
    address: () => '/my',
    goal: 1800,
    use: (page) => page.locator('header button').last().press('Enter'),
  },
  {
    name: 'portal order',
    as: 'holder',
    address: () => '/my/order',
    goal: 1800,
    use: (page) => page.locator('main button').first().press('Enter'),
  },
  {
    name: 'portal diary',
    as: 'holder',
    address: () => '/my/diary',
    goal: 1800,
    use: (page) => page.locator('header button').last().press('Enter'),
  },
]

/** The goals of every screen: milliseconds from a press to the next paint, and how far the layout may move. */
const slowestInteraction = 100
const largestShift = 0.02

const prescriber = 'prescriber.se'
const guardian = 'parent@example.org'
const phone = { viewport: { width: 390, height: 844 } }

export async function measurePages(rounds: number): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'omsorg-bench-'))
  // PostgreSQL below it may run as another user, who has to get through.
  chmodSync(dataFolder, 0o711)
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  startScript(['tools/start.mjs', '--reset-demo'], { PORT: port, OMSORG_DATA: dataFolder, OMSORG_MODE: 'demo' })
  await untilReady(address)
  const path = findBrowser()
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  try {
    console.log('| screen | LCP ms | goal | interaction ms | goal | CLS | goal | requests | script kB | all kB |')
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
    for (const screen of screens) console.log(rowOf(screen, await measureRounds(browser, address, screen, rounds)))
  } finally {
    await browser.close()
    await endScripts()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function measureRounds(
  browser: Browser,
  address: string,
  screen: Screen,
  rounds: number,
): Promise<PageFigures[]> {
  const all: PageFigures[] = []
  let session: HolderSession | null = null
  for (let round = 0; round < rounds; round += 1) {
    const here = { baseURL: address, locale: 'sv-SE', timezoneId: 'Europe/Stockholm' }
    const context = await browser.newContext(screen.name.startsWith('portal') ? { ...here, ...phone } : here)
    const page = await context.newPage()
    const person = screen.as === 'staff' ? await signIn(page) : ''
    if (screen.as === 'holder') await keepSession(page, (session ??= await signInHolder(page, guardian)))
    all.push(await measurePage(page, screen.address(person), screen.use))
    await context.close()
  }
  return all
}

/** Signs in and answers the person who stands first in the list. */
async function signIn(page: Page): Promise<string> {
  await page.goto('/login')
  await page.locator('input[autocomplete=username]').fill(prescriber)
  await page.locator('input[type=password]').fill(demoPassword)
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL((url) => !/\/(login)?$/i.test(url.pathname))
  await page.goto('/CareRecipient')
  const first = page.locator('main a[href^="/CareRecipient/"]').first()
  const href = (await first.getAttribute('href')) ?? ''
  return /\d+/.exec(href)?.[0] ?? ''
}

function rowOf({ name, goal }: Screen, rounds: readonly PageFigures[]): string {
  const of = (read: (figures: PageFigures) => number) => median(rounds.map(read))
  const cells = [
    name,
    of((each) => each.largestPaint).toFixed(0),
    goal,
    of((each) => each.interaction).toFixed(0),
    slowestInteraction,
    of((each) => each.shift).toFixed(3),
    largestShift,
    of((each) => each.requests),
    of((each) => each.scriptKilobytes).toFixed(0),
    of((each) => each.kilobytes).toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((settle) => setTimeout(settle, 250))
  }
  throw new Error(`${address} was not ready within two minutes`)
}
