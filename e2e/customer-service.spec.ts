import { expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { goToCheck, goToReceiver, placeButton, readWarnings, waysOn } from './order-wizard.ts'
import { fillInSignIn } from './signing-in.ts'

const { orders, careRecipients } = t

test('customer service finds a person, orders for them at their care place, and goes back to the person', async ({
  page,
  faults,
}) => {
  const [name, client] = ['Daniel Granefelt', 'Region Fjällviken']
  await page.goto('/login')
  await fillInSignIn(page, 'csp')
  await expect(page).toHaveURL('/CSP/CareRecipient')

  await expect(page.getByText(t.findPerson.begin)).toBeVisible()
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(client)
  await row.getByRole('link', { name, exact: true }).click()

  await expect(pageTitle(page, name)).toBeVisible()
  await expect(page).toHaveURL(/\/CSP\/CRID\/\d+\/CID\/[^/]+\/CPID\/[^/]+$/)
  await expect(page.getByRole('main')).toContainText(client)
  const person = new URL(page.url()).pathname
  await page.keyboard.press('b')

  await expect(pageTitle(page, orders.wizard.title({ name }))).toBeVisible()
  await expect(page).toHaveURL(/\/Order\/Withdrawal\/CRID\/\d+\/CID\/[^/]+\/CPID\/[^/]+\/COID$/)
  await goToReceiver(page)
  await goToCheck(page)
  await readWarnings(page)
  await placeButton(page).click()

  // The page of the order knows for which place it is read, also after a reload.
  await expect(page).toHaveURL(/\/OrderOverview\/\d+\?CID=[^&]+&CPID=[^&]+$/)
  await page.reload()
  await expect(waysOn(page).first()).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(person)

  // A person out of reach leads back to the search.
  await page.goto(person.replace(/CRID\/\d+/, 'CRID/999999'))
  await page.getByRole('link', { name: careRecipients.header.notFound.action }).click()
  await expect(page).toHaveURL('/CSP/CareRecipient')
  // Whom one has opened stands below an empty search, the same as in the search of the bar.
  await page.getByRole('searchbox').fill('')
  await page.getByRole('region', { name: t.palette.groups.recent }).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(person)
  expect(faults.refusals.filter((refusal) => !refusal.startsWith('404 '))).toEqual([])
})
