import { pdf } from '@omsorg/domain/news/file/files-in-tests.ts'
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

const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })

test('files that are chosen while one is on its way follow it, and one that meets no line is told of at the field', async ({
  page,
}) => {
  await signIn(page, 'news.se')
  await page.goto('/GuideManage/Add')
  const field = page.getByLabel(words.addFile)
  const files = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: words.removeOf({ name: '' }) }) })
  const upload = '**/Messages/Upload'
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(upload, async (route) => {
    await held
    await route.continue()
  })
  await field.setInputFiles(fileOf('ett.pdf'))
  await expect(page.getByText(words.sending({ name: 'ett.pdf' }))).toBeVisible()
  await field.setInputFiles([fileOf('tva.pdf'), fileOf('tre.pdf')])
  await expect(page.getByText(words.sending({ name: 'ett.pdf' }))).toBeVisible()
  letGo()
  await expect(files).toHaveText([/ett\.pdf/, /tva\.pdf/, /tre\.pdf/])

  await page.unroute(upload)
  await page.route(upload, (route) => route.abort('connectionreset'))
  await field.setInputFiles(fileOf('fyra.pdf'))
  await expect(page.getByText(words.wrongFiles['no-answer']({ name: 'fyra.pdf' }))).toBeVisible()
  await page.unroute(upload)
  await field.setInputFiles([fileOf('fyra.pdf'), fileOf('fem.pdf'), fileOf('sex.pdf')])
  await expect(files).toHaveText([/ett/, /tva/, /tre/, /fyra/, /fem/])
  await expect(page.getByText(words.wrongFiles['no-room']({ name: 'sex.pdf' }))).toBeVisible()
})
