import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const words = t.imports

async function lookAt(page: Page, name: string, rows: readonly string[]): Promise<void> {
  const buffer = Buffer.from(['itemNumber;status;quantity', ...rows].join('\n'))
  await page.getByRole('radio', { name: words.kinds.stock }).check()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: words.look }).click()
  await expect(page.getByRole('heading', { name: words.previewTitle({ file: name }) })).toBeVisible()
}

test('a file with faults says which rows, and changes nothing; the mended one is applied whole', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/Utilities')
  await expect(pageTitle(page, words.title)).toBeVisible()
  await expectAccessible(page)

  await lookAt(page, 'fel.csv', ['410201;in-stock;12', '999999999;in-stock;4', '410226;in-stock;-3'])
  await expect(page.getByText(words.faultsFound({ count: 2 }))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: words.faultCodes['unknown-item'] })).toContainText('3')
  await expect(page.getByRole('row').filter({ hasText: words.faultCodes['not-valid'] })).toContainText('4')
  await expect(page.getByRole('button', { name: words.apply({ count: 1 }) })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.anotherFile }).click()

  await lookAt(page, 'ratt.csv', ['410201;in-stock;12', '410226;few-in-stock;3'])
  await expect(page.getByRole('row').filter({ hasText: '410226' })).toContainText('few-in-stock')
  await page.getByRole('button', { name: words.apply({ count: 2 }) }).click()
  const done = page.getByRole('row').filter({ hasText: 'ratt.csv' })
  await expect(done).toContainText(words.states.applied)
  await expect(page.getByRole('row').filter({ hasText: 'fel.csv' })).toContainText(words.states.previewed)
  await expectAccessible(page)

  // Taken in a second time, it changes nothing.
  await lookAt(page, 'ratt.csv', ['410201;in-stock;12', '410226;few-in-stock;3'])
  await expect(page.getByText(words.nothingToApply)).toBeVisible()
})

test('what the ERP tells is taken over at a click, and says how much', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/Utilities')
  await page.getByRole('button', { name: words.syncRatings }).click()
  await expect(page.getByText(words.synced)).toBeVisible()
  await expectAccessible(page)
})
