import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { type Page, expect } from '@playwright/test'
import { t } from './journey.ts'

type Words = typeof t

/** Fills in the form where the page stands, and sends it. */
export async function fillInSignIn(
  page: Page,
  userName: string,
  password: string = demoPassword,
  { signIn: words }: Words = t,
): Promise<void> {
  await page.getByRole('textbox', { name: words.userName, exact: true }).fill(userName)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}

/** As far as the page on which the person lands; in the words of the browser's language. */
export async function signIn(page: Page, userName: string, words: Words = t): Promise<void> {
  await page.goto('/login')
  await fillInSignIn(page, userName, demoPassword, words)
  await expect(page).not.toHaveURL(/\/(login)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** As far as the list: the first sign-in in a browser is the first visit of the day, which begins at My pages. */
export async function goToCareRecipients(page: Page, userName: string): Promise<void> {
  await signIn(page, userName)
  await page.getByRole('link', { name: t.myPages.goOn.careRecipients }).click()
  await expect(page).toHaveURL(/\/CareRecipient$/)
  await expect(page.getByRole('table', { name: t.careRecipients.list.title })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: userMenu }).click()
  await page.getByRole('menuitem', { name: t.shell.userMenu.signOut }).click()
  await expect(page.getByText(t.signIn.signedOut)).toBeVisible()
}

/** The button of the menu, whoever is signed in. */
export const userMenu = new RegExp(t.shell.userMenu.label({ name: '.+', initials: '..' }))
