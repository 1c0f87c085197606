import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { expectStep } from './order-wizard.ts'
import { openPerson, selectProducts, twoOf, wizardAddress } from './selecting.ts'

const { prescribing, careRecipients, statuses } = t
const { wizard, use, period, check, done, faults, page: view } = prescribing
const name = 'Rut Åkerhjelm'

/** Two pouches of the ostomy assortment that every prescriber sees. */
const [open, closed] = [
  { itemNumber: '611030', product: 'Stomarö Mjuk 1-dels, öppen' },
  { itemNumber: '101757', product: 'Stomarö Mjuk 1-dels, sluten' },
] as const
const pad = { itemNumber: '410201', product: 'Norrdun Lätt' } as const

test('a prescriber fills in the use, corrects what is refused at its field, prescribes, and sees it on the page of the person (O-2-21)', async ({
  page,
}) => {
  await openPerson(page, name)
  await selectProducts(page, 'Ostomy', [open.itemNumber, closed.itemNumber])
  await page.goto(wizardAddress(page, 'Ostomy'))
  await expect(pageTitle(page, wizard.title({ name }))).toBeVisible()
  await expectAccessible(page)

  // A comma parts the decimals, and the arithmetic follows each key.
  const first = rowOf(page, open.product)
  await amountOf(first, open.product).fill('0,5')
  await expect(first).toContainText(prescribing.arithmetic.grants({ granted: '240\u00a0st', needed: '183\u00a0st' }))
  await amountOf(rowOf(page, closed.product), closed.product).fill('2')

  // A cut without its size, and one that is too large, are refused where they are typed.
  await first.getByLabel(use.cut).selectOption('standard')
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await expect(first.getByText(faults['cut-size-missing'])).toBeVisible()
  const size = first.getByRole('textbox', { name: use.cutSize })
  await expect(size).toBeFocused()
  await size.fill('71')
  await expect(first.getByText(faults['cut-size-wrong'])).toBeVisible()
  await size.fill('70')

  const withdrawals = first.getByRole('textbox', {
    name: use.withdrawalsOf({ product: open.product }),
    exact: true,
  })
  await withdrawals.fill('13')
  await expect(first.getByText(faults['withdrawals-between']({ min: 1, max: 12 }))).toBeVisible()
  await expect(page.getByRole('button', { name: wizard.toPeriod })).toBeDisabled()
  await expectAccessible(page)
  await withdrawals.fill('')
  await page.getByRole('button', { name: wizard.toPeriod }).click()

  // Months and end follow each other.
  await expectStep(page, period.title)
  const [months, end] = [textbox(page, period.months), textbox(page, period.end)]
  const wholeYear = await end.inputValue()
  await months.fill('6')
  await expect(end).not.toHaveValue(wholeYear)
  await end.fill(wholeYear)
  await expect(months).toHaveValue('12')
  await textbox(page, use.note).fill('Byter själv varannan dag')
  await expectAccessible(page)
  await page.getByRole('button', { name: wizard.toCheck }).click()

  await expectStep(page, check.title)
  await expect(page.getByRole('main')).toContainText('Byter själv varannan dag')
  await expectAccessible(page)
  await page.getByRole('button', { name: check.changePart({ part: wizard.steps.use }) }).click()
  await expect(amountOf(first, open.product)).toHaveValue('0,5')
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await page.getByRole('button', { name: wizard.toCheck }).click()
  // Pressed twice at once, it is prescribed once.
  await page.getByRole('button', { name: check.prescribe, exact: true }).dblclick()
  await expect(pageTitle(page, done.active)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: done.show }).click()
  await expect(pageTitle(page, view.title({ area: t.therapyAreas.names.Ostomy }))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(view.facts.cutTo({ size: '70\u00a0mm' }))
  await expectAccessible(page)
  await page.getByRole('link', { name, exact: true }).click()
  const supplies = page.getByRole('table', { name: careRecipients.timeline.title })
  await expect(supplies.getByRole('row').filter({ hasText: open.product })).toHaveCount(1)
  await expect(supplies.getByRole('row').filter({ hasText: closed.product })).toHaveCount(1)
})

test('a preliminary prescription is saved, looked through, and deleted; another one is confirmed', async ({ page }) => {
  await openPerson(page, name)
  await selectProducts(page, 'Incontinence', [pad.itemNumber])
  const address = wizardAddress(page, 'Incontinence')

  for (const end of ['delete', 'confirm'] as const) {
    await page.goto(address)
    await amountOf(rowOf(page, pad.product), pad.product).fill('4')
    await page.getByRole('button', { name: wizard.toPeriod }).click()
    await page.getByRole('button', { name: wizard.toCheck }).click()
    await page.getByRole('button', { name: check.savePreliminary }).click()
    await expect(pageTitle(page, done.preliminary)).toBeVisible()
    await page.getByRole('link', { name: done.confirmNow }).click()
    await expect(page.getByText(view.notConfirmed)).toBeVisible()
    await expectAccessible(page)

    if (end === 'delete') {
      await page.getByRole('button', { name: view.actions.delete }).click()
      const asked = page.getByRole('dialog', { name: view.remove.question })
      await expect(asked).toContainText(view.remove.body({ count: 1 }))
      await expectAccessible(page)
      await asked.getByRole('button', { name: view.actions.delete }).click()
      await expect(pageTitle(page, name)).toBeVisible()
    } else {
      await page.getByRole('button', { name: view.actions.confirm }).click()
      const asked = page.getByRole('dialog', { name: view.confirm.question })
      await asked.getByRole('button', { name: view.actions.confirm }).click()
      await expect(page.getByText(statuses.prescription.active, { exact: true })).toBeVisible()
    }
  }
})

