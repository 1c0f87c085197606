import { textsOf } from '@omsorg/texts/all.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { expectShortestTerm } from './shortest-term.ts'
import { signIn } from './signing-in.ts'

const t = textsOf('dk')
const { organisationOperators: words, organisationClients, organisationRoles, organisationUsers } = t
const { methods } = organisationUsers
const { goOn, finish } = organisationClients.wizard
const { wizard, fields } = words

test.use({ locale: 'da-DK', timezoneId: 'Europe/Copenhagen' })

test('in Danish, an administrator makes an operator step by step, each step saved, and customer service looks at it alone (A-2.7-61)', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  await signIn(page, 'admin')
  await page.goto('/Organizations/Operators')
  await test.step('two letters are no search, three are (A-5-26)', () => expectShortestTerm(page, 'ope', t))
  await page.getByRole('link', { name: t.organisation.landing.add.Operator }).click()
  await expect(pageTitle(page, wizard.title)).toBeVisible()

  await test.step('who it is: names are kept as names; what a user name is written with, and that it is taken, is said at its field before anything is sent (A-5-19, A-5-21)', async () => {
    await page.getByLabel(fields.firstName).fill('  olof-erik ')
    await page.getByLabel(fields.lastName).fill('operin')
    await page.getByLabel(fields.userName).fill('olof operin')
    await page.getByLabel(fields.email).fill('olof.operin@omsorg.example')
    await expect(page.getByText(t.validation.badUsername)).toBeVisible()
    await page.getByLabel(fields.userName).fill('csp')
    await page.getByLabel(fields.email).focus()
    await expect(page.getByText(words.taken.userName)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: wizard.create }).click()
    await expect(page.getByText(words.taken.userName)).toBeVisible()
    await expect(page.getByLabel(fields.userName)).toBeFocused()
    await page.getByLabel(fields.userName).fill('olof.operin')
    await page.getByRole('button', { name: wizard.create }).click()
    await expect(page.getByRole('heading', { level: 2, name: wizard.steps.methods }).first()).toBeVisible()
  })

  await test.step('how they sign in: a work account needs its name, which nobody else has; the step is opened again by its address (A-3-59, A-5-20)', async () => {
    await page.getByRole('checkbox', { name: methods.directory }).check()
    await page.getByRole('button', { name: goOn }).click()
    await expect(page.getByText(methods.needed)).toBeVisible()
    await page.reload()
    await page.getByRole('checkbox', { name: methods.directory }).check()
    await page.getByLabel(methods.adUserName).fill('admin@omsorg.example')
    await page.keyboard.press('Tab')
    await expect(page.getByText(words.taken.adUserName)).toBeVisible()
    await page.getByLabel(methods.adUserName).fill('olof.operin@omsorg.example')
    await expect(page.getByText(words.taken.adUserName)).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: goOn }).click()
    await expect(page.getByText(methods.saved)).toBeVisible()
  })

  await test.step('the roles, which are those of customer service alone, and what it all came to (A-6-45)', async () => {
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect(boxes).toHaveCount(8)
    const ofService = Object.entries(t.roles.names).flatMap(([code, name]) => (code.startsWith('CSP') ? [name] : []))
    for (const name of ofService) await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: t.roles.names.CSPOrderer }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: goOn }).click()
    await expect(page.getByText(organisationRoles.matrix.saved)).toBeVisible()
    const entered = (step: string, what: string) => page.getByRole('region', { name: step }).getByText(what)
    await expect(entered(wizard.steps.roles, t.roles.names.CSPOrderer)).toBeVisible()
    await expect(entered(wizard.steps.methods, `${methods.userNamePassword}, ${methods.directory}`)).toBeVisible()
    await page.getByRole('button', { name: words.overview.send }).click()
    await expect(page.getByRole('button', { name: words.overview.sendAgain })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: finish }).click()
    await expect(pageTitle(page, 'Olof-Erik Operin')).toBeVisible()
    await expect(page).toHaveURL(/OPID\/\d+/)
    await expect(page.getByText(words.statuses.pending).first()).toBeVisible()
    // The tree is folded away while there are steps.
    await expect(page.getByRole('treeitem', { name: 'Olof-Erik Operin' })).toBeVisible()
  })

  await test.step('the overview says who it is; name, roles and ways to sign in change each at its own action (A-2.7-34, A-2.7-35, A-2.7-36, A-2.7-37)', async () => {
    const main = page.getByRole('main')
    const open = (action: keyof typeof t.organisation.actionNames) =>
      page.getByRole('link', { name: t.organisation.actionNames[action], exact: true }).click()
    for (const fact of ['olof.operin', 'olof.operin@omsorg.example', t.roles.names.CSPOrderer])
      await expect(main.getByText(fact, { exact: true }).first()).toBeVisible()
    await open('EditOperator')
    await page.getByLabel(fields.lastName).fill('operin lund')
    await page.getByRole('button', { name: t.organisation.unit.save, exact: true }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(pageTitle(page, 'Olof-Erik Operin Lund')).toBeVisible()
    await open('OperatorRoles')
    const role = page.getByRole('checkbox', { name: t.roles.names.CSPReporter, exact: true })
    await role.check()
    const saving = Promise.withResolvers<void>()
    await page.route(/\/Role\/v\d\/assign$/, async (route) => {
      await saving.promise
      await route.continue()
    })
    await page.getByRole('button', { name: words.roles.save, exact: true }).click()
    await open('OperatorAuthenticationMethods')
    await expect(page.getByRole('dialog', { name: t.common.leaving.question })).toBeVisible()
    // There is nothing to ask any more once it is saved: the page that was pressed comes.
    saving.resolve()
    const directory = page.getByRole('checkbox', { name: methods.directory, exact: true })
    await directory.uncheck()
    await page.getByRole('button', { name: organisationUsers.edit.save, exact: true }).click()
    await expect(page.getByText(methods.saved).last()).toBeVisible()
    await page.reload()
    await expect(directory).not.toBeChecked()
    await open('OperatorRoles')
    await expect(role).toBeChecked()
    await open('Overview')
    await expect(main.getByText(t.roles.names.CSPReporter, { exact: true }).first()).toBeVisible()
  })

  await test.step('an address with the number of an operator opens them and its action (A-2.4-10)', async () => {
    await page.goto(page.url().replace(/(OPID\/\d+\/ACT\/).*$/, '$1EditOperator'))
    await expect(pageTitle(page, 'Olof-Erik Operin Lund')).toBeVisible()
    await expect(page.getByLabel(fields.firstName)).toHaveValue('Olof-Erik')
  })

  const elsewhere = await browser.newContext({ locale: 'da-DK', ...(baseURL ? { baseURL } : {}) })
  const service = await elsewhere.newPage()
  await signIn(service, 'csp')
  await service.goto('/CSP/Organizations/Operators?searchText=operin')
  await service.getByRole('treeitem', { name: 'Olof-Erik Operin Lund' }).click()
  await expect(pageTitle(service, 'Olof-Erik Operin Lund')).toBeVisible()
  const actions = service.getByRole('navigation', { name: t.organisation.actions.label })
  await expect(actions.getByRole('link')).toHaveText([t.organisation.actionNames.Overview])
  await expect(service.getByRole('button', { name: words.overview.sendAgain })).toHaveCount(0)
  await elsewhere.close()
  expect(faults.refusals).toEqual([expect.stringMatching(/^400 POST .*\/Identity\/api\/Operator$/)])
})
