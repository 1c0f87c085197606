import type { Page } from '@playwright/test'

/** What an answer to a sign-in brings. */
export type HolderSession = Record<'access_token' | 'refresh_token', string> & { readonly expires_in: number }

/** Signs a holder of the demo world in to the portal by a code, as its page does. Nobody is sent more than six in an hour. */
export async function signInHolder(page: Page, email: string): Promise<HolderSession> {
  const before = await newestCode(page, email)
  const asked = await page.request.post('/connect/portal/code', { form: { contact: email } })
  const { challenge } = (await asked.json()) as { readonly challenge: string }
  const code = await codeAfter(before, page, email)
  const form = { grant_type: 'crp_code', challenge, code, client_id: 'my' }
  const opened = await page.request.post('/connect/token', { form })
  return (await opened.json()) as HolderSession
}

/** Keeps a session where the page of the portal looks for it. */
export async function keepSession(page: Page, pair: HolderSession): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([jwt, refresh, ends]) => {
      sessionStorage.setItem('my-jwt', jwt)
      sessionStorage.setItem('my-refresh_token', refresh)
      sessionStorage.setItem('my-expires_at', ends)
    },
    [pair.access_token, pair.refresh_token, String(Date.now() + pair.expires_in * 1000)] as const,
  )
}

/** Empty where none was sent to them lately. */
async function newestCode(page: Page, email: string): Promise<string> {
  const text = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]+>|\s+/g, ' ')
  const [, first = '', second = ''] = /(\d{3}) (\d{3}) /.exec(text.split(`To ${email}`)[1] ?? '') ?? []
  return first + second
}

/** Read in the mailbox beside the demo, as soon as it has come. */
async function codeAfter(before: string, page: Page, email: string): Promise<string> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const code = await newestCode(page, email)
    if (code !== before) return code
    await new Promise((settle) => setTimeout(settle, 250))
  }
  throw new Error(`no code has come to ${email}`)
}
