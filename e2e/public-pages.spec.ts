import { sendContact } from '@omsorg/contract/content/inquiry/send-contact.ts'
import { type Page, type Route, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn, signInByForm } from './signing-in.ts'

const { inquiries, publicPages, shell, staticContent, common } = t

/** What the mail box of the demo has received, as a person reads it. */
async function mailbox(page: Page): Promise<string> {
  const opened = await page.request.get('/demo/mailbox')
  return opened.text()
}

test('a visitor asks customer service something from the home page, without a puzzle, which is closed for a while (A-1-18, A-2.1-08, A-2.2-01, A-4.1-05, A-9-09)', async ({
  page,
  faults,
}) => {
  await page.goto('/')
  await expect(pageTitle(page, publicPages.home.title)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t.screens.disclaimer })).toBeVisible()
  for (const language of ['dk', 'sv']) {
    await page.getByRole('combobox').selectOption(language)
    await expect(page.locator('script#cookie-consent')).toHaveAttribute('data-culture', language.toUpperCase())
  }
  await expectAccessible(page)

  await page.getByRole('button', { name: publicPages.cookies.understood }).click()
  await expect(page.getByText(publicPages.cookies.note)).toBeHidden()

  await page.getByRole('button', { name: inquiries.send }).click()
  await expect(page.getByLabel(inquiries.name)).toBeFocused()
  const about = `Ett konto ${Date.now()}`
  await page.getByLabel(inquiries.name).fill('Karin Öberg')
  await page.getByLabel(inquiries.email, { exact: false }).fill('karin.oberg@example.org')
  await page.getByLabel(inquiries.subject).fill(about)
  await page.getByLabel(inquiries.message).fill('Hur får jag ett konto?')

  // Maintenance begins and ends over the page, and takes nothing of what was written.
  const closing = (route: Route) => route.fulfill({ json: { message: '<p>Tillbaka klockan 12.</p>' } })
  await page.route('**/StaticContent/Maintenance/**', closing)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const closed = page.getByRole('dialog', { name: shell.maintenance.title })
  await expect(closed.getByText('Tillbaka klockan 12.')).toBeVisible()
  await page.getByLabel(inquiries.subject).evaluate((field) => field.focus())
  await expect(page.getByLabel(inquiries.subject)).not.toBeFocused()
  const marks = async () => (await page.context().cookies()).filter(({ name }) => name === 'guide-mm')
  // It ends with the browser.
  expect(await marks()).toMatchObject([{ value: '1', expires: -1 }])
  await expectAccessible(page)
  const tryAgain = closed.getByRole('button', { name: shell.maintenance.tryAgain })
  const answerBy = async (answer: (route: Route) => Promise<void>) => {
    await page.unrouteAll()
    await page.route('**/StaticContent/Maintenance/**', answer)
    await tryAgain.click()
  }
  // Without words of its own it has general ones; where nobody answers it is none, and nobody is told of that (A-1-17,
  // A-4.1-01, A-4.1-02, A-4.1-03, A-4.1-04, A-8.1-12).
  await answerBy((route) => route.fulfill({ body: '' }))
  await expect(closed.getByText(shell.maintenance.body)).toBeVisible()
  await answerBy((route) => route.abort())
  await expect(closed).toBeHidden()
  expect(await marks()).toEqual([])
  await expect(page.getByRole('alert')).toHaveText('')
  await page.unrouteAll()
  await expect(page.getByLabel(inquiries.subject)).toHaveValue(about)
  await expect(page.getByText(inquiries.botCheck.done)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: inquiries.send }).click()
  await expect(page.getByText(inquiries.sentTo({ email: 'karin.oberg@example.org' }))).toBeVisible()

  await expect.poll(() => mailbox(page)).toContain(about)
  expect(faults.refusals).toEqual([])
})

