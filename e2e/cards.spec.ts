import { demoCards } from '@omsorg/database/demo/identities.ts'
import { type Page, expect } from '@playwright/test'
import { t, test } from './journey.ts'
import { addressesOf } from './signing-in.ts'

const { methods } = t.signIn
const { card, notDone } = t.signInSteps
const [swedish, finnish] = demoCards

const method = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${title.replaceAll(/[()]/g, '\\$&')}`) })
const desk = (page: Page) => page.getByRole('heading', { name: 'The demo card service' })

test('SITHS with its number signs in by the root, and a card that nobody knows, a wait too long and a reload lead back (A-2.2-09, A-2.2-11, A-2.2-18, A-4.2-06, A-4.2-08, A-4.2-09)', async ({
  page,
}) => {
  await page.goto('/login')
  await method(page, methods.siths).click()
  const field = page.getByLabel(card.number)
  await expect(field).toBeFocused()
  await field.fill('191212121212')
  await page.getByRole('button', { name: card.submit }).click()
  await expect(page.getByText(card.numberWrong)).toBeVisible()
  await field.fill(swedish.number.toLowerCase())

  const asked = askedForAddress(page)
  const answered = { data: '' }
  await page.route(/\/connect\/grandIdLogin/, async (route) => {
    const response = await route.fetch()
    Object.assign(answered, await response.json())
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: card.submit }).click()
  await expect(desk(page)).toBeVisible()
  expect(asked).toEqual([{ siths: 'true', sithsNumber: swedish.number.toLowerCase() }])
  await expect(page).toHaveURL(answered.data)
  await page.unrouteAll()

  const exchanged = page.waitForRequest('/connect/grandIdSession')
  const addresses = addressesOf(page)
  await page.getByRole('button', { name: swedish.name }).click()
  const form = new URLSearchParams((await exchanged).postData() ?? '')
  expect([form.get('siths'), form.get('grandidsession')]).toEqual(['true', expect.stringMatching(/^\w{32}$/)])
  await expect(page).toHaveURL('/MyPages')
  expect(addresses.slice(-2)).toEqual(['/', '/MyPages'])
  await page.evaluate(() => sessionStorage.clear())

  // What was asked for before opens afterwards, also after giving up once, and nothing of it stays.
  await page.goto('/RenewRequests?search=Anna')
  await expect(page).toHaveURL('/login')
  await method(page, methods.siths).click()
  await page.getByRole('button', { name: card.submit }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectBack(page)
  await method(page, methods.siths).click()
  await page.getByRole('button', { name: card.submit }).click()
  await page.getByRole('button', { name: swedish.name }).click()
  await expect(page).toHaveURL('/RenewRequests')
  expect(await page.evaluate(() => sessionStorage.getItem('asked-address'))).toBe(null)
  await page.evaluate(() => sessionStorage.clear())

  for (const wish of ['A card that nobody knows', 'Wait too long']) {
    await page.goto('/SithsLogin')
    await page.getByRole('button', { name: wish }).click()
    await expectBack(page)
  }
  await page.goto('/SithsCallback')
  await expect(page).toHaveURL('/login')
})

test('the Finnish card signs in after giving up once, and what it comes back with counts once (A-2.2-10, A-2.2-11, A-2.2-19)', async ({
  page,
}) => {
  await page.goto('/login')
  const asked = askedForAddress(page)
  await Promise.all([page.waitForURL('/VrkLogin', { waitUntil: 'commit' }), method(page, methods.vrk).click()])
  await expect(desk(page)).toBeVisible()
  expect(asked).toEqual([{ siths: 'false', sithsNumber: null }])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectBack(page)

  // Back from the service leads to where one began.
  await method(page, methods.vrk).click()
  await expect(desk(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/login')

  await method(page, methods.vrk).click()
  const exchanged = page.waitForRequest('/connect/grandIdSession')
  await page.getByRole('button', { name: finnish.name }).click()
  const form = new URLSearchParams((await exchanged).postData() ?? '')
  expect(form.get('siths')).toBe('false')
  await expect(page).toHaveURL('/MyPages')
  expect(page.url()).not.toContain('grandidsession')

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/VrkCallback?grandidsession=${form.get('grandidsession')}`)
  await expectBack(page)
})

test('a service that does not answer is told, signed out at Login, and the way back stands there while it is waited for (A-4.2-11)', async ({
  page,
}) => {
  let answer = () => undefined as void
  const waited = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/connect\/grandIdLogin/, async (route) => {
    await waited
    await route.fulfill({ status: 500, json: { error: 'server_error', title: 'ath0006' } })
  })
  await page.goto('/SithsLogin')
  await expect(page.getByRole('heading', { name: card.onTheWay })).toBeVisible()
  await expect(page.getByRole('link', { name: card.otherWay })).toBeVisible()
  answer()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: notDone.unavailable })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

/** What the address of the card service is asked for by, each time. */
function askedForAddress(page: Page): object[] {
  const asked: object[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/connect/grandIdLogin' || request.method() !== 'GET') return
    asked.push({ siths: searchParams.get('siths'), sithsNumber: searchParams.get('sithsNumber') })
  })
  return asked
}

/** At the sign-in page, signed out, with a sentence and without a dialog (A-8.1-16). */
async function expectBack(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(notDone.card)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
}
