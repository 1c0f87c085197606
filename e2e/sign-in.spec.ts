import { demoAccounts } from '@omsorg/database/demo/accounts.ts'
import { type Page, expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { peopleOf } from './order-wizard.ts'
import { addressesOf, fillInSignIn, goToCareRecipients, signIn, signOut } from './signing-in.ts'

const { signIn: words, shell, pages, errorCodes } = t

/** Where each account lands: on its first visit of the day, and from the root after that. */
const care = ['/MyPages', '/CareRecipient']
const landings: Readonly<Record<string, readonly string[]>> = {
  'prescriber.se': care,
  'orderer.se': care,
  'purchaser.se': ['/MyPages', '/CarePlace/Overview'],
  'requester.se': care,
  'dispense.se': care,
  'specialist.se': care,
  'restricted.se': care,
  'ranking.se': care,
  'cuadmin.se': care,
  'news.se': care,
  'parent.se': ['/SelectClientCarePlace'],
  'nurse.se': care,
  'investigator.se': care,
  'areas.se': care,
  'crphandler.se': care,
  'reports.se': care,
  'several.se': ['/SelectCarePlace'],
  'noplace.se': ['/AccessDenied'],
  'prescriber.fi': care,
  'prescriber.no': care,
  'prescriber.dk': care,
  'restricted.dk': care,
  'twofactor.se': ['/2fa'],
  'app.se': ['/2fa'],
  admin: ['/Organizations/Clients'],
  reader: ['/Organizations/Clients'],
  csp: ['/CSP/CareRecipient'],
  'csp.orderer': ['/CSP/CareRecipient'],
  'csp.replacer': ['/CSP/CareRecipient'],
  'csp.impersonator': ['/CSP/CareRecipient'],
}

/** What somebody hears who may not come in, although the password is right. */
const refused = { 'inactive.se': 'ath0002', 'locked.se': 'ath0003', 'pending.se': 'ath0004' } as const

/** What one does with it changes it: the journeys of passwords do. */
const changing = ['newcomer.se']

test('every account of the demo world has its landing', () => {
  const known = [...Object.keys(landings), ...Object.keys(refused), ...changing]
  expect(known.toSorted()).toEqual(demoAccounts.map(({ userName }) => userName).toSorted())
})

/** One of each way to land and of each menu; where every other account lands is a table of the routing. */
const ofEachKind = [
  'prescriber.se',
  'purchaser.se',
  'requester.se',
  'cuadmin.se',
  'parent.se',
  'several.se',
  'noplace.se',
  'prescriber.dk',
  'twofactor.se',
  'admin',
  'csp',
]

test('whoever may come in goes by the root to where the work is, on a first visit to My pages, and each word of the menu leads to a screen (A-1-06, A-2.2-02, A-4.2-06, A-4.2-25)', async ({
  page,
}) => {
  test.slow()
  const addresses = addressesOf(page)
  for (const userName of ofEachKind) {
    const [first = '', later] = landings[userName] ?? []
    await test.step(userName, async () => {
      await page.goto('/login')
      await fillInSignIn(page, userName)
      await expect(page).toHaveURL(first)
      const [, next] = addresses.slice(addresses.lastIndexOf('/login'))
      expect(next).toBe(first === '/2fa' ? first : '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (later) {
        await page.getByRole('link', { name: t.common.appName, exact: true }).click()
        await expect(page).toHaveURL(later)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await expectMenuLeadsOn(page)
      await page.evaluate(() => sessionStorage.clear())
    })
  }
})

test('the sign-in page has no bar, offers a password, two cards and the directory, and no way that is not there (A-2.1-02, A-2.2-03, A-2.2-17)', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: t.demo.title })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const { label, ...ways } = words.methods
  const titles = Object.values(ways).map(({ title }) => title)
  const offered = page.getByRole('group', { name: label }).getByRole('button')
  await expect(offered).toContainText(titles)
  for (const name of [words.userName, words.password])
    await expect(page.getByLabel(name, { exact: true })).toBeVisible()
  for (const name of [words.submit, words.forgot, words.changePassword])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  // The accounts that show most, and the others behind a press.
  await expect(page.getByRole('button', { name: 'areas.se' })).toBeHidden()
  await page.getByRole('button', { name: t.demo.showAll }).click()
  await expect(page.getByRole('button', { name: 'areas.se' })).toBeVisible()
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  for (const address of links) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('whoever has no care place is told who gives one, and can sign out', async ({ page }) => {
  await signIn(page, 'noplace.se')
  await expect(page.getByText(pages.accessDenied.noPlace)).toBeVisible()
  await expect(page.getByRole('link', { name: pages.accessDenied.action })).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: shell.userMenu.signOut }).click()
  await expect(page).toHaveURL('/login')
})

test('whom the right password does not open for is told why', async ({ page }) => {
  for (const [userName, code] of Object.entries(refused)) {
    await page.goto('/login')
    await fillInSignIn(page, userName)
    await expectRefusal(page, errorCodes[code])
  }
})

