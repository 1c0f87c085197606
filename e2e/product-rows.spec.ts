import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { goToCareRecipients } from './signing-in.ts'

const { productSelection: words, cart } = t
const name = 'Astrid Norrbäck'
const [former, next] = ['Havsljung Komfort M', 'Norrdun Komfort S']

const named = (action: string, product: string) => words.named({ action, product })
const does = (page: Page, action: string, product: string) =>
  page.getByRole('button', { name: named(action, product), exact: true })
const mark = (page: Page, product: string) =>
  page.getByRole('checkbox', { name: named(words.compare, product), exact: true })
const replacing = (page: Page, product: string) =>
  page.getByRole('link', { name: named(cart.replaceIt, product), exact: true })

async function addressOfSelection(page: Page): Promise<string> {
  await goToCareRecipients(page, 'prescriber.se')
  const path = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  return `/ProductSelection/Direct/${/\/CareRecipient\/(\d+)/.exec(path ?? '')?.[1]}/Incontinence`
}

test('each row of a product list has a mark to compare, and one that is selected is replaced from its row (O-2-29)', async ({
  page,
}) => {
  const selection = await addressOfSelection(page)
  await page.goto(`${selection}?q=komfort`)
  await expect(mark(page, former)).toBeVisible()
  await expect(mark(page, next)).toBeVisible()
  await expect(replacing(page, former)).toHaveCount(0)
  await does(page, words.select, former).first().click()
  await expect(replacing(page, former)).toBeVisible()

  for (const [list, address] of [
    ['cards', `${selection}?q=komfort`],
    ['what is selected', `${selection}?mode=selected`],
  ] as const) {
    await test.step(`${list}: both stand in the row`, async () => {
      await page.goto(address)
      await expect(mark(page, former)).toBeVisible()
      await expect(replacing(page, former)).toBeVisible()
      await expectAccessible(page)
    })
  }
  await test.step('a table and the groups: both stand in the row', async () => {
    await page.getByRole('button', { name: words.view.table }).click()
    const row = page.getByRole('row').filter({ has: mark(page, former) })
    await expect(row.getByRole('link', { name: named(cart.replaceIt, former), exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.view.cards }).click()
  })

  await replacing(page, former).click()
  await expect(pageTitle(page, words.replaceTitle({ product: former }))).toBeVisible()
  await expect(page).toHaveURL(/replace=\d+/)
  await expect(replacing(page, former)).toHaveCount(0)
  await page.goto(`${page.url()}&q=komfort`)
  await does(page, words.replaceBy, next).click()
  await expect(pageTitle(page, words.titles.Incontinence)).toBeVisible()
  await page.goto(`${selection}?q=komfort`)
  await expect(does(page, words.selected, next).first()).toBeVisible()
  await expect(does(page, words.select, former).first()).toBeVisible()
  await does(page, words.selected, next).first().click()
  await expect(does(page, words.select, next).first()).toBeVisible()
})

test('among what is prescribed nothing is looked for before it is known what that is (O-2-26)', async ({ page }) => {
  const selection = await addressOfSelection(page)
  const known = Promise.withResolvers<void>()
  await page.route(`**/api/Guide${searchPrescriptions.path}`, async (route) => {
    await known.promise
    await route.continue()
  })
  const asked: string[][] = []
  page.on('request', (request) => {
    if (!request.url().includes('/Product/Search/')) return
    asked.push((request.postDataJSON() as { itemNumbers?: string[] }).itemNumbers ?? [])
  })
  await page.goto(`${selection}?mode=prescribed`)
  await expect(page.getByText(words.forWhom({ name }))).toBeVisible()
  await expect(page.getByRole('status', { name: t.common.states.loading }).first()).toBeVisible()
  expect(asked).toEqual([])
  known.resolve()
  await expect(page.getByText(words.prescribed, { exact: true }).first()).toBeVisible()
  expect(asked.filter((items) => items.length === 0)).toEqual([])
})
