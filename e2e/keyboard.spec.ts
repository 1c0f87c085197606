import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { type Locator, type Page, expect } from '@playwright/test'
import { expectFocusSeen, tabTo } from './by-keyboard.ts'
import { onFirstCall, pageTitle, t, test } from './journey.ts'
import { goToCareRecipients, userMenu } from './signing-in.ts'
import { expectReceipt, expectStep, packagesOf, peopleOf, placeButton } from './order-wizard.ts'

const { orders, signIn } = t
const [name, product] = ['Gun-Britt Sandelin', 'Björka Protein 200 ml, vanilj']

test('the keyboard alone signs in, finds the person and places an order, and the focus is always seen', async ({
  page,
}) => {
  const { keyboard } = page
  await page.goto('/login')
  const userName = page.getByRole('textbox', { name: signIn.userName, exact: true })
  await expect(userName).toBeFocused()
  await expectFocusSeen(page)
  await keyboard.type('prescriber.se')
  await tabTo(page, page.getByLabel(signIn.password, { exact: true }))
  await keyboard.type(demoPassword)
  await keyboard.press('Enter')

  await expect(page).toHaveURL('/MyPages')
  // The day stands here, and Enter goes on to the work.
  const due = page.getByRole('region', { name: t.myPages.needsYou.title })
  await expect(due.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: t.myPages.onTheWay.title }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: t.myPages.waiting.title }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('link', { name: t.myPages.goOn.careRecipients })).toBeFocused()
  await expectFocusSeen(page)
  await keyboard.press('Enter')

  // A single key opens the search and Escape shuts it; arrows go from person to person; Enter opens one.
  await expect(peopleOf(page).getByRole('row').nth(1)).toBeVisible()
  await keyboard.press('/')
  await expect(page.getByRole('combobox', { name: t.shell.search })).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const rows = peopleOf(page).getByRole('row')
  const linkIn = (row: Locator) => row.getByRole('link').first()
  await tabTo(page, linkIn(rows.nth(1)))
  const here = await rows.evaluateAll((all, who) => all.findIndex((row) => row.textContent.includes(who)), name)
  for (let at = 1; at < here; at++) await keyboard.press('ArrowDown')
  await expect(linkIn(rows.nth(here))).toBeFocused()
  await expectFocusSeen(page)
  await keyboard.press('Enter')

  // It begins at its title, which comes with the answer.
  await expect(pageTitle(page, name)).toBeFocused()
  await keyboard.press('b')
  await expect(pageTitle(page, orders.wizard.title({ name }))).toBeFocused()
  const packages = packagesOf(page, product)
  await tabTo(page, packages)
  await expect(packages).toHaveValue('15')
  await keyboard.press('-')
  await keyboard.press('ArrowDown')
  await expect(packages).toHaveValue('13')
  await keyboard.press('+')
  await expect(packages).toHaveValue('14')
  await keyboard.press('h')
  await expect(packages).toHaveValue('15')
  await expect(packages).toBeFocused()

  // The name of the product tells its flavour: there is nothing to split.
  await keyboard.press('Control+Enter')

  // From anywhere in a step, not only from a field.
  await expectStep(page, orders.receiver.title)
  await keyboard.press('Control+Enter')
  const contact = page.getByRole('dialog', { name: orders.receiver.confirmContact })
  await expect(contact.locator(':focus')).toHaveCount(1)
  await tabTo(page, contact.getByRole('button', { name: orders.receiver.stillRight }))
  await keyboard.press('Enter')

  await expectStep(page, orders.check.title)
  const accept = page.getByRole('checkbox', { name: orders.check.acceptWarnings })
  if (await accept.isVisible()) {
    await tabTo(page, accept)
    await keyboard.press('Space')
  }
  // The same keys lead to the button that orders, and do not press it.
  await keyboard.press('Control+Enter')
  await expect(placeButton(page)).toBeFocused()
  await expectFocusSeen(page)
  await keyboard.press('Enter')

  await expectReceipt(page)
  await expect(page.getByRole('heading', { level: 1 }).locator(':focus')).toBeVisible()
})

test('a page that comes late begins at its title all the same, unless somebody has gone on meanwhile', async ({
  page,
}) => {
  await goToCareRecipients(page, 'prescriber.se')
  const person = peopleOf(page).getByRole('row').nth(1).getByRole('link').first()
  const title = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')

  const late = await holdAnswers(page)
  await person.click()
  await expect(page).toHaveURL(/\/CareRecipient\/\d+/)
  await expect(main).toBeFocused()
  late.release()
  await expect(title).toBeFocused()

  await page.goBack()
  await expect(peopleOf(page).getByRole('row').nth(1)).toBeVisible()
  await expect(title).toBeFocused()
  const again = await holdAnswers(page)
  await peopleOf(page).getByRole('row').nth(2).getByRole('link').first().click()
  await expect(main).toBeFocused()
  const menu = page.getByRole('button', { name: userMenu })
  await menu.focus()
  again.release()
  await expect(title).not.toHaveText(t.screens.handleProducts)
  await expect(menu).toBeFocused()
})

/** Keeps what is asked of a person back until it is released. */
async function holdAnswers(page: Page): Promise<{ readonly release: () => void }> {
  const held = Promise.withResolvers<void>()
  await onFirstCall(page, /\/api\/Guide\/CareRecipient\/\d+$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return { release: held.resolve }
}
