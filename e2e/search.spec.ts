import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { openPersonByName, peopleOf } from './order-wizard.ts'
import { goToCareRecipients } from './signing-in.ts'

test('whoever opens a person before the search has been asked gets to the person, however slow the line', async ({
  page,
}) => {
  const name = 'Ingegerd Ryd'
  const line = Promise.withResolvers<void>()
  await page.route(/\/CareRecipientPage-[^/]+\.js$/, async (route) => {
    await line.promise
    await route.continue()
  })
  await goToCareRecipients(page, 'prescriber.se')
  const asked = page.waitForRequest(/\/CareRecipient\/Search/i)
  await page.getByRole('searchbox').fill(name)
  await peopleOf(page).getByRole('link', { name, exact: true }).click()
  await asked
  line.resolve()
  await expect(pageTitle(page, name)).toBeVisible()
  await expect(page.getByRole('link', { name: t.careRecipients.tabs.orderHistory })).toBeVisible()
})

const { palette, shell, careRecipients } = t
const field = (page: Page) => page.getByRole('combobox', { name: shell.search })
const optionsOf = (page: Page, group: keyof typeof palette.groups) =>
  page.getByRole('group', { name: palette.groups[group] }).getByRole('option')

async function searchFor(page: Page, term: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(term)
}

test('the search of the bar finds a person, an order and a product from every page, and opens each', async ({
  page,
}) => {
  const name = 'Astrid Norrbäck'
  await goToCareRecipients(page, 'prescriber.se')
  await page.getByRole('button', { name: shell.search }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: shell.search })).toBeFocused()

  // By the birth date; the first is chosen, and what can be done with one follows.
  await searchFor(page, '391010')
  await expect(optionsOf(page, 'people')).toHaveText(new RegExp(name))
  await expect(optionsOf(page, 'people')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status').filter({ hasText: palette.isChosen({ title: name }) })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(pageTitle(page, name)).toBeVisible()

  await searchFor(page, 'norrb')
  const order = optionsOf(page, 'orders').first()
  const number = /\d+/.exec((await order.innerText()) ?? '')?.[0] ?? ''
  await field(page).fill(number)
  await expect(optionsOf(page, 'orders').first()).toContainText(number)
  await page.keyboard.press('Tab')
  await expect(order).toContainText(number)
  await order.click()
  await expect(page).toHaveURL(new RegExp(`/OrderHistory/${number}`, 'i'))

  await searchFor(page, 'norrdun komfort m')
  const product = optionsOf(page, 'products').first()
  await expect(product).toContainText('Norrdun Komfort M')
  await product.click()
  await expect(page).toHaveURL(/ProductRange\?item=/)
  await expect(page.getByRole('dialog', { name: /Norrdun Komfort M/ })).toBeVisible()
  await page.keyboard.press('Escape')

  // Enter right after the number, before anything is found, opens whom it finds.
  await searchFor(page, '391010')
  await page.keyboard.press('Enter')
  await expect(pageTitle(page, name)).toBeVisible()
})

test('a term that finds nothing says where it looked, and what was opened last is offered again', async ({ page }) => {
  const name = 'Ingegerd Ryd'
  await goToCareRecipients(page, 'prescriber.se')
  await openPersonByName(page, name)

  await page.keyboard.press('Control+k')
  await expect(optionsOf(page, 'recent')).toContainText([name])
  await expectAccessible(page)
  await page.keyboard.type('zzqq')
  await expect(page.getByText(palette.nothingAt({ place: 'Solgläntan, avd. 2', term: 'zzqq' }))).toBeVisible()
  await expect(page.getByRole('button', { name: palette.register })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 780 })
  await field(page).fill('norr')
  await expect(optionsOf(page, 'people').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCSS('width', '390px')
  await expectAccessible(page)
})

/** Adds up how far what stands on the page moves, right after a key as well, and begins anew whenever it is asked. */
async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { moved: number }
    kept.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(() => {
      const kept = globalThis as unknown as { moved: number }
      const { moved } = kept
      kept.moved = 0
      return moved
    })
}

test('the list says that nobody was found, and gives the way back', async ({ page }) => {
  await goToCareRecipients(page, 'prescriber.se')
  const search = page.getByRole('searchbox')
  await expect(peopleOf(page).getByRole('row').nth(1)).toBeVisible()
  // What comes beside the list has come, too.
  await page.waitForLoadState('networkidle')
  const moved = await watchLayout(page)
  await search.fill('as')
  await expect(page.getByText(careRecipients.list.searchHelp({ count: 4 }))).toBeVisible()
  await search.fill('19450111')
  await expect(page.getByText(t.common.empty.noHits({ search: '19450111' }))).toBeVisible()
  await expect(page).not.toHaveURL(/1945/)
  expect(await moved()).toBeLessThan(0.03)
  await page.getByRole('button', { name: t.common.empty.clearSearch }).click()
  await expect(search).toHaveValue('')
  await expect(peopleOf(page).getByRole('row').nth(1)).toBeVisible()
  expect(await moved()).toBeLessThan(0.02)
  await search.fill('214')
  await expect(peopleOf(page).getByRole('link', { name: 'Astrid Norrbäck', exact: true })).toBeVisible()
  await expect(peopleOf(page).getByRole('row')).toHaveCount(2)
  expect(await moved()).toBeLessThan(0.02)
})
