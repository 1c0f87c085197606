import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { expectReceipt, goToCheck, goToReceiver, peopleOf, placeButton, readWarnings } from './order-wizard.ts'
import { goToCareRecipients, signIn } from './signing-in.ts'

const { deliveryMethods: methods, deliveryPoints: points, orders } = t
const norwegian = formatsFor({ locale: 'sv-SE', market: 40 })
const norway = t.common.markets[40]
const toPoint = 'Utlämningsställe'

test('in Norway, the administrator sets a fee in NOK for picking up, and a nurse has an order picked up at the point that she chooses', async ({
  browser,
  page,
}) => {
  await test.step('the delivery methods of Norway stand among the tools', async () => {
    await signIn(page, 'admin')
    await page.goto('/Utilities')
    await page.getByRole('link', { name: t.screens.deliveryMethods }).click()
    await expect(pageTitle(page, t.screens.deliveryMethods)).toBeVisible()
    await page.getByRole('combobox', { name: methods.market }).selectOption(norway)
    await page.getByRole('searchbox', { name: methods.search }).fill('utlämning')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('the fee of one is changed, and one that is used stays', async () => {
    await button(page, `${t.common.actions.change} ${toPoint}`).click()
    const dialog = page.getByRole('dialog', { name: methods.changing })
    await expect(dialog.getByRole('textbox', { name: methods.code })).toHaveValue('POINT')
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: methods.fee }).fill('49')
    await dialog.getByRole('button', { name: t.common.actions.confirm }).click()
    await expect(page.getByRole('row').filter({ hasText: 'POINT' })).toContainText(norwegian.money(4_900))

    await button(page, `${t.common.actions.remove} ${toPoint}`).click()
    await page.getByRole('dialog').getByRole('button', { name: t.common.actions.remove }).click()
    await expect(page.getByRole('dialog')).toContainText(/Det kan inte tas bort/)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: t.common.actions.close, exact: true }).last().click()
  })

  const nurse = await browser.newPage({ baseURL: new URL(page.url()).origin, locale: 'sv-SE' })
  await test.step('the nurse chooses a point by keyboard from those near the address, and from others', async () => {
    await goToCareRecipients(nurse, 'prescriber.no')
    await peopleOf(nurse)
      .getByRole('link', { name: new RegExp(`^${t.careRecipients.actions.order}: `) })
      .first()
      .click()
    await goToReceiver(nurse)
    const change = nurse.getByRole('button', {
      name: orders.check.changePart({ part: orders.wizard.steps.receiver }),
      exact: true,
    })
    if (await change.isVisible()) await change.click()
    await nurse.getByRole('radio', { name: toPoint }).check()
    await expect(pointsOf(nurse)).toHaveCount(4)
    await expectAccessible(nurse)

    await button(nurse, orders.wizard.toCheck).click()
    await expect(nurse.getByText(points.choose).first()).toBeVisible()

    const near = nurse.getByRole('textbox', { name: points.near })
    await near.fill('9999')
    await expect(nurse.getByText(points.found({ count: 0, postalCode: '9999' }))).toBeVisible()
    await near.fill('0150')
    await expect(nurse.getByText(points.found({ count: 4, postalCode: '0150' }))).toBeVisible()
    const first = pointsOf(nurse).first()
    await expect(first).toHaveAccessibleDescription(/400\sm.*måndag–fredag 08:00–21:00, lördag 09:00–18:00/)
    await first.focus()
    await nurse.keyboard.press('ArrowDown')
    await expect(pointsOf(nurse).nth(1)).toBeChecked()
    await expectAccessible(nurse)
  })

  await test.step('the fee stands in the sum, and the order tells where it is picked up', async () => {
    await goToCheck(nurse)
    await expect(nurse.getByText('Kiosken 0150')).toBeVisible()
    await expect(nurse.getByText(norwegian.money(4_900)).first()).toBeVisible()
    await readWarnings(nurse)
    await placeButton(nurse).click()
    await expectReceipt(nurse)
    await expect(nurse.getByText('Kiosken 0150')).toBeVisible()
    await expectAccessible(nurse)
  })
  await nurse.close()
})

function pointsOf(page: Page) {
  return page.getByRole('group', { name: orders.receiver.deliveryPoint }).getByRole('radio')
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
