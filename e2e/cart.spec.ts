import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { anyNumbers, t, test } from './journey.ts'
import { openPersonByName } from './order-wizard.ts'
import { goToCareRecipients } from './signing-in.ts'

const words = t.cart
const person = 'Holger Fjellman'

/** Asks the server as the page does, with the page's own token. */
async function servedFor(page: Page) {
  const asked = await page.waitForRequest(
    (request) => request.url().includes('/api/Guide/') && 'authorization' in request.headers(),
  )
  const { authorization = '', ...sent } = asked.headers()
  const place = Object.fromEntries(Object.entries(sent).filter(([name]) => name.startsWith('om-')))
  return async (path: string, data: object) => {
    const answer = await page.request.post(`/api/Guide${path}`, { data, headers: { authorization, ...place } })
    expect(answer.status(), path).toBe(200)
    return answer.json() as Promise<{ entities: CartItemView[] }>
  }
}

const panelOf = (page: Page) => page.getByRole('region', { name: words.title })
const rowOf = (page: Page, product: string) =>
  panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: words.consumptionOf({ product }), exact: true }) })
const amountOf = (row: Locator, product: string) =>
  row.getByRole('textbox', { name: words.consumptionOf({ product }), exact: true })

async function choose(page: Page, product: string, what: string): Promise<void> {
  await page.getByRole('button', { name: words.more({ product }), exact: true }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

test('what is selected gets its consumption and flavours, is replaced, removed and taken back, and is read later', async ({
  page,
}) => {
  await goToCareRecipients(page, 'prescriber.se')
  const served = servedFor(page)
  await openPersonByName(page, person)
  const careRecipientId = Number(/CareRecipient\/(\d+)/.exec(page.url())?.[1])
  const ask = await served
  const select = async (area: string, from: number) => {
    const search = { careRecipientId, onlyOrderable: true, pageSize: 60 }
    const found = await ask(`/Product/Search/${area}`, search)
    const free = (
      found.entities as unknown as { itemNumber: string; alreadySelected: boolean; flavor: string | null }[]
    )
      .filter(({ alreadySelected, flavor }) => !alreadySelected && flavor === null)
      .slice(from)
    for (const { itemNumber } of free) {
      const { entities } = await ask('/ShoppingCart/CareRecipient', {
        careRecipientId,
        therapyArea: area,
        items: [{ itemNumber }],
      })
      const [item] = entities
      if (item && (area !== 'Nutrition' || item.flavorsToChoose.length > 1)) return item
      await ask('/ShoppingCart/Delete', { cartItemIds: [item?.cartItemId] })
    }
    throw new Error(`nothing of ${area} is free to be selected`)
  }
  const { name: pad } = (await select('Incontinence', 0)).product
  const drink = await select('Nutrition', 0)
  await page.reload()
  const padRow = rowOf(page, pad)
  await expect(padRow).toBeVisible()
  await expectAccessible(page)

  await test.step('a consumption is typed with a comma and saved when the field is left', async () => {
    await amountOf(padRow, pad).fill('2,5')
    await padRow.getByLabel(words.periodOf({ product: pad })).selectOption(words.per.week)
    await padRow.getByLabel(words.periodOf({ product: pad })).press('Enter')
    await amountOf(padRow, pad).press('Enter')
    await expect(padRow.getByText(t.common.states.saved, { exact: true })).toBeVisible()
    await page.reload()
    await expect(amountOf(rowOf(page, pad), pad)).toHaveValue('2,5')
    await expect(rowOf(page, pad).getByLabel(words.periodOf({ product: pad }))).toHaveValue('week')
  })

  await test.step('what is typed while an earlier text is saved is saved after it, and so is what stands there on leaving', async () => {
    const period = padRow.getByLabel(words.periodOf({ product: pad }))
    await amountOf(padRow, pad).fill('3')
    await amountOf(padRow, pad).press('Tab')
    await period.selectOption(words.per.month)
    await amountOf(padRow, pad).fill('4')
    await amountOf(padRow, pad).press('Enter')
    await expect(padRow.getByText(t.common.states.saved, { exact: true })).toBeVisible()
    const orderHistory = page.getByRole('link', { name: t.careRecipients.tabs.orderHistory, exact: true })
    await orderHistory.click()
    await page.goBack()
    await amountOf(padRow, pad).fill('2,5')
    await page.goForward()
    await expect(orderHistory).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(amountOf(padRow, pad)).toHaveValue('2,5')
    await page.reload()
    await expect(amountOf(padRow, pad)).toHaveValue('2,5')
    await expect(period).toHaveValue('month')
    await period.selectOption(words.per.week)
    await amountOf(padRow, pad).press('Enter')
    await expect(padRow.getByText(t.common.states.saved, { exact: true })).toBeVisible()
  })

  await test.step('flavours that do not add up stay in their fields and say so', async () => {
    const { name } = drink.product
    const row = rowOf(page, name)
    const flavors = row.getByRole('group', { name: words.flavors.title({ product: name }) }).getByRole('textbox')
    await amountOf(row, name).fill('4')
    await flavors.nth(0).fill('2,5')
    await flavors.nth(1).fill('1')
    await flavors.nth(1).press('Enter')
    await expect(row.getByText(words.problems.sum({ shared: '3,5', total: '4' }))).toBeVisible()
    await expectAccessible(page)
    await flavors.nth(1).fill('1,5')
    await flavors.nth(1).press('Enter')
    await expect(row.getByText(t.common.states.saved, { exact: true })).toBeVisible()
    await page.reload()
    await expect(flavors.nth(1)).toHaveValue('1,5')
  })

  await test.step('a product is replaced by what its row offers, and the copied consumption is looked at', async () => {
    await choose(page, pad, words.replaceIt)
    const dialog = page.getByRole('dialog', { name: words.replacing.title({ product: pad }) })
    const first = dialog.getByRole('radio', { disabled: false }).first()
    await expect(first).toBeVisible()
    await expectAccessible(page)
    await first.check()
    await dialog.getByRole('button', { name: words.replacing.act, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, pad)).toHaveCount(0)
    const check = panelOf(page).getByRole('button', { name: words.check.confirm })
    await check.click()
    await expect(check).toBeHidden()
  })

  await test.step('what is removed can be taken back at once', async () => {
    const { name } = drink.product
    await choose(page, name, words.removeIt)
    await expect(page.getByText(words.removed({ product: name }))).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
    await page.getByRole('button', { name: t.common.actions.undo, exact: true }).click()
    await expect(amountOf(rowOf(page, name), name)).toHaveValue('4')
    const menus = panelOf(page).getByRole('button', { name: words.more({ product: '' }).trim() })
    for (let left = await menus.count(); left > 0; left -= 1) {
      await menus.first().click()
      await page.getByRole('menuitem', { name: words.removeIt }).click()
      await expect(menus).toHaveCount(left - 1)
    }
  })

  await test.step('the history tells who ended what', async () => {
    await page.getByRole('link', { name: t.careRecipients.tabs.selectedProducts }).click()
    const table = page.getByRole('table', { name: words.history.title })
    const replaced = table.getByRole('row').filter({ hasText: words.history.replaced })
    await expect(replaced.filter({ hasText: pad })).toContainText('Maja Lindqvist')
    await expect(table.getByRole('row').filter({ hasText: words.history.removed })).not.toHaveCount(0)
    await replaced
      .first()
      .getByText(anyNumbers(words.history.events({ count: 3 })))
      .click()
    await expect(replaced.first().getByText(words.history.event['consumption-changed']).first()).toBeVisible()
    await expectAccessible(page)
    const again = table.getByRole('button', {
      name: t.productSelection.named({ action: words.history.again, product: pad }),
      exact: true,
    })
    await again.click()
    await expect(again).toHaveAccessibleDescription(words.history.inCart)
    await page.getByRole('link', { name: t.careRecipients.tabs.products, exact: true }).click()
    await expect(rowOf(page, pad).getByText(words.check.text)).toBeVisible()
    await choose(page, pad, words.removeIt)
    await expect(rowOf(page, pad)).toHaveCount(0)
  })
})
