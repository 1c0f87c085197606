import { demoApp } from '@omsorg/database/demo/accounts.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { addressesOf, fillInSignIn } from './signing-in.ts'

const words = t.secondStep

/** What the page beside the demo says, read as somebody reads it in another window. */
async function mailbox(page: Page): Promise<string> {
  return (await page.request.get('/demo/mailbox')).text()
}

async function mailedCode(page: Page): Promise<string> {
  const newest = () => mailbox(page).then((text) => /To twofactor\.se@[^]*?(\d{3} \d{3})/.exec(text)?.[1] ?? '')
  await expect.poll(newest).toMatch(/\d/)
  return newest()
}

test('whoever owes a code is asked for it after the password, and comes in by the one that was mailed (A-2.1-02, A-4.2-06)', async ({
  page,
}) => {
  await page.goto('/login')
  await fillInSignIn(page, 'twofactor.se')
  await expect(page).toHaveURL('/2fa')
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByText(words.sentTo.email({ to: 't…e@omsorg.example' }))).toBeVisible()
  await expectAccessible(page)

  const code = await mailedCode(page)
  const field = page.getByRole('textbox', { name: words.codeOf.email })
  await expect(field).toBeFocused()
  await page.keyboard.type(code.startsWith('1') ? '2' + code.slice(1) : '1' + code.slice(1))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.wrong)).toBeVisible()
  await dialog.getByRole('button', { name: t.common.actions.ok }).click()
  await expect(field).toBeFocused()
  await expect(page.getByText(words.wrongLeft({ tries: 4 }))).toBeVisible()
  await expectAccessible(page)

  // The field is empty again, and spaces are dropped.
  await expect(field).toHaveValue('')
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`)
  const addresses = addressesOf(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/MyPages')
  expect(addresses).toEqual(['/', '/MyPages'])
})

test('whoever owes a code comes in by the one of an app, and no guarded address opens before', async ({ page }) => {
  await page.goto('/2fa')
  await expect(page).toHaveURL('/login')
  await fillInSignIn(page, demoApp.userName)
  await expect(page).toHaveURL('/2fa')
  await expect(page.getByRole('textbox', { name: words.codeOf.totp })).toBeFocused()
  const opened = await page.evaluate(() => Object.keys(sessionStorage))
  expect(opened.filter((key) => ['jwt', 'refresh_token'].includes(key))).toEqual([])
  const [, code = ''] = /says <b>(\d{6})</.exec(await mailbox(page)) ?? []
  await page.keyboard.type(code)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page).toHaveURL('/MyPages')
})
