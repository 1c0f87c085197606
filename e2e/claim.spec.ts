import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const words = t.claims
const description = 'Sömmen släpper på ena sidan.'

test('a fault is reported from the line of an order, with a photo, and sent to customer service (O-2-38, O-2-39)', async ({
  page,
}) => {
  await signIn(page, 'orderer.se')
  await page.goto('/CarePlace/ProductClaims')
  const list = page.getByRole('table', { name: words.title })
  await expect(list.getByRole('row')).not.toHaveCount(0)
  await expectAccessible(page)

  // An order that has come, and of which nothing was reported yet, leads to the form with its line.
  await list
    .getByRole('link', { name: new RegExp(words.types.return) })
    .first()
    .click()
  await page.getByRole('link', { name: words.page.order }).click()
  const claimed = page.getByRole('link', { name: new RegExp(words.line.returned({ date: '\\S+' })) })
  await expect(claimed.first()).toBeVisible()
  await expectAccessible(page)
  const number = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''

  await page.goto('/ProductClaim/Add')
  await expect(pageTitle(page, words.report)).toBeVisible()
  await page.getByRole('textbox', { name: words.line.findLabel }).fill(number)
  await page.getByRole('button', { name: words.line.search, exact: true }).click()
  await page.getByRole('list', { name: words.line.choose }).getByRole('button').first().click()

  await page.getByRole('button', { name: words.send }).click()
  const describe = page.getByRole('textbox', { name: words.fault.describe })
  await expect(describe).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('radio', { name: words.fault.kinds.leaks }).check()
  await describe.fill(description)
  await page.getByRole('textbox', { name: words.lot.label }).fill('K4471-B')
  await page.getByRole('textbox', { name: words.amount.defective }).fill('3')
  const credit = page.getByRole('region', { name: words.credit.title })
  await expect(credit).toContainText('100')
  await page.getByRole('radio', { name: words.outcome['report-only'] }).check()
  await expect(credit).toContainText(words.credit.nothing)
  await page.getByRole('radio', { name: words.outcome['money-back'] }).check()

  const photo = { name: 'skydd.png', mimeType: 'image/png', buffer: await photoOf(page) }
  const upload = page.waitForResponse((response) => response.url().endsWith('/ProductClaim/File'))
  await page.getByLabel(words.photo.take).setInputFiles(photo)
  const { mediaType } = await (await upload).json()
  expect(mediaType, 'made small in the browser').toBe('image/jpeg')
  await expect(page.getByRole('img', { name: 'skydd.png' })).toBeVisible()
  await page.getByLabel(words.photo.take).setInputFiles({
    name: 'brev.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html></html>'),
  })
  await expect(page.getByText(words.photo.notAPhoto({ name: 'brev.jpg' }))).toBeVisible()
  await page.getByRole('button', { name: words.photo.remove({ name: 'brev.jpg' }) }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: words.send }).click()
  await expect(pageTitle(page, new RegExp(words.types.claim))).toContainText(words.status.sent)
  await expect(page.getByText(description)).toBeVisible()
  await expect(page.getByRole('img', { name: words.photo.alt({ number: 1, of: 1 }) })).toBeVisible()
  await expect(page.getByRole('link', { name: words.page.goOn })).toHaveCount(0)
  await expectAccessible(page)
})

test('a return is weighed, and says that it may go in a letterbox; what is saved can be changed', async ({ page }) => {
  await signIn(page, 'orderer.se')
  await page.goto('/ProductClaim/Add')
  await page.getByRole('button', { name: words.line.byHand }).click()
  await page.getByRole('textbox', { name: words.line.orderNumber }).fill('P-77')
  await page.getByRole('radio', { name: words.type.return }).check()
  await page.getByRole('textbox', { name: words.fault.why }).fill('Fel storlek.')
  const weight = page.getByRole('textbox', { name: words.amount.weight })
  await weight.fill('1,4')
  await expect(page.getByText(words.amount.letterbox)).toBeVisible()
  await weight.fill('2')
  await expect(page.getByText(words.amount.parcel)).toBeVisible()
  await page.getByRole('textbox', { name: words.amount.dispatch, exact: true }).fill('2026-11-24')
  await expectAccessible(page)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.page.notSent)).toBeVisible()

  await page.getByRole('link', { name: words.page.goOn }).click()
  await page.getByRole('textbox', { name: words.fault.why }).fill('Fel storlek, oöppnat.')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText('Fel storlek, oöppnat.')).toBeVisible()
})

/** A picture larger than what is sent, drawn in the page. */
async function photoOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1800
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = 'teal'
    pen?.fillRect(300, 300, 900, 900)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
