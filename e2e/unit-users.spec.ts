import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { organisationOperators, organisationRoles, organisationUsers: users, roles, unitUsers: words } = t

test('the administrator of a care unit adds a user, mails the welcome, gives a role, and sees them in the list (A-2.5-34, A-2.5-35, O-2-75)', async ({
  page,
  faults,
}) => {
  await signIn(page, 'cuadmin.se')
  await page.goto('/GuideAdministration')
  await expect(page.getByRole('table', { name: words.title }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('link', { name: words.add }).click()
  await expect(pageTitle(page, words.add)).toBeVisible()
  await expect(page).toHaveURL('/GuideAdministration/HandleUser')
  await expect(page.getByLabel(users.fields.firstName)).toHaveValue('')
  await expectAccessible(page)

  await test.step('what is missing and what is taken is said at its field; the group is not theirs to form', async () => {
    await expect(page.getByText(users.edit.group, { exact: true })).toHaveCount(0)
    await page.getByLabel(users.fields.firstName).fill('ylle')
    await page.getByLabel(users.fields.lastName).fill('vikström')
    await page.getByLabel(users.fields.userName).fill('prescriber.se')
    await page.getByLabel(users.fields.email).fill('ylle.vikstrom@region.example')
    await page.getByRole('button', { name: users.wizard.next }).click()
    await expect(page.getByText(users.names.required)).toBeVisible()
    await page.getByLabel(users.fields.carePlace).selectOption({ index: 1 })
    await page.getByRole('button', { name: users.wizard.next }).click()
    await expect(page.getByText(organisationOperators.taken.userName)).toBeVisible()
    await page.getByLabel(users.fields.userName).fill('ylle.vikstrom')
    await page.getByRole('button', { name: users.wizard.next }).click()
    await expect(pageTitle(page, 'Ylle Vikström')).toBeVisible()
  })

  await test.step('the welcome is mailed, and a role given at a care place', async () => {
    await page.getByRole('button', { name: users.next.sendWelcome }).click()
    await expect(page.getByText(users.next.welcomeSent)).toBeVisible()
    const place = page.getByRole('group', { name: /Kommunal omsorg Vik/ }).first()
    await place.getByRole('checkbox', { name: roles.names.Nurse }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: organisationRoles.matrix.save }).click()
    await expect(page.getByText(organisationRoles.matrix.saved)).toBeVisible()
  })

  await test.step('the list has them, and leads back to what is saved', async () => {
    await page.getByRole('link', { name: words.back }).click()
    await page.getByRole('searchbox', { name: words.search }).fill('ylle')
    await expect(page.getByText(words.count({ count: 1 }))).toBeVisible()
    await page.getByRole('link', { name: 'Ylle Vikström' }).click()
    const place = page.getByRole('group', { name: /Kommunal omsorg Vik/ }).first()
    await expect(place.getByRole('checkbox', { name: roles.names.Nurse })).toBeChecked()
    await expect(page).toHaveURL(/\/GuideAdministration\/HandleUser\/\d+$/)
    await expect(page.getByLabel(users.fields.firstName)).toHaveValue('Ylle')
    await page.getByLabel(users.fields.lastName).fill('vik')
    await page.getByRole('button', { name: users.edit.save, exact: true }).click()
    await expect(pageTitle(page, 'Ylle Vik')).toBeVisible()
  })

  await test.step('whoever undoes by the keyboard stays on the button, which says why it does nothing now', async () => {
    await page.getByLabel(users.fields.lastName).fill('vikström')
    const undo = page.getByRole('button', { name: users.edit.undo, exact: true })
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(undo).toBeFocused()
  })

  await test.step('the own account is shown, with who changes it', async () => {
    await page.getByRole('link', { name: words.back }).click()
    await page.getByRole('searchbox', { name: words.search }).fill('unger')
    await expect(page.getByText(words.count({ count: 1 }))).toBeVisible()
    await page.getByRole('link', { name: 'Cecilia Unger' }).click()
    await expect(page.getByText(words.own)).toBeVisible()
    await expect(page.getByRole('button', { name: users.edit.save, exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })
  expect(faults.refusals).toEqual([expect.stringMatching(/^400 POST .*\/Identity\/api\/User$/)])
})
