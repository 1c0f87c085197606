import { searchPlaceProducts } from '@omsorg/contract/product-selection/care-place-cart/search-place-products.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { store: words, carePlace } = t
const tab = (page: Page, word: string | RegExp) => page.getByRole('link', { name: word })
const amountOf = (page: Page, product: string) =>
  page.getByRole('spinbutton', { name: words.amount.of({ product }), exact: true })
const cartTab = /^Varukorg \(\d+\)$/

/** The order for the store, from the overview at which a purchaser begins. */
async function openStore(page: Page): Promise<void> {
  await signIn(page, 'purchaser.se')
  await page.goto('/CarePlace/Overview')
  await expect(pageTitle(page, t.screens.carePlaceOverview)).toBeVisible()
  await page.getByRole('link', { name: carePlace.overview.store.title }).click()
  await expect(pageTitle(page, words.title)).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
}

test('a purchaser fills the cart of the store by keyboard, and it stays (O-2-23, O-2-24)', async ({ page, faults }) => {
  await signIn(page, 'purchaser.se')
  await page.goto('/CarePlace/Overview')
  await expect(pageTitle(page, t.screens.carePlaceOverview)).toBeVisible()
  // Nobody is named to whoever sees no persons, and nothing of theirs is offered.
  await expect(page.getByRole('link', { name: t.shell.navigation.careRecipients, exact: true })).toHaveCount(0)
  await expect(page.getByText(carePlace.overview.need.title)).toHaveCount(0)
  await expect(tab(page, carePlace.tabs.homeDelivery)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: carePlace.overview.store.title }).click()
  await expect(pageTitle(page, words.title)).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: t.productSelection.search })).toBeFocused()
  await page.keyboard.type('Havsljung Komfort M')
  const add = page.getByRole('button', { name: words.addNamed({ product: 'Havsljung Komfort M' }), exact: true })
  await add.focus()
  await page.keyboard.press('Enter')
  const amount = amountOf(page, 'Havsljung Komfort M').first()
  await expect(amount).toBeFocused()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const wanted = await amount.inputValue()
  expect(Number(wanted)).toBeGreaterThan(2)
  await expect(page.getByText(t.common.states.savedAt({ time: '' }).trim())).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await tab(page, cartTab).click()
  await expect(amountOf(page, 'Havsljung Komfort M')).toHaveValue(wanted)
  await expectAccessible(page)

  await page.getByRole('button', { name: words.takeOut({ product: 'Havsljung Komfort M' }) }).click()
  await expect(page.getByText(words.cart.removed({ product: 'Havsljung Komfort M' }))).toBeVisible()
  await page.getByRole('button', { name: t.common.actions.undo }).click()
  await expect(amountOf(page, 'Havsljung Komfort M')).toHaveValue(wanted)
  expect(faults.refusals).toEqual([])
})

test('products are compared side by side, and what was taken out stands in the history (O-2-25, O-2-34, O-2-35)', async ({
  page,
  faults,
}) => {
  await openStore(page)
  // The rows are others once the answer is there: a press before it would meet one that goes.
  const found = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(searchPlaceProducts.path) &&
      Boolean(answer.request().postData()?.includes('Norrdun Komfort')),
  )
  await page.getByRole('searchbox', { name: t.productSelection.search }).fill('Norrdun Komfort')
  await found
  for (const product of ['Norrdun Komfort S', 'Norrdun Komfort M']) {
    const action = t.productSelection.compare
    await page
      .getByRole('checkbox', { name: t.productSelection.named({ action, product }), exact: true })
      .first()
      .check()
  }
  await tab(page, words.pages.compare({ count: 2 })).click()
  await expect(page.getByRole('row').filter({ hasText: t.productSelection.comparing.differs }).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/CarePlace/SelectedProducts')
  const selected = page.getByRole('table', { name: words.selected.title })
  await expect(selected.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  // Asked before one is taken out: after another journey has ordered for the store, it may be the last.
  await expect(page.getByRole('link', { name: words.selected.order })).toHaveAttribute('href', /OrderGroupOrder|Group/)
  const takeOut = selected.getByRole('button', { name: t.common.actions.remove }).first()
  await takeOut.click()
  await page.getByRole('dialog').getByRole('button', { name: t.common.actions.remove }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tab(page, carePlace.tabs.selectionHistory).click()
  await expect(
    page.getByRole('table', { name: words.history.title }).getByText(words.history.endings.ordered).first(),
  ).toBeVisible()
  await expectAccessible(page)
  expect(faults.refusals).toEqual([])
})

test('a phone has the cart in a bar and nothing wider than itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStore(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
