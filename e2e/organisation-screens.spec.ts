import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { updateCareUnit } from '@omsorg/contract/organisation/care-unit/update-care-unit.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { organisation: words } = t
const { overview, landing, actionNames, unit: form } = words
const [client, unit, place] = ['Järvimaa', 'Hoivakoti Mäntyranta', 'Mäntyranta, osasto A'] as const

const node = (page: Page, name: string) => page.getByRole('treeitem', { name })
const open = (page: Page, action: keyof typeof actionNames) =>
  page
    .getByRole('navigation', { name: words.actions.label })
    .getByRole('link', { name: actionNames[action], exact: true })
    .click()
const facts = (page: Page, ...labels: (keyof typeof overview)[]) =>
  Promise.all(
    labels.map((label) =>
      expect(
        page
          .getByRole('term')
          .filter({ hasText: `${overview[label]}` })
          .first(),
      ).toBeVisible(),
    ),
  )

test('an administrator goes from the landing pane to the overviews, the users and the form of a care unit', async ({
  page,
}) => {
  await signIn(page, 'admin')

  await test.step('the organisation begins with the clients, and offers the three trees, each beside its pane, and what can be added (A-1-13, A-2.4-01, A-2.4-02, A-2.4-04, A-2.4-07, A-2.4-09, A-2.9-01, A-2.9-03)', async () => {
    await page.goto('/Organizations')
    await expect(page).toHaveURL(/\/Organizations\/Clients$/)
    await expect(page.getByRole('heading', { name: landing.of.Client.title })).toBeVisible()
    await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0)
    const tree = (name: string) => page.getByRole('region', { name }).getByRole('treeitem').first()
    await expect(tree(words.clientTree.label)).toBeVisible()
    await page.getByRole('link', { name: landing.to.User, exact: true }).click()
    await expect(page).toHaveURL(/\/Organizations\/Users$/)
    await expect(tree(words.userTree.label)).toBeVisible()
    await expect(page.getByRole('heading', { name: landing.of.User.title })).toBeVisible()
    await page.getByRole('link', { name: landing.to.Operator, exact: true }).click()
    await expect(page).toHaveURL(/\/Organizations\/Operators$/)
    await expect(tree(words.operatorTree.label)).toBeVisible()
    await expect(page.getByRole('heading', { name: landing.of.Operator.title })).toBeVisible()
    await expect(page.getByRole('link', { name: landing.add.Operator, exact: true })).toBeVisible()
  })

  await test.step('a search in the address is filled in and carried out (A-2.4-03)', async () => {
    await page.goto(`/Organizations/Clients?searchText=${encodeURIComponent('osasto a')}`)
    await expect(page.getByRole('searchbox', { name: words.clientTree.search })).toHaveValue('osasto a')
    await expect(node(page, place)).toBeVisible()
  })

  await test.step('each node has its overview, with nothing to add beside it (A-2.7-03, A-2.7-04, A-2.7-21, A-2.7-27)', async () => {
    await node(page, client).click()
    await expect(pageTitle(page, client)).toBeVisible()
    await facts(page, 'market', 'customerNumber', 'dataController', 'careUnits', 'carePlaces', 'users')
    await expect(page.getByRole('link', { name: landing.add.Client, exact: true })).toHaveCount(0)
    await node(page, place).click()
    await expect(pageTitle(page, place)).toBeVisible()
    await facts(page, 'email', 'phone', 'customerNumber')
    await node(page, unit).click()
    await expect(pageTitle(page, unit)).toBeVisible()
    await facts(page, 'carePlaces', 'users')
    await expectAccessible(page)
  })

  await test.step('who works there is listed at each of them (A-2.7-18, A-2.7-26, A-2.7-31)', async () => {
    for (const [name, action] of [
      [unit, 'CareUnitUsers'],
      [place, 'CarePlaceUsers'],
      [client, 'ClientUsers'],
    ] as const) {
      await node(page, name).click()
      await expect(pageTitle(page, name)).toBeVisible()
      await open(page, action)
      await expect(page.getByRole('table', { name: actionNames[action] }).getByRole('link').first()).toBeVisible()
    }
  })

  await test.step('a care unit is its name: empty for a new one, filled for one that is there, and put back (A-2.7-17, A-2.7-24, A-2.8-01, A-2.8-02, A-2.8-03, A-5-01, A-5-03)', async () => {
    const pane = page.getByRole('main')
    await open(page, 'AddCareUnit')
    const name = pane.getByRole('textbox')
    await expect(name).toHaveCount(1)
    await expect(name).toHaveValue('')
    const sent: string[] = []
    page.on('request', (request) => void (request.method() !== 'GET' && sent.push(request.url())))
    await page.getByRole('button', { name: form.save, exact: true }).click()
    await expect(page.getByText(t.validation.required)).toBeVisible()
    await expect(name).toBeFocused()
    expect(sent).toEqual([])
    await name.fill('norra')
    await page.getByRole('button', { name: form.cancel, exact: true }).click()
    await expect(name).toHaveValue('')
    await node(page, unit).click()
    await open(page, 'EditCareUnit')
    await expect(name).toHaveValue(unit)
    await expect(name).toHaveCount(1)
    await expect(page.getByRole('button', { name: form.save, exact: true })).toBeVisible()
    await name.fill('norra')
    await page.getByRole('button', { name: form.cancel, exact: true }).click()
    await expect(name).toHaveValue(unit)
  })

  await test.step('a form of a unit that is gone is that of a new one of its client, and a fault while it is read or saved leaves it usable (A-4.7-02, A-4.7-03, A-4.7-07, A-8.1-11, A-8.1-13)', async () => {
    const record = `**/api/Principal${readCareUnit.path.replace('{careUnitId}', '*')}`
    const units = /\/api\/Principal\/Organization\/CareUnit$/
    const [, clientId] = /CID\/([^/]+)/.exec(page.url()) ?? []
    const name = page.getByRole('main').getByRole('textbox')
    for (const status of [404, 500]) {
      await page.route(record, (route) => route.fulfill({ status, json: { message: 'GENERIC' } }))
      await page.reload()
      await expect(name).toHaveValue('')
      await expect(page.getByRole('alert')).toBeEmpty()
      await name.fill('Norra huset')
      await page.route(units, (route) => route.abort())
      const saved = page.waitForRequest((request) => units.test(request.url()) && request.method() !== 'GET')
      await page.getByRole('button', { name: form.save, exact: true }).click()
      const request = await saved
      expect(request.method()).toBe(status === 404 ? 'POST' : 'PUT')
      expect(request.postDataJSON()).toMatchObject({ clientId, name: 'Norra Huset' })
      await expect(name).toHaveValue('Norra Huset')
      await page.unroute(units)
      await page.unroute(record)
      await page.getByRole('button', { name: form.cancel, exact: true }).click()
    }
    await test.step('it is read once, which shows, as it shows that it is being saved (A-4.7-01, A-4.7-08)', async () => {
      const held = Promise.withResolvers<void>()
      let reads = 0
      await page.route(record, async (route) => {
        reads += 1
        await held.promise
        await route.continue()
      })
      await page.reload()
      // The tree is read beside it, and shows that too.
      await expect(page.getByRole('treeitem', { selected: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status', { name: t.common.states.loading })).toBeVisible()
      await expect(name).toHaveCount(0)
      held.resolve()
      await expect(name).toHaveValue(unit)
      expect(reads).toBe(1)
      await page.unroute(record)
    })
    const answered = Promise.withResolvers<void>()
    await page.route(`**/api/Principal${updateCareUnit.path}`, async (route) => {
      await answered.promise
      await route.fulfill({ status: 500, json: { message: 'GENERIC' } })
    })
    await name.fill('Norra huset')
    const save = page.getByRole('button', { name: form.save, exact: true })
    await save.click()
    await expect(save).toHaveAttribute('aria-busy', 'true')
    answered.resolve()
    // The one message is that of every call.
    await expect(page.getByRole('alert').getByText(t.errorCodes.GENERIC)).toHaveCount(1)
    await expect(name).toHaveValue('Norra Huset')
    await page.getByRole('button', { name: form.cancel, exact: true }).click()
  })
})
