import { textsOf } from '@omsorg/texts/all.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectFocusSeen, tabTo } from './by-keyboard.ts'
import { pageTitle, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const t = textsOf('dk')
const words = t.itemReplacement

/** Two sensors of ten days, which nobody orders in any other journey. */
const [replaced, replacement] = ['102149', '102135']

test.use({ locale: 'da-DK', timezoneId: 'Europe/Copenhagen' })

test('customer service sees in Danish whom a replacement reaches, publishes it by the keyboard alone, and follows it until it is done (A-1-09, A-2.6-18, A-2.6-19)', async ({
  page,
  faults,
}) => {
  await signIn(page, 'csp')
  await page.goto('/CSP/Utilities')
  await expect(page).toHaveURL('/CSP/Utilities/ItemReplacement')
  const tools = page.getByRole('navigation', { name: t.screens.utilities })
  await tools.getByRole('link', { name: t.screens.itemAgreement, exact: true }).click()
  await expect(page).toHaveURL('/CSP/Utilities/ItemAgreement')
  await expect(pageTitle(page, t.screens.itemAgreement)).toBeVisible()
  await tools.getByRole('link', { name: t.screens.itemReplacement, exact: true }).click()
  const { keyboard } = page
  for (const [label, itemNumber] of [
    [words.from, replaced],
    [words.to, replacement],
  ] as const) {
    await tabTo(page, page.getByRole('searchbox', { name: label, exact: true }))
    await keyboard.type(itemNumber)
    await expect(page.getByRole('list', { name: label }).getByRole('button')).toHaveCount(1)
    await keyboard.press('Enter')
    // What was pressed is gone with the choice, and the focus is where one takes it back.
    await expect(
      page.getByRole('group', { name: label }).getByRole('button', { name: words.chooseAnother }),
    ).toBeFocused()
  }
  await expect(pageTitle(page, /^Erstat Silvmått Sensor 10 dygn i \d+ bevilling/)).toBeVisible()
  await expect(page.getByRole('region', { name: words.reached })).toBeVisible()
  await expectAccessible(page)

  await tabTo(page, page.getByRole('button', { name: words.publish }), 'Shift+Tab')
  await keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toContainText(words.publishLoses)
  await expectAccessible(page)
  await tabTo(page, question.getByRole('button', { name: words.publish }))
  await keyboard.press('Enter')
  await expect(page.getByText(words.published)).toBeVisible()

  const history = page.getByRole('table', { name: words.history })
  const row = history.getByRole('row').filter({ hasText: 'Silvmått Sensor 10 dygn → Kvartso Sensor 10 dygn' })
  await expect(row).toContainText(words.states.finished)
  // Nobody has it any more, and it is not offered a second time.
  await expect(page.getByText(words.nobody)).toBeVisible()
  await expect(page.getByText(words.blocks.unfinished)).toHaveCount(0)
  await expectAccessible(page)
  expect(faults.refusals).toEqual([])
})

test('a substitution run is approved by the keyboard alone in a narrow window, and the focus is at the head of the run', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, 'csp')
  await page.goto('/CSP/Utilities/ItemReplacement')
  const { outgoing, approve, approved, approveLoses } = t.substitution
  const run = page.getByRole('table', { name: outgoing })
  const row = run
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .last()
  const choice = row.getByRole('checkbox')
  await expect(choice).toBeVisible()
  const item = await row.getByRole('cell').nth(1).locator('b').innerText()

  await tabTo(page, choice)
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: approve }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toContainText(approveLoses)
  await expect(question.getByRole('listitem')).toContainText(item)
  await expectAccessible(page)
  await tabTo(page, question.getByRole('button', { name: approve }))
  await page.keyboard.press('Enter')

  await expect(page.getByText(approved)).toBeVisible()
  await expect(question).toHaveCount(0)
  const head = page.getByRole('heading', { name: outgoing })
  await expect(head.locator(':focus')).toHaveText(outgoing)
  await expectFocusSeen(page)
  // What was approved is followed below until it is done; the focus stays where it is, whether the item is still listed or gone.
  const history = page.getByRole('table', { name: words.history })
  const followed = history.getByRole('row').filter({ hasText: `${item} →` })
  await expect(followed).toContainText(words.states.finished)
  await expect(page.getByRole('button', { name: t.substitution.anotherFor({ name: item }) })).toHaveCount(0)
  await expect(head.locator(':focus')).toHaveText(outgoing)
  await expectAccessible(page)
  expect(faults.refusals).toEqual([])
})
