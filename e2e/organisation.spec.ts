import { textsOf } from '@omsorg/texts/all.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const t = textsOf('fi')
const { organisation: words } = t
const [client, unit, place] = ['Järvimaa', 'Hoivakoti Mäntyranta', 'Mäntyranta, osasto A'] as const

test.use({ locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })

const node = (page: Page, name: string) => page.getByRole('treeitem', { name })

test('in Finnish, an administrator goes through the tree by keyboard, finds a place, and renames a care unit', async ({
  page,
}) => {
  const { keyboard } = page
  await signIn(page, 'admin')
  await expect(page).toHaveURL(/\/Organizations\/Clients$/)
  await expect(page.getByRole('heading', { name: words.landing.of.Client.title })).toBeVisible()
  await expectAccessible(page)

  await test.step('arrows open a client and a unit, letters go to a name, and Enter chooses one (A-3-01, A-4.6-01)', async () => {
    await page.getByRole('treeitem').first().focus()
    await keyboard.press('j')
    await expect(node(page, client)).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(node(page, client)).toHaveAttribute('aria-expanded', 'true')
    await expect(node(page, unit)).toBeVisible()
    await keyboard.press('ArrowRight')
    await keyboard.type('hoi')
    await expect(node(page, unit)).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(node(page, place)).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(pageTitle(page, place)).toBeFocused()
    await expect(page.getByRole('treeitem', { selected: true })).toHaveText(new RegExp(place))
    await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('a search takes the place of the tree and keeps what is chosen (A-4.6-11); cleared, the tree is back', async () => {
    const search = page.getByRole('searchbox', { name: words.clientTree.search })
    await search.fill('mäntyranta osasto b')
    await expect(page.getByText(words.tree.hits({ count: 1 }))).toBeVisible()
    await expect(page).toHaveURL(/searchText=/)
    await expect(page.getByRole('treeitem', { selected: true })).toHaveText(new RegExp(place))
    await expect(node(page, 'Region Fjällviken')).toHaveCount(0)
    await search.fill('xyzzy')
    await expect(page.getByRole('heading', { name: t.common.empty.noHits({ search: 'xyzzy' }) })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.tree.clear }).first().click()
    await expect(node(page, 'Region Fjällviken')).toBeVisible()
    await expect(node(page, place)).toBeVisible()
  })

  await test.step('the unit above it is renamed, and the tree has the new name at its place', async () => {
    await page.getByRole('navigation', { name: t.shell.breadcrumbs }).getByRole('link', { name: unit }).click()
    await expect(pageTitle(page, unit)).toBeVisible()
    await page.getByRole('link', { name: words.actionNames.EditCareUnit }).click()
    const name = page.getByRole('textbox', { name: words.unit.name })
    await expect(name).toHaveValue(unit)
    await name.fill('a')
    await page.getByRole('button', { name: words.unit.save }).click()
    await expect(page.getByText(words.unit.nameShort)).toBeVisible()
    await name.fill('  ranta-koti   mänty ')
    await keyboard.press('Tab')
    await expect(name).toHaveValue('Ranta-Koti Mänty')
    await expectAccessible(page)

    // What is not saved is asked about.
    await node(page, client).click()
    await page.getByRole('button', { name: t.common.leaving.stay }).click()
    await page.getByRole('button', { name: words.unit.save }).click()
    await expect(page.getByText(words.unit.saved)).toBeVisible()
    await expect(pageTitle(page, 'Ranta-Koti Mänty')).toBeVisible()
    await expect(node(page, 'Ranta-Koti Mänty')).toHaveAttribute('aria-posinset', '3')
  })

  await test.step('its address opens it anew, with its action', async () => {
    const address = page.url()
    await page.goto('/Help')
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: words.unit.name })).toHaveValue('Ranta-Koti Mänty')
    await expect(page.getByRole('treeitem', { selected: true })).toHaveText(/Ranta-Koti Mänty/)
    await page.getByRole('link', { name: words.actionNames.Overview }).click()
    await expect(page.getByText(words.overview.changed)).toBeVisible()
    const history = page.getByRole('region', { name: t.organisationHistory.title })
    await expect(history.getByText(`${unit} → Ranta-Koti Mänty`)).toBeVisible()
    await expectAccessible(page)
    // As it was, for whoever comes next.
    await page.getByRole('link', { name: words.actionNames.EditCareUnit }).click()
    await page.getByRole('textbox', { name: words.unit.name }).fill(unit)
    await page.getByRole('button', { name: words.unit.save }).click()
    await expect(pageTitle(page, unit)).toBeVisible()
  })

  await test.step('a setting of the client gets a value of its own, says who gave it, and is inherited again', async () => {
    const { settings } = words
    const label = t.organisationSettings.order.fields.stuckAfterHours
    await node(page, client).click()
    await page.getByRole('link', { name: words.actionNames.OrderSettings, exact: true }).click()
    const row = page.getByRole('group', { name: label, exact: true })
    await expect(row).toContainText(settings.base)
    await row.getByRole('textbox').fill('0')
    await page.getByRole('button', { name: settings.save }).click()
    await expect(row.getByRole('textbox')).toBeFocused()
    await row.getByRole('textbox').fill('36')
    await expect(page.getByText(settings.unsaved({ count: 1 }))).toBeVisible()
    await expect(row).toContainText(settings.notSaved)
    await expectAccessible(page)
    await page.getByRole('button', { name: settings.save }).click()
    await expect(page.getByText(settings.saved)).toBeVisible()
    await expect(row).toContainText(settings.own)
    await expect(row).toContainText(/Erik Sandvall, \d{4}-\d\d-\d\d/)

    await row.getByRole('button', { name: settings.own }).click()
    await expect(row.getByRole('list', { name: settings.why })).toContainText(settings.holds)
    await row.getByRole('button', { name: settings.inheritAgain({ value: '24' }) }).click()
    await page.getByRole('button', { name: settings.save }).click()
    await expect(row).toContainText(settings.base)
    await expect(page.getByText(settings.nothingChanged)).toBeVisible()
  })

  await test.step('a name that is only passed keeps its small letters', async () => {
    const written = 'Fjordheim kommune'
    await node(page, written).click()
    await page.getByRole('link', { name: words.actionNames.EditClient }).click()
    const name = page.getByRole('textbox', { name: t.organisationClients.client.name, exact: true })
    await name.focus()
    await keyboard.press('Tab')
    await expect(name).toHaveValue(written)
    await name.fill('fjordheim  kommune')
    await keyboard.press('Tab')
    await expect(name).toHaveValue('Fjordheim Kommune')
    await page.getByRole('button', { name: words.unit.cancel, exact: true }).click()
    await expect(name).toHaveValue(written)
  })
})
