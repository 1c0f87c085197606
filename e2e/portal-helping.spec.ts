import { textsOf } from '@omsorg/texts/all.ts'
import { loadAllPortalTexts } from '@omsorg/texts/portal.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { enterByMail } from './portal-journey.ts'
import { goToCareRecipients } from './signing-in.ts'
import { callAs, giveAccount, prescribeForAMonth, register } from './staff-calls.ts'

const phone = { viewport: { width: 390, height: 844 } }

test.describe('in Finnish', () => {
  test.use({ ...phone, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })

  test('a person asks in the portal for what ends soon, the nurse renews it, and the person reads the answer; a move that she tells becomes her address', async ({
    page,
    browser,
    baseURL,
    faults,
  }) => {
    const [t, words] = [textsOf('fi'), await loadAllPortalTexts('fi')]
    const name = 'Aili Forsman'
    const contact = { email: 'aili.forsman@example.org', mobile: '+46701740691' }
    const staff = await callAs(baseURL, 'prescriber.se')
    const { careRecipientId } = await register(staff, name, { birthDate: '1951-04-12' })
    await prescribeForAMonth(staff, careRecipientId)
    await giveAccount(baseURL, careRecipientId, contact)
    await staff.end()

    await enterByMail(page, contact, words)
    await page.getByRole('button', { name: words.consent.yes }).click()
    await expect(pageTitle(page, words.home.hello({ name: 'Aili' }))).toBeVisible()
    // The start page is asked for beside the question, and has nothing before the answer.
    const asked = faults.refusals.length
    await page.getByRole('link', { name: words.home.ask }).click()
    await expect(pageTitle(page, words.asking.title)).toBeFocused()
    await page.getByRole('textbox', { name: words.asking.say }).fill('Sama riittää hyvin.')
    await expectAccessible(page)
    await page.getByRole('button', { name: words.asking.ask }).click()
    await expect(page.getByRole('list', { name: words.asking.waiting })).toContainText('Sama riittää hyvin.')
    await expectAccessible(page)

    const ward = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: baseURL ?? '' })
    const nurse = await ward.newPage()
    await goToCareRecipients(nurse, 'prescriber.se', t)
    await nurse.goto('/RenewRequests')
    await nurse.getByRole('button', { name, exact: true }).click()
    await expect(nurse.getByText('Sama riittää hyvin.').first()).toBeVisible()
    // What the prescription holds comes above the button.
    await nurse.waitForLoadState('networkidle')
    await nurse.getByRole('button', { name: t.renewRequests.openFor({ name }) }).click()
    await nurse.getByRole('button', { name: t.renewing.renew.action({ count: 1 }) }).click()
    await expect(nurse.getByRole('dialog', { name: t.renewing.renew.doneTitle })).toBeVisible()
    await page.getByRole('link', { name: words.shell.toStart, exact: true }).click()
    await page.reload()
    await page.getByRole('link', { name: words.home.answers({ count: 1 }) }).click()
    await expect(page.getByRole('heading', { name: words.asking.yes })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.asking.read }).click()
    await expect(page.getByRole('button', { name: words.asking.read })).toBeHidden()

    // She has moved: the nurse takes the address over into the form, and she reads that it is changed.
    await page.getByRole('link', { name: words.shell.toStart, exact: true }).click()
    await page.getByRole('button', { name: words.shell.menu }).click()
    await page.getByRole('link', { name: words.home.details }).click()
    await page.getByRole('link', { name: words.moved.title }).click()
    await page.getByRole('textbox', { name: words.moved.street }).fill('Kivikatu 8')
    await page.getByRole('textbox', { name: words.moved.zip }).fill('85231')
    await page.getByRole('textbox', { name: words.moved.city }).fill('Sundsvall')
    await page.getByRole('button', { name: words.moved.send }).click()
    await expect(pageTitle(page, words.moved.done)).toBeVisible()
    await nurse.goto('/OrderTasks')
    await nurse.getByRole('row').filter({ hasText: name }).getByRole('link', { name: t.orderTasks.takeOver }).click()
    await expect(nurse.getByText(t.recipientChanges.edit.moved.title)).toBeVisible()
    await expect(nurse.getByRole('textbox', { name: t.orders.receiver.street }).first()).toHaveValue('Kivikatu 8')
    // Whom she was registered as says nothing of it yet.
    await nurse.getByRole('radio', { name: t.common.person.gender.female }).check()
    await nurse.getByRole('button', { name: t.recipientChanges.edit.save }).click()
    await expect(nurse.getByText(t.recipientChanges.edit.saved)).toBeVisible()
    await ward.close()
    await page.reload()
    await expect(page.getByText(words.moved.states.changed)).toBeVisible()
    await expectAccessible(page)
    expect(faults.refusals.slice(asked)).toEqual([])
  })
})

test.describe('in Danish', () => {
  test.use({ ...phone, locale: 'da-DK', timezoneId: 'Europe/Copenhagen' })

  test('a guardian helps until the day on which the child comes of age, and is told so from then on, and that what waits on the phone is not sent', async ({
    page,
    context,
    baseURL,
  }) => {
    const words = await loadAllPortalTexts('dk')
    const name = 'Liv Fjordby'
    const contact = { email: 'anne.fjordby@example.org', mobile: '+46701740692' }
    const birthday = Temporal.Now.plainDateISO('Europe/Stockholm').subtract({ years: 18 })
    const staff = await callAs(baseURL, 'prescriber.se')
    const child = await register(staff, name, {
      birthDate: birthday.add({ days: 20 }).toString(),
      guardians: [{ firstName: 'Anne', lastName: 'Fjordby', ssn: '19570201-9976' }],
    })
    await prescribeForAMonth(staff, child.careRecipientId)
    await giveAccount(baseURL, child.careRecipientId, contact)

    await enterByMail(page, contact, words)
    await page.getByRole('button', { name: words.consent.yes }).click()
    await expect(pageTitle(page, words.home.hello({ name: 'Anne' }))).toBeVisible()
    await expect(page.getByText(words.shell.helping({ name })).first()).toBeVisible()
    // She helps one child alone, and is told on the start page until when.
    await expect(page.getByText(words.people.untilBody({ name: 'Liv' }))).toBeVisible()

    await child.changeBirthDate(birthday.add({ days: 1 }).toString())
    await page.reload()
    await expect(page.getByText(words.shell.helping({ name })).first()).toBeVisible()

    await page.getByRole('link', { name: words.home.ask }).click()
    await page.getByRole('textbox', { name: words.asking.say }).fill('Det samme igen, tak.')
    await context.setOffline(true)
    await page.getByRole('button', { name: words.asking.ask }).click()
    await expect(page.getByText(words.asking.kept)).toBeVisible()

    // The page that stands open goes with the next thing that it asks.
    await child.changeBirthDate(birthday.toString())
    await staff.end()
    await context.setOffline(false)
    await expect(page.getByText(words.people.closed['of-age']({ name: 'Liv' }))).toBeVisible()
    await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByText(words.order.formerNotSent)).toBeVisible()
    await expectAccessible(page)
  })
})
