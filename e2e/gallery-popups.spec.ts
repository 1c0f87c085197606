import { type Locator, type Page, expect } from '@playwright/test'
import { part, test } from './gallery.ts'

test('a double click opens a dialog or a menu, and never shuts it again', async ({ page }) => {
  for (const name of ['Open the dialog', 'Open the drawer', 'Open the phone menu']) {
    await page.getByRole('button', { name }).dblclick()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await part(page, 'Actions').getByRole('button', { name: 'Menu', exact: true }).dblclick()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a double click presses nothing that has come to stand under it meanwhile', async ({ page }) => {
  const wards = part(page, 'Actions').getByRole('button', { name: /^Remove the filter/ })
  const all = await wards.count()
  await wards.first().dblclick()
  await expect(wards).toHaveCount(all - 1)
})

test.describe('a menu', () => {
  const opened = async (page: Page) => {
    const button = part(page, 'Actions').getByRole('button', { name: 'Menu', exact: true })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(item(page, 'Edit')).toBeFocused()
    return button
  }
  const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

  test('is gone through with the arrows, Home, End and first letters', async ({ page }) => {
    const button = await opened(page)
    for (const [key, name] of [
      ['End', 'Remove'],
      ['ArrowDown', 'Edit'],
      ['ArrowUp', 'Remove'],
      ['Home', 'Edit'],
      ['s', 'Show the order'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(item(page, name)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('acts once, closes and gives the focus back', async ({ page }) => {
    const button = await opened(page)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Chosen: Remove')).toBeVisible()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('keeps what cannot be chosen within reach of the arrows, with its reason', async ({ page }) => {
    await opened(page)
    await page.keyboard.press('ArrowDown')
    const copy = item(page, 'Copy')
    await expect(copy).toBeFocused()
    await expect(copy).toHaveAttribute('aria-disabled', 'true')
    await expect(copy).toContainText('A closed row is not copied.')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Chosen: nothing')).toBeVisible()
    await expect(copy).toBeFocused()
  })

  test('leads on by links', async ({ page }) => {
    await opened(page)
    await page.keyboard.press('s')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#shown$/)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('is left with Tab and by a press beside it', async ({ page }) => {
    await opened(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove the filter Ward 1' })).toBeFocused()
    await opened(page)
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('is closed by its button', async ({ page }) => {
    const button = part(page, 'Actions').getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    await expect(item(page, 'Edit')).toBeVisible()
    await button.click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('follows its button when the page is scrolled', async ({ page }) => {
    const button = await opened(page)
    const menu = page.getByRole('menu')
    const distance = async () => {
      const [above, below] = [await boxOf(button), await boxOf(menu)]
      return Math.round(below.y - above.y - above.height)
    }
    await expect.poll(distance).toBe(4)
    const before = await boxOf(button)
    await page.mouse.wheel(0, 100)
    await expect.poll(async () => Math.round(before.y - (await boxOf(button)).y)).toBe(100)
    await expect.poll(distance).toBe(4)
  })
})

test('a calendar takes the typed day up, is gone through with the arrows, and writes the picked one', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: 'Delivery day' })
  const button = page.getByRole('button', { name: 'Choose in the calendar' })
  await field.fill('2026-11-16')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('button', { name: 'Monday, 16 November 2026' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(calendar.getByRole('button', { name: 'Tuesday, 17 November 2026' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(field).toHaveValue('2026-11-24')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: 'Tuesday, 24 November 2026' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  await expect(calendar.getByRole('button', { name: 'Monday, 2 November 2026' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(field).toHaveValue('2026-11-24')
  await expect(button).toBeFocused()
})

test('a select that is searched in narrows its list and takes what Enter chooses', async ({ page }) => {
  const select = page.getByRole('combobox', { name: 'Care place' })
  await expect(select).toHaveAttribute('aria-haspopup', 'listbox')
  await select.fill('ma')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Maple'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(select).toHaveValue('Maple')
  await select.fill('zz')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('a dialog keeps the focus, lets Escape close a menu inside it first, and gives the focus back', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Open the dialog' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove the row?' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Reasons' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Wrong product' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}
