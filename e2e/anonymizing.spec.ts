import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { anonymizing: words, careRecipients } = t

/** Nobody orders or prescribes for her, and nothing runs that would keep her. */
const name = 'Maria Ågrim'

test('customer service anonymizes a person, who is found no more, and the keyboard goes on where the list stood', async ({
  page,
}) => {
  await signIn(page, 'csp')
  await page.goto('/CSP/CareRecipient/Anonymize')
  await expect(pageTitle(page, t.screens.anonymize)).toBeVisible()
  await page.getByRole('searchbox', { name: words.search }).fill(name)
  await page.keyboard.press('Enter')
  const list = page.getByRole('table', { name: careRecipients.list.title })
  await list.getByRole('button', { name: `${words.action} ${name}` }).click()

  const question = page.getByRole('dialog', { name: words.question({ name }) })
  await question.getByRole('button', { name: words.action, exact: true }).click()
  await expect(question.getByText(words.sureMissing)).toBeVisible()
  await question.getByRole('checkbox', { name: words.sure }).check()
  await expectAccessible(page)
  await question.getByRole('button', { name: words.action, exact: true }).click()

  await expect(question).toHaveCount(0)
  await expect(list.getByRole('button', { name: `${words.action} ${name}` })).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText(name)
})
