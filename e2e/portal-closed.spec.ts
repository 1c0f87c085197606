import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { enterByMail, portal as t } from './portal-journey.ts'
import { callAs, giveAccount, prescribeForAMonth, register } from './staff-calls.ts'

const contact = { email: 'stina.backlund@example.org', mobile: '+46701740697' }

test.use({ viewport: { width: 390, height: 844 } })

test('an order that was closed while it was filled in is refused with the reason, does not go by itself once it is open again, and is sent by hand; a count that was refused is never said to be saved', async ({
  page,
  baseURL,
}) => {
  const staff = await callAs(baseURL, 'prescriber.se')
  const { careRecipientId } = await register(staff, 'Stina Backlund', { birthDate: '1945-02-11' })
  await prescribeForAMonth(staff, careRecipientId)
  await giveAccount(baseURL, careRecipientId, contact)
  await staff.end()
  const handler = await callAs(baseURL, 'crphandler.se')
  const reason = 'Vi beställer tillsammans vid besöket.'
  const throughPlace = (on: boolean) =>
    handler.ask('PUT', '/CareRecipient/CrpAccount/ThroughPlace', {
      careRecipientId,
      throughPlace: on,
      reason: on ? reason : '',
    })
  // The link of the mail leads to the address of the portal, which need not be that of the test.
  const at = (path: string) => new URL(path, page.url()).href
  await enterByMail(page, contact)
  await page.getByRole('button', { name: t.consent.yes }).click()
  await expect(pageTitle(page, t.home.hello({ name: 'Stina' }))).toBeVisible()

  // The place has stopped counting while the page stands open.
  const stock = '**/api/CRP/Stock'
  await page.goto(at('/my/count'))
  await page.route(stock, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { refusal: 'switched-off', errors: { 'switched-off': 'COM001001' } } })
      : route.continue(),
  )
  await page.getByRole('spinbutton').fill('1')
  await page.getByRole('button', { name: t.stock.saveLast }).click()
  await expect(page.getByText(t.unsent.why.off)).toBeVisible()
  await expect(page.getByText(t.stock.saved)).toBeHidden()
  await expectAccessible(page)
  await page.unroute(stock)
  await page.getByRole('button', { name: t.unsent.again }).click()
  await expect(page.getByText(t.unsent.why.off)).toBeHidden()

  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/CRP/Order/Confirm') sent += 1
  })
  await page.goto(at('/my/order'))
  await page.getByRole('button', { name: t.order.next }).click()
  await page.getByRole('button', { name: t.order.next }).click()
  await expect(pageTitle(page, t.order.checkTitle)).toBeVisible()
  await throughPlace(true)
  await page.getByRole('button', { name: t.order.send }).click()
  await expect(pageTitle(page, t.home.orderClosed)).toBeVisible()
  await expect(page.getByText(reason).first()).toBeVisible()
  await expectAccessible(page)

  await throughPlace(false)
  await handler.end()
  await page.goto(at('/my/'))
  await expect(page.getByRole('region', { name: t.order.refusedTitle })).toBeVisible()
  await page.getByRole('region', { name: t.order.refusedTitle }).getByRole('link').click()
  await expect(page.getByText(t.order.wasClosed)).toBeVisible()
  await expectAccessible(page)
  expect(sent).toBe(1)
  await page.getByRole('button', { name: t.order.next }).click()
  await page.getByRole('button', { name: t.order.next }).click()
  await page.getByRole('button', { name: t.order.send }).click()
  await expect(pageTitle(page, t.order.thanks)).toBeVisible()
  expect(sent).toBe(2)
})
