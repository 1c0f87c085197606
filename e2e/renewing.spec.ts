import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { openPerson } from './selecting.ts'
import { goToCareRecipients } from './signing-in.ts'

const { renewing, careRecipients, common, statuses } = t
const { renew, close, addition, history } = renewing
const incontinence = t.therapyAreas.names.Incontinence

test('a prescriber renews from the day after the end, with the keyboard, and an answer that is lost renews once', async ({
  page,
}) => {
  await openPerson(page, 'Viktor Blomhed')
  const [menu, product] = await menuOf(page, incontinence)
  const asked = page.getByRole('dialog', { name: renew.title({ area: incontinence }) })
  await choose(page, menu, renewing.actions.renew)
  // Nothing lapses by the start that is offered first; what lapses by the other one is said.
  const [today, afterEnd] = [
    asked.getByRole('radio', { name: renew.fromToday, exact: true }),
    asked.getByRole('radio').nth(1),
  ]
  await expect(afterEnd).toBeChecked()
  const lapses = afterGap(renew.lapses({ left: 2, packages: gap }))
  await expect(asked).not.toContainText(lapses)
  await afterEnd.focus()
  await page.keyboard.press('ArrowUp')
  await expect(today).toBeChecked()
  await expect(asked).toContainText(lapses)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  const made: number[] = []
  await page.route('**/IterativePrescription/Renew', async (route) => {
    const answer = await route.fetch()
    const { prescriptionId } = (await answer.json()) as { readonly prescriptionId: number }
    made.push(prescriptionId)
    if (made.length === 1) return route.abort()
    return route.fulfill({ response: answer })
  })
  await choose(page, menu, renewing.actions.renew)
  const act = asked.getByRole('button', { name: renew.action({ count: 1 }) })
  await act.click()
  await expect(page.getByRole('alert').filter({ hasText: t.errorCodes.REQUEST_FAILED })).toBeVisible()
  await act.click()
  const told = page.getByRole('dialog', { name: renew.doneTitle })
  await expect(told.locator(':focus')).toContainText(afterGap(renew.waits({ from: gap })))
  await expectAccessible(page)
  expect(made).toHaveLength(2)
  expect(new Set(made).size).toBe(1)
  await told.getByRole('button', { name: common.actions.close }).click()
  await expect(menu).toBeFocused()

  // A second renewal is not offered, and says why; closing says what becomes of the one that waits.
  await menu.click()
  const again = page.getByRole('menuitem', { name: renewing.actions.renew })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toContainText(renewing.blocks['successor-waiting'])
  await page.keyboard.press('Escape')
  await choose(page, menu, renewing.actions.close)
  const closing = page.getByRole('dialog', { name: close.title({ area: incontinence }) })
  await expect(closing).toContainText(close.successor)
  await page.keyboard.press('Escape')

  await openHistory(page)
  const table = page.getByRole('table', { name: history.title })
  const renewed = table.getByRole('row').filter({ hasText: history.isRenewal })
  await expect(renewed).toContainText(statuses.prescription.preliminary)
  await renewed.getByRole('button').click()
  const beside = page.getByRole('dialog', { name: history.drawer({ area: incontinence }) })
  await expect(beside).toContainText(product)
  await expect(beside).toContainText(history.event.created)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(renewed.getByRole('button')).toBeFocused()
})

test('an addition raises what may be ordered, is refused at its fields, is changed and ended, and stays in the history', async ({
  page,
}) => {
  await openPerson(page, 'Lennart Tornebo')
  const [menu, product] = await menuOf(page, incontinence)
  await choose(page, menu, renewing.actions.addAddition)
  const made = page.getByRole('dialog', { name: addition.titleNew({ product }) })
  const packages = made.getByRole('spinbutton', { name: addition.extraPackages })
  await expect(packages).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(made).toContainText(addition.faults.nothing)
  await expect(packages).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('3')
  const end = made.getByRole('textbox', { name: addition.end })
  const lastDay = await end.inputValue()
  await end.fill('2099-01-01')
  await page.keyboard.press('Enter')
  await expect(made).toContainText(addition.faults.endAfter({ date: lastDay }))
  await expect(end).toBeFocused()
  await end.fill(lastDay)
  await page.keyboard.press('Enter')
  await expect(made).toBeHidden()
  await expect(menu).toBeFocused()
  const supplies = page.getByRole('table', { name: careRecipients.timeline.title })
  await expect(supplies).toContainText(addition.given({ what: '3 paket', end: lastDay }))

  await choose(page, menu, renewing.actions.changeAddition)
  const changed = page.getByRole('dialog', { name: addition.titleChange({ product }) })
  await changed.getByRole('spinbutton', { name: addition.extraWithdrawals }).fill('1')
  await changed.getByRole('button', { name: addition.change }).click()
  await expect(supplies).toContainText(addition.given({ what: '3 paket, 1 extra uttag', end: lastDay }))
  await choose(page, menu, renewing.actions.changeAddition)
  await changed.getByRole('button', { name: addition.endIt }).click()
  await expect(changed.locator(':focus')).toContainText(addition.endQuestion)
  await expectAccessible(page)
  await changed.getByRole('button', { name: addition.endIt }).click()
  await expect(supplies).not.toContainText('1 extra uttag')

  await openHistory(page)
  await page.getByRole('row').filter({ hasText: incontinence }).getByRole('button').click()
  const beside = page.getByRole('dialog', { name: history.drawer({ area: incontinence }) })
  await expect(beside).toContainText(statuses.addition.cancelled)
  await expect(beside).toContainText(history.event['addition-updated'])
  await expectAccessible(page)
})

