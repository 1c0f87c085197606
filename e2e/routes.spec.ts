import { type Page, expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { all, byAccount, challenge, choosers, forEverybody } from './routes.ts'
import { signIn } from './signing-in.ts'

const guid = '00000000-0000-4000-8000-000000000001'

test('a visitor comes to every route as its guard has it', async ({ page, faults }) => {
  await page.goto('/Help')
  for (const [address, screen] of Object.values(forEverybody)) {
    await expectOpens(page, address, screen)
    await expect(page).toHaveURL(address)
  }
  for (const [address] of Object.values(choosers)) {
    await open(page, address)
    await expect(page).toHaveURL('/AccessDenied')
    await expect(page.getByText(t.pages.accessDenied.visitor)).toBeVisible()
  }
  const guarded = Object.values(byAccount).flatMap((group) => Object.values(group))
  for (const [address] of [...guarded, ...Object.values(challenge)]) {
    await open(page, address)
    await expect(page).toHaveURL('/login')
  }
  expect(faults.refusals).toEqual([])
})

for (const [userName, group] of Object.entries(byAccount)) {
  test(`${userName} opens ${Object.keys(group).length} routes`, async ({ page, faults }) => {
    await signIn(page, userName)
    for (const [name, [address, screen]] of Object.entries(group)) {
      await test.step(name, async () => {
        await expectOpens(page, address, screen)
        await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible()
        expect(await page.evaluate(() => location.pathname)).not.toBe('/AccessDenied')
      })
    }
    // The addresses name persons and orders that this world does not have, or not here; and customer service a place.
    expect(faults.refusals.filter((refusal) => !/^40[34] /.test(refusal))).toEqual([])
  })
}

test('customer service that orders finds a page behind every link of the bar, of the tabs and of a panel', async ({
  page,
  faults,
}) => {
  await signIn(page, 'csp.orderer')
  await page.waitForLoadState('networkidle')
  const waiting = await linksOf(page)
  const seen = new Set<string>()
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (seen.has(address)) continue
    seen.add(address)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page, address).not.toHaveURL('/AccessDenied')
    waiting.push(...(await linksOf(page)))
  }
  expect(seen.size).toBeGreaterThan(5)
  expect(faults.refusals).toEqual([])
})

test('the two choices of a place open by their address for whoever is signed in, without the bar, and lead to the place that is chosen (A-2.1-02, A-2.1-09, A-2.3-01, A-2.3-02)', async ({
  page,
}) => {
  const bar = page.getByRole('banner')
  for (const [userName, own] of [
    ['several.se', choosers.selectCarePlace],
    ['parent.se', choosers.selectClientCarePlace],
  ] as const) {
    await signIn(page, userName)
    for (const [address, screen] of [...Object.values(choosers), own]) {
      await page.goto(address)
      await expectScreen(page, screen)
      await expect(page).toHaveURL(address)
      await expect(bar).toHaveCount(0)
    }
    const offered = page.getByRole('group', { name: t.carePlaceChoice.offered })
    await expect(offered.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    const place = offered.getByRole('listitem').last().getByRole('button').first()
    // What stands beside the name, such as that it is the default, comes on a line of its own.
    const [name = ''] = (await place.innerText()).split('\n')
    await place.click()
    await expect(bar.getByRole('button', { name })).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('an address that is loaded directly gives the application, whatever its slashes (A-2.1-09)', async ({
  request,
}) => {
  for (const address of [
    '/',
    '/Help',
    '/PrescriptionWizard/12/5/',
    '/Organizations/Clients/CID/1/CUID//CPID//ACT/',
    '/Order/Withdrawal/CRID/7/CID//CPID//COID/',
  ]) {
    const answer = await request.get(address, { headers: { 'Accept-Encoding': 'identity' } })
    expect(answer.status(), address).toBe(200)
    expect(await answer.text(), address).toContain('id="omsorg"')
    expect((await request.head(address)).status(), address).toBe(200)
  }
})

test('an id that is no number leads nowhere, and nothing is asked for it (O-2-01)', async ({ page }) => {
  await signIn(page, 'prescriber.se')
  const asked: string[] = []
  page.on('request', (request) => {
    // The line on which the server tells of changes opens by itself, and the bar counts what waits.
    if (/\/api\/(?!.*(?:Order\/Changes|RenewRequest\/Counted)$)/.test(request.url())) asked.push(request.url())
  })
  const addresses = [
    '/CareRecipient/abc',
    '/CareRecipient/1/OrderHistory/abc',
    '/CareRecipient/-1',
    '/CareRecipient/1.5',
    '/OrderOverview/abc',
    '/Order/Withdrawal/CRID/abc/CID/CPID/COID',
    '/ProductSelection/Direct/1/NoSuchArea',
    '/PrescriptionWizard/1/NoSuchArea',
  ]
  for (const address of addresses) {
    await open(page, '/AccessDenied')
    await expectScreen(page, 'accessDenied')
    await open(page, address)
    await expect(pageTitle(page, t.pages.notFound.title)).toBeVisible()
    await expect(page).toHaveURL(address)
  }
  expect(asked).toEqual([])
})

test('parts of an address that may be left out are left out in both ways (O-2-03, O-2-86)', async ({ page }) => {
  await signIn(page, 'csp')
  const forms = [
    `/CSP/ProductSelection/1/Incontinence/${guid}/${guid}/true`,
    `/CSP/ProductSelection/1/Incontinence/false/${guid}/${guid}/true`,
  ]
  for (const address of forms) await expectOpens(page, address, 'productSelectionDirect')
  for (const address of [
    `/CSP/Organizations/Clients/CID/${guid}/CUID/CPID/ACT`,
    `/CSP/Organizations/Clients/CID/${guid}/CUID//CPID//ACT/`,
    `/CSP/Organizations/Clients/CID/CUID/${guid}/CPID/ACT`,
  ]) {
    await expectOpens(page, address, 'organisationClients')
  }
})

test('a flag in an address is on for the exact word true alone (O-2-02)', async ({ page }) => {
  await signIn(page, 'prescriber.se')
  for (const flag of ['/true', '', '/false', '/TRUE', '/1']) {
    await expectOpens(page, `/CareRecipient/1/OrderHistory/1${flag}`, 'orderDetails')
  }
})

test('no two routes share an address', () => {
  const addresses = Object.values(all).map(([address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
})

/** Goes to an address as a link would, without loading the application anew. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** From another page, so that a title which stood there before does not count. */
async function expectOpens(page: Page, address: string, screen: keyof typeof t.screens): Promise<void> {
  if (titleOfPage(screen).test(await page.title())) {
    await open(page, '/AccessDenied')
    await expectScreen(page, 'accessDenied')
  }
  await open(page, address)
  await expectScreen(page, screen)
}

async function expectScreen(page: Page, screen: keyof typeof t.screens): Promise<void> {
  await expect(page).toHaveTitle(titleOfPage(screen))
}

/** What is open in it, such as a node of a tree, stands before the name of the screen. */
function titleOfPage(screen: keyof typeof t.screens): RegExp {
  const title = `${t.screens[screen]} · ${t.common.appName}`.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(^| · )${title}$`)
}

/** What is offered beside the page itself, and the first node of a tree, which brings a panel of its own. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))
  const node = (await hrefs('a[role="treeitem"][href^="/"]')).slice(0, 1)
  return [...(await hrefs('nav a[href^="/"]')), ...node]
}
