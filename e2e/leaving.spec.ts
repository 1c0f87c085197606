import { expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { fillInSignIn } from './signing-in.ts'

test('what is typed in a list that is being left stands in no other address', async ({ page }) => {
  await page.goto('/login')
  await fillInSignIn(page, 'csp')
  await expect(page).toHaveURL('/CSP/CareRecipient')
  await page.goto('/CSP/ManageInformation')
  const list = page.getByRole('table', { name: t.screens.manageInformation })
  const first = list.getByRole('row').nth(1).getByRole('link').first()
  await expect(first).toBeVisible()
  const leadsTo = (await first.getAttribute('href')) ?? ''

  // The script of the next page is held up on the way.
  const there = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await there.promise
    await route.continue()
  })
  await first.click()
  await expect(page).toHaveURL(leadsTo)
  await expect(list).toBeVisible()
  await page.getByRole('searchbox').first().fill('lager')
  await page.getByRole('searchbox').first().press('Enter')
  there.resolve()
  await expect(pageTitle(page, t.screens.manageInformation)).toBeHidden()
  await expect(page).toHaveURL(leadsTo)
  expect(new URL(page.url()).search).toBe('')
})
