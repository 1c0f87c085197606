import { requestReset } from '@omsorg/contract/sign-in/password/request-reset.ts'
import { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { type Page, expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { followMailedLink } from './mailbox.ts'
import { fillInSignIn } from './signing-in.ts'

const { passwordSteps: words, signIn, passwordMails } = t
const chosen = 'Lugn-Tall7-ekar'

/** Colleagues of the demo world, whom no other journey signs in. */
const forgetful = 'oskar.rosenlid.3'
const mailbox = `${forgetful}@omsorg.example`

async function choose(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel(words.fields.newPassword, { exact: true }).fill(password)
  await page.getByLabel(words.fields.repeat, { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

async function closeMessage(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a forgotten password is chosen anew by a link in a mail, and with it one is signed in; the link works once (A-2.2-20, A-2.2-21)', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: signIn.forgot }).click()
  await expect(pageTitle(page, words.forgotten.title)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: signIn.forgot }).click()
  await page.getByLabel(words.forgotten.email).fill(mailbox)
  const asked = page.waitForRequest(`**${requestReset.path}`)
  await page.getByRole('button', { name: words.forgotten.submit }).click()
  expect((await asked).postDataJSON()).toEqual({ email: mailbox })
  await expect(page.getByText(words.forgotten.sent({ minutes: 30 }))).toBeVisible()

  await followMailedLink(page, mailbox, passwordMails.reset.subject)
  await expect(pageTitle(page, words.byLink.resetTitle)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expect(page.getByLabel(signIn.userName)).toHaveValue(forgetful)

  // What is missing is told by its rule, and the link stays good.
  const rules = page.locator('#new-password-rules')
  await page.getByLabel(words.fields.newPassword, { exact: true }).fill('Omsorg')
  await expect(rules.getByText(words.faults['own-word'])).toBeVisible()
  await expect(rules.getByText(words.unmet)).toHaveCount(3)
  await choose(page, chosen, words.byLink.submit)
  await expect(page).toHaveURL(/\/MyPages$/)
  await page.evaluate(() => sessionStorage.clear())

  await followMailedLink(page, mailbox, passwordMails.reset.subject)
  await expect(pageTitle(page, words.ended.resetTitle)).toBeVisible()
  await page.getByRole('button', { name: words.ended.newLink }).click()
  await expect(pageTitle(page, words.forgotten.title)).toBeVisible()

  // By the current one it is changed, and one is in.
  await page.getByRole('button', { name: words.back }).click()
  await page.getByRole('button', { name: signIn.changePassword }).click()
  await page.getByLabel(signIn.userName, { exact: true }).fill(forgetful)
  await page.getByLabel(words.change.current, { exact: true }).fill('Wrong-Password-1')
  await choose(page, 'Annan-Tall7-ekar', words.change.submit)
  await expect(page.getByText(t.validation.badUsernameOrPassword)).toBeVisible()
  await page.getByLabel(words.change.current, { exact: true }).fill(chosen)
  const changed = page.waitForRequest(`**${setPassword.path}`)
  await page.getByRole('button', { name: words.change.submit }).click()
  expect((await changed).postDataJSON()).toMatchObject({ userName: forgetful, currentPassword: chosen })
  await expect(page).toHaveURL(/\/CareRecipient$/)
})

test('whoever is refused is shown a way on', async ({ page }) => {
  await page.goto('/login')
  await fillInSignIn(page, 'locked.se')
  await closeMessage(page)
  await expect(page.getByText(words.trouble.locked)).toBeVisible()
  await fillInSignIn(page, 'pending.se')
  await closeMessage(page)
  await page.getByRole('button', { name: words.trouble.choose }).click()
  await expect(pageTitle(page, words.change.title)).toBeVisible()
  await expect(page.getByLabel(signIn.userName, { exact: true })).toHaveValue('pending.se')
})

test('whoever is new chooses a first password by the link of the welcome mail, and is in; the link says later that it was used', async ({
  page,
}) => {
  const address = 'newcomer.se@omsorg.example'
  await followMailedLink(page, address, passwordMails.welcome.subject)
  await expect(pageTitle(page, words.byLink.welcomeTitle)).toBeVisible()
  await expect(page.getByLabel(signIn.userName)).toHaveValue('newcomer.se')
  await choose(page, chosen, words.byLink.submit)
  await expect(page).toHaveURL(/\/MyPages$/)
  await page.evaluate(() => sessionStorage.clear())
  await followMailedLink(page, address, passwordMails.welcome.subject)
  await expect(pageTitle(page, words.ended.usedTitle)).toBeVisible()
})
