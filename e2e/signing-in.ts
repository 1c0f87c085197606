import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { t } from './journey.ts'

type Words = typeof t

/** Fills in the form where the page stands, and sends it. */
export async function fillInSignIn(
  page: Page,
  userName: string,
  password: string = demoPassword,
  { signIn: words }: Words = t,
): Promise<void> {
  await page.getByRole('textbox', { name: words.userName, exact: true }).fill(userName)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}

/** The addresses that a page goes through from now on, one after the other. */
export function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname)
  })
  return addresses
}

/** By the form of the sign-in page, for journeys of which the way in is a part. */
export async function signInByForm(page: Page, userName: string): Promise<void> {
  await page.goto('/login')
  await fillInSignIn(page, userName)
  await expectLanded(page)
}

/** By the form too, as far as the list: the first sign-in in a browser is the first visit of the day, which begins at My pages. */
export async function goToCareRecipientsByForm(page: Page, userName: string): Promise<void> {
  await signInByForm(page, userName)
  await page.getByRole('link', { name: t.myPages.goOn.careRecipients }).click()
  await expect(page).toHaveURL(/\/CareRecipient$/)
  await expect(page.getByRole('table', { name: t.careRecipients.list.title })).toBeVisible()
}

/** As far as the page on which the person lands. */
export async function signIn(page: Page, userName: string): Promise<void> {
  await keep(page, await askForPair(page.request, signInForm(userName)))
  await page.goto('/')
  await expectLanded(page)
}

/** As far as the list, at the person's own care place, on a visit that is not the first of the day. */
export async function goToCareRecipients(page: Page, userName: string, { careRecipients }: Words = t): Promise<void> {
  const pair = await pairAtOwnPlace(page.request, userName)
  await keep(page, pair)
  await page.evaluate(([id, day]) => localStorage.setItem(`MyPages-visited-${id}`, day), [
    claimsOf(pair).sub,
    Temporal.Now.plainDateISO('Europe/Stockholm').toString(),
  ] as const)
  await page.goto('/CareRecipient')
  await expect(page.getByRole('table', { name: careRecipients.list.title })).toBeVisible()
}

async function expectLanded(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/(login)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

interface Pair {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
}

function signInForm(username: string) {
  return { grant_type: 'password', username, password: demoPassword, client_id: 'web' }
}

/** A session of somebody at the own care place. */
export async function pairAtOwnPlace(request: APIRequestContext, userName: string): Promise<Pair> {
  const first = await askForPair(request, signInForm(userName))
  return askForPair(request, {
    grant_type: 'change_care_place',
    assertion: first.access_token,
    care_place_id: claimsOf(first).dcp,
    client_id: 'web',
  })
}

/** The cookies of the answer stay where it was asked: in the browser, as if the page had asked, for the requests of a page. */
async function askForPair(request: APIRequestContext, form: Readonly<Record<string, string>>): Promise<Pair> {
  const answer = await request.post('/connect/token', { form })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Pair
}

function claimsOf({ access_token: token }: Pair): { readonly sub: string; readonly dcp: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; dcp: string }
}

/** Where a tab keeps its session, written from a file of the site that loads nothing. */
async function keep(page: Page, { access_token: jwt, refresh_token: refresh, expires_in: seconds }: Pair) {
  await page.goto('/favicon.svg')
  const kept = { jwt, refresh_token: refresh, expires_at: `${Date.now() + seconds * 1000}` }
  await page.evaluate(
    (values) => Object.entries(values).forEach(([key, value]) => sessionStorage.setItem(key, value)),
    kept,
  )
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: userMenu }).click()
  await page.getByRole('menuitem', { name: t.shell.userMenu.signOut }).click()
  await expect(page.getByText(t.signIn.signedOut)).toBeVisible()
}

/** The button of the menu, whoever is signed in. */
export const userMenu = new RegExp(t.shell.userMenu.label({ name: '.+', initials: '..' }))
