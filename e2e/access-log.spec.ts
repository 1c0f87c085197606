import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openSearchSelect, pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const words = t.accessLog

test('a data officer reads who saw whom, judges a view drawn by lot, and saves a person’s extract', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/Utilities/AccessLog')
  await expect(pageTitle(page, t.screens.accessLog)).toBeVisible()
  await expect(page.getByText(words.choose)).toBeVisible()
  await expectAccessible(page)

  await openSearchSelect(page, words.client)
  await page.getByRole('option', { name: 'Region Fjällviken' }).click()
  const log = page.getByRole('table', { name: t.screens.accessLog })
  const seen = log.getByRole('row').nth(1)
  await expect(seen).toBeVisible()

  await page.getByRole('button', { name: words.sample.draw }).click()
  const sample = page.getByRole('region', { name: /^Vecka \d+, Region Fjällviken$/ })
  await expect(sample.getByText(words.sample.at({ number: 1, of: 20 }))).toBeVisible()
  await sample.getByRole('radio', { name: words.sample.words.investigate }).check()
  await sample.getByRole('button', { name: words.sample.save }).click()
  await expect(sample.getByText(words.sample.noteNeeded)).toBeVisible()
  await expectAccessible(page)
  await sample.getByLabel(words.sample.note).fill('Stäm av med enhetschefen.')
  await sample.getByRole('button', { name: words.sample.save }).click()
  await expect(sample.getByText(words.sample.at({ number: 2, of: 20 }))).toBeVisible()
  await expect(sample.getByText(words.sample.toInvestigate({ count: 1 }), { exact: false }).first()).toBeVisible()
  await expect(sample.getByRole('button', { name: words.sample.sign })).toHaveAttribute('aria-disabled', 'true')

  const number = (await seen.getByText(/^\d{8}-\d{4}$/).textContent()) ?? ''
  const extract = page.getByRole('region', { name: words.extract.title })
  await extract.getByLabel(words.number).fill(number)
  await extract.getByLabel(words.extract.why).fill('Begäran från god man')
  const file = page.waitForEvent('download')
  await extract.getByRole('button', { name: words.extract.make }).click()
  expect((await file).suggestedFilename()).toBe(`${words.extract.file}.pdf`)
  expect(page.url()).not.toContain(number)
})
