import { type Locator, type Page, expect } from '@playwright/test'
import { pageTitle, t } from './journey.ts'

/** The list of the people of the care place. */
export function peopleOf(page: Page): Locator {
  return page.getByRole('table', { name: t.careRecipients.list.title })
}

/**
 * Searches the list for a whole name and opens the person's page. Waits until nobody else is listed: a row that moves up while
 * it is pressed is not opened.
 */
export async function openPersonByName(page: Page, name: string, words = t): Promise<void> {
  const people = page.getByRole('table', { name: words.careRecipients.list.title })
  await page.getByRole('searchbox').first().fill(name)
  await expect(people.locator('tbody tr')).toHaveText([new RegExp(name)])
  await people.getByRole('link', { name, exact: true }).click()
  await expect(pageTitle(page, name)).toBeVisible()
}

/** From the list to the wizard of one person. */
export async function openWizard(page: Page, name: string): Promise<void> {
  await peopleOf(page)
    .getByRole('link', { name: `${t.careRecipients.actions.order}: ${name}` })
    .click()
  await expect(pageTitle(page, t.orders.wizard.title({ name }))).toBeVisible()
}

export async function expectQuantities(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: t.orders.quantity.title })).toBeVisible()
}

export async function goToReceiver(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.orders.wizard.toReceiver }).click()
  await expectStep(page, t.orders.receiver.title)
}

/** Says that phone, e-mail and entry code are still right, where the person is asked for them. */
export async function goToCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.orders.wizard.toCheck }).click()
  const right = page.getByRole('button', { name: t.orders.receiver.stillRight })
  const check = page.getByRole('heading', { level: 2, name: t.orders.check.title })
  await expect(right.or(check)).toBeVisible()
  if (await right.isVisible()) await right.click()
  await expectStep(page, t.orders.check.title)
}

/** Reads the warnings, where there are any. */
export async function readWarnings(page: Page): Promise<void> {
  const accept = page.getByRole('checkbox', { name: t.orders.check.acceptWarnings })
  if (await accept.isVisible()) await accept.check()
}

export function placeButton(page: Page): Locator {
  return page.getByRole('button', { name: t.orders.place.action, exact: true })
}

/** What was placed has a page of its own, which takes the place of the wizard. */
export async function expectReceipt(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/OrderOverview\/\d+$/)
  await expect(waysOn(page).first()).toBeVisible()
}

/** The heading of a step stands there and has the focus, so that it is heard. */
export async function expectStep(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title })
  await expect(heading).toBeVisible()
  await expect(heading.locator(':focus')).toHaveText(title)
}

/** The field with the packages of a product. */
export function packagesOf(page: Page, product: string): Locator {
  return page.getByRole('spinbutton', { name: t.orders.quantity.packagesOf({ product }) })
}

/** The ways of the parts of an order; an order in one piece has one. */
export function waysOn(page: Page): Locator {
  return page.getByRole('list', { name: t.orderPage.way.label })
}

/** The page of an order: every part of it stands at the same word of the way. */
export function orderOn(page: Page) {
  const { stages } = t.orders.details
  return {
    /** So many of its parts wait for the ERP, which is tried again after pauses that grow. */
    async expectInLine(parts: number): Promise<void> {
      const waiting = waysOn(page).filter({ hasText: t.orderPage.wayNotes.queued })
      await expect(waiting).toHaveCount(parts, { timeout: 20_000 })
    },
    async expectNow(word: keyof typeof t.orderPage.way): Promise<void> {
      await expect(waysOn(page).first()).toBeVisible()
      for (const way of await waysOn(page).all()) {
        const stop = way.getByRole('listitem').filter({ hasText: t.orderPage.way[word] })
        await expect(stop).toContainText(word === 'delivered' ? stages.done : stages.current)
      }
    },
  }
}
