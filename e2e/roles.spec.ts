import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { matrix: words } = t.organisationRoles
const { names } = t.roles
const [who, place] = ['Majken Ljung', 'Solgläntan, avd. 2'] as const

test('an administrator gives a role by keyboard, sees why it permits something, and the user who is signed in elsewhere has it at once', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const { keyboard } = page
  const elsewhere = await browser.newContext({ locale: 'sv-SE', ...(baseURL ? { baseURL } : {}) })
  const atWork = await elsewhere.newPage()
  await signIn(atWork, 'roles.se')
  await atWork.goto('/CarePlace/Overview')
  await expect(pageTitle(atWork, t.screens.carePlaceOverview)).toBeVisible()
  const purchases = atWork.getByRole('link', { name: t.carePlace.overview.store.title })
  await expect(purchases).toHaveCount(0)

  await signIn(page, 'admin')
  await page.goto('/Organizations/Users?searchText=majken')
  await page.getByRole('treeitem', { name: who }).click()
  await page.getByRole('link', { name: t.organisation.actionNames.UserRoles, exact: true }).click()
  await expect(pageTitle(page, who)).toBeVisible()
  const grid = page.getByRole('treegrid', { name: words.title })
  const cell = (role: string, state: string) =>
    grid.getByRole('gridcell', { name: words.cell({ role, place, state }), exact: true })
  await expect(grid.getByRole('rowheader', { name: place })).toBeVisible()
  await expectAccessible(page)

  await test.step('arrows lead to the cell, Space ticks it, and nothing is sent before it is saved', async () => {
    await grid.getByRole('rowheader', { name: 'Region Fjällviken' }).focus()
    for (let down = 0; down < 5; down += 1) await keyboard.press('ArrowDown')
    await expect(grid.getByRole('rowheader', { name: place })).toBeFocused()
    await keyboard.press('End')
    await keyboard.press('ArrowLeft')
    await keyboard.press('ArrowLeft')
    await expect(cell(names.CarePlacePurchaser, words.states.empty)).toBeFocused()
    await keyboard.press('Space')
    await expect(cell(names.CarePlacePurchaser, `${words.states.ownAll}, ${words.unsavedState}`)).toBeFocused()
    // One area is taken by its checkbox, and Escape leads back.
    await keyboard.press('o')
    await expect(page.getByRole('checkbox', { name: t.therapyAreas.short.Incontinence })).toBeFocused()
    await keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: t.therapyAreas.short.Incontinence })).not.toBeChecked()
    await keyboard.press('Space')
    await keyboard.press('Escape')
    await expect(cell(names.CarePlacePurchaser, `${words.states.ownAll}, ${words.unsavedState}`)).toBeFocused()
    await expect(page.getByText(words.unsaved({ count: 1 }))).toBeVisible()
    await expectAccessible(page)
    await atWork.reload()
    await expect(pageTitle(atWork, t.screens.carePlaceOverview)).toBeVisible()
    await expect(purchases).toHaveCount(0)
  })

  await test.step('saved, it holds in the next call of whoever has it', async () => {
    await page.getByRole('button', { name: words.save }).focus()
    await keyboard.press('Enter')
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(cell(names.CarePlacePurchaser, words.states.ownAll)).toBeVisible()
    await atWork.reload()
    await expect(purchases).toBeVisible()
  })

  await test.step('why somebody may do something names the role, the place and who gave it', async () => {
    await cell(names.CarePlacePurchaser, words.states.ownAll).focus()
    await keyboard.press('v')
    const rights = page.getByRole('region', { name: words.why.rights })
    await expect(rights).toBeFocused()
    await rights.getByRole('button', { name: t.organisationRights.CarePlacePurchaseWrite }).click()
    await expect(rights.getByText(words.why.givenAt({ place }))).toBeVisible()
    await expect(rights.getByText('Erik Sandvall', { exact: false }).last()).toBeVisible()
    await rights.getByRole('button', { name: words.why.showCell }).click()
    await expect(cell(names.CarePlacePurchaser, words.states.ownAll)).toBeFocused()
  })

  await test.step('before all roles of a place go, it is said what goes with them', async () => {
    await page.getByRole('button', { name: words.chosen.removeAll }).click()
    const dialog = page.getByRole('dialog', { name: words.remove.title({ place }) })
    await expect(dialog.getByText(words.remove.isDefault)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.common.actions.cancel }).click()
  })
  await test.step('of customer service and administration at once, the second sees what the first has changed and loses nothing', async () => {
    const atOnce = await browser.newContext({ locale: 'sv-SE', ...(baseURL ? { baseURL } : {}) })
    const service = await atOnce.newPage()
    await signIn(service, 'csp')
    await service.goto(`/CSP${new URL(page.url()).pathname}`)
    const other = 'Solgläntan, avd. 3'
    const theirs = (state: string) => words.cell({ role: names.Specialist, place: other, state })
    const box = service.getByRole('gridcell', { name: theirs(words.states.empty), exact: true }).locator('[data-box]')
    await box.click()
    await cell(names.DispenseHandler, words.states.empty).focus()
    await keyboard.press('Space')
    await service.getByRole('button', { name: words.save }).click()
    await expect(service.getByText(words.saved)).toBeVisible()

    await page.getByRole('button', { name: words.save }).click()
    const notice = page.getByRole('alert').filter({ hasText: words.staleTitle })
    await expect(notice).toContainText('Kim Kundell')
    await expect(notice).toContainText(words.theirs.given({ roles: names.Specialist, place: other }))
    await expect(grid.getByRole('gridcell', { name: theirs(words.states.own), exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.save }).click()
    await expect(notice).toHaveCount(0)
    await expect(cell(names.DispenseHandler, words.states.own)).toBeVisible()
    await atOnce.close()
  })
  await test.step('once that is confirmed all roles of the place are gone, and every screen of the user says so at once (A-2.7-40, A-6-43)', async () => {
    await page.getByRole('button', { name: words.chosen.removeAll }).click()
    const dialog = page.getByRole('dialog', { name: words.remove.title({ place }) })
    await dialog.getByRole('button', { name: words.remove.action }).click()
    await expect(page.getByText(words.remove.done({ place }))).toBeVisible()
    for (const role of [names.CarePlacePurchaser, names.DispenseHandler])
      await expect(cell(role, words.states.empty)).toBeVisible()
    await page.getByRole('link', { name: t.organisation.actionNames.Overview, exact: true }).click()
    const belongs = page.getByRole('region', { name: t.organisationUsers.overview.places })
    await expect(belongs.getByRole('listitem').filter({ hasText: place })).toContainText(
      t.organisationUsers.overview.noRole,
    )
    await expect(page.getByText(t.organisationUsers.events['roles-changed']).first()).toBeVisible()
  })
  expect(faults.refusals).toEqual([expect.stringMatching(/^409 POST .*Role\/v2\/assign$/)])
  await elsewhere.close()
})
