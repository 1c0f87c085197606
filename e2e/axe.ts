import { type Page, expect } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Nothing on the screen breaks WCAG 2.2 AA, in the light theme and in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    const { found, passed } = await page.evaluate(judge, rules)
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([])
    expect(passed).toBeGreaterThan(0)
  }
}

/** Runs in the page. */
async function judge(tags: readonly string[]): Promise<{ found: string[]; passed: number }> {
  const { axe: judging } = globalThis as unknown as { axe: typeof axe }
  const { violations, passes } = await judging.run({ runOnly: [...tags], resultTypes: ['violations'] })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  return { found, passed: passes.length }
}
