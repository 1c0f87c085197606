import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { news, newsEditor: words } = t
const header = 'Nya kartonger i förrådet'

test('a news manager writes to one role, who reads it; another does not see it (O-2-56, O-2-59, O-3-91)', async ({
  page,
  browser,
}) => {
  await signIn(page, 'news.se')
  await page.goto('/GuideManage/News')
  await page.getByRole('link', { name: news.write, exact: true }).click()

  await test.step('without a heading nothing is published', async () => {
    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await expect(page.getByText(words.headerMissing)).toBeVisible()
  })

  await test.step('text with a list is written by keyboard, and is seen as its readers see it', async () => {
    const text = page.getByRole('textbox', { name: words.text, exact: true })
    await text.click()
    await page.keyboard.type('Beställ i tid.')
    await expect(page.getByText(words.keptHere)).toBeVisible()
    await page.reload()
    await expect(text).toHaveText('Beställ i tid.')
    await page.getByLabel(words.header, { exact: false }).first().fill(header)
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: words.tools.list, exact: true }).click()
    await page.keyboard.type('Minst två kartonger')
    await expect(page.getByRole('status').filter({ hasText: /^Sparad \d/ })).toBeVisible()
    const preview = page.getByRole('region', { name: words.preview })
    await expect(preview.getByRole('listitem').first()).toHaveText('Minst två kartonger')
    await expectAccessible(page)
  })

  await test.step('it goes to purchasers alone', async () => {
    const roles = page.getByRole('group', { name: words.roles, exact: true })
    await roles.getByRole('combobox').click()
    const offered = page.getByRole('listbox', { name: words.roles, exact: true })
    await offered.getByRole('option', { name: t.roles.names.CarePlacePurchaser, exact: true }).click()
    await expect(roles.getByText(t.roles.names.CarePlacePurchaser, { exact: true })).toBeVisible()
    const preview = page.getByRole('region', { name: words.preview })
    await preview.getByRole('combobox', { name: words.reader.role }).selectOption('Nurse')
    await expect(preview.getByText(words.reader.otherRole)).toBeVisible()
    await preview.getByRole('combobox', { name: words.reader.role }).selectOption('CarePlacePurchaser')
    await expect(preview.getByText(words.reader.sees)).toBeVisible()
    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await expect(pageTitle(page, t.screens.manageNews)).toBeVisible()
    await expect(page.getByRole('link', { name: header })).toBeVisible()
  })

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'sv-SE' })
  const reader = await other.newPage()
  await test.step('a purchaser finds it unread on the own pages, and has read it by opening it', async () => {
    await signIn(reader, 'purchaser.se')
    await reader.goto('/MyPages')
    const card = reader.getByRole('region', { name: news.parts.news })
    const line = card.getByRole('listitem').filter({ hasText: header })
    await expect(line.getByText(news.unread, { exact: true })).toBeVisible()
    await line.getByRole('button', { name: header }).click()
    await expect(line.getByText('Minst två kartonger')).toBeVisible()
    await expect(line.getByText(news.unread, { exact: true })).toBeHidden()
    await expectAccessible(reader)
  })
  await other.close()

  await test.step('whoever does not hold the role does not see it', async () => {
    await page.goto('/MyPages')
    const card = page.getByRole('region', { name: news.parts.news })
    await expect(card.getByRole('listitem').first()).toBeVisible()
    await expect(card.getByText(header)).toHaveCount(0)
  })
})
