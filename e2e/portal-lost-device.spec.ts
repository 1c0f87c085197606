import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { enterByMail, newestCode, portal as t } from './portal-journey.ts'
import { callAs, giveAccount, prescribeForAMonth, register } from './staff-calls.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const contact = { email: 'berit.hallin@example.org', mobile: '+46701740698' }
const phoneName = `${t.devices.kinds.phone}, Android`

test.use({ viewport: { width: 390, height: 844 }, userAgent: android })

async function enterByCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.signIn.code }).click()
  await page.getByRole('textbox', { name: t.signIn.contact }).fill(contact.email)
  // The code of before lies in the mailbox until the new one has come.
  const before = await newestCode(page, contact.email)
  await page.getByRole('button', { name: t.signIn.send }).click()
  await expect.poll(() => newestCode(page, contact.email)).not.toBe(before)
  await page.getByRole('textbox', { name: t.signIn.codeLabel }).fill(await newestCode(page, contact.email))
  await page.getByRole('button', { name: t.signIn.enter }).click()
}

test('a phone that is lost is signed out from a computer: its page closes and says why, and what waited there is never opened nor sent', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  const staff = await callAs(baseURL, 'prescriber.se')
  const { careRecipientId } = await register(staff, 'Berit Hallin', { birthDate: '1944-03-02' })
  await prescribeForAMonth(staff, careRecipientId)
  await giveAccount(baseURL, careRecipientId, contact)
  await staff.end()

  // On the phone she keeps a diary, and writes a change down where there is no line.
  await enterByMail(phone, contact)
  await phone.getByRole('button', { name: t.consent.yes }).click()
  await expect(pageTitle(phone, t.home.hello({ name: 'Berit' }))).toBeVisible()
  await phone.getByRole('link', { name: t.home.diary }).click()
  await phone.getByRole('button', { name: t.diary.start }).click()
  await expect(phone.getByText(t.diary.none)).toBeVisible()
  await phone.getByRole('button', { name: t.diary.change }).click()
  await phone.context().setOffline(true)
  await phone.getByRole('radio', { name: t.diary.levels.half }).check()
  await phone.getByRole('button', { name: t.diary.save, exact: true }).click()
  await expect(phone.getByText(t.diary.waits)).toBeVisible()

  const room = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    userAgent: windows,
    baseURL: baseURL ?? '',
    locale: 'sv-SE',
  })
  const computer = await room.newPage()
  await computer.goto('/my')
  await enterByCode(computer)
  await expect(pageTitle(computer, t.home.hello({ name: 'Berit' }))).toBeVisible()
  await computer.goto('/my/details/devices')
  await expect(pageTitle(computer, t.devices.title)).toBeVisible()
  await expect(computer.getByText(t.devices.thisOne)).toBeVisible()
  await expect(computer.getByText(phoneName, { exact: true })).toBeVisible()
  await expectAccessible(computer)
  await computer.getByRole('button', { name: t.devices.signOutNamed({ device: phoneName }) }).click()
  await expect(computer.getByRole('dialog', { name: t.devices.sure })).toBeVisible()
  await expectAccessible(computer)
  await computer.getByRole('button', { name: t.devices.signOut, exact: true }).click()
  await expect(computer.getByText(t.devices.done({ count: 1 }))).toBeVisible()
  await expect(computer.getByText(t.devices.alone)).toBeVisible()
  await expectAccessible(computer)

  // Somebody finds the phone and takes it where there is a line.
  await phone.context().setOffline(false)
  await expect(pageTitle(phone, t.signIn.out)).toBeVisible()
  await expect(phone.getByText(t.signIn.outElsewhere)).toBeVisible()
  await expectAccessible(phone)
  expect(await phone.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('my-')))).toEqual([])

  // Also a sign-in of her own on it opens nothing of it, and nothing of it has come.
  await enterByCode(phone)
  await expect(pageTitle(phone, t.diary.title)).toBeVisible()
  await expect(phone.getByText(t.diary.none)).toBeVisible()
  await computer.goto('/my/diary')
  await expect(computer.getByText(t.diary.none)).toBeVisible()
  await room.close()
})