test('whoever writes by the contact form is told what is missing, and the work of the bot check goes along (A-2.2-06, A-2.2-22, A-2.2-23, A-2.2-24, A-2.2-25, A-2.2-26, A-2.2-27, A-5-27)', async ({
  page,
  faults,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(sendContact.path)) requests.push(request.method())
  })
  await page.goto('/login')
  await page.getByRole('link', { name: t.screens.contactForm }).click()
  await expect(page).toHaveURL('/ContactForm')
  await expect(pageTitle(page, t.screens.contactForm)).toBeVisible()
  const form = page.getByRole('region', { name: t.screens.contactForm })
  const sends: string[] = []
  page.on('request', (request) => void (request.url().includes('/Inquiry/Contact') && sends.push(request.url())))
  await form.getByRole('button', { name: inquiries.send }).click()
  await expect(form.getByText(t.validation.required)).toHaveCount(7)
  expect(sends).toEqual([])
  await expectAccessible(page)

  const workPlace = `Norra vårdcentralen ${Date.now()}`
  await form.getByLabel(inquiries.firstName).fill('Karin')
  await form.getByLabel(inquiries.lastName).fill('Öberg')
  await form.getByLabel(inquiries.workPlace).fill(workPlace)
  await form.getByLabel(inquiries.email, { exact: false }).first().fill('karin.oberg@example.org')
  await form.getByRole('textbox', { name: inquiries.phone }).fill('+46 8 123 456')
  const kinds = form.getByLabel(inquiries.caseType)
  await expect(kinds.locator('option:not([value=""])')).toHaveText(Object.values(inquiries.caseTypes))
  await kinds.selectOption('delivery')
  await expect(form.getByRole('radio')).toHaveCount(2)
  await form.getByRole('radio', { name: inquiries.contactWays.phone }).check()
  for (const name of [inquiries.userName, inquiries.customerNumber, inquiries.message])
    await expect(form.getByRole('textbox', { name })).toHaveValue('')
  const sent = page.waitForRequest('**/Inquiry/Contact')
  await form.getByRole('button', { name: inquiries.send }).click()
  expect((await sent).postDataJSON()).toMatchObject({ workPlace, botToken: expect.any(String) })
  await expect(page.getByText(inquiries.sentByPhone({ phone: '+46 8 123 456' }))).toBeVisible()
  expect(requests).toEqual(['POST'])
  await expect.poll(() => mailbox(page)).toContain(workPlace)
  expect(faults.refusals).toEqual([])
})

test('help opens for a visitor, with what one asks most, and from it the form for questions with its check (A-2.2-07, A-2.2-08)', async ({
  page,
}) => {
  await page.goto('/Help')
  await expect(pageTitle(page, t.screens.help)).toBeVisible()
  for (const { title } of publicPages.help.topics)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t.screens.inquiry }).click()
  await expect(page).toHaveURL('/Inquiry')
  const form = page.getByRole('region', { name: t.screens.inquiry })
  for (const name of [inquiries.name, inquiries.email, inquiries.phone, inquiries.subject, inquiries.message])
    await expect(form.getByRole('textbox', { name })).toBeVisible()
  await expect(form.getByRole('region', { name: inquiries.botCheck.label })).toBeVisible()
})

test('an administrator edits the terms, which show to everybody; what is half written stands there again', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/StaticContent')
  const row = page.getByRole('row', { name: /DISCLAIMER/ })
  await row.getByRole('link', { name: common.actions.change }).click()
  const swedish = page.getByRole('group', { name: staticContent.languages }).getByRole('button', { name: /^Svenska/ })
  await expect(swedish).toHaveAttribute('aria-pressed', 'true')
  const words = `Läst klockan ${Date.now()}.`
  const editor = page.getByRole('region', { name: 'Svenska' }).first()
  const field = editor.getByLabel(staticContent.text, { exact: true })
  await field.fill(`${await field.inputValue()}\n\n${words}`)
  await expect(page.getByRole('region', { name: 'Svenska' }).getByText(words).first()).toBeVisible()
  await expectAccessible(page)

  await expect(page.getByText(staticContent.draft.kept({ time: '' }).split(',')[0] ?? '')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(new RegExp(words))
  await page.getByRole('button', { name: staticContent.save, exact: true }).click()
  await expect(page.getByText(staticContent.saved)).toBeVisible()

  await page.goto('/Disclaimer')
  await expect(page.getByText(words)).toBeVisible()
})

test('whoever has not accepted the terms is asked after signing in, and not again once it is done', async ({
  page,
}) => {
  const { terms } = publicPages
  await signInByForm(page, 'news.se')
  await expect(page.getByText(terms.ask)).toBeVisible()
  await page.getByRole('link', { name: terms.read }).click()
  await page.getByRole('button', { name: terms.accept }).click()
  await expect(page.getByText(terms.acceptedNow).first()).toBeVisible()
  await page.goto('/MyPages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(terms.ask)).toBeHidden()
})
