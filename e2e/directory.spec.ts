import { demoDirectory } from '@omsorg/database/demo/identities.ts'
import { type Page, expect } from '@playwright/test'
import { t, test } from './journey.ts'
import { addressesOf } from './signing-in.ts'

const { methods } = t.signIn
const { notDone } = t.signInSteps
const [administrator, customerService, stranger] = demoDirectory

/** Chooses the directory at the sign-in page; answers its window. */
async function openWindow(page: Page): Promise<Page> {
  await page.goto('/login')
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${methods.directory.title}`) })
    .click()
  const window = await opened
  await expect(window.getByRole('heading', { name: 'The demo directory' })).toBeVisible()
  return window
}

test('the directory leads back whoever closes its window, gives up or is not known; the first two stand in the console alone (A-2.1-02, A-2.2-13, A-2.2-14, A-8.1-17)', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && said.push(message.text())))
  const first = await openWindow(page)
  await expect(page).toHaveURL('/AAD')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t.signInSteps.directory.title })).toBeVisible()
  await first.close()
  await expect(page).toHaveURL('/')
  const quiet = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('alert')).toHaveText('')
  }
  await quiet()
  expect(said).toEqual([expect.stringContaining('The window of the directory was closed')])

  const given = await openWindow(page)
  await given.getByRole('button', { name: 'Give up' }).click()
  await expect(page).toHaveURL('/')
  await quiet()
  expect(said.slice(1)).toEqual([expect.stringContaining('The directory brought nothing')])

  const unknown = await openWindow(page)
  await unknown.getByRole('button', { name: stranger.name }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(notDone.directory)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the directory signs in who is known and who comes for the first time, in one window each, by the root (A-2.2-15, A-4.2-06)', async ({
  page,
}) => {
  let windows = 0
  const addresses = addressesOf(page)
  let exchanges = 0
  page.on('request', (request) => void (request.url().endsWith('/connect/aad-scopes') && windows++))
  page.on('request', (request) => void (request.url().endsWith('/connect/aad-login') && exchanges++))
  for (const [person, landing] of [
    [customerService, '/CSP/CareRecipient'],
    [administrator, '/Organizations/Clients'],
  ] as const) {
    windows = 0
    exchanges = 0
    const window = await openWindow(page)
    const exchanged = page.waitForRequest('/connect/aad-login')
    const closed = window.waitForEvent('close')
    await window.getByRole('button', { name: person.name }).click()
    expect((await exchanged).method()).toBe('POST')
    expect((await exchanged).headers()['authorization']).toMatch(/^Bearer ey/)
    await closed
    await expect(page).toHaveURL(landing)
    expect(addresses[addresses.lastIndexOf('/AAD') + 1]).toBe('/')
    expect([windows, exchanges]).toEqual([1, 1])
    const kept = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
    await expect.poll(async () => (await kept()).filter((key) => key.startsWith('msal'))).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
  }
})
