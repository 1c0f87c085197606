import { textsOf } from '@omsorg/texts/all.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const t = textsOf('fi')
const { organisation: words, organisationClients } = t
const { client, numbers, wizard, areas, place: placeWords } = organisationClients
const [name, unit, place] = ['Koivuranta', 'Hoivakoti Koivu', 'Koivu, Osasto 1'] as const

test.use({ locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()
const step = (page: Page, word: string) => page.getByRole('heading', { name: word, exact: true }).first()

test('in Finnish, an administrator makes a client step by step, with a unit and a place, and finds it in the tree', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.getByRole('link', { name: words.landing.add.Client }).click()
  await expect(pageTitle(page, wizard.newClient)).toBeVisible()
  await expectAccessible(page)

  await test.step('the first step makes the client, and its number in the ERP is more than the prefix', async () => {
    await press(page, wizard.goOn)
    await expect(page.getByText(client.erpIncomplete)).toBeVisible()
    await expect(page.getByText(t.validation.market)).toBeVisible()
    await page.getByRole('textbox', { name: client.name, exact: true }).fill('koivuranta')
    await page.getByRole('combobox', { name: client.market, exact: true }).selectOption({ label: t.common.markets[30] })
    await page.getByRole('textbox', { name: client.dataController, exact: true }).fill('FI-KOIVURANTA')
    await page.getByRole('textbox', { name: client.erpIdentifier, exact: true }).fill('ERP-880100')
    await press(page, wizard.goOn)
    await expect(pageTitle(page, wizard.newNamed({ name }))).toBeVisible()
    await expect(page.getByRole('treeitem', { name })).toHaveCount(0)
  })

  await test.step('a customer number, and on to the areas; what stands alone keeps its base values', async () => {
    await press(page, numbers.add)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: numbers.number, exact: true }).fill('880100')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.unit.save, exact: true }).click()
    await expect(page.getByRole('cell', { name: /880100/ }).first()).toBeVisible()
    for (const next of ['AuthenticationMethods', 'AvailableRoles', 'TherapyAreas'] as const) {
      await press(page, wizard.goOn)
      await expect(step(page, wizard.stepNames[next])).toBeFocused()
    }
  })

  await test.step('areas are switched by the arrows and Space, and saved when one goes on', async () => {
    const ostomy = t.therapyAreas.names.Ostomy
    await page
      .getByRole('checkbox', { name: `${t.therapyAreas.names.Incontinence}: ${areas.switches.enabled}` })
      .focus()
    await page.keyboard.press('Space')
    for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('checkbox', { name: `${ostomy}: ${areas.switches.enabled}` })).toBeFocused()
    await page.keyboard.press('Space')
    await expectAccessible(page)
    await press(page, wizard.goOn)
    await expect(step(page, wizard.stepNames.Prescription)).toBeFocused()
    await expect(page.getByText(wizard.areas({ count: 2 }))).toBeVisible()
  })

  await test.step('it cannot be finished while something required is left; the summary leads there', async () => {
    await page.getByRole('link', { name: new RegExp(`^${wizard.stepNames.Summary}`) }).click()
    await expect(page.getByText(wizard.missingTitle)).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('alert')
      .or(page.getByRole('main'))
      .getByRole('link', { name: wizard.stepNames.Products })
      .first()
      .click()
    await expect(step(page, wizard.stepNames.Products)).toBeVisible()
    const types = page.getByRole('checkbox', { name: organisationClients.availability.options[1] })
    await expect(types).toHaveCount(2)
    for (const at of [0, 1]) await types.nth(at).check()
    // A page that is read again goes on at the same step.
    await page.getByRole('link', { name: new RegExp(`^${wizard.stepNames.Summary}`) }).click()
    await expect(step(page, wizard.stepNames.Summary)).toBeFocused()
    await page.reload()
    const entered = (of: keyof typeof wizard.stepNames, what: string) =>
      page.getByRole('region', { name: wizard.stepNames[of], exact: true }).getByText(what)
    await expect(entered('BasicInfo', 'FI-KOIVURANTA')).toBeVisible()
    await expect(entered('Settings', '880100')).toBeVisible()
    await expect(entered('TherapyAreas', t.therapyAreas.names.Ostomy)).toBeVisible()
    await expect(entered('Products', organisationClients.availability.options[1]).first()).toBeVisible()
    await expect(entered('Order', wizard.baseHolds)).toBeVisible()
    await expectAccessible(page)
    await press(page, wizard.finish)
    await expect(pageTitle(page, name)).toBeVisible()
    await expect(page.getByRole('treeitem', { name })).toBeVisible()
  })

  await test.step('a unit and a place stand below it', async () => {
    await page.getByRole('link', { name: words.actionNames.AddCareUnit }).click()
    await page.getByRole('textbox', { name: words.unit.name, exact: true }).fill(unit)
    await press(page, words.unit.save)
    await expect(page.getByText(words.unit.added({ name: unit }))).toBeVisible()
    await page.getByRole('treeitem', { name }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('treeitem', { name: unit }).click()
    await page.getByRole('link', { name: words.actionNames.AddCarePlace, exact: true }).click()
    await page.getByRole('textbox', { name: placeWords.name, exact: true }).fill('koivu, osasto 1')
    await page.getByRole('textbox', { name: placeWords.phone, exact: true }).fill('09 123 4567')
    await page.getByRole('textbox', { name: placeWords.customerNo, exact: true }).fill('880101')
    await press(page, words.unit.save)
    await expect(page.getByText(placeWords.added({ name: place }))).toBeVisible()
    await page.getByRole('treeitem', { name: unit }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('treeitem', { name: place }).click()
    await expect(pageTitle(page, place)).toBeVisible()
    await expect(page.getByText('880101').first()).toBeVisible()
  })

  await test.step('the ERP is asked for the numbers of the client', async () => {
    await page.getByRole('treeitem', { name }).click()
    await page.getByRole('link', { name: words.actionNames.CustomerNumber }).click()
    await press(page, numbers.compare)
    await expect(page.getByText(numbers.newInErp)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('removed, it says what stops; it comes back from the tools with everything that it had', async () => {
    const { remove, removed } = organisationClients
    await page.getByRole('link', { name: words.actionNames.RemoveClient }).click()
    await expect(page.getByText(remove.tree({ units: 1, places: 1 }))).toBeVisible()
    await press(page, remove.action)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: remove.action, exact: true }).click()
    await expect(page.getByText(remove.done({ name }))).toBeVisible()
    await expect(page.getByRole('treeitem', { name })).toHaveCount(0)
    await page.goto('/Utilities/RemovedClients')
    await expect(pageTitle(page, t.screens.removedClients)).toBeVisible()
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
    await press(page, removed.restoreNamed({ name }))
    await page.getByRole('dialog').getByRole('button', { name: removed.restore, exact: true }).click()
    await expect(page.getByText(removed.restored({ name }))).toBeVisible()
    await expect(page.getByRole('cell', { name, exact: true })).toHaveCount(0)
  })
})