test('the keyboard alone prescribes: Enter goes to the next product, Ctrl and Enter to the next step', async ({
  page,
}) => {
  await openPerson(page, name)
  await selectProducts(page, 'WoundCare', await twoOf(page, 'WoundCare'))
  await page.goto(wizardAddress(page, 'WoundCare'))
  const amounts = page.getByRole('textbox', { name: new RegExp(`^${use.amount}`) })
  await expect(amounts).toHaveCount(2)
  await amounts.first().focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(amounts.nth(1)).toBeFocused()
  await page.keyboard.type('1,5')
  await page.keyboard.press('Control+Enter')
  await expectStep(page, period.title)
  await page.keyboard.press('Control+Enter')
  await expectStep(page, check.title)
  const prescribe = page.getByRole('button', { name: check.prescribe, exact: true })
  for (let stops = 0; stops < 30 && !(await isFocused(prescribe)); stops++) await page.keyboard.press('Tab')
  await expect(prescribe).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pageTitle(page, done.active)).toBeVisible()
  await expect(pageTitle(page, done.active).locator(':focus')).toHaveCount(1)
})

test('what somebody else has changed meanwhile is told, and can be loaded', async ({ page, browser }) => {
  await openPerson(page, name)
  await page.goto(wizardAddress(page, 'Ostomy'))
  await page.getByRole('link', { name: done.show }).first().click()
  await page.getByRole('link', { name: view.actions.soft }).click()
  await textbox(page, period.note).fill('Min anteckning')

  const other = await browser.newPage()
  await openPerson(other, name)
  await other.goto(page.url())
  await textbox(other, period.note).fill('En kollegas anteckning')
  await other.getByRole('button', { name: view.soft.save }).click()
  await expect(pageTitle(other, view.title({ area: t.therapyAreas.names.Ostomy }))).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: view.soft.save }).click()
  await expect(page.getByText(wizard.staleTitle)).toBeVisible()
  await expect(textbox(page, period.note)).toHaveValue('Min anteckning')
  await expectAccessible(page)
  await page.getByRole('button', { name: t.common.actions.reload }).click()
  await expect(textbox(page, period.note)).toHaveValue('En kollegas anteckning')
})

test('dates and fee have pages of their own, and refuse at the field that is wrong', async ({ page }) => {
  await openPerson(page, 'Nils-Olof Bränd')
  await page.goto(wizardAddress(page, 'Nutrition'))
  await page.getByRole('link', { name: done.show }).first().click()
  await page.getByRole('link', { name: view.actions.dates }).click()
  const months = textbox(page, period.months)
  await months.fill('13')
  await page.getByRole('button', { name: view.dates.save }).click()
  await expect(page.getByText(faults['months-wrong'])).toBeVisible()
  await expect(months).toBeFocused()
  await expectAccessible(page)
  await months.fill('7')
  await page.getByRole('button', { name: view.dates.save }).click()
  await expect(page.getByText(view.dates.done)).toBeVisible()

  await page.getByRole('link', { name: view.actions.fee }).click()
  const fee = textbox(page, period.feeAmount)
  await fee.fill('gratis')
  await page.getByRole('button', { name: view.fee.save }).click()
  await expect(page.getByText(faults['fee-unreadable'])).toBeVisible()
  await expect(fee).toBeFocused()
  await expectAccessible(page)
  await fee.fill('250')
  await page.getByRole('button', { name: view.fee.save }).click()
  await expect(page.getByText(view.fee.done)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('250,00\u00a0kr')
})

test('what starts later waits, and says until when', async ({ page }) => {
  await openPerson(page, 'Nils-Olof Bränd')
  await selectProducts(page, 'Ostomy', [open.itemNumber])
  await page.goto(wizardAddress(page, 'Ostomy'))
  await amountOf(rowOf(page, open.product), open.product).fill('1')
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  const start = textbox(page, period.start)
  const today = Temporal.PlainDate.from(await start.inputValue())
  await start.fill(today.subtract({ days: 1 }).toString())
  await page.getByRole('button', { name: wizard.toCheck }).click()
  await expect(page.getByText(faults['start-in-the-past'])).toBeVisible()
  await expect(start).toBeFocused()
  const date = today.add({ days: 10 }).toString()
  await start.fill(date)
  await expect(page.getByText(period.waits({ date }))).toBeVisible()
  await page.getByRole('button', { name: wizard.toCheck }).click()
  await page.getByRole('button', { name: check.prescribe, exact: true }).click()
  await expect(pageTitle(page, done.waiting({ date }))).toBeVisible()
  await page.getByRole('link', { name: done.show }).click()
  await expect(page.getByText(view.waitsUntil({ date }))).toBeVisible()
  await expect(page.getByText(statuses.prescription.preliminary, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

function rowOf(page: Page, product: string): Locator {
  return page.getByRole('list', { name: check.products }).getByRole('listitem', { name: product, exact: true })
}

function amountOf(row: Locator, product: string): Locator {
  return row.getByRole('textbox', { name: use.amountOf({ product }), exact: true })
}

function textbox(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
