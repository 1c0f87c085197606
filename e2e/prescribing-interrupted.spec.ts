import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { openPerson, selectProducts, twoOf, wizardAddress } from './selecting.ts'
import { goToCareRecipients, signIn, signOut } from './signing-in.ts'

const { wizard, use, period, check, done, faults } = t.prescribing
const name = 'Gun-Britt Sandelin'

test('what is filled in survives a reload and a new sign-in, is nobody else’s, and is thrown away when that is asked for', async ({
  page,
  browser,
}) => {
  await openPerson(page, name)
  await selectProducts(page, 'Catheter', ['521412'])
  const address = wizardAddress(page, 'Catheter')
  await page.goto(address)
  const amount = page.getByRole('textbox', { name: new RegExp(`^${use.amount}`) }).first()
  await amount.fill('3,5')
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await textbox(page, period.withdrawals).fill('fyra')
  const kept = page.waitForResponse((response) => response.url().endsWith('/IterativePrescription/Draft'))
  await textbox(page, use.note).fill('Inte klart')
  expect((await kept).ok()).toBe(true)

  // Right or wrong, it stands there again, in the step that was left.
  await page.reload()
  await expect(page.getByText(new RegExp(wizard.resumed.since({ date: '.+' })))).toBeVisible()
  await expect(textbox(page, use.note)).toHaveValue('Inte klart')
  await expect(textbox(page, period.withdrawals)).toHaveValue('fyra')
  await expectAccessible(page)

  // Leaving asks nothing: nothing is lost.
  await page.getByRole('link', { name, exact: true }).click()
  await expect(pageTitle(page, name)).toBeVisible()
  await signOut(page)
  await signIn(page, 'prescriber.se')
  await page.goto(address)
  await expect(textbox(page, use.note)).toHaveValue('Inte klart')

  const colleague = await browser.newPage()
  await goToCareRecipients(colleague, 'restricted.se')
  await colleague.goto(address)
  await expect(colleague.getByRole('heading', { level: 2, name: use.title })).toBeVisible()
  await expect(colleague.getByText(wizard.resumed.beginAnew)).toHaveCount(0)
  await colleague.close()

  await page.getByRole('button', { name: wizard.resumed.beginAnew }).click()
  const asked = page.getByRole('dialog', { name: wizard.resumed.question })
  await expectAccessible(page)
  await asked.getByRole('button', { name: wizard.resumed.throwAway }).click()
  await expect(amount).toHaveValue('3,5')
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await expect(textbox(page, use.note)).toHaveValue('')
})

test('where nothing can be kept, leaving asks before it is lost', async ({ page, context }) => {
  await openPerson(page, name)
  await selectProducts(page, 'Catheter', ['521412'])
  await page.goto(wizardAddress(page, 'Catheter'))
  await page.getByRole('textbox', { name: new RegExp(`^${use.amount}`) }).fill('3,5')
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await context.setOffline(true)
  await textbox(page, use.note).fill('Inte klart')
  await page.getByRole('link', { name, exact: true }).click()
  const asked = page.getByRole('dialog', { name: t.common.leaving.question })
  await expectAccessible(page)
  await asked.getByRole('button', { name: t.common.leaving.stay }).click()
  await expect(textbox(page, use.note)).toHaveValue('Inte klart')
  await context.setOffline(false)
})

test('an answer that is lost is asked for again, and one prescription is made', async ({ page }) => {
  await openPerson(page, name)
  await selectProducts(page, 'Other', await twoOf(page, 'Other'))
  await page.goto(wizardAddress(page, 'Other'))
  await fillTwo(page)
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await page.getByRole('button', { name: wizard.toCheck }).click()

  const made: number[] = []
  await page.route('**/IterativePrescription/Create', async (route) => {
    const answer = await route.fetch()
    const { prescriptionId } = (await answer.json()) as { readonly prescriptionId: number }
    made.push(prescriptionId)
    if (made.length === 1) return route.abort()
    return route.fulfill({ response: answer })
  })
  const prescribe = page.getByRole('button', { name: check.prescribe, exact: true })
  await prescribe.click()
  await expect(page.getByText(wizard.noConnection)).toBeVisible()
  await expectAccessible(page)
  await prescribe.click()
  await expect(pageTitle(page, done.active)).toBeVisible()
  expect(made).toHaveLength(2)
  expect(new Set(made).size).toBe(1)
})

test('what a colleague has prescribed meanwhile is refused at its product, and nothing else is lost', async ({
  page,
  browser,
}) => {
  await openPerson(page, name)
  await selectProducts(page, 'Diabetes', await twoOf(page, 'Diabetes'))
  const address = wizardAddress(page, 'Diabetes')
  await page.goto(address)
  const products = (of: Page) => of.getByRole('list', { name: check.products }).getByRole('listitem')
  await fillTwo(page)
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await textbox(page, use.note).fill('Står kvar')
  await page.getByRole('button', { name: wizard.toCheck }).click()

  const colleague = await browser.newPage()
  await goToCareRecipients(colleague, 'restricted.se')
  await colleague.goto(address)
  await products(colleague).nth(1).getByRole('button', { name: t.common.actions.remove }).click()
  await colleague.getByRole('button', { name: wizard.toPeriod }).click()
  await colleague.getByRole('button', { name: wizard.toCheck }).click()
  await colleague.getByRole('button', { name: check.prescribe, exact: true }).click()
  await expect(pageTitle(colleague, done.active)).toBeVisible()
  await colleague.close()

  await page.getByRole('button', { name: check.prescribe, exact: true }).click()
  const refused = products(page).first().getByRole('alert')
  await expect(refused).toHaveText(faults['row-exists'])
  await expect(refused).toBeFocused()
  await expectAccessible(page)
  await products(page).first().getByRole('button', { name: t.common.actions.remove }).click()
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await expect(textbox(page, use.note)).toHaveValue('Står kvar')
  await page.getByRole('button', { name: wizard.toCheck }).click()
  await page.getByRole('button', { name: check.prescribe, exact: true }).click()
  await expect(pageTitle(page, done.active)).toBeVisible()
})

/** One a day of each of the two products. */
async function fillTwo(page: Page): Promise<void> {
  const amounts = page.getByRole('textbox', { name: new RegExp(`^${use.amount}`) })
  await expect(amounts).toHaveCount(2)
  for (const amount of await amounts.all()) await amount.fill('1')
}

function textbox(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true })
}
