import { type Page, expect } from '@playwright/test'
import axe from 'axe-core'

const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
/** The themes differ in their colours alone. */
const colours = { type: 'rule', values: ['color-contrast'] } as const

/**
 * Nothing on the screen breaks WCAG 2.2 AA or skips a level of headings, in the light theme and in the dark one. A dialog is
 * judged alone, the one with the focus where one lies over another, for nothing behind it can be reached: the page is judged
 * without it. So may be what else opens over a page. In the dark, which differs in its colours alone, an address is judged
 * again where it draws something that it has not drawn before.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const drawsSomethingNew = isNew(await page.evaluate(whatIsDrawn))
  for (const [colorScheme, rules] of [
    ['dark', colours],
    ['light', everyRule],
  ] as const) {
    if (colorScheme === 'dark' && !drawsSomethingNew) continue
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    const { found, judged } = await page.evaluate(judge, { rules, within })
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([])
    expect(judged).toBeGreaterThan(0)
  }
}

interface Judging {
  readonly rules: typeof everyRule | typeof colours
  readonly within: string | undefined
}

/** What each address, without the numbers of its records, has drawn so far. */
const drawn = new Map<string, Set<string>>()

function isNew({ address, looks }: { readonly address: string; readonly looks: readonly string[] }): boolean {
  const before = drawn.get(address) ?? new Set()
  drawn.set(address, new Set([...before, ...looks]))
  return looks.some((each) => !before.has(each))
}

/** Runs in the page: each way in which a part of it looks, which its classes say and the states that they ask for. */
function whatIsDrawn() {
  const states = ['aria-current', 'aria-disabled', 'aria-invalid', 'aria-pressed', 'aria-selected', 'disabled', 'open']
  const parts = [...document.querySelectorAll('[class]')]
  return {
    address: location.pathname.replaceAll(/[\dA-F-]{8,}|\d+/gi, ''),
    looks: parts.map((each) => ['class', ...states].map((name) => each.getAttribute(name)).join(' ')),
  }
}

/** Runs in the page. */
async function judge({ rules, within }: Judging): Promise<{ found: string[]; judged: number }> {
  const { axe: judging } = globalThis as unknown as { axe: typeof axe }
  const { violations, passes, incomplete } = await judging.run(
    document.activeElement?.closest('dialog:modal') ?? document.querySelector('dialog:modal') ?? within ?? document,
    {
      runOnly: { type: rules.type, values: [...rules.values] },
      ...(rules.type === 'tag' && { rules: { 'heading-order': { enabled: true } } }),
      resultTypes: ['violations'],
    },
  )
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  // What has no colour that can be told for sure is judged, too.
  return { found, judged: passes.length + incomplete.length }
}
