import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { openPerson } from './selecting.ts'

const { calendar, entry, history } = t.planning
const { actions: paper } = t.prints

test('a follow-up is planned by the keyboard, moved on one day alone, and removed from a day on', async ({ page }) => {
  await openPerson(page, 'Märta Sjövall')
  await page.getByRole('link', { name: t.careRecipients.tabs.planning, exact: true }).click()
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  await expectAccessible(page)

  // The keys of the views take the focus along, to the day that is looked at.
  const today = grid.locator('[aria-current=date]')
  await today.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/view=day/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await page.keyboard.press('v')
  await expect(page).toHaveURL(/view=week/)
  await expect(grid.locator('[data-day]:focus')).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('m')
  await expect(grid.locator('[data-day]:focus')).toHaveCount(1)
  await page.keyboard.press('t')
  await expect(today).toBeFocused()

  await today.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: entry.text }).fill('Kontroll av hud')
  await dialog.getByRole('textbox', { name: entry.time }).fill('9.15')
  await dialog.getByRole('combobox', { name: entry.recurrence }).selectOption('weekly')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: entry.save }).click()
  const planned = grid.getByRole('button', { name: 'Kontroll av hud' })
  await expect(planned).toHaveCount(4)

  await planned.nth(1).click()
  await expect(dialog.getByRole('radio', { name: /^Bara / })).toBeChecked()
  await dialog.getByRole('textbox', { name: entry.text }).fill('Kontroll hos läkare')
  await dialog.getByRole('button', { name: entry.save }).click()
  await expect(grid.getByRole('button', { name: 'Kontroll hos läkare' })).toHaveCount(1)
  await expect(planned).toHaveCount(3)

  await planned.nth(1).click()
  await dialog.getByRole('button', { name: entry.remove }).click()
  await dialog.getByRole('radio', { name: entry.following }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: entry.remove }).click()
  await expect(planned).toHaveCount(1)
  await page.getByRole('button', { name: entry.takeBack, exact: true }).click()
  await expect(planned).toHaveCount(3)

  // What was done to the plan stands with its days, the latest first.
  await page.getByRole('button', { name: history.open, exact: true }).click()
  await expect(dialog.getByText(history.events.restored, { exact: true }).first()).toBeVisible()
  await expect(dialog.getByText(/Kontroll hos läkare, Bara /).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: paper.show, exact: true }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: paper.get, exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^${calendar.title} \\d{4}-\\d{2}-\\d{2}\\.pdf$`))
  await page.getByRole('button', { name: paper.close, exact: true }).click()

  await page.getByRole('button', { name: calendar.view.table }).click()
  await expect(page.getByRole('table').getByText('Kontroll hos läkare')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('table').getByText('Kontroll hos läkare')).toBeVisible()
  await expect(pageTitle(page, 'Märta Sjövall')).toBeVisible()
})

test('what was removed in another window says so, whether it is saved or removed here', async ({ page, context }) => {
  await openPerson(page, 'Märta Sjövall')
  await page.getByRole('link', { name: t.careRecipients.tabs.planning, exact: true }).click()
  const text = 'Provning av bälte'
  const here = page.getByRole('grid').getByRole('button', { name: text })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: calendar.add }).click()
  await dialog.getByRole('textbox', { name: entry.text }).fill(text)
  await dialog.getByRole('button', { name: entry.save }).click()
  await expect(here).toHaveCount(1)

  const other = await context.newPage()
  await other.goto(page.url())
  const there = other.getByRole('grid').getByRole('button', { name: text })
  const removeThere = async () => {
    await there.click()
    await other.getByRole('dialog').getByRole('button', { name: entry.remove }).click()
    await other.getByRole('dialog').getByRole('button', { name: entry.remove }).click()
    await expect(there).toHaveCount(0)
  }
  await here.click()
  await removeThere()
  await dialog.getByRole('button', { name: entry.save }).click()
  await expect(dialog.getByText(entry.gone)).toBeVisible()
  await dialog.getByRole('button', { name: t.common.actions.reload }).click()
  await expect(here).toHaveCount(0)

  await other.getByRole('button', { name: entry.takeBack, exact: true }).click()
  await expect(there).toHaveCount(1)
  await page.reload()
  await here.click()
  await removeThere()
  await dialog.getByRole('button', { name: entry.remove }).click()
  await dialog.getByRole('button', { name: entry.remove }).click()
  await expect(page.getByText(entry.gone)).toBeVisible()
  await expect(here).toHaveCount(0)
  await expectAccessible(page)
})

test('what comes every day is said of all days only where it comes on all of them', async ({ page }) => {
  await openPerson(page, 'Märta Sjövall')
  await page.getByRole('link', { name: t.careRecipients.tabs.planning, exact: true }).click()
  const text = 'Byte av förband'
  const grid = page.getByRole('grid')
  const days = grid.getByRole('gridcell')
  // Others may stand there too.
  const all = page.getByRole('heading', { name: calendar.everyDay, exact: true }).locator('..').getByRole('button')
  const above = all.filter({ hasText: text })
  const on = (cell: number) => days.nth(cell).getByRole('button', { name: text })
  const dialog = page.getByRole('dialog')
  // From Thursday of the second of the five weeks on.
  await expect(days).toHaveCount(35)
  await days.nth(10).focus()
  await page.keyboard.press('n')
  await dialog.getByRole('textbox', { name: entry.text }).fill(text)
  await dialog.getByRole('combobox', { name: entry.recurrence }).selectOption('daily')
  await dialog.getByRole('button', { name: entry.save }).click()
  await expect(grid.getByRole('button', { name: text })).toHaveCount(25)
  await expect(on(9)).toHaveCount(0)
  await expect(above).toHaveCount(0)

  await on(12).click()
  await dialog.getByRole('button', { name: entry.remove }).click()
  await dialog.getByRole('button', { name: entry.remove }).click()
  await expect(grid.getByRole('button', { name: text })).toHaveCount(24)
  await expect(on(12)).toHaveCount(0)
  await page.getByRole('button', { name: calendar.view.table }).click()
  await expect(page.getByRole('table').getByText(text)).toHaveCount(2)
  await page.getByRole('button', { name: calendar.view.month }).click()

  // The five weeks after these are full of it.
  await page.getByRole('button', { name: calendar.later }).click()
  await expect(above).toHaveCount(1)
  await expect(grid.getByRole('button', { name: text })).toHaveCount(0)
  const read = days.filter({ hasText: calendar.comesEveryDay({ count: await all.count() }) })
  await expect(read).toHaveCount(35)
  await expect(days.filter({ hasText: calendar.nothing })).toHaveCount(0)
  await expectAccessible(page)
})
