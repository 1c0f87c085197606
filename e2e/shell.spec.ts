import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { peopleOf } from './order-wizard.ts'
import { fillInSignIn, goToCareRecipients, goToCareRecipientsByForm, signIn, signOut, userMenu } from './signing-in.ts'

const { shell, common } = t

test('a browser keeps what is specified and nothing else: signed in, with an order begun, and signed out (A-1-19, A-1-21)', async ({
  context,
  page,
}) => {
  const kept = async () => ({
    cookies: (await context.cookies()).map(({ name }) => name).toSorted(),
    session: await page.evaluate(() => Object.keys(sessionStorage).toSorted()),
    local: await page.evaluate(() => Object.keys(localStorage).toSorted()),
  })
  await goToCareRecipientsByForm(page, 'orderer.se')
  const own = await page.evaluate(() => /carePlace-(\d+)/.exec(Object.keys(sessionStorage).join())?.[1] ?? '')
  const ofSession = ['guide-auth', 'guide-device', 'guide-session']
  const ofToken = ['expires_at', 'jwt', 'refresh_token']
  const local = [`MyPages-visited-${own}`]
  expect(await kept()).toEqual({ cookies: ofSession, session: [`carePlace-${own}`, ...ofToken].toSorted(), local })
  expect(await page.evaluate(() => sessionStorage.getItem('expires_at'))).toMatch(/^\d{13}$/)

  await page.getByRole('searchbox').first().fill('Astrid')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(peopleOf(page).getByRole('row').nth(1)).toContainText('Astrid')
  await peopleOf(page).getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('link', { name: t.careRecipients.actions.order }).first().click()
  await expect(page).toHaveURL(/\/Order\/Withdrawal\//)
  const during = await kept()
  expect(during.cookies).toEqual(ofSession)
  const further = during.session.filter((key) => !ofToken.includes(key) && key !== `carePlace-${own}`)
  expect(further.filter((key) => !/^(?:CR-previousSearch|order-wizard-|recent-)/.test(key))).toEqual([])

  const revoked = page.waitForResponse((answer) => answer.url().endsWith(revokeToken.path))
  await signOut(page)
  await revoked
  expect(await kept()).toEqual({ cookies: ['guide-device'], session: [], local })
})

test('a change of language reaches everything that a page shows, as if it had been loaded in it, and is kept for a year from each visit (A-1-20, O-1-06, O-7-06)', async ({
  context,
  page,
}) => {
  const spoken: string[] = []
  page.on('request', (request) => {
    if (!/^\/(?:api|connect)\//.test(new URL(request.url()).pathname)) return
    spoken.push(request.headers()['accept-language'] ?? '')
  })
  await goToCareRecipients(page, 'prescriber.se')
  const person = await peopleOf(page).getByRole('row').nth(1).getByRole('link').first().getAttribute('href')
  const addresses = ['/MyPages', '/CareRecipient', person ?? '', `${person}/OrderHistory`, '/CarePlace/Overview']
  for (const [at, address] of addresses.entries()) {
    await test.step(address, async () => {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const language = at % 2 === 0 ? 'fi' : 'sv'
      await choose(page, language)
      // What the server says comes in the new language too.
      if (address === '/MyPages') await expect(page.getByText('Haavasidosvalikoima on uudistunut')).toBeVisible()
      const changed = await wordsOf(page)
      spoken.length = 0
      await page.reload()
      await expect.poll(() => wordsOf(page)).toEqual(changed)
      expect(changed.lang).toBe(language)
      expect(spoken.length).toBeGreaterThan(0)
      expect(new Set(spoken)).toEqual(new Set([{ fi: 'fi-FI', sv: 'sv-SE' }[language]]))
    })
  }
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'guide-lang')
  const soon = Math.floor(Date.now() / 1000) + 3600
  const ofVisit = await cookie()
  expect(ofVisit?.value).toBe('fi')
  if (ofVisit) await context.addCookies([{ ...ofVisit, expires: soon }])
  await page.reload()
  await expect.poll(async () => ((await cookie())?.expires ?? 0) - soon).toBeGreaterThan(360 * 24 * 60 * 60)
  // The language of the last visit holds before a word has come.
  await page.route(/\/assets\/main-/, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page.locator('#omsorg')).toBeEmpty()
})

test('the root opens one application: the way in, and after it the screens of care staff below one bar (A-1-01, A-2.1-01, A-2.1-03, A-2.2-02, O-1-07)', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: t.publicPages.home.signIn }).click()
  await fillInSignIn(page, 'prescriber.se')
  await expect(page).toHaveURL('/MyPages')
  const bar = page.getByRole('banner')
  await bar.evaluate((element) => element.setAttribute('data-seen', ''))
  await expect(bar.getByRole('button', { name: 'Solgläntan, avd. 2' })).toBeVisible()
  await expect(bar.getByRole('button', { name: userMenu })).toBeVisible()

  const words = bar.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link')
  await expect(words).not.toHaveCount(0)
  for (const link of await words.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await bar.getByRole('link', { name: common.appName, exact: true }).click()
  await expect(page).toHaveURL('/CareRecipient')
  await expect(bar).toHaveAttribute('data-seen', '')
  expect(documents).toEqual(['/'])
})

