import { textsOf } from '@omsorg/texts/all.ts'
import { type ConsoleMessage, type Page, type Response, type Route, expect, test as plain } from '@playwright/test'
import { type Desk, openDesk } from './erp-desk.ts'
import { worlds } from './worlds.ts'

/** Every sentence that a journey looks for: what is not translated is not found. */
export const t = textsOf('sv')

/** What went wrong behind the screen. */
export interface Faults {
  /** Answers of 400 and above, but for the one that the specification asks for: no maintenance is a 404. */
  readonly refusals: readonly string[]
}

export interface Fixtures {
  readonly faults: Faults
  readonly desk: Desk
}

export const test = plain.extend<Fixtures>({
  baseURL: ({ baseURL }, use, { parallelIndex }) => use(worlds[parallelIndex]?.address ?? baseURL),
  faults: [
    async ({ context }, use) => {
      const refusals: string[] = []
      const errors: string[] = []
      context.on('response', (response) => {
        if (response.status() >= 400 && !isQuestionForMaintenance(response)) refusals.push(nameOf(response))
      })
      context.on('weberror', (error) => errors.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && !repeatsAnAnswer(message)) errors.push(message.text())
      })
      await use({ refusals })
      expect(errors, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
  desk: async ({ request }, use) => {
    const desk = openDesk(request)
    await desk.wish('stand-still')
    await use(desk)
    await desk.wish('behave')
  },
})

function isQuestionForMaintenance(response: Response): boolean {
  return response.status() === 404 && response.url().includes('/StaticContent/Maintenance/')
}

/** The browser writes a line for each failed call; the calls themselves are counted. */
function repeatsAnAnswer(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource')
}

function nameOf(response: Response): string {
  return `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`
}

/** The heading of the page. */
export function pageTitle(page: Page, words: string | RegExp) {
  return page.getByRole('heading', { level: 1, name: words })
}

/** Opens a select that is searched in. Until its part has come, a native one stands there, whose list would go with it. */
export async function openSearchSelect(page: Page, name: string): Promise<void> {
  const select = page.getByRole('combobox', { name, exact: true })
  await expect(select).toHaveAttribute('aria-haspopup', 'listbox')
  await select.click()
}

/** A pattern of a sentence in which every number stands for any number, to be read from it. */
export function anyNumbers(sentence: string): RegExp {
  const words = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(words.replaceAll(/\d+/g, String.raw`(\d+)`))
}

/**
 * Treats the first call of an address in a way of its own. The route stays, for what a page asks for in the moment in which
 * the last route is taken away can be lost, and a page that loads would wait for it without end.
 */
export async function onFirstCall(
  page: Page,
  address: string | RegExp,
  treat: (route: Route) => Promise<void>,
): Promise<void> {
  let calls = 0
  await page.route(address, (route) => {
    calls += 1
    return calls === 1 ? treat(route) : route.fallback()
  })
}

/** Presses a button as soon as a heading stands there, before anything else happens. */
export const pressAsSoonAs = (page: Page, heading: string, button: string) =>
  page.evaluate(
    ([awaited, pressed]) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      new MutationObserver((_, observer) => {
        if (!all('h3').some(({ textContent }) => textContent === awaited)) return
        observer.disconnect()
        all('button')
          .find(({ textContent }) => textContent === pressed)
          ?.click()
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    [heading, button] as const,
  )
