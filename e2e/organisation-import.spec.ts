import { readFile } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { organisationImport: words } = t
const client = 'Region Fjällviken'
const headings = ['userName', 'firstName', 'lastName', 'language'].join(';')

async function lookAt(page: Page, name: string, rows: readonly string[]): Promise<void> {
  const buffer = Buffer.from([headings, ...rows].join('\n'))
  await page.getByRole('radio', { name: words.kinds.users, exact: true }).check()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: words.look }).click()
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a file with errors is mended where it is looked at, read in but for what is left out, and comes back as it was', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.getByRole('treeitem', { name: client }).click()
  await expect(pageTitle(page, client)).toBeVisible()
  await page.getByRole('button', { name: words.open }).click()

  await test.step('the preview takes the place of the form, and the focus with it', async () => {
    await lookAt(page, 'personal.csv', ['tuva.lind;Tuva;Lind;xx', 'olle.strand;Olle;;sv', 'majken.ek;Majken;Ek;sv'])
    await expect(page.getByText('personal.csv', { exact: true }).first()).toBeFocused()
    await expect(page.getByText(words.errorsTitle({ count: 2 }))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('its address opens it again', async () => {
    await expect(page).toHaveURL(/[?&]import=\d+/)
    await page.reload()
    await expect(page.getByText(words.errorsTitle({ count: 2 }))).toBeVisible()
  })

  await test.step('one row is corrected, another left out', async () => {
    await page.getByRole('button', { name: words.mendRow({ row: 2, name: 'Tuva Lind' }) }).click()
    const language = page.getByRole('dialog').getByLabel(words.columns.language)
    await expect(language).toHaveAccessibleDescription(
      new RegExp(words.reasons['not-valid']({ field: words.columns.language })),
    )
    await expectAccessible(page)
    await language.fill('fi')
    await page.getByRole('button', { name: words.judge }).click()
    await expect(page.getByText(words.errorsTitle({ count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: words.leaveOutRow({ row: 3, name: 'Olle' }) }).click()
    await expect(row(page, 'Olle')).toContainText(words.changes['left-out'])
    await expect(page.getByText(words.rest({ count: 1 }))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the rest is read in', async () => {
    await page.getByRole('button', { name: words.apply({ count: 2 }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.apply({ count: 2 }) })
      .click()
    await expect(page.getByText(words.doneTitle({ count: 2 }))).toBeVisible()
  })

  await test.step('what is fetched has the same rows, and changes nothing when it is read in', async () => {
    await page.getByRole('button', { name: words.another }).click()
    await page.getByRole('radio', { name: words.kinds.users, exact: true }).check()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: words.exportCsv }).click()
    const text = await readFile(await (await file).path(), 'utf8')
    expect(text).toMatch(/tuva\.lind;Tuva;Lind;[^\n]*fi/)
    expect(text).toMatch(/majken\.ek;Majken;Ek/)
    expect(text).not.toContain('olle.strand')
    const workbook = page.waitForEvent('download')
    await page.getByRole('radio', { name: words.kinds.workbook }).check()
    await page.getByRole('button', { name: words.export }).click()
    await page.locator('input[type=file]').setInputFiles(await (await workbook).path().then(readable))
    await page.getByRole('button', { name: words.look }).click()
    await expect(page.getByText(words.nothing, { exact: true })).toBeVisible()
  })
})

/** A download has a name of its own; a spreadsheet is known by its ending. */
async function readable(path: string) {
  return { name: 'allt.xlsx', mimeType: 'application/octet-stream', buffer: await readFile(path) }
}