test('a page that is long in coming shows that it is awaited (A-4.3-04, A-4.3-05)', async ({ page }) => {
  await goToCareRecipients(page, 'prescriber.se')
  const held = Promise.withResolvers<void>()
  await page.route(/\/(?:assets|api)\//, async (route) => {
    await held.promise
    await route.continue()
  })
  const other = page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link').nth(1)
  const address = (await other.getAttribute('href')) ?? ''
  await other.click()
  const waiting = page.getByRole('status').getByText(common.states.loading, { exact: true }).first()
  await expect(waiting).toBeVisible()
  held.resolve()
  await expect(waiting).toBeHidden()
  await expect(page).toHaveURL(address)
})

test('a fault of ours is told once, in a toast, with what customer service needs to find it, and stays to be read (A-2.1-07)', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goToCareRecipients(page, 'prescriber.se')
  await test.step('the default care place is cleared and set again, each after a question (A-4.2-24)', async () => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(setDefaultCarePlace.path)) sent.push(request.postDataJSON())
    })
    for (const word of ['unsetDefault', 'setDefault'] as const) {
      await page.getByRole('button', { name: 'Solgläntan, avd. 2' }).click()
      await page.getByRole('menuitem', { name: shell.carePlace[word] }).click()
      const question = page.getByRole('dialog')
      await expect(question).toBeVisible()
      expect(sent.splice(0)).toEqual([])
      await question.getByRole('button', { name: shell.carePlace[word] }).click()
      await expect(question).toBeHidden()
      const carePlaceId = word === 'unsetDefault' ? null : expect.stringMatching(/^[\da-f-]{36}$/)
      expect(sent.splice(0)).toEqual([{ userId: expect.any(Number), carePlaceId }])
    }
  })
  const fault = { status: 500, json: { message: 'GENERIC', traceId: 'b7f1c2' } }
  await page.route(`**${setDefaultCarePlace.path}`, (route) => route.fulfill(fault))
  await page.getByRole('button', { name: 'Solgläntan, avd. 2' }).click()
  await page.getByRole('menuitem', { name: shell.carePlace.unsetDefault }).click()
  await page.getByRole('dialog').getByRole('button', { name: shell.carePlace.unsetDefault }).click()

  const toast = page.getByRole('alert').filter({ hasText: t.errorCodes.GENERIC })
  await expect(toast).toHaveCount(1)
  await toast.hover()
  const reference = common.failure.traceId({ id: 'b7f1c2' })
  await expect(toast).toContainText(reference)
  await toast.getByRole('button', { name: common.actions.copy }).click()
  await expect(toast.getByText(t.about.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual([
    reference,
    expect.stringMatching(/^Version \S+ \(\w{8}\), GUIDE$/),
    expect.any(String),
  ])

  await toast.getByRole('button', { name: shell.messages.close }).click()
  await expect(toast).toBeHidden()
  await openFromUserMenu(page, shell.messages.title)
  await expect(page.getByRole('list', { name: shell.messages.title }).getByRole('listitem')).toContainText([reference])
  await page.keyboard.press('Escape')
  await choose(page, 'dk')
  const danish = textsOf('dk').shell.messages.title
  await page.getByRole('button', { name: /, min menu$/ }).click()
  await page.getByRole('menuitem', { name: danish }).click()
  await expect(page.getByRole('list', { name: danish }).getByRole('listitem')).toContainText([
    textsOf('dk').errorCodes.GENERIC,
  ])
})

