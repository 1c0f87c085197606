import { type Locator, type Page, expect } from '@playwright/test'
import { anyNumbers, onFirstCall, pageTitle, t, test } from './journey.ts'
import { openPersonByName } from './order-wizard.ts'
import {
  expectReceipt,
  expectQuantities,
  expectStep,
  goToCheck,
  goToReceiver,
  openWizard,
  packagesOf,
  placeButton,
  readWarnings,
} from './order-wizard.ts'
import { ask } from './selecting.ts'
import { fillInSignIn, goToCareRecipients, signOut } from './signing-in.ts'

const { wizard, place, history, check, quantity, receiver } = t.orders

test('a begun order survives a reload and a new sign-in, and is nobody else’s', async ({ page, browser }) => {
  const [name, product] = ['Sture Kvarnås', 'Norrdun Byxa L']
  await goToCareRecipients(page, 'prescriber.se')
  await openWizard(page, name)
  await packagesOf(page, product).fill('17')
  await goToReceiver(page)
  await goToCheck(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: check.title })).toBeVisible()
  await expect(page.getByText(new RegExp(wizard.draftFound({ date: '.+' })))).toBeVisible()
  await expect(page.getByText(t.orders.line.fewer({ count: 3 }))).toBeVisible()

  // Back and forward in the browser go a step, also after a reload.
  await page.goBack()
  await expectStep(page, receiver.title)
  await page.goBack()
  await expectStep(page, quantity.title)
  await expect(packagesOf(page, product)).toHaveValue('17')
  await page.goForward()
  await expectStep(page, receiver.title)
  await page.getByRole('button', { name: wizard.steps.quantity, exact: true }).click()
  await expectStep(page, quantity.title)
  await page.goBack()
  await expect(page).toHaveURL(/\/CareRecipient$/)

  await signOut(page)
  await fillInSignIn(page, 'prescriber.se')
  await openWizard(page, name)
  await page.getByRole('button', { name: wizard.goOn }).click()
  await expect(packagesOf(page, product)).toHaveValue('17')

  const colleague = await browser.newPage()
  await goToCareRecipients(colleague, 'orderer.se')
  await openWizard(colleague, name)
  await expect(packagesOf(colleague, product)).toHaveValue('20')
  await colleague.close()
})

test('of two windows on one begun order the older is told, and fetches what was saved in the other', async ({
  page,
  browser,
}) => {
  const [name, product] = ['Karl-Erik Tjäder', 'Kvartso Teststicka']
  await goToCareRecipients(page, 'prescriber.se')
  await openWizard(page, name)
  await goToReceiver(page)
  await page.goBack()
  await expectStep(page, quantity.title)

  const other = await browser.newPage()
  await goToCareRecipients(other, 'prescriber.se')
  await openWizard(other, name)
  await other.getByRole('button', { name: wizard.goOn }).click()
  await packagesOf(other, product).fill('5')
  await goToReceiver(other)
  await other.close()

  await packagesOf(page, product).fill('6')
  await page.getByRole('button', { name: wizard.toReceiver }).click()
  await expect(page.getByRole('alert').filter({ hasText: wizard.staleTitle })).toBeVisible()
  await page.getByRole('button', { name: t.common.actions.reload }).click()
  await expect(packagesOf(page, product)).toHaveValue('5')
})

test('an order whose prescription is renewed meanwhile keeps its lines, wherever it is open, and is placed', async ({
  page,
}) => {
  const name = 'Märta Sjövall'
  await goToCareRecipients(page, 'prescriber.se')
  await openOrderOf(page, name)
  await expectQuantities(page)
  const amounts = page.getByRole('spinbutton')
  const packages = async () => (await Promise.all((await amounts.all()).map((each) => each.inputValue()))).toSorted()
  const begun = await packages()
  expect(begun.length).toBeGreaterThan(1)
  const saving = page.waitForRequest('**/Order/Withdrawal')
  await goToReceiver(page)
  const { lines } = (await saving).postDataJSON() as {
    readonly lines: readonly { readonly prescriptionRowId: number }[]
  }
  const startDate = Temporal.Now.plainDateISO('Europe/Stockholm').toString()
  const [line] = lines
  await ask(page, '/IterativePrescription/BatchRenewRows', { prescriptionRowIds: [line?.prescriptionRowId], startDate })

  // Where it is still open nothing that was typed is lost, and placing it says that a line has changed.
  await goToCheck(page)
  await readWarnings(page)
  await placeButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: wizard.lineChanged })).toBeVisible()
  await page.getByRole('button', { name: wizard.goToLine }).click()
  await expectQuantities(page)
  expect(await packages()).toEqual(begun)

  await openAgain(page, name)
  expect(await packages()).toEqual(begun)
  await goToReceiver(page)
  await goToCheck(page)
  await readWarnings(page)
  await placeButton(page).click()
  await expectReceipt(page)
})

