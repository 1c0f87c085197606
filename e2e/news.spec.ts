import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { tabTo } from './by-keyboard.ts'
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
  // All that is written, chosen and published here goes by the keyboard alone.
  const { keyboard } = page
  await tabTo(page, page.getByRole('link', { name: news.write, exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const publish = page.getByRole('button', { name: words.publish, exact: true })
  const heading = page.getByLabel(words.header, { exact: false }).first()
  const text = page.getByRole('textbox', { name: words.text, exact: true })
  const preview = page.getByRole('region', { name: words.preview })

  await test.step('without a heading nothing is published, and the focus goes to it', async () => {
    await tabTo(page, publish)
    await keyboard.press('Enter')
    await expect(page.getByText(words.headerMissing)).toBeVisible()
    await expect(heading).toBeFocused()
  })

  await test.step('what is written without a heading is there after a reload', async () => {
    await tabTo(page, text)
    await keyboard.type('Beställ i tid.')
    await expect(page.getByText(words.keptHere)).toBeVisible()
    await page.reload()
    await expect(text).toHaveText('Beställ i tid.')
  })

  await test.step('with a heading it is saved by itself, and is seen as its readers see it', async () => {
    await tabTo(page, heading)
    await keyboard.type(header)
    await tabTo(page, text)
    // Esc leads from the text to its buttons, arrows from one to the next.
    await keyboard.press('Escape')
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: words.tools.list, exact: true })).toBeFocused()
    await keyboard.press('Enter')
    await expect(text).toBeFocused()
    await keyboard.press('Control+End')
    await keyboard.type(' Minst två kartonger.')
    await expect(page.getByRole('status').filter({ hasText: /^Sparad \d/ })).toBeVisible()
    await expect(preview.getByRole('listitem').first()).toHaveText('Beställ i tid. Minst två kartonger.')
    await expectAccessible(page)
  })

  await test.step('a link is set by Enter', async () => {
    await keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: words.linkAddress })).toBeFocused()
    await keyboard.press('Control+a')
    await keyboard.type('https://vik.example/kartonger')
    await keyboard.press('Enter')
    await expect(preview.getByRole('link', { name: 'https://vik.example/kartonger' }).first()).toBeVisible()
    await expect(text).toBeFocused()
  })

  await test.step('it goes to purchasers alone', async () => {
    const roles = page.getByRole('group', { name: words.roles, exact: true })
    await tabTo(page, roles.getByRole('combobox'))
    await keyboard.type(t.roles.names.CarePlacePurchaser)
    const offered = page.getByRole('listbox', { name: words.roles, exact: true })
    await expect(offered.getByRole('option', { name: t.roles.names.CarePlacePurchaser, exact: true })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(roles.getByText(t.roles.names.CarePlacePurchaser, { exact: true })).toBeVisible()
    const reader = preview.getByRole('combobox', { name: words.reader.role })
    await expect(preview.getByText(words.reader.otherRole)).toBeVisible()
    await tabTo(page, reader)
    // The first letters choose; a letter that no key has would go to another field.
    await keyboard.type('Ink')
    await expect(preview.getByText(words.reader.sees)).toBeVisible()
    await tabTo(page, publish, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(pageTitle(page, t.screens.manageNews)).toBeFocused()
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

test('whoever has the same news open in two tabs is told that it was they who saved, and chooses what goes on', async ({
  context,
  page,
}) => {
  await signIn(page, 'news.se')
  await page.goto('/GuideManage/News')
  await page.getByRole('link', { name: news.write, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const headingIn = (tab: Page) => tab.getByLabel(words.header, { exact: false }).first()
  const saved = { hasText: /^Sparad \d/ }
  await headingIn(page).fill('Öppen i två flikar')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page).toHaveURL(/\/Edit\/\d+$/)

  const opening = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const other = await opening
  await expect(headingIn(other)).toHaveValue('Öppen i två flikar')
  await headingIn(other).fill('Skriven i den andra fliken')
  await expect(other.getByRole('status').filter(saved)).toBeVisible()

  await headingIn(page).fill('Skriven i den första fliken')
  const asked = page.getByRole('region', { name: words.conflict.own.title })
  await expect(asked.getByRole('heading', { name: 'Skriven i den andra fliken' })).toBeVisible()
  await expect(page.getByText(words.conflict.title)).toHaveCount(0)
  await expectAccessible(page)
  await asked.getByRole('button', { name: words.conflict.own.keep }).click()
  await expect(asked).toHaveCount(0)
  await expect(page.getByRole('status').filter(saved)).toBeVisible()

  // What was kept here is what the other tab meets in turn.
  await headingIn(other).fill('Skriven sist')
  const askedThere = other.getByRole('region', { name: words.conflict.own.title })
  await askedThere.getByRole('button', { name: words.conflict.own.take }).click()
  await expect(headingIn(other)).toHaveValue('Skriven i den första fliken')
})
