import { type Locator, type Page, expect } from '@playwright/test'
import { t } from './journey.ts'

const { common, recipientForm } = t
const { wizard } = recipientForm

export function field(inside: Page | Locator, label: string): Locator {
  return inside.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
}

export async function goOn(page: Page, to: 'contact' | 'others' | 'summary'): Promise<void> {
  await page.getByRole('button', { name: wizard.toStep[to] }).click()
}

export async function expectStep(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title })
  await expect(heading).toBeVisible()
  await expect(heading.locator(':focus')).toHaveText(title)
}

/** Says that phone and entry code are right, and registers. */
export async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: wizard.save, exact: true }).click()
  await page.getByRole('button', { name: recipientForm.confirm.right }).click()
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: common.actions.moreChoices }).click()
}

/** By its whole word; the reason why it cannot be chosen may stand after it. */
export function item(page: Page, word: string): Locator {
  return page.getByRole('menuitem', { name: new RegExp(`^${word}(?:\\s*\\p{Lu}.*)?$`, 'u') })
}

export async function choose(page: Page, word: string): Promise<void> {
  await openMenu(page)
  await item(page, word).click()
}
