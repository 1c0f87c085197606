import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openSearchSelect, pageTitle, t, test } from './journey.ts'
import { followMailedLink } from './mailbox.ts'
import { expectShortestTerm } from './shortest-term.ts'
import { signIn } from './signing-in.ts'

const { organisation, organisationClients, organisationUsers: words, passwordSteps, passwordMails } = t
const address = 'ylva.strand@region.example'

test('an administrator makes a user step by step, mails the welcome, and the user chooses a password and is in (A-2.4-08, A-2.7-62)', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/Organizations/Users')
  await expect(pageTitle(page, t.screens.organisationUsers)).toBeVisible()
  await expectAccessible(page)
  await test.step('two letters are no search, three are (A-5-26)', () => expectShortestTerm(page, 'maj', t))
  await page.getByRole('link', { name: organisation.landing.add.User }).click()
  await expect(pageTitle(page, words.wizard.title)).toBeVisible()

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: words.wizard.next }).click()
    await expect(page.getByText(words.names.required).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the first step makes the user, below the client, with names as they are kept, and says so (A-4.8-04)', async () => {
    await openSearchSelect(page, words.fields.client)
    await page.getByRole('option', { name: 'Region Fjällviken' }).click()
    await page.getByLabel(words.fields.carePlace).selectOption({ index: 1 })
    await page.getByLabel(words.fields.firstName).fill('ylva')
    await page.getByLabel(words.fields.lastName).fill('strand')
    await page.getByLabel(words.fields.userName).fill('prescriber.se')
    await page.getByLabel(words.fields.email).fill(address)
    await page.getByRole('button', { name: words.wizard.next }).click()
    await expect(page.getByText(t.organisationOperators.taken.userName)).toBeVisible()
    await expect(page.getByLabel(words.fields.userName)).toBeFocused()
    await page.getByLabel(words.fields.userName).fill('ylva.strand')
    await page.getByRole('button', { name: words.wizard.next }).click()
    await expect(page).toHaveURL(/UID\/\d+\/ACT\/AddUser\?step=roles/)
    const told = page.getByRole('status').filter({ hasText: t.common.outcome.title })
    await expect(told.filter({ hasText: t.unitUsers.made({ who: 'Ylva Strand' }) })).toBeVisible()
  })

  await test.step('the other steps are the screens of the user, each at its own address, also after a reload', async () => {
    const goOn = page.getByRole('button', { name: organisationClients.wizard.goOn })
    // A tick that is not saved is asked about on the way out, and saved on the way on.
    await page.getByRole('gridcell', { name: t.roles.names.NewsManager }).first().click()
    await expect(page.getByText(t.organisationRoles.matrix.unsaved({ count: 1 }))).toBeVisible()
    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: t.common.leaving.stay }).click()
    await expect(page).toHaveURL(/step=roles/)
    await goOn.click()
    await expect(page.getByText(t.organisationRoles.matrix.saved)).toBeVisible()
    await expect(page.getByLabel(words.methods.userNamePassword)).toBeChecked()
    await page.reload()
    await expect(page.getByLabel(words.methods.userNamePassword)).toBeChecked()
    await goOn.click()
    await expect(page).toHaveURL(/step=invoiceAreas/)
    await page.getByRole('checkbox').first().check()
    await goOn.click()
    await expect(page.getByText(words.invoiceAreas.saved)).toBeVisible()
    await expect(page.getByRole('switch', { name: words.availability.useOverride })).toBeVisible()
    await goOn.click()
    await expect(page.getByText('ylva.strand', { exact: true })).toBeVisible()
    await expect(page.getByText(t.roles.names.NewsManager, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.next.sendWelcome }).click()
    await expect(page.getByText(words.next.welcomeSent)).toBeVisible()
    await page.getByRole('button', { name: organisationClients.wizard.finish }).click()
    await expect(pageTitle(page, 'Ylva Strand')).toBeVisible()
    await expect(page.getByRole('treeitem', { name: 'Ylva Strand' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(words.events['welcome-mailed'])).toBeVisible()
    await page.goto(page.url().replace(/(UID\/\d+\/ACT\/).*$/, '$1EditUser'))
    await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Ylva')
    await expectAccessible(page)
  })

  await test.step('by the link of the mail the user chooses a password', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await followMailedLink(page, address, passwordMails.welcome.subject)
    await page.getByLabel(passwordSteps.fields.newPassword, { exact: true }).fill('Lugn-Tall7-ekar')
    await page.getByLabel(passwordSteps.fields.repeat, { exact: true }).fill('Lugn-Tall7-ekar')
    await page.getByRole('button', { name: passwordSteps.byLink.submit }).click()
    await expect(page).toHaveURL(/\/MyPages$/)
  })
})