test('without a connection nothing is lost, and placing again gives one order', async ({ page, context }) => {
  const name = 'Ingegerd Ryd'
  await goToCareRecipients(page, 'prescriber.se')
  const before = Number.parseInt(await (await ordersOf(page, name)).innerText(), 10)
  await beginOrder(page, name)

  await context.setOffline(true)
  await placeButton(page).click()
  await expect(page.getByText(place.notAsked)).toBeVisible()
  await expectNothingElseSaid(page)
  await context.setOffline(false)

  // The order arrives, and its answer is lost.
  await onFirstCall(page, '**/Order/Confirm', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeButton(page).click()
  await expect(page.getByText(place.unknown)).toBeVisible()
  await expectNothingElseSaid(page)

  await placeButton(page).click()
  await expectReceipt(page)
  await expect(await ordersOf(page, name)).toHaveText(t.common.table.hits({ count: before + 1 }))
})

test('two presses on the button place one order', async ({ page }) => {
  const name = 'Elsa Berglöv'
  await goToCareRecipients(page, 'prescriber.se')
  const before = Number.parseInt(await (await ordersOf(page, name)).innerText(), 10)
  await beginOrder(page, name)
  const confirmed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/Order/Confirm')) confirmed.push(request.url())
  })
  await placeButton(page).dblclick()
  await expectReceipt(page)
  expect(confirmed).toHaveLength(1)

  // What was placed stays what it is, however one comes to it.
  const order = page.url()
  await page.reload()
  await expectReceipt(page)
  await page.goBack()
  await expect(pageTitle(page, name)).toBeVisible()
  for (let step = 0; step < 2; step++) {
    await page.goForward()
    await expectReceipt(page)
    expect(page.url()).toBe(order)
  }
  await expect(await ordersOf(page, name)).toHaveText(t.common.table.hits({ count: before + 1 }))
})

/** From the list, the order that was begun. */
async function openAgain(page: Page, name: string): Promise<void> {
  await openOrderOf(page, name)
  const goOn = page.getByRole('button', { name: wizard.goOn })
  await expect(goOn.or(page.getByRole('heading', { level: 2, name: quantity.title }))).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await expectQuantities(page)
}

/** From the list, through all steps, as the order is proposed. */
async function beginOrder(page: Page, name: string): Promise<void> {
  await openOrderOf(page, name)
  await expectQuantities(page)
  await goToReceiver(page)
  await goToCheck(page)
  await readWarnings(page)
}

/** One sentence tells what is known of the order; none says that it is saved, or that it is not. */
async function expectNothingElseSaid(page: Page): Promise<void> {
  const { saved, savedAt, saving } = t.common.states
  for (const said of [saved, saving, new RegExp(savedAt({ time: '.+' })), wizard.saveFailed, wizard.unsavedYet]) {
    await expect(page.getByText(said)).toHaveCount(0)
  }
  await expect(page.getByRole('alert')).toHaveCount(1)
}

/** The line in the history of a person that says how many orders there are. */
async function ordersOf(page: Page, name: string): Promise<Locator> {
  await openPerson(page, name)
  await page.getByRole('link', { name: t.careRecipients.tabs.orderHistory }).click()
  return page.getByRole('region', { name: history.title }).getByRole('status').filter({ hasText: /\d/ })
}

async function openOrderOf(page: Page, name: string): Promise<void> {
  await openPerson(page, name)
  await page.getByRole('link', { name: anyNumbers(t.careRecipients.actions.orderCount({ count: 1 })) }).click()
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: t.shell.navigation.careRecipients }).first().click()
  await expect(page.getByRole('table', { name: t.careRecipients.list.title })).toBeVisible()
  await openPersonByName(page, name)
}
