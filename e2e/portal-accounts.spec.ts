import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { followMailedLink } from './mailbox.ts'
import { newestCode, portal } from './portal-journey.ts'
import { field } from './registering.ts'
import { goToCareRecipients } from './signing-in.ts'

const { portalAccounts: words, common } = t
const { form: fields } = words
const untilWhen = new RegExp(`^${portal.signIn.linkUntil({ day: '.+', time: '[0-9.]+' })}$`)

test('a portal account is given after it was read back, and activated by the link of its mail (O-1-07)', async ({
  page,
  browser,
  faults,
}) => {
  const email = 'vera.halldin@example.org'
  await goToCareRecipients(page, 'crphandler.se')
  await page.getByRole('link', { name: 'Vera Halldin', exact: true }).click()
  await page.getByRole('link', { name: t.recipientChanges.portalAccounts }).click()
  await expect(page.getByText(words.empty)).toBeVisible()
  await page.getByRole('button', { name: words.give }).click()
  const dialog = page.getByRole('dialog')
  await field(page, fields.email).fill(email)
  await field(page, fields.emailConfirm).fill('vera@example.org')
  await field(page, fields.mobile).fill('070-174 06 77')
  await dialog.getByRole('button', { name: fields.next }).click()
  await expect(dialog.getByText(fields.emailsDiffer)).toBeVisible()
  await expect(dialog.getByText(fields.consentMissing)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(fields.discard)).toBeVisible()
  await dialog.getByRole('button', { name: common.actions.cancel }).click()
  await field(page, fields.emailConfirm).fill(email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: fields.next }).click()
  await expect(dialog.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: fields.create }).click()
  await expect(page.getByText(fields.created)).toBeVisible()
  await expect(page.getByText(words.status['mail-sent'])).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)

  // The link alone lets nobody in: the code goes to the mobile number that was written.
  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await followMailedLink(visitor, email, words.mail.subject)
  await expect(pageTitle(visitor, portal.signIn.welcome)).toBeVisible()
  expect(visitor.url()).not.toContain('activate=')
  // Until when it is good is said as in the mail, to the minute.
  const until = await visitor.getByText(untilWhen).innerText()
  const letters = (await (await visitor.request.get('/demo/mailbox')).text()).replace(/\s+/g, ' ')
  expect(letters).toContain(until)
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: portal.signIn.sms }).click()
  await visitor.getByRole('textbox', { name: portal.signIn.codeLabel }).fill(await newestCode(visitor, '+46701740677'))
  await visitor.getByRole('button', { name: portal.signIn.enter }).click()
  await expect(pageTitle(visitor, portal.consent.ask)).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: portal.consent.yes }).click()
  await expect(pageTitle(visitor, portal.home.hello({ name: 'Vera' }))).toBeVisible()
  await expectAccessible(visitor)

  // Opened a second time it says at once that it was used, and what helps, before anybody asks for a code.
  const again = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await followMailedLink(again, email, words.mail.subject)
  await expect(pageTitle(again, portal.signIn.linkDead['link-used'].title)).toBeVisible()
  await expectAccessible(again)
  await again.close()

  // She calls because the phone is lost, and has no other device: what she had open there closes and says why.
  await page.reload()
  await expect(page.getByText(words.alreadyActive)).toBeVisible()
  await page.getByRole('button', { name: words.signOut }).click()
  await expect(dialog.getByText(words.signOutLost)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.signOut, exact: true }).click()
  await expect(page.getByText(words.signedOut)).toBeVisible()
  await expect(page.getByRole('button', { name: words.signOut })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: words.signOut })).toHaveAccessibleDescription(
    new RegExp(`^${words.signedOutSince({ when: '.+' })}$`),
  )
  await expectAccessible(page)
  await visitor.reload()
  await expect(visitor.getByText(portal.signIn.outElsewhere)).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: words.remove }).click()
  await dialog.getByRole('button', { name: words.removeAction }).click()
  await expect(page.getByText(words.empty)).toBeVisible()
  // The first tab of the page asks for prescriptions and the cart, which are not of this role.
  expect(faults.refusals.filter((refusal) => refusal.includes('CrpAccount'))).toEqual([])
})
