import { loadAllPortalTexts } from '@omsorg/texts/portal.ts'
import { type Page, expect } from '@playwright/test'
import { pageTitle, t } from './journey.ts'
import { followMailedLink } from './mailbox.ts'

/** Every sentence of the care recipient portal that a journey looks for. */
export const portal = await loadAllPortalTexts('sv')

/** The code that was sent to an address or a number last, as soon as it has come, read in the mailbox beside the demo. */
export async function newestCode(page: Page, to: string): Promise<string> {
  const read = async () => {
    const text = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]+>|\s+/g, ' ')
    const letter = text.slice(text.indexOf(`To ${to}`))
    return text.includes(`To ${to}`) ? (/(\d{3}) (\d{3}) /.exec(letter)?.slice(1, 3).join('') ?? '') : ''
  }
  await expect.poll(read, { timeout: 30_000 }).toMatch(/^\d{6}$/)
  return read()
}

/** The first sign-in to the portal: by the link of the mail and the code that goes to the mobile number, as far as the consent. */
export async function enterByMail(page: Page, { email, mobile }: Contact, words = portal): Promise<void> {
  await followMailedLink(page, email, t.portalAccounts.mail.subject)
  await page.getByRole('button', { name: words.signIn.sms }).click()
  await page.getByRole('textbox', { name: words.signIn.codeLabel }).fill(await newestCode(page, mobile))
  await page.getByRole('button', { name: words.signIn.enter }).click()
  await expect(pageTitle(page, words.consent.ask)).toBeVisible()
}

interface Contact {
  readonly email: string
  /** As it is stored, `+46701740677`. */
  readonly mobile: string
}
