import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const words = t.preliminaryOrders

test('the orders of a care place are found by word and status, and each leads to its page (O-2-32)', async ({
  page,
}) => {
  await signIn(page, 'orderer.se')
  await page.goto('/CarePlace')
  await expect(pageTitle(page, t.screens.orderHistory)).toBeVisible()
  const table = page.getByRole('table', { name: t.orders.history.title })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: t.orders.history.filters.status }).selectOption({ label: t.statuses.erp[6] })
  await expect(page).toHaveURL(/status=6/)
  await page.getByRole('searchbox', { name: t.orders.history.search }).fill('norrbäck')
  await page.keyboard.press('Enter')
  await expect(table.getByRole('cell', { name: 'Astrid Norrbäck' }).first()).toBeVisible()
  await expect(table.getByText('Aina Fors')).toHaveCount(0)

  await table.getByRole('link').first().click()
  await expect(page).toHaveURL(/OrderOverview\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Astrid Norrbäck')
  await expectAccessible(page)
})

test('a preliminary order is made a favourite by its key, changed in place and put back, and removed after a question (O-2-36)', async ({
  page,
}) => {
  await signIn(page, 'prescriber.se')
  await page.goto('/CarePlace/PreliminaryOrders')
  await expect(pageTitle(page, t.screens.preliminaryOrders)).toBeVisible()
  const favorites = page.getByRole('table', { name: words.favorites })
  const others = page.getByRole('table', { name: words.savedOnes })
  await others.getByRole('button', { name: 'Julförråd', exact: true }).focus()
  await page.keyboard.press('s')
  await expect(favorites.getByRole('button', { name: 'Julförråd', exact: true })).toBeVisible()
  await page.getByRole('button', { name: t.common.actions.undo }).click()
  await expect(others.getByRole('button', { name: 'Julförråd', exact: true })).toBeVisible()
  await expectAccessible(page)

  await favorites.getByRole('button', { name: 'Förrådet, veckans', exact: true }).click()
  const pane = page.getByRole('region', { name: 'Förrådet, veckans' })
  const gone = pane.getByRole('region', { name: words.changes.gone({ count: 1 }) })
  await gone.getByRole('button', { name: words.removeLine }).click()
  await expect(gone).toHaveCount(0)
  await page.getByRole('button', { name: t.common.actions.undo }).click()
  await expect(gone).toBeVisible()

  await others.getByRole('button', { name: 'Gamla listan', exact: true }).focus()
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: words.remove.question({ name: 'Gamla listan' }) })
  await question.getByRole('button', { name: words.remove.action }).click()
  await expect(others.getByRole('button', { name: 'Gamla listan', exact: true })).toHaveCount(0)
})

test('what is kept for residents is not shown to whoever may not see persons', async ({ page }) => {
  await signIn(page, 'purchaser.se')
  await page.goto('/CarePlace/PreliminaryOrders')
  await expect(page.getByText(words.notShown).first()).toBeVisible()
  await expect(page.getByText('Boende, var fjärde vecka')).toHaveCount(0)
})
