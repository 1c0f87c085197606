import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { choose, field } from './registering.ts'
import { goToCareRecipients } from './signing-in.ts'

const { conversation, validation } = t

test('a nurse notes when she last talked with a person, and the newest stands in the head of the page', async ({
  page,
  faults,
}) => {
  await goToCareRecipients(page, 'prescriber.se')
  await page
    .getByRole('link', { name: /Astrid/ })
    .first()
    .click()
  await choose(page, conversation.record)
  const dialog = page.getByRole('dialog', { name: conversation.question })
  const day = field(page, conversation.day)
  const today = await day.inputValue()
  await day.fill('2999-01-01')
  await dialog.getByRole('button', { name: conversation.action }).click()
  await expect(dialog.getByText(validation.dateNotAfter({ date: today }))).toBeVisible()
  await expectAccessible(page)
  await day.fill(today)
  await dialog.getByRole('textbox', { name: conversation.note }).fill('Mår bättre')
  await dialog.getByRole('button', { name: conversation.action }).click()
  await expect(page.getByText(conversation.done)).toBeVisible()
  await expect(dialog).toBeHidden()

  const last = page.locator('dl > div', { hasText: conversation.last })
  await expect(last).toContainText(today)
  await last.getByRole('button', { name: conversation.all }).click()
  const drawer = page.getByRole('dialog', { name: conversation.title })
  await expect(drawer.getByText('Mår bättre')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(faults.refusals).toEqual([])
})