test('whoever signs out or goes to another place with something unsaved is asked first (A-4.9-01)', async ({
  page,
}) => {
  await goToCareRecipients(page, 'prescriber.se')
  await peopleOf(page).getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/CareRecipient\/\d+$/)
  await page.goto(`${page.url()}?edit`)
  const field = page.getByRole('textbox', { name: t.recipientForm.identity.firstName }).first()
  await field.fill('Ändrad')
  const question = page.getByRole('dialog', { name: common.leaving.question })

  await openFromUserMenu(page, shell.userMenu.signOut)
  await question.getByRole('button', { name: common.leaving.stay }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Solgläntan, avd. 2' }).click()
  await page.getByRole('menuitem', { name: 'Strandvägen 8' }).click()
  await question.getByRole('button', { name: common.leaving.stay }).click()
  await expect(field).toHaveValue('Ändrad')
  await expect(page.getByRole('button', { name: 'Solgläntan, avd. 2' })).toBeVisible()

  await openFromUserMenu(page, shell.userMenu.signOut)
  await question.getByRole('button', { name: common.leaving.leave }).click()
  await expect(page).toHaveURL('/login')
})

test('a new version is offered to a page that stays open, and comes when it suits', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'orderer.se')
  const offer = page.getByRole('status').filter({ hasText: t.about.isNew })
  await page.route('/', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { 'om-build': 'another' } }) : route.fallback(),
  )
  await Promise.all([page.waitForResponse(/NewVersion/), page.clock.runFor(31_000)])
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  const looks = () => page.waitForRequest((request) => request.method() === 'HEAD')
  await Promise.all([looks(), page.clock.runFor(5 * 60_000)])
  await expect(offer).toBeHidden()
  await Promise.all([looks(), page.clock.runFor(5 * 60_000)])
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: t.about.later }).click()
  await expect(offer).toBeHidden()
  await openFromUserMenu(page, shell.userMenu.about)
  await expect(page.getByRole('dialog', { name: t.about.title })).toContainText(/Version \d+\.\d+\.\d+ \(\w{8}\)/)
})

async function openFromUserMenu(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: userMenu }).click()
  await page.getByRole('menuitem', { name: word }).click()
}

const ownNames = { sv: 'Svenska', fi: 'Suomi', dk: 'Dansk' }

/** In whatever language the page speaks now. */
async function choose(page: Page, language: keyof typeof ownNames): Promise<void> {
  const spoken = (await page.locator('html').getAttribute('lang')) === 'fi' ? textsOf('fi') : t
  const { userMenu: words } = spoken.shell
  await page.getByRole('button', { name: new RegExp(words.label({ name: '.+', initials: '..' })) }).click()
  await page.getByRole('menuitem', { name: words.language }).click()
  await page.getByRole('dialog').getByRole('button', { name: ownNames[language] }).click()
  await expect(page.getByRole('dialog', { name: textsOf(language).shell.userMenu.language })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

function wordsOf(page: Page): Promise<{ readonly lang: string; readonly title: string; readonly words: string[] }> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    // A minute passes between two looks.
    words: document.body.innerText
      .replaceAll(/\b\d\d[.:]\d\d\b/g, 'hh.mm')
      .split('\n')
      .filter((line) => line.trim() !== ''),
  }))
}
