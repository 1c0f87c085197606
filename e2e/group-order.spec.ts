import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { expectReceipt, expectStep, placeButton, readWarnings } from './order-wizard.ts'
import { signIn } from './signing-in.ts'

const { orders, orderKinds } = t

test('a purchaser orders for the store room, marks the box, and meets no person on the way (O-2-42, O-2-53)', async ({
  page,
}) => {
  await signIn(page, 'purchaser.se')
  await page.goto('/Order/GroupOrder')
  await expect(pageTitle(page, /./)).toContainText('Solgläntan')
  const amounts = page.getByRole('spinbutton')
  await expect(amounts.first()).toBeVisible()
  await expect(page.getByText(orderKinds.group.lead)).toBeVisible()
  await expectAccessible(page)

  // Half a package is none, and no more than four digits are packages.
  for (const [typed, stands] of [
    ['1,5', '1'],
    ['99999', '9999'],
  ] as const) {
    await amounts.first().fill('')
    await amounts.first().pressSequentially(typed)
    await amounts.first().blur()
    await expect(amounts.first()).toHaveValue(stands)
  }
  await amounts.first().fill('3')
  await page.getByRole('button', { name: orderKinds.template.action }).click()
  const dialog = page.getByRole('dialog', { name: orderKinds.template.title })
  await dialog.getByRole('textbox', { name: orderKinds.template.name }).fill('Förrådet varje vecka')
  await dialog.getByRole('button', { name: orderKinds.template.save }).click()
  await expect(page.getByText(orderKinds.template.done)).toBeVisible()

  await page.getByRole('button', { name: orders.wizard.toReceiver }).click()
  await expectStep(page, orders.receiver.title)
  const label = page.getByRole('textbox', { name: orders.receiver.goodsLabel })
  if (!(await label.isVisible())) {
    await page
      .getByRole('button', { name: orders.check.changePart({ part: orders.wizard.steps.receiver }), exact: true })
      .click()
  }
  await label.fill('Förråd avd. 2')
  await expectAccessible(page)
  await page.getByRole('button', { name: orders.wizard.toCheck }).click()
  await expectStep(page, orders.check.title)
  await expect(page.getByText('Förråd avd. 2')).toBeVisible()
  await expectAccessible(page)
  await readWarnings(page)
  await placeButton(page).click()
  await expectReceipt(page)
  await expect(page.getByText(t.statuses.orderType.group).first()).toBeVisible()
  await expectAccessible(page)

  // Beställ igen opens the wizard of the same kind.
  await page.goto(`/Order/GroupOrder?again=${/\d+$/.exec(page.url())?.[0] ?? ''}`)
  await expect(amounts.first()).toHaveValue('3')

  // The template is changed where it was begun from: it takes the new name, and there is one as before.
  await page.goto('/CarePlace/PreliminaryOrders')
  await page.getByRole('row', { name: 'Förrådet varje vecka' }).getByRole('link').first().click()
  await expect(amounts.first()).toHaveValue('3')
  await page.getByRole('button', { name: orderKinds.template.action }).click()
  await expect(
    dialog.getByRole('radio', { name: orderKinds.template.over({ name: 'Förrådet varje vecka' }) }),
  ).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: orderKinds.template.name }).fill('Förrådet varannan vecka')
  await dialog.getByRole('button', { name: orderKinds.template.save }).click()
  await expect(page.getByText(orderKinds.template.done)).toBeVisible()
  await page.goto('/CarePlace/PreliminaryOrders')
  await expect(page.getByRole('row', { name: 'Förrådet varannan vecka' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Förrådet varje vecka' })).toHaveCount(0)
})
