import { expect } from '@playwright/test'
import { t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { newsEditor: words } = t

test('a table that is pasted into news goes on as lines, its cells apart and without its looks', async ({ page }) => {
  await signIn(page, 'news.se')
  await page.goto('/GuideManage/Add')
  const text = page.getByRole('textbox', { name: words.text, exact: true })
  await text.click()
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    const rows = '<tr><th>Vara</th><th>Pris</th></tr><tr><td><p>Blöja\n stor</p></td><td></td><td>10,50 kr</td></tr>'
    const table = `<table style="color:red"><tbody>${rows}</tbody></table><p style="color:red">Ring <b>oss</b>.</p>`
    clipboardData.setData('text/html', `<b style="font-weight:normal">${table}</b>`)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text.getByRole('paragraph')).toHaveText(['Vara, Pris', 'Blöja stor, 10,50 kr', 'Ring oss.'])
  await expect(text.locator('strong')).toHaveText(['oss'])
})

test('a file with nothing in it is told of at its field, by its name, and what is written goes on', async ({
  page,
  faults,
}) => {
  await signIn(page, 'news.se')
  await page.goto('/GuideManage/Add')
  await page.getByLabel(words.addFile).setInputFiles({
    name: 'priser.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  })
  await expect(page.getByText(words.wrongFiles['file-empty']({ name: 'priser.pdf' }))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel(words.header, { exact: false }).first().fill('Priser')
  await expect(page.getByRole('status').filter({ hasText: /^Sparad \d/ })).toBeVisible()
  expect(faults.refusals).toEqual([])
})
