import { type Locator, type Page, expect } from '@playwright/test'

export async function openGallery(page: Page): Promise<void> {
  await page.goto('/demo/gallery')
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
}

export function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
