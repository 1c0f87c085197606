import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { reports: words, reportColumns, screens } = t

test('a report is chosen, seen as figures, and fetched as Excel; a day that none may have says which one may (O-2-77, O-2-117, O-9-09)', async ({
  page,
}) => {
  await signIn(page, 'reports.se')
  await page.goto('/GuideAdministration')
  await expect(page).toHaveURL(/\/GuideAdministration\/Reports/)
  await expect(pageTitle(page, screens.reports)).toBeVisible()
  await expect(page.getByRole('img', { name: reportColumns.titles.Orders })).toBeVisible()
  await expectAccessible(page)

  const upTo = page.getByLabel(words.to, { exact: true })
  await upTo.fill('2099-01-01')
  await upTo.press('Enter')
  await expect(page.getByText(words.faults['after-today'])).toBeVisible()
  await page.getByRole('button', { name: new RegExp(words.take({ date: String.raw`\d{4}-\d\d-\d\d` })) }).click()
  await page.getByRole('button', { name: words.wholeYear }).click()

  await page.getByRole('radio', { name: reportColumns.titles.Prescriptions }).check()
  await page.getByRole('button', { name: t.common.actions.showAsTable }).click()
  await expect(page.getByRole('table', { name: reportColumns.titles.Prescriptions })).toBeVisible()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: words.file.make }).click()
  const made = page.getByRole('list', { name: words.jobs.title }).getByRole('listitem').first()
  await expect(made.getByText(words.jobs.states.done, { exact: true })).toBeVisible()
  // What is done within three seconds has come by itself, and is the first.
  await made.getByRole('button', { name: words.jobs.fetch }).click()
  const download = await file
  expect(download.suggestedFilename()).toMatch(/^Prescriptions_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xlsx$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('xl/worksheets/sheet1.xml')).toBe(true)
  await expectAccessible(page)
})

test('the end of a report that takes longer is told on whatever page, after a reload and a line that was away (O-4-50)', async ({
  page,
}) => {
  await signIn(page, 'reports.se')
  // The demo makes a report at once: the list that the page is shown says so only later.
  let line: 'behind' | 'away' | 'up' = 'behind'
  await page.route(/\/Report\/Job$/, async (route) => {
    if (route.request().method() !== 'GET' || line === 'up') return route.continue()
    if (line === 'away') return route.abort('connectionreset')
    const response = await route.fetch()
    const { reports } = (await response.json()) as { reports: { readonly reportType: string }[] }
    const behind = { state: 'making', rowsDone: 0, endedAt: null, keptUntil: null }
    const shown = reports.map((each) => (each.reportType === 'Claims' ? { ...each, ...behind } : each))
    await route.fulfill({ response, json: { reports: shown } })
  })
  await page.goto('/GuideAdministration/Reports')
  await page.getByRole('radio', { name: reportColumns.titles.Claims }).check()
  await page.getByRole('button', { name: words.file.make }).click()
  const making = page.getByText(words.jobs.states.making, { exact: true }).first()
  await expect(making).toBeVisible()
  await page.reload()
  await expect(making).toBeVisible()

  await page.getByRole('link', { name: t.shell.navigation.careRecipients }).first().click()
  await expect(pageTitle(page, screens.careRecipients)).toBeVisible()
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/Report/Job'))
  line = 'away'
  await lost
  line = 'up'
  const done = words.jobs.isDone({ kind: reportColumns.titles.Claims })
  await expect(page.getByText(done)).toHaveCount(1)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: words.jobs.fetch, exact: true }).click()
  expect((await file).suggestedFilename()).toMatch(/^Claims_/)
})
