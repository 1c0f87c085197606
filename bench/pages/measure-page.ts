import type { CDPSession, Page } from '@playwright/test'

/** What a person feels of one screen, on a slow device behind a slow line. */
export interface PageFigures {
  /** Milliseconds until the largest part of the screen is painted. */
  readonly largestPaint: number
  /** Milliseconds from a press to the next paint, of the slowest one. */
  readonly interaction: number
  /** Cumulative layout shift, from the first paint to the last press. */
  readonly shift: number
  readonly requests: number
  /** Kilobytes (1000 bytes) over the line: scripts, and everything. */
  readonly scriptKilobytes: number
  readonly kilobytes: number
}

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowerProcessor = 4

/** Opens the address as somebody who was never here, then lets `use` press what is pressed most. */
export async function measurePage(
  page: Page,
  address: string,
  use: (page: Page) => Promise<void>,
): Promise<PageFigures> {
  const browser = await page.context().newCDPSession(page)
  const traffic = await watchTraffic(browser)
  await browser.send('Network.clearBrowserCache')
  await browser.send('Network.emulateNetworkConditions', slow4G)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  try {
    await page.addInitScript(watchPaints)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const loaded = traffic()
    await use(page)
    await page.waitForLoadState('networkidle')
    const felt = await page.evaluate(readPaints)
    return { ...felt, ...loaded }
  } finally {
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await browser.detach()
  }
}

async function watchTraffic(browser: CDPSession) {
  await browser.send('Network.enable')
  const scripts = new Set<string>()
  let requests = 0
  let bytes = 0
  let scriptBytes = 0
  browser.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1
    if (type === 'Script') scripts.add(requestId)
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  return () => ({ requests, kilobytes: bytes / 1000, scriptKilobytes: scriptBytes / 1000 })
}

interface Watched {
  largestPaint: number
  interaction: number
  shift: number
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const felt: Watched = { largestPaint: 0, interaction: 0, shift: 0 }
  Object.assign(globalThis, { felt })
  const watch = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry) => {
    felt.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) felt.shift += value
  })
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId > 0) felt.interaction = Math.max(felt.interaction, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

function readPaints(): Watched {
  return (globalThis as unknown as { felt: Watched }).felt
}
