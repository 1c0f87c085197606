import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const words = t.appRegistration

test('an administrator registers a system, which signs in by the secret that is shown once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'admin')
  await page.goto('/Utilities/AppRegistrations')
  await expect(pageTitle(page, t.screens.appRegistrations)).toBeVisible()
  await expect(page.getByText(words.none)).toBeVisible()

  await page.getByRole('button', { name: words.add }).click()
  const form = page.getByRole('dialog', { name: words.adding })
  // What is wrong is said at each field, and the first of them has the focus (O-8-68).
  await form.getByRole('button', { name: words.register }).click()
  await expect(form.getByText(t.validation.required)).toHaveCount(2)
  await expect(form.getByLabel(words.name)).toBeFocused()
  await form.getByLabel(words.name).fill('Journalsystemet')
  await form.getByRole('radio', { name: words.oneMarket }).check()
  await form.getByText(words.permissions.groups.accounts).click()
  const users = form.getByRole('group', { name: words.permissions.subjects.User, exact: true })
  await users.getByRole('checkbox', { name: words.permissions.rights.Read }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: words.register }).click()

  const once = page.getByRole('dialog', { name: words.secret.title })
  await expectAccessible(page)
  const copied = async (button: string) => {
    await once.getByRole('button', { name: button }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const [client_id, client_secret] = [await copied(words.secret.copyId), await copied(words.secret.copySecret)]
  const signsIn = () =>
    page.request.post('/connect/token', { form: { grant_type: 'client_credentials', client_id, client_secret } })
  expect((await signsIn()).status()).toBe(200)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.secret.back }).click()
  await once.getByRole('button', { name: words.secret.saved }).click()

  const row = page.getByRole('row', { name: 'Journalsystemet' })
  await expect(row).toContainText(words.allOf({ market: t.common.markets[10] }))
  await expect(row).toContainText(words.permissions.given({ count: 1 }))
  await expect(page.getByText(client_secret)).toHaveCount(0)

  await row.getByRole('button', { name: words.permissions.title }).click()
  const held = page.getByRole('dialog', { name: words.permissions.of({ name: 'Journalsystemet' }) })
  await held.getByText(words.permissions.groups.orders).first().click()
  const orders = held.getByRole('group', { name: words.permissions.subjects.Order, exact: true })
  await orders.getByRole('checkbox', { name: words.permissions.rights.Write }).check()
  await expect(held.getByText(words.permissions.noArea)).toBeVisible()
  await held.getByRole('checkbox', { name: t.therapyAreas.names.Ostomy }).check()
  await held.getByRole('button', { name: words.permissions.save }).click()
  await expect(row).toContainText(words.permissions.given({ count: 2 }))

  await row.getByRole('button', { name: t.common.actions.remove }).click()
  const question = page.getByRole('dialog', { name: words.remove.title({ name: 'Journalsystemet' }) })
  await question.getByRole('button', { name: t.common.actions.remove }).click()
  await expect(page.getByText(words.none)).toBeVisible()
  expect((await signsIn()).status()).toBe(401)
})
