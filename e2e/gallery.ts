import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test'
import { test as journey } from './journey.ts'
import { worlds } from './worlds.ts'

/** The gallery keeps nothing: its tests share a browser, which has read the scripts once, and each has a page of its own. */
export const test = journey.extend<object, { readonly shared: BrowserContext }>({
  shared: [
    async ({ browser }, use, { parallelIndex }) => {
      const context = await browser.newContext({
        baseURL: worlds[parallelIndex]?.address ?? '',
        reducedMotion: 'reduce',
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ shared }, use) => use(shared),
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await openGallery(page)
    await use(page)
    await page.close()
  },
})

export async function openGallery(page: Page): Promise<void> {
  await page.goto('/demo/gallery')
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
}

export function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
