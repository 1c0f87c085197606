import { expect } from '@playwright/test'
import { t, test } from './journey.ts'
import { signInByForm } from './signing-in.ts'

const { impersonation: words } = t

test('customer service acts as a nurse with a reason, sees her list below the band, and is itself again (A-1-10)', async ({
  page,
  faults,
}) => {
  const name = 'Maja Lindqvist'
  await signInByForm(page, 'csp.impersonator')
  await expect(page).toHaveURL('/CSP/CareRecipient')
  await expect(page.getByText(words.recentNone)).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: words.dialog.action({ name }) }).click()

  const dialog = page.getByRole('dialog', { name: words.dialog.title({ name }) })
  const reason = dialog.getByRole('textbox', { name: words.dialog.why })
  await dialog.getByRole('button', { name: words.dialog.beginnings.follow }).click()
  await reason.pressSequentially('order nekades')
  await dialog.getByRole('button', { name: words.dialog.action({ name: 'Maja' }) }).click()

  // The band is the first landmark of the page; it names both, and why.
  const band = page.getByRole('region', { name: words.band.label })
  await expect(band).toContainText(words.band.helpingAs({ name }))
  await expect(band).toContainText('Ivar Ombergh')
  await expect(band).toContainText(`${words.dialog.beginnings.follow}: order nekades`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/CareRecipient')
  await expect(page.getByRole('table', { name: t.careRecipients.list.title })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(band.getByRole('status')).toHaveText(/Maja Lindqvist/)
  const first = await page.evaluate(() =>
    document.querySelector('section, header, nav, main')?.getAttribute('aria-label'),
  )
  expect(first).toBe(words.band.label)
  await band.getByRole('button', { name: words.band.rules }).click()
  await expect(page.getByRole('dialog', { name: words.band.rules })).toContainText(words.mayNot)
  await page.keyboard.press('Escape')

  await band.getByRole('button', { name: words.band.stop }).click()
  await expect(page).toHaveURL('/CSP/CareRecipient')
  await expect(page.getByText(words.ended.stopped({ name }))).toBeVisible()
  await expect(band).toBeHidden()
  // Nothing of the nurse is left, and nothing of what was searched for before.
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('region', { name: words.recent })).toContainText(name)
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => /^(carePlace|order-wizard)-/.test(key)),
  )
  expect(kept).toEqual([])
  expect(faults.refusals).toEqual([])
})
