import { type Page, expect } from '@playwright/test'

/** Follows the newest link of a subject that was mailed to an address, as soon as it has come: the mailbox does not look by itself. */
export async function followMailedLink(page: Page, address: string, subject: string): Promise<void> {
  const title = page.getByRole('heading', { name: subject, exact: true })
  const letter = page.getByRole('listitem').filter({ has: title }).filter({ hasText: address }).first()
  await expect(async () => {
    await page.goto('/demo/mailbox')
    await expect(letter).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await letter.getByRole('link').click()
}
