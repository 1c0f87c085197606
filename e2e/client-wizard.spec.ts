import { grantedBy } from '@omsorg/contract/roles.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openSearchSelect, pageTitle, pressAsSoonAs, test } from './journey.ts'
import { settingScreens } from './kept-settings.ts'
import { fillInSignIn, signIn } from './signing-in.ts'

const t = textsOf('fi')
const { organisation: words, organisationClients, organisationUsers: users, passwordSteps: steps } = t
const { client, numbers, wizard, areas, place: placeWords } = organisationClients
const [name, unit, place] = ['Koivuranta', 'Hoivakoti Koivu', 'Koivu, Osasto 1'] as const
const [userName, password] = ['aino.lehto', 'Lugn-Tall7-ekar'] as const

test.use({ locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()
const step = (page: Page, word: string) => page.getByRole('heading', { name: word, exact: true }).first()

test('in Finnish, an administrator makes a client step by step, with a unit, a place and a user who works there (A-2.9-02)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signIn(page, 'admin')
  await page.getByRole('link', { name: words.landing.add.Client }).click()
  await expect(pageTitle(page, wizard.newClient)).toBeVisible()
  await expectAccessible(page)

  const { open, ofClient, ofPlace } = settingScreens(page, t)

  await test.step('the first step makes the client, of one of the four markets, with a data controller, and its number in the ERP is more than the prefix (A-1-04, A-2.7-76, A-2.7-77)', async () => {
    const markets = page.getByRole('combobox', { name: client.market, exact: true }).getByRole('option')
    const names = [client.chooseMarket, ...Object.values(t.common.markets)]
    expect((await markets.allTextContents()).toSorted()).toEqual(names.toSorted())
    await press(page, wizard.goOn)
    await expect(page.getByText(t.validation.required)).toHaveCount(2)
    await expect(page.getByText(client.erpIncomplete)).toBeVisible()
    await expect(page.getByText(t.validation.market)).toBeVisible()
    await page.getByRole('textbox', { name: client.name, exact: true }).fill('koivuranta')
    const market = page.getByRole('combobox', { name: client.market, exact: true })
    await expect(market.locator('option:not([value=""])')).toHaveText(Object.values(t.common.markets))
    await market.selectOption({ label: t.common.markets[30] })
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
  })

  await test.step('what is ticked is taken along from another client of the market, and says what came', async () => {
    const { takeAlong } = organisationClients
    await openSearchSelect(page, takeAlong.from)
    await page.getByRole('option').first().click()
    for (const part of ['roles', 'assortment', 'extraFee', 'patientFee', 'providers'] as const)
      await page.getByRole('checkbox', { name: takeAlong.parts[part] }).uncheck()
    await press(page, takeAlong.take)
    await expect(page.getByText(takeAlong.done)).toBeVisible()
    await expect(page.getByText(takeAlong.came.taken, { exact: true })).toHaveCount(1)
    await expectAccessible(page)
    for (const next of ['AuthenticationMethods', 'AvailableRoles', 'TherapyAreas'] as const) {
      // A double click is one press: it goes on by one step.
      await page.getByRole('button', { name: wizard.goOn, exact: true }).dblclick()
      await expect(step(page, wizard.stepNames[next])).toBeFocused()
    }
    // Its second half may come late, when the next step stands there: the focus stays at the heading.
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(step(page, wizard.stepNames.TherapyAreas)).toBeFocused()
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
    await expect(page).toHaveTitle(
      `${words.actionNames.Overview} · ${name} · ${t.screens.organisationClients} · ${t.common.appName}`,
    )
  })

  await test.step('a unit and a place stand below it; after each the form is empty again (A-2.7-23, A-4.7-04, A-4.7-06)', async () => {
    await open('AddCareUnit')
    const unitName = page.getByRole('textbox', { name: words.unit.name, exact: true })
    await unitName.fill(unit)
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/CareUnit'))
    await press(page, words.unit.save)
    const [, clientId] = /CID\/([^/]+)/.exec(page.url()) ?? []
    expect((await sent).postDataJSON()).toEqual({ clientId, name: unit })
    await expect(page.getByText(words.unit.added({ name: unit }))).toBeVisible()
    await expect(unitName).toHaveValue('')
    await expect(page.getByText(t.validation.required)).toHaveCount(0)
    await page.getByRole('treeitem', { name }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('treeitem', { name: unit }).click()
    await open('AddCarePlace')
    await page.getByRole('textbox', { name: placeWords.name, exact: true }).fill('koivu, osasto 1')
    await page.getByRole('textbox', { name: placeWords.phone, exact: true }).fill('09 123 4567')
    await page.getByRole('textbox', { name: placeWords.customerNo, exact: true }).fill('880101')
    await press(page, words.unit.save)
    await expect(page.getByText(placeWords.added({ name: place }))).toBeVisible()
    await expect(page.getByRole('textbox', { name: placeWords.name, exact: true })).toHaveValue('')
    await page.getByRole('treeitem', { name: unit }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('treeitem', { name: place }).click()
    await expect(pageTitle(page, place)).toBeVisible()
    await expect(page.getByText('880101').first()).toBeVisible()
  })

  await test.step('each screen of the place and of the client keeps what is saved, and says so with a notice titled Information (A-2.7-05, A-2.7-06, A-2.7-07, A-2.7-08, A-2.7-09, A-2.7-10, A-2.7-11, A-2.7-12, A-2.7-13, A-2.7-14, A-2.7-15, A-2.7-16, A-2.7-20, A-2.7-28, A-2.7-29, A-2.7-30, A-2.7-32, A-2.7-33, A-4.8-04)', async () => {
    await ofPlace()
    await page.getByRole('treeitem', { name }).click()
    await expect(pageTitle(page, name)).toBeVisible()
    await ofClient()
  })

  await test.step('another place is made step by step, pressed on as soon as a step is there (A-2.7-22, A-2.7-60)', async () => {
    const next = 'Koivu, Osasto 2'
    await page.getByRole('treeitem', { name }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('treeitem', { name: unit }).click()
    await open('AddCarePlaceWizard')
    await page.getByRole('textbox', { name: placeWords.name, exact: true }).fill(next)
    await press(page, wizard.goOn)
    await expect(step(page, wizard.stepNames.CustomerNumber)).toBeVisible()
    await pressAsSoonAs(page, wizard.stepNames.Prescription, wizard.goOn)
    await press(page, wizard.goOn)
    for (const each of ['Order', 'CareRecipient', 'Users', 'Summary'] as const) {
      await expect(step(page, wizard.stepNames[each])).toBeVisible()
      if (each !== 'Summary') await press(page, wizard.goOn)
    }
    await press(page, wizard.finish)
    await expect(pageTitle(page, next)).toBeVisible()
    await expect(page).toHaveURL(/CPID\/[\da-f-]{36}/)
  })

  await test.step('a user is made there, with a role at the place, of those that the client uses, and a password (A-6-44)', async () => {
    await page.goto('/Organizations/Users')
    await page.getByRole('link', { name: words.landing.add.User }).click()
    await openSearchSelect(page, users.fields.client)
    await page.getByRole('option', { name, exact: true }).click()
    await page.getByLabel(users.fields.carePlace).selectOption({ label: users.wizard.place({ place, unit }) })
    await page.getByLabel(users.fields.firstName).fill('aino')
    await page.getByLabel(users.fields.lastName).fill('lehto')
    await page.getByRole('textbox', { name: users.fields.userName }).fill(userName)
    await press(page, users.wizard.next)
    const state = t.organisationRoles.matrix.states.empty
    const role = (named: string) => page.getByRole('columnheader', { name: named, exact: true })
    await expect(role(t.roles.names.CustomArticleNumberHandler)).toHaveCount(1)
    await expect(role(t.roles.names.RankingHandler)).toHaveCount(0)
    await page
      .getByRole('gridcell', { name: t.organisationRoles.matrix.cell({ role: t.roles.names.Nurse, place, state }) })
      .click()
    await press(page, wizard.goOn)
    await expect(step(page, users.wizard.steps.methods)).toBeFocused()
    await press(page, wizard.later)
    await page.getByRole('link', { name: words.actionNames.UserAuthenticationMethods }).click()
    for (const field of ['newPassword', 'repeat'] as const)
      await page.getByLabel(steps.fields[field], { exact: true }).fill(password)
    await press(page, users.givePassword.give)
    await expect(page.getByText(users.givePassword.done)).toBeVisible()
  })

  await test.step('the user signs in at that place, with just the rights of the role', async () => {
    const elsewhere = await browser.newContext({ locale: 'fi-FI', ...(baseURL ? { baseURL } : {}) })
    const atWork = await elsewhere.newPage()
    await atWork.goto('/login')
    await fillInSignIn(atWork, userName, password, t)
    // A password that somebody else gave lets nobody in before an own one is chosen.
    await atWork.getByRole('dialog').getByRole('button').click()
    await atWork.getByRole('button', { name: steps.trouble.choose }).click()
    await atWork.getByLabel(steps.change.current, { exact: true }).fill(password)
    for (const field of ['newPassword', 'repeat'] as const)
      await atWork.getByLabel(steps.fields[field], { exact: true }).fill('Oma-Kuusi7-metsa')
    await press(atWork, steps.change.submit)
    await expect(atWork).toHaveURL(/\/MyPages$/)
    await expect(atWork.getByText(place).first()).toBeVisible()
    const jwt = await atWork.evaluate(() => sessionStorage.getItem('jwt') ?? '')
    const claims: { permissions: string[] } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.permissions.toSorted()).toEqual([...grantedBy('Nurse')].toSorted())
    await atWork.getByRole('link', { name: t.myPages.goOn.careRecipients }).click()
    await expect(atWork.getByRole('table', { name: t.careRecipients.list.title })).toBeVisible()
    await atWork.goto('/Organizations/Clients')
    await expect(atWork).toHaveURL(/\/AccessDenied/)
    await elsewhere.close()
  })

  await test.step('the unit gives its own role to the user, and it stands among what holds at the place (A-2.7-25, A-2.7-41, A-6-46)', async () => {
    const { holders, effective } = t.organisationRoles
    const [who, role] = ['Aino Lehto', t.roles.names.CUAdmin]
    await page.goto('/Organizations/Clients?searchText=koivu')
    await page.getByRole('treeitem', { name: unit }).click()
    await open('CareUnitRoles')
    await page.getByRole('searchbox', { name: holders.search }).fill('aino')
    await press(page, holders.giveTo({ who, role }))
    await expect(page.getByText(holders.done({ who, role }))).toBeVisible()
    await expect(page.getByRole('button', { name: holders.takeFrom({ who, role }) })).toBeVisible()
    await page.goto('/Organizations/Users?searchText=aino')
    await page.getByRole('treeitem', { name: who }).click()
    await open('EffectiveRoles')
    const listed = (title: string) => page.getByRole('region', { name: title, exact: true })
    await expect(listed(effective.inForce)).toContainText(`${role}, ${effective.from({ place: unit })}`)
    await expect(listed(effective.inForce)).toContainText(`${t.roles.names.Nurse}, ${effective.own}`)
    await expect(listed(effective.assigned)).toContainText(role)
    await expect(listed(effective.assigned)).toContainText(t.roles.names.Nurse)
  })

  await test.step('customer service sees an overview and the users of a client, and can change and add nothing there (A-2.9-04)', async () => {
    const elsewhere = await browser.newContext({ locale: 'fi-FI', ...(baseURL ? { baseURL } : {}) })
    const service = await elsewhere.newPage()
    await signIn(service, 'csp')
    await service.goto('/CSP/Organizations/Clients')
    await service.getByRole('treeitem').first().click()
    const actions = service.getByRole('navigation', { name: words.actions.label })
    await expect(actions.getByRole('link')).toHaveText([words.actionNames.Overview, words.actionNames.ClientUsers])
    await service.goto('/CSP/Organizations/Clients')
    await expect(service.getByRole('link', { name: words.landing.to.Operator, exact: true })).toBeVisible()
    for (const kind of ['Client', 'User', 'Operator'] as const)
      await expect(service.getByRole('link', { name: words.landing.add[kind] })).toHaveCount(0)
    await elsewhere.close()
  })

  await test.step('the ERP is asked for the numbers of the client', async () => {
    await page.goto('/Organizations/Clients')
    await page.getByRole('treeitem', { name }).click()
    await page.getByRole('link', { name: words.actionNames.CustomerNumber }).click()
    await press(page, numbers.compare)
    await expect(page.getByText(numbers.newInErp)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('removed after a question, it is gone from the tree; it comes back from the tools with everything that it had (A-2.7-19)', async () => {
    const { remove, removed } = organisationClients
    await page.getByRole('link', { name: words.actionNames.RemoveClient }).click()
    await expect(page.getByText(remove.tree({ units: 1, places: 2 }))).toBeVisible()
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
