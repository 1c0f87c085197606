import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { enterByMail, portal as t } from './portal-journey.ts'
import { callAs, giveAccount, prescribeForAMonth, register } from './staff-calls.ts'

const contact = { email: 'gun.ahlberg@example.org', mobile: '+46701740699' }

test.use({ viewport: { width: 390, height: 844 } })

test('a change of the diary that was refused stays on the phone over a reload, is not sent by itself, and is sent by hand; one that was sent stays in sight where the line breaks right after it', async ({
  page,
  baseURL,
}) => {
  const staff = await callAs(baseURL, 'prescriber.se')
  const { careRecipientId } = await register(staff, 'Gun Ahlberg', { birthDate: '1947-08-21' })
  await prescribeForAMonth(staff, careRecipientId)
  await giveAccount(baseURL, careRecipientId, contact)
  await staff.end()
  await enterByMail(page, contact)
  await page.getByRole('button', { name: t.consent.yes }).click()
  await expect(pageTitle(page, t.home.hello({ name: 'Gun' }))).toBeVisible()
  await page.getByRole('link', { name: t.home.diary }).click()
  await page.getByRole('button', { name: t.diary.start }).click()
  await expect(page.getByText(t.diary.none)).toBeVisible()

  // The place has closed the diary for a moment.
  const diary = '**/api/CRP/Diary/Entries'
  await page.route(diary, (route) =>
    route.fulfill({ status: 400, json: { refusal: 'switched-off', errors: { 'switched-off': 'COM001001' } } }),
  )
  await page.getByRole('button', { name: t.diary.change }).click()
  await page.getByRole('radio', { name: t.diary.levels.half }).check()
  await page.getByRole('button', { name: t.diary.save, exact: true }).click()
  await expect(page.getByText(t.unsent.notByItself)).toBeVisible()
  await expectAccessible(page)

  await page.unroute(diary)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/CRP/Diary/Entries') sent += 1
  })
  await page.reload()
  await expect(page.getByText(t.unsent.notByItself)).toBeVisible()
  await page.getByRole('link', { name: t.shell.toStart, exact: true }).click()
  await expect(page.getByRole('region', { name: t.order.notAllSent })).toBeVisible()
  await page.getByRole('region', { name: t.order.notAllSent }).getByRole('link').click()
  await expect(page.getByText(t.unsent.notByItself)).toBeVisible()
  expect(sent).toBe(0)
  await page.getByRole('button', { name: t.unsent.again }).click()
  await expect(page.getByText(t.unsent.notByItself)).toBeHidden()
  await expect(page.getByText(t.shell.notSent.title)).toBeHidden()
  await expectAccessible(page)
  expect(sent).toBe(1)
  await page.reload()
  await expect(page.getByText(t.diary.levels.half)).toBeVisible()

  await page.route('**/api/CRP/Diary/*', (route) =>
    route.request().method() === 'GET' ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByRole('button', { name: t.diary.change }).click()
  await page.getByRole('radio', { name: t.diary.levels.damp }).check()
  await page.getByRole('button', { name: t.diary.save, exact: true }).click()
  await expect.poll(() => sent).toBe(2)
  await expect(page.getByText(t.diary.waits)).toBeHidden()
  await expect(page.getByText(t.diary.levels.damp)).toBeVisible()
})
