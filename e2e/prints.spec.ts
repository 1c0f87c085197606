import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { goToCareRecipients } from './signing-in.ts'

const { actions, handled, history, row } = t.prints

test('what is prescribed is saved as a PDF or copied, product by product or as it ever was', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goToCareRecipients(page, 'prescriber.se')
  await page
    .getByRole('button', { name: t.staticContent.screenHelp.open({ screen: t.screens.careRecipients }) })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Sök med fyra bokstäver')
  await expectAccessible(page)
  await page.getByRole('button', { name: t.staticContent.screenHelp.close }).click()
  await page.getByRole('link', { name: 'Holger Fjellman', exact: true }).first().click()
  const open = page.getByRole('button', { name: actions.open })
  /** A paper is seen first, and fetched from there. */
  const fileFrom = async (press: () => Promise<void>) => {
    await press()
    const get = page.getByRole('dialog').getByRole('button', { name: actions.get })
    const [download] = await Promise.all([page.waitForEvent('download'), get.click()])
    await page.getByRole('button', { name: actions.close }).click()
    return download.suggestedFilename()
  }

  await open.click()
  await expectAccessible(page)
  expect(await fileFrom(() => page.getByRole('menuitem', { name: actions.show }).click())).toBe(`${handled.title}.pdf`)

  await open.click()
  await page.getByRole('menuitem', { name: actions.copy }).click()
  await expect(page.getByText(actions.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(\S+\t[^\t\n]+\t\d+\n)+$/)

  await page
    .getByRole('button', { name: t.renewing.actions.menu({ product: '' }) })
    .first()
    .click()
  expect(await fileFrom(() => page.getByRole('menuitem', { name: actions.show }).click())).toContain(row.title)

  await page.goto(`${page.url()}/PrescriptionHistory`)
  expect(await fileFrom(() => page.getByRole('button', { name: actions.show }).click())).toBe(`${history.title}.pdf`)
})
