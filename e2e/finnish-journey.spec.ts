import { textsOf } from '@omsorg/texts/all.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, test } from './journey.ts'
import { expectStep } from './order-wizard.ts'
import { goToCareRecipients } from './signing-in.ts'

const t = textsOf('fi')
const { careRecipients, orders, prescribing, productSelection, recipientForm } = t

/** Helmi Virtanen of the demo's population register, who has moved: no person of the demo world has her number. */
const number = '050552-992N'
const name = 'Helmi Virtanen'
const pad = 'Norrdun Mukava S'

test.use({ locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })

test('in Finnish, a nurse registers a person, selects a product, prescribes it, orders it, and sees it delivered (O-1-01)', async ({
  page,
  desk,
  faults,
}) => {
  await test.step('the register fills in who she is and where she has moved', async () => {
    await goToCareRecipients(page, 'prescriber.fi', t)
    await page.getByRole('link', { name: careRecipients.list.new }).click()
    await textbox(page, careRecipients.header.identityNumber).fill(number)
    await press(page, recipientForm.register.ask)
    await expect(page.getByText(recipientForm.register.found)).toBeVisible()
    await expect(textbox(page, recipientForm.identity.lastName)).toHaveValue('Virtanen')
    await press(page, recipientForm.wizard.toStep.contact)
    await expect(textbox(page, orders.receiver.street)).toHaveValue('Rantatie 7')
    await textbox(page, recipientForm.contact.phone).fill('040 123 4567')
    await press(page, recipientForm.wizard.toStep.others)
    await press(page, recipientForm.wizard.toStep.summary)
    await press(page, recipientForm.wizard.save)
    await press(page, recipientForm.confirm.right)
    await expect(pageTitle(page, name)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a pad is found by a word of its name, and selected', async () => {
    await page.getByRole('button', { name: t.cart.choose }).first().click()
    await page.getByRole('menuitem', { name: t.therapyAreas.names.Incontinence }).click()
    await expect(pageTitle(page, productSelection.titles.Incontinence)).toBeVisible()
    await page.getByRole('searchbox', { name: productSelection.search }).fill('mukava')
    await press(page, productSelection.named({ action: productSelection.select, product: pad }))
    await page.getByRole('link', { name: productSelection.tray.prescribe({ count: 1 }) }).click()
  })

  await test.step('what it grants follows the amount, and it is prescribed', async () => {
    await expect(pageTitle(page, prescribing.wizard.title({ name }))).toBeVisible()
    const row = page.getByRole('listitem', { name: pad, exact: true })
    await row.getByRole('textbox', { name: prescribing.use.amountOf({ product: pad }), exact: true }).fill('4')
    await expect(row).toContainText(/1[\s\u00a0]4\d\d[\s\u00a0]kpl/)
    await expectAccessible(page)
    await press(page, prescribing.wizard.toPeriod)
    await press(page, prescribing.wizard.toCheck)
    await expectAccessible(page)
    await press(page, prescribing.check.prescribe)
    await expect(pageTitle(page, prescribing.done.active)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is ordered at once', async () => {
    await page.getByRole('link', { name: prescribing.done.order }).click()
    await expect(pageTitle(page, orders.wizard.title({ name }))).toBeVisible()
    await press(page, orders.wizard.toReceiver)
    await expectStep(page, orders.receiver.title)
    await press(page, orders.wizard.toCheck)
    await press(page, orders.receiver.stillRight)
    await expectStep(page, orders.check.title)
    await press(page, orders.place.action)
    await expect(page).toHaveURL(/\/OrderOverview\/\d+$/)
    await expectAccessible(page)
  })

  await test.step('the parcel goes its way until she has it', async () => {
    const way = page.getByRole('list', { name: t.orderPage.way.label }).first()
    for (const word of ['received', 'on-its-way'] as const) {
      await desk.wish('step')
      await page.reload()
      await expect(way.getByRole('listitem').filter({ hasText: t.orderPage.way[word] })).toContainText(
        orders.details.stages.current,
      )
    }
    await expectAccessible(page)
    await page.getByRole('link', { name, exact: true }).click()
    const supplies = page.getByRole('table', { name: careRecipients.timeline.title })
    await expect(supplies.getByRole('row').filter({ hasText: pad })).toHaveCount(1)
  })
  expect(faults.refusals).toEqual([])
})

function textbox(page: Page, label: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
}

async function press(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click()
}
