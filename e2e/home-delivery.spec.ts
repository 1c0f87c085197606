import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { expectReceipt, goToCheck, goToReceiver, placeButton, readWarnings } from './order-wizard.ts'
import { signIn } from './signing-in.ts'

const { carePlace, orders, orderPage, statuses } = t
const name = 'Leif Dalsnes'

test('what is selected and not prescribed is brought home in Norway, at its price there (A-2.5-26, O-2-40)', async ({
  page,
}) => {
  await signIn(page, 'prescriber.no')
  await page.goto('/CarePlace/HomeDelivery')
  await page.getByRole('link', { name: carePlace.homeDelivery.orderFor({ name }) }).click()
  await expect(page).toHaveURL(/\/Order\/HomeDelivery\/\d+\/CID\/CPID$/)
  await expect(pageTitle(page, new RegExp(name))).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText(formatsFor({ locale: 'sv-SE', market: 40 }).money(30_350))
  await expectAccessible(page)
  await goToReceiver(page)
  await goToCheck(page)
  await expectAccessible(page)
  await readWarnings(page)
  await placeButton(page).click()
  await expectReceipt(page)
  await expect(page.getByText(statuses.orderType.homeDelivery).first()).toBeVisible()
  await expectAccessible(page)
})

test('an order that was placed in the portal says so in the history, and on a page of its own (A-2.5-31, O-1-07, O-2-45, O-3-63)', async ({
  page,
}) => {
  await signIn(page, 'prescriber.se')
  await page.goto('/CarePlace')
  const history = page.getByRole('table', { name: orders.history.title })
  await page.getByRole('searchbox', { name: orders.history.search }).fill('Sture Kvarnås')
  await page.keyboard.press('Enter')
  const fromPortal = history.getByRole('row').filter({ hasText: statuses.orderSource.crp })
  await fromPortal.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/CRPOrderOverview\/\d+/)
  await expect(page.getByText(statuses.orderSource.crp).first()).toBeVisible()
  await expect(page.getByRole('table', { name: orderPage.lines }).getByRole('row')).not.toHaveCount(0)
  await expectAccessible(page)
})
