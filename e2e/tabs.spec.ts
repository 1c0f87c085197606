import { type Page, expect } from '@playwright/test'
import { onFirstCall, t, test } from './journey.ts'
import { peopleOf } from './order-wizard.ts'
import { goToCareRecipients, signInByForm } from './signing-in.ts'

const { shell } = t

/** What "Duplicate tab" does: another tab with a copy of the session storage. */
async function duplicateOf(page: Page): Promise<Page> {
  const duplicate = await page.context().newPage()
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  await duplicate.addInitScript((values) => {
    if (sessionStorage.getItem('jwt')) return
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
  }, kept)
  return duplicate
}

test('two tabs stay together: over a change of place, and over a second sign-in', async ({ context, page }) => {
  await goToCareRecipients(page, 'prescriber.se')
  const other = await duplicateOf(page)
  await other.goto('/CareRecipient')
  await expect(peopleOf(other)).toBeVisible()

  await page.getByRole('button', { name: 'Solgläntan, avd. 2' }).click()
  await page.getByRole('menuitem', { name: 'Strandvägen 8' }).click()
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Strandvägen 8' })).toBeVisible()
  await other.reload()
  await expect(peopleOf(other)).toBeVisible()

  const third = await context.newPage()
  await signInByForm(third, 'orderer.se')
  const olle = shell.userMenu.label({ name: 'Olle Fransberg', initials: 'OF' })
  for (const tab of [page, other, third]) await expect(tab.getByRole('button', { name: olle })).toBeVisible()
  await goToTheirPeople(other)
  await goToTheirPeople(page)
})

async function goToTheirPeople(page: Page): Promise<void> {
  await page.goto('/CareRecipient')
  await expect(peopleOf(page)).toBeVisible()
}

test('a duplicated tab renews together with the first, and neither is signed out', async ({ context, page }) => {
  await goToCareRecipients(page, 'orderer.se')
  const duplicate = await duplicateOf(page)

  const before = await refreshToken(page)
  let refreshes = 0
  context.on('request', (request) => {
    if (request.postData()?.includes('grant_type=refresh_token')) refreshes += 1
  })
  // Both tabs meet a token that has ended, at the same time.
  for (const tab of [page, duplicate]) {
    await onFirstCall(tab, '**/CareRecipient/Search', (route) => route.fulfill({ status: 401, json: {} }))
  }
  await Promise.all([page.reload(), duplicate.goto('/CareRecipient')])
  for (const tab of [page, duplicate]) await expect(peopleOf(tab)).toBeVisible()
  await expect.poll(() => refreshes).toBeGreaterThan(0)
  await expect.poll(() => refreshToken(page)).not.toBe(before)
  await expect.poll(async () => (await refreshToken(duplicate)) === (await refreshToken(page))).toBe(true)
})

function refreshToken(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('refresh_token'))
}
