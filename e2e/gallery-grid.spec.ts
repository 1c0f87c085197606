import { type Locator, type Page, expect } from '@playwright/test'
import { part, test } from './gallery.ts'

function gridOf(page: Page): Locator {
  return part(page, 'Grids').getByRole('grid', { name: 'Packages by room' })
}

function amountOf(page: Page, room: number, product: string): Locator {
  return gridOf(page).getByRole('textbox', { name: `Room ${room}, ${product}, packages` })
}

test('a grid is one stop of Tab; arrows, Home and End move in it, and it says whose amount it is', async ({ page }) => {
  const grid = gridOf(page)
  const first = amountOf(page, 201, 'Pad')
  await first.focus()
  await expect(first).toHaveAccessibleDescription('suggestion 4')
  for (const [key, room, product] of [
    ['ArrowDown', 201, 'Dressing'],
    ['Enter', 202, 'Pad'],
    ['ArrowUp', 201, 'Dressing'],
    ['PageDown', 206, 'Dressing'],
    ['Home', 201, 'Pad'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(amountOf(page, room, product)).toBeFocused()
  }
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(grid.getByRole('gridcell', { name: 'Pad' }).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(first).toBeFocused()
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await grid.locator(':focus').count()).toBe(0)
})

test('past 200 rows only those near are drawn, and the last is still one key away', async ({ page }) => {
  const grid = gridOf(page)
  await page.getByRole('button', { name: 'Order for 231 rows' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '232')
  expect(await grid.locator('tr[data-part=row]').count()).toBeLessThan(231)
  await amountOf(page, 201, 'Pad').focus()
  await page.keyboard.press('End')
  await expect(amountOf(page, 316, 'Pad')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status', { name: 'What the grid told' })).toHaveText('The end')
  await page.keyboard.press('Home')
  await expect(amountOf(page, 201, 'Pad')).toBeFocused()
})

test('digits replace, Esc takes back, H is the highest, A sets aside and back, Del empties, Ctrl and Z undoes', async ({
  page,
}) => {
  const amount = amountOf(page, 202, 'Pad')
  await amount.focus()
  await page.keyboard.type('12')
  await expect(amount).toHaveValue('12')
  await page.keyboard.press('Escape')
  await expect(amount).toHaveValue('4')
  await page.keyboard.press('h')
  await expect(amount).toHaveValue('14')
  await page.keyboard.type('6')
  await expect(amount).toHaveValue('6')
  await page.keyboard.press('Delete')
  await expect(amount).toHaveValue('')
  await page.keyboard.press('Control+z')
  await expect(amount).toHaveValue('6')
  await page.keyboard.press('a')
  await expect(amount).toHaveValue('Aside')
  await expect(amount).toBeFocused()
  await page.keyboard.press('a')
  await expect(amount).toHaveValue('6')
  // A letter is a slip.
  await page.keyboard.type('x')
  await expect(amount).toHaveValue('6')
})

test('what is wrong stands below its row, in reach of the arrows', async ({ page }) => {
  const amount = amountOf(page, 201, 'Pad')
  await amount.focus()
  await page.keyboard.type('15')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveAccessibleDescription(/At most 14/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Change to 14' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(amount).toHaveValue('14')
})

test('cells of a sheet are pasted as such, a number alone into its field', async ({ page }) => {
  const amount = amountOf(page, 201, 'Pad')
  await amount.focus()
  const paste = (text: string) =>
    amount.evaluate((field, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', data)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return field.dispatchEvent(event)
    }, text)
  expect(await paste('7')).toBe(true)
  expect(await paste('201\tPad\t7')).toBe(false)
  await expect(page.getByRole('status', { name: 'What the grid told' })).toHaveText('Pasted: 201, Pad, 7')
})

test('a table of two thousand rows of cells draws those near; arrows, Home, End and Space go by cell, and rows open', async ({
  page,
}) => {
  const cells = part(page, 'Cell grids')
  const grid = cells.getByRole('treegrid', { name: 'Roles by place' })
  const row = (name: RegExp) => grid.getByRole('rowheader', { name })
  await row(/^Unit 1 /).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(grid.getByRole('gridcell', { name: 'nurse at place-1-1, no' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(grid.getByRole('gridcell', { name: 'nurse at place-1-1, yes' })).toBeFocused()
  await page.keyboard.press('v')
  await expect(cells.getByRole('status', { name: 'What the cells told' })).toHaveText('Why nurse at place-1-1')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(row(/^Unit 1 /)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row(/^Place 1 of unit 1$/)).toHaveCount(0)

  await cells.getByRole('button', { name: 'Open all units' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '2041')
  await row(/^Unit 1 /).focus()
  await page.keyboard.press('Control+End')
  await expect(grid.getByRole('gridcell', { name: 'purchaser at place-40-50, no' })).toBeFocused()
  expect(await grid.getByRole('row').count()).toBeLessThan(80)
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1)
})
