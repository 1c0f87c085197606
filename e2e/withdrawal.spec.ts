import { type Locator, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { anyNumbers, pageTitle, t, test } from './journey.ts'
import {
  expectQuantities,
  expectReceipt,
  expectStep,
  orderOn,
  packagesOf,
  peopleOf,
  placeButton,
} from './order-wizard.ts'
import { fillInSignIn } from './signing-in.ts'

const { careRecipients, orders, statuses } = t
const { quantity } = orders
const flavoured = 'Björka Protein 200 ml'
const name = 'Astrid Norrbäck'

test('a prescriber orders for a person whose supplies have run out, and sees the order on its way until it is invoiced (O-2-41, O-2-44, O-2-46, O-2-47, O-2-48, O-2-49)', async ({
  page,
  desk,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: t.demo.title })).toBeVisible()
  await expectAccessible(page)

  await fillInSignIn(page, 'prescriber.se')
  await expect(page).toHaveURL('/MyPages')
  await expectAccessible(page)

  await page.getByRole('link', { name: t.myPages.goOn.careRecipients }).click()
  const needing = peopleOf(page).getByRole('row').filter({ hasText: name })
  await expect(needing).toContainText(careRecipients.nextOrder.timeToOrder)
  await expectAccessible(page)

  await needing.getByRole('link', { name, exact: true }).click()
  await expect(pageTitle(page, name)).toBeVisible()
  const supplies = page.getByRole('table', { name: careRecipients.timeline.title })
  const urgent = supplies.getByRole('row').nth(1)
  await expect(urgent).toContainText(careRecipients.nextOrder.timeToOrder)
  const left = await withdrawalsIn(urgent)
  await expectAccessible(page)

  const orderUrgent = urgent.getByRole('link', { name: careRecipients.actions.order })
  const product = (await orderUrgent.getAttribute('aria-label'))?.replace(`${careRecipients.actions.order}: `, '') ?? ''
  await orderUrgent.click()
  await expect(pageTitle(page, orders.wizard.title({ name }))).toBeVisible()
  await expectAccessible(page)

  await expectQuantities(page)
  await expect(packagesOf(page, product)).not.toHaveValue('')
  await expectAccessible(page)

  // What cannot be ordered stands set aside from the start.
  await expect(page.getByRole('region', { name: orders.aside.title })).toContainText(orders.aside.notCounted)

  // One package is the least that a press leads to (O-5-53).
  const prescribed = await packagesOf(page, flavoured).inputValue()
  await packagesOf(page, flavoured).fill('2')
  const fewer = page.getByRole('button', { name: quantity.decrease({ product: flavoured }) })
  await fewer.click()
  await expect(fewer).toBeDisabled()
  await expect(packagesOf(page, flavoured)).toHaveValue('1')
  await packagesOf(page, flavoured).fill(prescribed)

  // Less than prescribed is possible; a split that is made by hand has to come out even.
  const line = page.getByRole('listitem', { name: flavoured })
  const flavour = line.getByRole('group', { name: quantity.flavors }).getByRole('textbox').first()
  await line.getByRole('button', { name: quantity.decrease({ product: flavoured }) }).click()
  await expect(packagesOf(page, flavoured)).toHaveValue('14')
  await expect(line.getByText(quantity.flavorsSum({ count: 14, of: 14 }))).toBeVisible()
  const even = await flavour.inputValue()
  await flavour.fill(String(Number(even) + 1))
  await expect(line.getByText(orders.line.flavorsDiffer({ count: 15, of: 14 }))).toBeVisible()
  await expect(page.getByRole('button', { name: orders.wizard.toReceiver })).toBeDisabled()
  await expectAccessible(page)
  await flavour.fill(even)
  await expect(line.getByText(orders.line.fewer({ count: 1 }))).toBeVisible()

  // Of a double click the second half neither goes a step too far nor shuts the question that the first has opened.
  await page.getByRole('button', { name: orders.wizard.toReceiver }).dblclick()
  await expectStep(page, orders.receiver.title)
  await expectAccessible(page)

  // Nothing has changed since the last order, and the contact data were confirmed within the month; a new number is asked about.
  await expect(page.getByText(orders.receiver.asLastTime)).toBeVisible()
  await page
    .getByRole('button', { name: orders.check.changePart({ part: orders.wizard.steps.receiver }), exact: true })
    .click()
  await page.getByRole('textbox', { name: orders.receiver.phone }).fill('070-174 06 06')
  await expectAccessible(page)
  await page.getByRole('button', { name: orders.wizard.toCheck }).dblclick()
  const contact = page.getByRole('dialog', { name: orders.receiver.confirmContact })
  await expectAccessible(page)
  await contact.getByRole('button', { name: orders.receiver.stillRight }).click()
  await expectStep(page, orders.check.title)
  // All of it once more and nothing to fill in: lines, fees, the sum, and what is warned of.
  const checked = page.getByRole('table', { name: orders.check.lines })
  await expect(checked).toContainText(flavoured)
  await expect(checked.getByRole('row')).not.toHaveCount(1)
  await expect(page.getByText(orders.sum.smallOrderFee).first()).toBeVisible()
  await expect(page.getByText(anyNumbers(orders.sum.vat({ percent: '25' }))).first()).toBeVisible()
  await expect(page.getByText(orders.sum.total, { exact: true })).toBeVisible()
  await expect(page.getByText(orders.line.fewer({ count: 1 }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(placeButton(page)).toBeDisabled()
  await expect(page.getByText(orders.check.mustAccept)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: orders.check.acceptWarnings }).check()

  // The ERP is down: what is placed is accepted and said to be in line, and nobody has to do anything.
  await desk.wish('down')
  await placeButton(page).click()
  await expectReceipt(page)
  const order = orderOn(page)
  await order.expectInLine(1)
  await expect(page.getByText(t.orderPage.facts.numberLater)).toBeVisible()
  await expectAccessible(page)
  await desk.wish('behave')
  await desk.wish('stand-still')
  await order.expectInLine(0)
  const [customerOrderId = ''] = /\d+$/.exec(page.url()) ?? []
  expect(await desk.timesReceived(customerOrderId)).toEqual([1])
  await expectAccessible(page)
  const receipt = pageTitle(page, t.orderPage.receiptTitle({ name }))
  await expect(receipt.locator(':focus')).toBeVisible()
  await order.expectNow('sent')
  await expectAccessible(page)

  // The receipt has an address of its own: a reload shows the same.
  await page.reload()
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('table', { name: t.orderPage.lines })).toContainText(flavoured)
  await page.getByRole('button', { name: t.prints.actions.show }).click()
  const paper = page.waitForEvent('download')
  await page.getByRole('button', { name: t.prints.actions.get }).click()
  expect((await paper).suggestedFilename()).toBe(`${t.orderPage.number({ number: customerOrderId })}.pdf`)
  await page.getByRole('button', { name: t.prints.actions.close }).click()

  // Three lines leave in three shipments: the first two are a part each. The page is told of each, and nobody reloads it.
  for (const word of ['received', 'on-its-way', 'on-its-way', 'on-its-way', 'delivered'] as const) {
    await desk.wish('step')
    await order.expectNow(word)
  }
  await expectAccessible(page)

  await page.getByRole('link', { name, exact: true }).click()
  await expect(supplies.getByRole('row').filter({ hasText: product })).toContainText(
    careRecipients.withdrawals.left({ left: left.left - 1, of: left.of }),
  )
  await page.getByRole('link', { name: careRecipients.tabs.orderHistory }).click()
  const newest = page.getByRole('table', { name: orders.history.title }).getByRole('row').nth(1)
  await expect(newest).toContainText(product)
  await expect(newest).toContainText(statuses.erp[6])
  await expectAccessible(page)
  await newest.getByRole('link').first().click()
  await order.expectNow('delivered')
  await expectAccessible(page)
})

async function withdrawalsIn(row: Locator): Promise<{ left: number; of: number }> {
  const sentence = anyNumbers(careRecipients.withdrawals.left({ left: 1, of: 2 }))
  const [, left, of] = sentence.exec(await row.innerText()) ?? []
  return { left: Number(left), of: Number(of) }
}