test('a wrong password and an unknown user name are told alike in a dialog, and nothing is kept (A-2.1-06, A-8.1-18)', async ({
  page,
}) => {
  for (const userName of ['requester.se', 'nobody.se', 'inactive.se']) {
    await page.goto('/login')
    await fillInSignIn(page, userName, 'not-the-password')
    await expectRefusal(page, errorCodes.ath0005)
  }
})

test('signing out leaves nothing of the session behind, at the sign-in page (A-4.2-07, A-4.2-17)', async ({ page }) => {
  await goToCareRecipients(page, 'orderer.se')
  await page.getByRole('searchbox').first().fill('Astrid')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(peopleOf(page).getByRole('row')).toHaveCount(2)
  expect(await keysOfSession(page)).toEqual(expect.arrayContaining(['jwt', 'refresh_token', 'CR-previousSearch']))
  await signOut(page)
  await expect(page).toHaveURL('/login')
  expect(await keysOfSession(page)).toEqual([])
})

test('the address asked for opens once after signing in', async ({ page }) => {
  await goToCareRecipients(page, 'orderer.se')
  const person = await peopleOf(page).getByRole('row').nth(1).getByRole('link').first().getAttribute('href')
  await signOut(page)

  await page.goto(`${person}/OrderHistory`)
  await expect(page).toHaveURL('/login')
  await fillInSignIn(page, 'orderer.se')
  await expect(page).toHaveURL(`${person}/OrderHistory`)

  await signOut(page)
  await fillInSignIn(page, 'orderer.se')
  await expect(page).toHaveURL('/CareRecipient')
})

test('an unknown address shows the not-found page (A-2.1-10)', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(pageTitle(page, pages.notFound.title)).toBeVisible()
  await page.getByRole('link', { name: pages.notFound.action }).click()
  await expect(page).toHaveURL('/')
})

test('whoever may not open a page is told which right is missing (A-2.3-05, A-2.3-06, O-2-135)', async ({ page }) => {
  await goToCareRecipients(page, 'orderer.se')
  await page.goto('/CareProductRange')
  await expect(page).toHaveURL('/AccessDenied')
  await expect(pageTitle(page, pages.accessDenied.title)).toBeVisible()
  await expect(page.getByRole('listitem').getByText(pages.accessDenied.rights.ProductPrescriptionRead)).toBeVisible()

  await page.goto('/Organizations/Clients')
  await expect(page.getByText(pages.accessDenied.otherPart)).toBeVisible()
})

test('an idle session is warned of, can be extended, and otherwise ends with the reason (A-2.1-05, A-2.10-01, O-2-118)', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'orderer.se')

  const warning = page.getByRole('dialog', { name: shell.sessionExpiry.title })
  await page.clock.fastForward('18:05')
  await expect(warning.getByRole('timer')).toHaveText(/11\d/)
  await page.clock.runFor(10_000)
  await expect(warning.getByRole('timer')).toHaveText(/10\d/)

  // Whoever types on while it opens stays.
  await expect(warning.getByRole('button', { name: shell.sessionExpiry.extend })).toBeFocused()
  const renewed = page.waitForResponse('/connect/token')
  await page.keyboard.press('Space')
  expect((await renewed).status()).toBe(200)
  await expect(warning).toBeHidden()

  await page.clock.fastForward('18:05')
  await expect(warning).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(shell.sessionExpiry.ended)).toBeVisible()
  await expect(page.getByText(words.goOn)).toBeVisible()
})

test('a link opened in a new tab is signed in there at once, and both are signed out together', async ({
  context,
  page,
}) => {
  await goToCareRecipients(page, 'orderer.se')
  const link = peopleOf(page).getByRole('row').nth(1).getByRole('link').first()
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  // Its page may be there before the driver listens, which would then wait for it in vain: the same tab is opened by hand.
  await (await opened).close()
  const second = await context.newPage()
  let documents = 0
  second.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
  await second.goto((await link.getAttribute('href')) ?? '')
  await expect(pageTitle(second, await link.innerText())).toBeVisible()
  expect(documents, 'the page is loaded once').toBe(1)
  await expect(page).toHaveURL('/CareRecipient')
  await signOut(page)
  await expect(second).toHaveURL('/login')
})

test('a reload keeps the session', async ({ page }) => {
  await goToCareRecipients(page, 'orderer.se')
  await page.reload()
  await expect(peopleOf(page)).toBeVisible()
  await expect(page).toHaveURL('/CareRecipient')
})

/** Follows every word of the bar: each leads to a page of its own. */
async function expectMenuLeadsOn(page: Page): Promise<void> {
  const words = await page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link').allInnerTexts()
  // What waits behind a word stands below it.
  for (const word of words.map((each) => each.split('\n')[0] ?? '')) {
    const link = page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link', { name: word })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

async function expectRefusal(page: Page, sentence: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t.common.outcome.system })
  await expect(dialog).toContainText(sentence)
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await dialog.getByRole('button', { name: t.common.actions.ok }).click()
  await expect(page).toHaveURL('/login')
  expect(await keysOfSession(page)).toEqual([])
}

function keysOfSession(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage))
}
