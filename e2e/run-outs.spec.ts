import { textsOf } from '@omsorg/texts/all.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { goToCareRecipients } from './signing-in.ts'

const t = textsOf('sv')
const { stock } = t

test('who runs out first is counted by keyboard: the date follows, and the next one is at hand', async ({ page }) => {
  // A count would move what other journeys expect of the persons whom they order for.
  await goToCareRecipients(page, 'prescriber.se', t)
  await page.getByRole('button', { name: 'Solgläntan, avd. 2' }).click()
  await page.getByRole('menuitem', { name: 'Strandvägen 8' }).click()
  await expect(page.getByRole('button', { name: 'Strandvägen 8' })).toBeVisible()
  await page.goto('/CarePlace/RunsOut?within=90')
  await expect(pageTitle(page, t.screens.carePlaceRunOuts)).toBeVisible()
  const list = page.getByRole('table', { name: stock.tab })
  const buttons = list.getByRole('button', { name: /^Räkna / })
  await expect(buttons.first()).toBeVisible()
  await expectAccessible(page)

  const counted = await buttons.first().getAttribute('aria-label')
  await buttons.first().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: stock.why })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(stock.wrong({ most: '100' }).slice(0, 20))).toBeVisible()
  await dialog.getByRole('textbox', { name: stock.pieces }).fill('80')
  await page.keyboard.press('Enter')
  await expect(page.getByText(stock.saved)).toBeVisible()

  const row = list.getByRole('row').filter({ has: page.getByRole('button', { name: counted ?? '', exact: true }) })
  await expect(row).toContainText(/Räknat \d{4}-\d\d-\d\d: 80/)
  await expect(buttons.first()).toBeFocused()
  await expect(buttons.first()).not.toHaveAccessibleName(counted ?? '')
})
