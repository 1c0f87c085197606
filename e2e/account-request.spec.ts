import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { followMailedLink } from './mailbox.ts'
import { signIn } from './signing-in.ts'

const { accountRequests: words, accountRequestMails: mails, passwordMails, passwordSteps, roles, shell } = t
const { manage } = words
const who = 'Ulla Nyberg'
const address = 'ulla.nyberg@omsorg.example'

test('somebody asks for an account and confirms the address, the care unit approves, and they sign in with just those rights', async ({
  page,
  faults,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: t.screens.accountRequest }).click()
  await expect(pageTitle(page, t.screens.accountRequest)).toBeVisible()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.wishMissing)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(words.firstName).fill('ulla')
  await page.getByLabel(words.lastName).fill('nyberg')
  await page.getByLabel(words.email).fill(address)
  await page.getByLabel(words.phone).fill('070-174 06 41')
  await page.getByRole('textbox', { name: words.organisation }).fill('region fjällviken')
  await page.getByRole('textbox', { name: words.workPlace }).fill('kommunal omsorg vik')
  await page.getByRole('checkbox', { name: words.wish.order, exact: true }).check()
  await page.getByLabel(words.reason).fill('Börjar på måndag.')
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.sentTitle)).toBeVisible()

  await followMailedLink(page, address, mails.confirm.subject)
  await expect(pageTitle(page, words.confirmTitle)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: words.confirm }).click()
  await expect(pageTitle(page, words.confirmedTitle)).toBeVisible()

  await signIn(page, 'cuadmin.se')
  await page.goto('/GuideAdministration')
  await page.getByRole('link', { name: manage.title }).click()
  await expect(pageTitle(page, manage.title)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: manage.approveNamed({ who }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(manage.carePlace).selectOption({ index: 1 })
  await expect(dialog.getByRole('checkbox', { name: roles.names.Orderer, exact: true })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: manage.approve, exact: true }).click()
  await expect(page.getByText(manage.approved({ who }))).toBeVisible()
  await expect(page.getByRole('button', { name: manage.approveNamed({ who }) })).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())

  await followMailedLink(page, address, passwordMails.welcome.subject)
  await page.getByLabel(passwordSteps.fields.newPassword, { exact: true }).fill('Lugn-Tall7-ekar')
  await page.getByLabel(passwordSteps.fields.repeat, { exact: true }).fill('Lugn-Tall7-ekar')
  await page.getByRole('button', { name: passwordSteps.byLink.submit }).click()
  await expect(page).toHaveURL(/\/MyPages$/)
  const menu = page.getByRole('navigation', { name: shell.mainNavigation })
  await expect(menu.getByRole('link', { name: shell.navigation.careRecipients })).toBeVisible()
  // An orderer sees no assortment, and administers nobody.
  await expect(menu.getByRole('link', { name: shell.navigation.assortment })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: shell.navigation.careUnitAdministration })).toHaveCount(0)
  expect(faults.refusals).toEqual([])
})
