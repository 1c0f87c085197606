import { createHmac } from 'node:crypto'
import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { type Page, expect } from '@playwright/test'
import { withAuthenticator } from './authenticator.ts'
import { expectAccessible } from './axe.ts'
import { onFirstCall, t, test } from './journey.ts'
import { fillInSignIn, signOut, userMenu } from './signing-in.ts'

const { mySecurity, screens, signIn: words } = t

/** Passkeys belong to a name, which an address in numbers is not. */
const named = (page: Page, path: string) => {
  const url = new URL(path, page.url())
  url.hostname = 'localhost'
  return url.href
}

/** What an authenticator app shows of a key now (RFC 6238). */
function appCode(key: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', bytes).update(step).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

test('a passkey is added after confirming who one is, signs in by itself and as the second step, and sessions are seen and ended', async ({
  page,
  browser,
}) => {
  await withAuthenticator(page)
  await page.goto('/login')
  await page.goto(named(page, '/login'))
  await fillInSignIn(page, 'dispense.se')
  await expect(page).not.toHaveURL(/\/(login)?$/)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(named(page, '/login'))
  await fillInSignIn(other, 'dispense.se')
  await expect(other).not.toHaveURL(/\/(login)?$/)

  await page.getByRole('button', { name: userMenu }).click()
  await page.getByRole('menuitem', { name: screens.mySecurity }).click()
  await expect(page.getByRole('heading', { level: 1, name: screens.mySecurity })).toBeVisible()
  await expect(page.getByText(mySecurity.sessions.count({ count: 2 }))).toBeVisible()
  await expectAccessible(page)

  // Five minutes later, as it were: the server asks first, once.
  await onFirstCall(page, '**/Passkey/options', (route) =>
    route.fulfill({ status: 403, json: { refusal: 'confirm-first', errors: { 'confirm-first': 'COM001002' } } }),
  )
  await page.getByRole('button', { name: mySecurity.factors.addPasskey }).click()
  const dialog = page.getByRole('dialog', { name: mySecurity.passkeys.title })
  await dialog.getByRole('textbox', { name: mySecurity.passkeys.name }).fill('Majas mobil')
  await dialog.getByRole('button', { name: mySecurity.passkeys.add, exact: true }).click()
  const confirming = page.getByRole('dialog', { name: mySecurity.confirm.title })
  await confirming.getByLabel(words.password, { exact: true }).fill('Wrong-Horse-7!')
  await confirming.getByRole('button', { name: mySecurity.confirm.submit }).click()
  await expect(confirming.getByText(mySecurity.confirm.wrong)).toBeVisible()
  await expectAccessible(page)
  await confirming.getByLabel(words.password, { exact: true }).fill(demoPassword)
  await confirming.getByRole('button', { name: mySecurity.confirm.submit }).click()
  await expect(page.getByText(mySecurity.passkeys.added)).toBeVisible()
  await expect(page.getByText(mySecurity.factors.passkeyNamed({ name: 'Majas mobil' }))).toBeVisible()

  // An app shows its picture and its key; another code than its own adds nothing.
  await page.getByRole('button', { name: mySecurity.factors.addApp }).click()
  const app = page.getByRole('dialog', { name: mySecurity.app.title })
  await expect(app.getByRole('img', { name: mySecurity.app.picture })).toBeVisible()
  await expectAccessible(page)
  await app.getByRole('textbox', { name: mySecurity.app.code }).fill('000000')
  await app.getByRole('button', { name: mySecurity.app.add, exact: true }).click()
  await expect(app.getByText(mySecurity.app.wrong)).toBeVisible()
  const key = (await app.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? ''
  await app.getByRole('textbox', { name: mySecurity.app.code }).fill(appCode(key))
  await app.getByRole('button', { name: mySecurity.app.add, exact: true }).click()
  const codes = page.getByRole('dialog', { name: mySecurity.codes.title })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: mySecurity.codes.saved }).click()

  await page.getByRole('button', { name: mySecurity.factors.renameNamed({ name: 'Majas mobil' }) }).click()
  const renaming = page.getByRole('dialog', { name: mySecurity.passkeys.renameTitle })
  await renaming.getByRole('textbox', { name: mySecurity.passkeys.name }).fill('Majas telefon')
  await renaming.getByRole('button', { name: mySecurity.passkeys.save }).click()
  await expect(page.getByText(mySecurity.factors.passkeyNamed({ name: 'Majas telefon' }))).toBeVisible()

  await page.getByRole('button', { name: mySecurity.sessions.end, exact: false }).last().click()
  const ending = page.getByRole('dialog')
  await ending.getByRole('button', { name: mySecurity.sessions.endOthers }).click()
  await expect(page.getByText(mySecurity.sessions.count({ count: 1 }))).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()

  await signOut(page)
  await page.getByRole('button', { name: words.byPasskey }).click()
  await expect(page).not.toHaveURL(/\/(login)?$/)
  await page.goto(named(page, '/MyPages/Security'))
  const how = mySecurity.events.signedIn({ how: mySecurity.events.methods.passkey })
  await expect(page.getByText(how)).toBeVisible()

  // Behind a password it is the second step.
  await signOut(page)
  await fillInSignIn(page, 'dispense.se')
  await expect(page).toHaveURL(/\/2fa$/)
  await page.getByRole('radio', { name: t.secondStep.kinds.passkey.name }).check()
  await page.getByRole('button', { name: t.secondStep.passkey.show }).click()
  await expect(page).not.toHaveURL(/\/(2fa|login)?$/)

  await page.goto(named(page, '/MyPages/Security'))
  for (const name of ['Majas telefon', mySecurity.factors.app]) {
    const removing = mySecurity.factors.removeNamed({ name })
    await page.getByRole('button', { name: removing }).click()
    await page.getByRole('dialog').getByRole('button', { name: mySecurity.factors.remove, exact: true }).click()
    await expect(page.getByRole('button', { name: removing })).toBeHidden()
  }
})
