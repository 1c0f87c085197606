import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { goToCheck, goToReceiver, placeButton, readWarnings, waysOn } from './order-wizard.ts'
import { fillInSignIn } from './signing-in.ts'

const { orders, careRecipients, orderKinds, orderTasks } = t

test('customer service finds a person, orders for them at their care place, and goes back to the person (A-2.6-02, A-2.6-16, O-1-07)', async ({
  page,
  faults,
}) => {
  const [name, client] = ['Daniel Granefelt', 'Region Fjällviken']
  await page.goto('/login')
  await fillInSignIn(page, 'csp')
  await expect(page).toHaveURL('/CSP/CareRecipient')

  await expect(page.getByText(t.findPerson.begin)).toBeVisible()
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill(name)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(row).toContainText(client)
  await row.getByRole('link', { name, exact: true }).click()

  await expect(pageTitle(page, name)).toBeVisible()
  await expect(page).toHaveURL(/\/CSP\/CRID\/\d+\/CID\/[^/]+\/CPID\/[^/]+$/)
  await expect(page.getByRole('main')).toContainText(client)
  const person = new URL(page.url()).pathname
  await page.keyboard.press('b')

  await expect(pageTitle(page, orders.wizard.title({ name }))).toBeVisible()
  await expect(page).toHaveURL(/\/Order\/Withdrawal\/CRID\/\d+\/CID\/[^/]+\/CPID\/[^/]+\/COID$/)
  await goToReceiver(page)
  await goToCheck(page)
  await readWarnings(page)
  await placeButton(page).click()

  // The page of the order knows for which place it is read, also after a reload.
  await expect(page).toHaveURL(/\/OrderOverview\/\d+\?CID=[^&]+&CPID=[^&]+$/)
  await page.reload()
  await expect(waysOn(page).first()).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(person)

  // A person out of reach leads back to the search.
  await page.goto(person.replace(/CRID\/\d+/, 'CRID/999999'))
  await page.getByRole('link', { name: careRecipients.header.notFound.action }).click()
  await expect(page).toHaveURL('/CSP/CareRecipient')
  // Whom one has opened stands below an empty search, the same as in the search of the bar.
  await page.getByRole('searchbox').fill('')
  await page.getByRole('region', { name: t.palette.groups.recent }).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(person)
  await page.goto('/CSP/ManageInformation')
  await expect(page.getByRole('table', { name: t.screens.manageInformation }).getByRole('row').nth(1)).toBeVisible()
  expect(faults.refusals.filter((refusal) => !refusal.startsWith('404 '))).toEqual([])
})

test.describe('on the phone with a caller', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('customer service orders for the residents and for the store of the place of a person', async ({ page }) => {
    const name = 'Astrid Norrbäck'
    await page.goto('/login')
    await fillInSignIn(page, 'csp')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(pageTitle(page, name)).toBeVisible()
    const person = new URL(page.url()).pathname

    await page.getByRole('button', { name: t.common.actions.moreChoices }).click()
    await page.getByRole('menuitem', { name: orderKinds.residents.here }).click()
    await expect(page).toHaveURL(/\/Order\/NursingHome\?CID=[^&]+&CPID=[^&]+$/)
    await expect(page.getByText(orderKinds.residents.soFar).first()).toBeVisible()
    await expectAccessible(page)

    await page.goto(person)
    await page.getByRole('button', { name: t.common.actions.moreChoices }).click()
    await page.getByRole('menuitem', { name: orderKinds.group.here }).click()
    await expect(page).toHaveURL(/\/Order\/GroupOrder\?CID=[^&]+&CPID=[^&]+$/)
    await expect(pageTitle(page, /./)).toContainText('Solgläntan')
    const amounts = page.getByRole('spinbutton')
    await amounts.first().fill('2')
    await page.getByRole('button', { name: orders.wizard.toReceiver }).click()
    await page.getByRole('button', { name: orders.wizard.toCheck }).click()
    // Whoever purchases places it in a journey of their own; here the cart of the place stays as it is.
    await expect(placeButton(page)).toBeVisible()
    await expectAccessible(page)
  })
})

test('whoever calls about a refused order is helped to a new one, and the task ends with a note that stays', async ({
  page,
}) => {
  await page.goto('/login')
  await fillInSignIn(page, 'csp.orderer')
  await expect(page).toHaveURL('/CSP/CareRecipient')
  await page.goto('/CSP/OrderTasks')
  const table = page.getByRole('table', { name: orderTasks.title })
  const task = table
    .getByRole('row')
    .filter({ hasText: orderTasks.kinds.refused })
    .filter({ has: page.getByRole('button', { name: orderTasks.take }) })
  await expect(task.first()).toBeVisible()
  await expectAccessible(page)
  const order = await task.first().getByRole('link').first().innerText()
  await task.first().getByRole('button', { name: orderTasks.take }).click()
  const taken = table.getByRole('row').filter({ hasText: order })
  await expect(taken.getByRole('button', { name: orderTasks.release }).first()).toBeVisible()

  await test.step('the order says why it was refused, and is ordered again for the care place', async () => {
    await taken.getByRole('link').first().click()
    await expect(page.getByRole('main')).toContainText('Kundnumret är spärrat för leverans i dag')
    await page.getByRole('link', { name: t.orderPage.again, exact: true }).first().click()
    await page.getByRole('button', { name: orders.wizard.toReceiver }).click()
    await goToCheck(page)
    await readWarnings(page)
    await placeButton(page).click()
    await expect(page).toHaveURL(/\/OrderOverview\/\d+\?CID=[^&]+&CPID=[^&]+$/)
    await expect(waysOn(page).first()).toBeVisible()
    await page.goto('/CSP/OrderTasks?show=mine')
  })
  await taken.getByRole('button', { name: orderTasks.done }).first().click()
  const dialog = page.getByRole('dialog', { name: orderTasks.doneTitle })
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: orderTasks.note }).fill('Ringde avdelningen')
  await dialog.getByRole('button', { name: orderTasks.done }).click()
  await expect(page.getByText(orderTasks.ended)).toBeVisible()
  await page.getByRole('combobox', { name: orderTasks.choice }).selectOption('done')
  await expect(table.getByRole('row').filter({ hasText: order }).first()).toContainText('Ringde avdelningen')
  await expectAccessible(page)
})
