import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { expectReceipt, expectStep, placeButton } from './order-wizard.ts'
import { signIn } from './signing-in.ts'

const { orders, orderKinds } = t
const { residents, paste } = orderKinds

function gridOf(page: Page): Locator {
  return page.getByRole('grid', { name: residents.grid })
}

function amountsOf(page: Page): Locator {
  return gridOf(page).locator('input[data-amount]')
}

/** Anew: what was begun in another journey is left. */
async function openGrid(page: Page, userName: string): Promise<void> {
  await signIn(page, userName)
  await page.goto('/Order/NursingHome')
  const startAnew = page.getByRole('button', { name: orders.wizard.startAnew })
  await expect(startAnew.or(amountsOf(page)).first()).toBeVisible()
  if (await startAnew.isVisible()) await startAnew.click()
  await expect(amountsOf(page).first()).toBeVisible()
}

/** The first row that is to be sent, and stays the same one whatever becomes of it. */
async function rowToSend(page: Page, text = /./): Promise<Locator> {
  const row = gridOf(page).locator('tr[data-part=row]:not([data-aside])').filter({ hasText: text }).first()
  const key = await row.getAttribute('data-key')
  return gridOf(page).locator(`tr[data-part=row][data-key="${key}"]`)
}

/** Every amount of the sum at the side. */
function sumsOf(page: Page): Promise<string> {
  return page
    .getByRole('complementary')
    .getByRole('definition')
    .allInnerTexts()
    .then((each) => each.join(' '))
}

/** Into the grid by Tab alone. */
async function tabIntoGrid(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await gridOf(page).locator('input:focus').count()).toBe(1)
  }).toPass({ intervals: [0], timeout: 10_000 })
}

test('an orderer goes through the residents of a ward by the keyboard alone (O-2-43)', async ({ page }) => {
  await openGrid(page, 'orderer.se')
  await expectAccessible(page)
  await page.getByRole('switch', { name: residents.onlyDue }).press('Space')
  await expect.poll(() => amountsOf(page).count()).toBeGreaterThan(38)
  const proposed = await amountsOf(page).evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ value, readOnly }) => (readOnly ? '' : value)),
  )

  const began = performance.now()
  await tabIntoGrid(page)
  await page.keyboard.press('Home')
  await expect(amountsOf(page).first()).toBeFocused()
  for (const [at, amount] of proposed.entries()) {
    // Every third amount is another than the one that is proposed.
    if (amount !== '' && at % 3 === 0) await page.keyboard.type('1')
    await page.keyboard.press('Enter')
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`The grid of ${proposed.length} rows was gone through by the keyboard in ${seconds} s`)
  await expect(page.getByRole('button', { name: orders.wizard.toCheck })).toBeFocused()

  await page.keyboard.press('Control+Enter')
  await expectStep(page, orders.check.title)
  await expect(page.getByRole('table', { name: orders.check.lines })).toContainText(/\d/)
  await expectAccessible(page)
})

test('what is typed can be taken back, set aside and corrected, and stays whatever is shown', async ({ page }) => {
  await openGrid(page, 'prescriber.se')
  const amount = (await rowToSend(page)).getByRole('textbox')
  const proposed = await amount.inputValue()
  await amount.focus()
  await page.keyboard.press('a')
  await expect(amount).toHaveValue(residents.aside)
  await page.keyboard.press('Control+z')
  await expect(amount).toHaveValue(proposed)

  await page.keyboard.type('999')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: orders.wizard.toCheck })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(amount).not.toHaveValue('999')

  // What a search hides still counts.
  await amount.focus()
  await page.keyboard.type('1')
  const total = await sumsOf(page)
  await page.getByRole('searchbox', { name: residents.search }).fill('nobody is called so')
  await expect(page.getByText(residents.noHits)).toBeVisible()
  expect(await sumsOf(page)).toBe(total)
  await page.getByRole('button', { name: residents.clearSearch }).click()
  await expect(amount).toHaveValue('1')
})

test('rows of a sheet are filled in, what does not fit is named, and one press undoes all of it', async ({ page }) => {
  await openGrid(page, 'prescriber.se')
  const first = await rowToSend(page, /^\d{3}/)
  const amount = first.getByRole('textbox')
  const proposed = await amount.inputValue()
  const [who = '', product = ''] = await first.getByRole('gridcell').allInnerTexts()
  const room = who.trim().split(/\s/)[0] ?? ''
  await page.getByRole('button', { name: paste.action }).click()
  const dialog = page.getByRole('dialog', { name: paste.title })
  await dialog
    .getByRole('textbox', { name: paste.field })
    .fill(`${room}\t${product.trim()}\t2\n999\t${product.trim()}\t4`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: paste.fill }).click()
  await expect(amount).toHaveValue('2')
  await expect(page.getByText(paste.why['room-unknown']({ room: '999' }))).toBeVisible()
  await page.getByRole('button', { name: paste.undo }).click()
  await expect(amount).toHaveValue(proposed)
})

test('an order for residents in Norway is placed, with a parcel for each', async ({ page }) => {
  await openGrid(page, 'prescriber.no')
  await amountsOf(page).first().focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 2, name: orders.check.title })).toBeVisible()
  const warnings = page.getByRole('checkbox', { name: orders.check.acceptWarnings })
  if (await warnings.isVisible()) await warnings.check()
  await placeButton(page).click()
  await expectReceipt(page)
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one resident is shown after another', async ({ page }) => {
    await signIn(page, 'orderer.se')
    await page.goto('/Order/NursingHome')
    const goOn = page.getByRole('button', { name: orders.wizard.startAnew })
    const next = page.getByRole('button', { name: residents.nextResident })
    await expect(goOn.or(next).first()).toBeVisible()
    if (await goOn.isVisible()) await goOn.click()
    await expect(page.getByText(/^1 av \d+$/)).toBeVisible()
    await next.click()
    await expect(page.getByText(/^2 av \d+$/)).toBeVisible()
    await expectAccessible(page)
  })
})
