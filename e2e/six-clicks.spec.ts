import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { type Locator, type Page, expect } from '@playwright/test'
import { pageTitle, test } from './journey.ts'
import { expectStep } from './order-wizard.ts'

const t = textsOf('dk')
const { orders, signIn, careRecipients } = t
const order = new RegExp(`^${careRecipients.actions.order}: `)

test.use({ locale: 'da-DK', timezoneId: 'Europe/Copenhagen' })

test('from the sign-in to the placed order of the person most in need it takes six clicks', async ({ page }) => {
  const { click, clicks } = counting()
  await page.goto('/login')
  await page.getByRole('textbox', { name: signIn.userName, exact: true }).fill('prescriber.dk')
  await page.getByLabel(signIn.password, { exact: true }).fill(demoPassword)
  await click(page.getByRole('button', { name: signIn.submit, exact: true }))

  // Who needs something most stands first where the day begins.
  await click(page.getByRole('link', { name: order }).first())
  await expect(pageTitle(page, new RegExp(orders.wizard.title({ name: '.+' })))).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: orders.quantity.title })).toBeVisible()
  await click(page.getByRole('button', { name: orders.wizard.toReceiver }))
  await expectStep(page, orders.receiver.title)
  await click(page.getByRole('button', { name: orders.wizard.toCheck }))
  await confirmContact(page, click)
  await expectStep(page, orders.check.title)
  const warnings = page.getByRole('checkbox', { name: orders.check.acceptWarnings })
  if (await warnings.isVisible()) await click(warnings)
  await click(page.getByRole('button', { name: orders.place.action, exact: true }))
  await expect(page).toHaveURL(/\/OrderOverview\/\d+$/)
  expect(clicks()).toBeLessThanOrEqual(6)
})

/** Once a month somebody says that phone, e-mail and entry code are still right. */
async function confirmContact(page: Page, click: (target: Locator) => Promise<void>): Promise<void> {
  const right = page.getByRole('button', { name: orders.receiver.stillRight })
  await expect(right.or(page.getByRole('heading', { level: 2, name: orders.check.title }))).toBeVisible()
  if (await right.isVisible()) await click(right)
}

function counting() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    clicks: () => clicks,
  }
}