test('closing names what is lost; what is closed is found in the history by area and period', async ({ page }) => {
  await openPerson(page, 'Helena Ängsbo')
  const area = t.therapyAreas.names.Diabetes
  const [menu, product] = await menuOf(page, area)
  await choose(page, menu, renewing.actions.close)
  const asked = page.getByRole('dialog', { name: close.title({ area }) })
  await expect(asked.getByRole('checkbox', { name: product })).toBeChecked()
  await expect(asked).toContainText(close.all)
  await expect(asked).toContainText(close.delivered)
  await expectAccessible(page)
  await asked.getByRole('button', { name: close.actionAll }).dblclick()
  await expect(asked).toBeHidden()
  const supplies = page.getByRole('group', { name: careRecipients.timeline.title })
  await expect(supplies.getByRole('row').filter({ hasText: product })).toHaveCount(0)
  await expect(supplies).toBeFocused()

  await openHistory(page)
  const rows = page
    .getByRole('table', { name: history.title })
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
  await expect(rows).toHaveCount(2)
  await page.getByRole('combobox', { name: history.area }).selectOption('Diabetes')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(statuses.prescription.closed)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: common.time.to, exact: true }).fill('2000-12-31')
  await page.keyboard.press('Enter')
  await expect(page.getByText(history.noMatch)).toBeVisible()
  await expect(page).toHaveURL(/area=Diabetes&to=2000-12-31/)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.common.empty.clearFilters }).click()
  await expect(rows).toHaveCount(2)
})

test('the page of a prescription renews it too; who may not read prescriptions is told so', async ({ page }) => {
  const name = 'Sven-Erik Hallbrink'
  const area = t.therapyAreas.names.Catheter
  await openPerson(page, name)
  const person = page.url()
  const [menu] = await menuOf(page, area)
  await choose(page, menu, renewing.actions.show)
  await expect(pageTitle(page, t.prescribing.page.title({ area }))).toBeVisible()
  const both = page.getByRole('group', { name: renewing.actions.goOnOrEnd })
  const closing = both.getByRole('button', { name: renewing.actions.close })
  await closing.click()
  await expect(page.getByRole('dialog', { name: renewing.close.title({ area }) })).toContainText(renewing.close.all)
  await page.keyboard.press('Escape')
  await expect(closing).toBeFocused()
  await both.getByRole('button', { name: renewing.actions.renew }).click()
  await page.getByRole('button', { name: renew.action({ count: 1 }) }).click()
  const told = page.getByRole('dialog', { name: renew.doneTitle })
  await told.getByRole('button', { name: common.actions.close }).click()
  await expect(both).toContainText(renewing.blocks['successor-waiting'])
  await expect(both).toBeFocused()
  await expectAccessible(page)

  await page.evaluate(() => sessionStorage.clear())
  await goToCareRecipients(page, 'orderer.se')
  await page.goto(person)
  await menu.click()
  await expect(page.getByRole('menuitem', { name: renewing.actions.show })).toContainText(
    renewing.blocks['reading-right-missing'],
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: careRecipients.tabs.prescriptions, exact: true })).toBeHidden()
  await page.goto(`${person}/PrescriptionHistory`)
  const said = page.getByRole('paragraph').filter({ hasText: renewing.blocks['reading-right-missing'] })
  await expect(said).toBeVisible()
  await expectAccessible(page)
})

/** The menu of the one product of an area on the page of a person, and the name of the product. */
async function menuOf(page: Page, area: string): Promise<readonly [Locator, string]> {
  const row = page
    .getByRole('table', { name: careRecipients.timeline.title })
    .getByRole('row')
    .filter({ hasText: area })
  const menu = row.first().getByRole('button', { name: new RegExp(`^${renewing.actions.menu({ product: '' })}`) })
  const label = (await menu.getAttribute('aria-label')) ?? ''
  const product = label.slice(renewing.actions.menu({ product: '' }).length)
  return [page.getByRole('button', { name: label, exact: true }).first(), product]
}

/** Stands for what a sentence is about, where a test knows only the rest of it. */
const gap = '…'

function afterGap(sentence: string): string {
  return sentence.slice(sentence.indexOf(gap) + gap.length)
}

async function choose(page: Page, menu: Locator, word: string): Promise<void> {
  await menu.click()
  await page.getByRole('menuitem', { name: word }).click()
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: careRecipients.tabs.prescriptions, exact: true }).click()
  await expect(page.getByRole('table', { name: history.title })).toBeVisible()
}
