import { demoEids } from '@omsorg/database/demo/identities.ts'
import { expect } from '@playwright/test'
import { withAuthenticator } from './authenticator.ts'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { newestCode, portal as t } from './portal-journey.ts'

const email = 'karin.nordgard@example.org'
/** Whom Karin helps, and who has run out of something. */
const person = 'Jonas Stenkvist'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a trustee signs in by a code, goes on with codes, chooses whom it is about, orders what is due and follows it', async ({
  page,
  faults,
}) => {
  await withAuthenticator(page)
  // The door is there to read before its script is.
  const unscripted = await page.request.get('/my/', { headers: { 'Accept-Language': 'sv-SE' } })
  expect(await unscripted.text()).toContain(`${t.signIn.eids['bankid-se']}</`)
  await page.goto('/my')
  await page.getByRole('button', { name: t.signIn.code }).click()
  // What nobody can have, such as a page of text, is said at the field.
  await page.getByRole('textbox', { name: t.signIn.contact }).fill('å😀'.repeat(5_000))
  await page.getByRole('button', { name: t.signIn.send }).click()
  await expect(page.getByText(t.signIn.contactMissing)).toBeVisible()
  await page.getByRole('textbox', { name: t.signIn.contact }).fill(email)
  await page.getByRole('button', { name: t.signIn.send }).click()
  const code = page.getByRole('textbox', { name: t.signIn.codeLabel })
  await code.fill(await newestCode(page, email))
  await page.getByRole('button', { name: t.signIn.enter }).click()
  // A phone that could do without the code is asked about it once, and kept from nothing.
  await expect(pageTitle(page, t.passkeys.offer.signedIn({ name: 'Karin' }))).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.passkeys.offer.notNow }).click()
  await expect(pageTitle(page, t.people.title)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: person }).click()

  await expect(pageTitle(page, t.home.hello({ name: 'Karin' }))).toBeVisible()
  await expect(page.getByText(t.shell.helping({ name: person })).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('region', { name: t.home.due }).getByRole('link').click()
  await expect(pageTitle(page, t.order.howMany)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.order.next }).click()
  await expect(pageTitle(page, t.order.whereTitle)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.order.next }).click()
  await expect(pageTitle(page, t.order.checkTitle)).toBeVisible()
  await expectAccessible(page)
  // The order arrives, and its answer is lost: the page knows of it also when it is loaded again, and it is placed once.
  const confirm = '**/api/CRP/Order/Confirm'
  await page.route(confirm, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: t.order.send }).click()
  await expect(pageTitle(page, t.order.unknownTitle)).toBeVisible()
  await expectAccessible(page)
  await page.unroute(confirm)
  await page.reload()

  await expect(pageTitle(page, t.order.thanks)).toBeVisible()
  await expectAccessible(page)
  // The page has an address of its own, which names nobody, and shows the same again.
  expect(new URL(page.url()).pathname).toBe('/my/order/sent')
  await page.reload({ waitUntil: 'commit' })
  // Whoever is signed in is not shown the door meanwhile.
  await expect(page.locator('html')).toHaveAttribute('data-hides-door')
  await expect(pageTitle(page, t.order.thanks)).toBeVisible()
  await page.getByRole('link', { name: t.order.toStart }).click()
  await page.getByRole('link', { name: t.home.follow }).first().click()
  await expect(page.getByRole('list', { name: t.parcel.wayLabel }).getByText(t.home.steps.ordered)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t.shell.menu }).click()
  await page.getByRole('button', { name: t.shell.signOut }).click()
  await expect(pageTitle(page, t.signIn.out)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('my-jwt'))).toBeNull()

  // The next time by e-ID: given up once, then shown. Nothing of it stays in the address.
  await page.getByRole('button', { name: t.signIn.eids['bankid-se'], exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(t.signIn.eidStopped)).toBeVisible()
  await expectAccessible(page)
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: t.signIn.otherWay }).click()
  await page.getByRole('button', { name: t.signIn.eids['bankid-se'], exact: true }).click()
  await page.getByRole('button', { name: demoEids.trustee.name }).click()
  await expect(pageTitle(page, t.people.title)).toBeVisible()
  expect(faults.refusals).toEqual(['400 POST /connect/token'])
})
