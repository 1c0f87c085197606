import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openGallery, part, test } from './gallery.ts'
import { test as alone } from './journey.ts'

test('every part, closed and open, is accessible in both themes', async ({ page }) => {
  const fields = part(page, 'Fields')
  // The searching select has come in place of the native one.
  await expect(fields.getByRole('combobox', { name: 'Care place' })).toHaveAttribute('aria-haspopup', 'listbox')
  await expectAccessible(page)

  // What closes gives the focus back a moment later, and what has opened meanwhile would close again.
  const menu = part(page, 'Actions').getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, '[role=menu]')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  const calendar = fields.getByRole('button', { name: 'Choose in the calendar' })
  await calendar.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(calendar).toBeFocused()

  await fields.getByRole('combobox', { name: 'Care place' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page, '[role=listbox]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()

  for (const name of ['Open the dialog', 'Open the drawer', 'Open the phone menu']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('the gallery is a page of the demo alone', async ({ request }) => {
  const answer = await request.get('/gallery/index.html')
  expect(await answer.text()).not.toContain('Gallery')
})

test('a quantity counts with arrows, Page Up and single keys, and stops at its ends', async ({ page }) => {
  const packages = page.getByRole('spinbutton', { name: 'Packages' })
  await packages.focus()
  for (const [key, value] of [
    ['ArrowUp', '5'],
    ['+', '6'],
    ['PageUp', '16'],
    ['PageUp', '20'],
    ['ArrowUp', '20'],
    ['-', '19'],
    ['PageDown', '9'],
    ['PageDown', '0'],
    ['ArrowDown', '0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(packages).toHaveValue(value)
    await expect(packages).toHaveAttribute('aria-valuenow', value)
  }
  await page.keyboard.type('007')
  await expect(packages).toHaveValue('007')
  await page.keyboard.press('Tab')
  await expect(packages).toHaveValue('7')
  await page.getByRole('button', { name: 'Fewer packages' }).click()
  await expect(packages).toHaveValue('6')
})

test('arrows go from the link of one row to the next, and a field in a row keeps its own', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Care recipients' })
  const link = (name: string) => table.getByRole('link', { name })
  await link('Anna Lind').focus()
  for (const [key, name] of [
    ['ArrowDown', 'Bo Ek'],
    ['ArrowDown', 'Carin Alm'],
    ['Home', 'Anna Lind'],
    ['End', 'Carin Alm'],
    ['ArrowUp', 'Bo Ek'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(link(name)).toBeFocused()
  }
  await expect(table.getByRole('row').filter({ has: page.getByRole('link', { name: 'Bo Ek' }) })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const room = table.getByRole('textbox', { name: 'Room of 2' })
  await room.focus()
  await page.keyboard.press('ArrowDown')
  await expect(room).toBeFocused()
  await table.getByRole('button', { name: 'Order for Anna Lind' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(link('Bo Ek')).toBeFocused()
})

test('a table says by which column it is sorted', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Care recipients' })
  const head = table.getByRole('columnheader', { name: 'Name' })
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('link')).toHaveText(['Carin Alm', 'Bo Ek', 'Anna Lind'])
})

// The clock is that of a whole browser. It stands but for what it is told to go: however slow the machine, three seconds are three.
alone(
  'a toast stays for three seconds, longer while it is read, and can be read afterwards (O-8-04, O-9-01, A-9-03)',
  async ({ page }) => {
    const opened = Date.now()
    await page.clock.install({ time: opened })
    await openGallery(page)
    await page.clock.pauseAt(opened + 600_000)
    const recent = page.getByRole('list', { name: 'Recent messages' })
    const toast = page.getByRole('alert').filter({ hasText: 'The order is not saved' })
    await page.getByRole('button', { name: 'Say what failed' }).click()
    await expect(toast).toBeVisible()
    await toast.hover()
    await page.clock.fastForward(10_000)
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Close' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(10_000)
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'Say what is done' }).focus()
    await page.clock.fastForward(2900)
    await expect(toast).toBeVisible()
    await page.clock.fastForward(200)
    await expect(toast).toHaveCount(0)
    await expect(recent).toContainText('The order is not saved')

    await page.getByRole('button', { name: 'Say what is done' }).click()
    const done = page.getByRole('status').filter({ hasText: 'The order is saved' })
    await expect(done).toBeVisible()
    await expect(recent.getByRole('listitem').first()).toContainText('The order is saved')

    await page.getByRole('button', { name: 'Say what failed' }).click()
    const lines = [done, toast, page.locator('[data-tone=info]').filter({ hasText: 'A toast that stays' })].map(
      (each) =>
        each
          .locator('b')
          .locator('xpath=ancestor-or-self::*[@data-tone]')
          .evaluate((shown) => getComputedStyle(shown).borderLeftColor),
    )
    // What is done, what failed and what else there is to say can be told apart (A-4.8-03).
    expect(new Set(await Promise.all(lines)).size).toBe(3)
  },
)

test('a stepper leads back to a finished step, whose heading takes the focus', async ({ page }) => {
  const steps = page.getByRole('list', { name: 'Steps of the order' })
  await expect(steps.getByRole('listitem').filter({ hasText: 'Check' })).toHaveAttribute('aria-current', 'step')
  await steps.getByRole('link', { name: 'Receiver' }).press('Enter')
  await expect(steps.getByRole('listitem').filter({ hasText: 'Receiver' })).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText('The step Receiver')).toBeFocused()
})

test('tabs are links, and one of them is where one is', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Pages of a person' })
  await tabs.getByRole('link', { name: 'Orders' }).press('Enter')
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Orders')
})

test('what is chosen among few is pressed', async ({ page }) => {
  const choices = part(page, 'Choices')
  const views = choices.getByRole('group', { name: 'Shown as' })
  await views.getByRole('button', { name: 'Table' }).press('Space')
  await expect(views.getByRole('button', { pressed: true })).toHaveText('Table')
  const segments = choices.getByRole('group', { name: 'Supply' })
  await segments.getByRole('button', { name: 'Soon' }).press('Enter')
  await expect(segments.getByRole('button', { pressed: true })).toContainText('Soon')
  await choices.getByRole('radio', { name: 'Home' }).press('ArrowDown')
  await expect(choices.getByRole('radio', { name: 'Delivery point' })).toBeChecked()
})

test('a button that cannot be pressed can be reached, and says why', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Cancel the order' })
  await button.focus()
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleDescription('The order is already sent.')
  await page.getByRole('button', { name: 'Fill in the amount' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
})

test('a password can be shown, a file chosen, a page turned', async ({ page }) => {
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('secret')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await expect(password).toHaveAttribute('type', 'text')

  await page.getByLabel('File').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
  await expect(page.getByText('prices.csv')).toBeVisible()

  await page.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(page.getByRole('navigation', { name: 'Page 2 of 3' })).toBeVisible()
})
