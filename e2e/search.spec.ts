import { expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { peopleOf } from './order-wizard.ts'
import { goToCareRecipients } from './signing-in.ts'

test('whoever opens a person before the search has been asked gets to the person, however slow the line', async ({
  page,
}) => {
  const name = 'Ingegerd Ryd'
  const line = Promise.withResolvers<void>()
  await page.route(/\/CareRecipientPage-[^/]+\.js$/, async (route) => {
    await line.promise
    await route.continue()
  })
  await goToCareRecipients(page, 'prescriber.se')
  const asked = page.waitForRequest(/\/CareRecipient\/Search/i)
  await page.getByRole('searchbox').fill(name)
  await peopleOf(page).getByRole('link', { name, exact: true }).click()
  await asked
  line.resolve()
  await expect(pageTitle(page, name)).toBeVisible()
  await expect(page.getByRole('link', { name: t.careRecipients.tabs.orderHistory })).toBeVisible()
})
