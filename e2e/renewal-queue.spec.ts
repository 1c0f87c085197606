import { textsOf } from '@omsorg/texts/all.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { anyNumbers, pageTitle, test } from './journey.ts'
import { ask, twoOf } from './selecting.ts'
import { goToCareRecipients } from './signing-in.ts'

const t = textsOf('fi')
const { renewalQueue: queue, renewRequests: requests, renewing } = t
const inFinnish = { locale: 'fi-FI', timezoneId: 'Europe/Helsinki' }

test.use(inFinnish)

test('in Finnish, a renewal is asked for and rejected, and whoever asked reads why (A-2.3-09)', async ({
  page,
  browser,
  baseURL,
}) => {
  const asking = await browser.newContext({ ...inFinnish, baseURL: baseURL ?? '' })
  const sara = await asking.newPage()
  const name = 'Gun-Britt Sandelin'

  await goToCareRecipients(sara, 'requester.se', t)
  // Somebody may have ordered for her today: then she stands among those who need nothing.
  await sara.getByRole('searchbox').fill(name)
  await sara.getByRole('link', { name, exact: true }).click()
  await sara
    .getByRole('table', { name: t.careRecipients.timeline.title })
    .getByRole('button', { name: new RegExp(`^${renewing.actions.menu({ product: '' })}`) })
    .first()
    .click()
  await sara.getByRole('menuitem', { name: requests.ask.action }).click()
  const asks = sara.getByRole('dialog')
  await asks.getByRole('textbox', { name: requests.ask.message }).fill('Sama tarve jatkuu.')
  await expectAccessible(sara)
  await asks.getByRole('button', { name: requests.ask.send }).click()
  await expect(sara.getByText(requests.ask.done)).toBeVisible()
  await sara.goto('/RenewRequests')
  const own = sara.getByRole('table', { name: requests.requested }).getByRole('row').filter({ hasText: name })
  await expect(own).toContainText(t.statuses.renewalRequest.pending)

  await goToCareRecipients(page, 'prescriber.se', t)
  await page.goto('/RenewRequests')
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('Sama tarve jatkuu.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: requests.reject, exact: true }).click()
  const rejects = page.getByRole('dialog')
  await rejects.getByRole('button', { name: requests.reject, exact: true }).click()
  await expect(rejects).toContainText(requests.rejecting.missing)
  await rejects.getByRole('button', { name: requests.rejecting.newInvestigation }).click()
  await rejects.getByRole('button', { name: requests.reject, exact: true }).click()
  await expect(page.getByText(requests.rejecting.done)).toBeVisible()

  await expect(own).toContainText(requests.rejecting.newInvestigation, { timeout: 20_000 })
  await expect(own).toContainText(requests.isNew)
  await expectAccessible(sara)
  await asking.close()
})

interface QueueRow {
  readonly prescriptionRowId: number
  readonly prescriptionId: number
  readonly can: { readonly allowed: boolean }
}

/** Prescribes two products of each area for a month to everybody at the place who has nothing there yet. */
async function prescribeForAMonth(page: Page): Promise<void> {
  const { entities } = (await ask(page, '/CareRecipient/Search', { pageSize: 100 })) as {
    readonly entities: readonly { readonly careRecipientId: number }[]
  }
  const startDate = Temporal.Now.plainDateISO('Europe/Stockholm').toString()
  const wanted = []
  for (const therapyArea of ['WoundCare', 'Other'] as const) {
    const rows = (await twoOf(page, therapyArea)).map((itemNumber) => ({
      itemNumber,
      withdrawals: 1,
      packagesPerWithdrawal: 1,
    }))
    for (const { careRecipientId } of entities) {
      wanted.push({ careRecipientId, therapyArea, periodMonths: 1, startDate, confirm: true, rows })
    }
  }
  // Whoever has something there, or gets nothing here, is refused and goes without.
  await page.evaluate(async (bodies) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('jwt')}`, 'Content-Type': 'application/json' }
    for (const body of bodies) {
      await fetch('/api/Guide/IterativePrescription/Create', { method: 'POST', headers, body: JSON.stringify(body) })
    }
  }, wanted)
}

test('in Finnish, forty that end soon are renewed in one pass by keys; two that were renewed meanwhile say so', async ({
  page,
}) => {
  await goToCareRecipients(page, 'prescriber.se', t)
  await page.getByRole('button', { name: 'Solgläntan, avd. 2' }).click()
  await page.getByRole('menuitem', { name: 'Strandvägen 8' }).click()
  await expect(page.getByRole('button', { name: 'Strandvägen 8' })).toBeVisible()
  await prescribeForAMonth(page)
  await page.goto('/RenewRequests')
  const read = page.waitForResponse('**/RenewalQueue/Search')
  await page.getByRole('link', { name: queue.tab }).click()
  const { rows } = (await (await read).json()) as { readonly rows: readonly QueueRow[] }
  const renewable = rows.filter((row) => row.can.allowed)
  expect(renewable.length).toBeGreaterThanOrEqual(42)
  await expect(pageTitle(page, anyNumbers(queue.title({ count: rows.length, date: '2030-01-01' })))).toBeVisible()
  await expectAccessible(page)

  await page.locator('tr[data-row]').first().focus()
  for (const _ of rows) await page.keyboard.press('f')
  const summary = page.getByRole('definition')
  await expect(summary.last()).toHaveText(String(renewable.length))

  // Somebody else renews the only rows of two prescriptions meanwhile.
  const byPrescription = Map.groupBy(renewable, ({ prescriptionId }) => prescriptionId)
  const taken = [...byPrescription.values()].filter((ofOne) => ofOne.length === 1).slice(0, 2)
  const answers = taken.flat().map(({ prescriptionRowId }) => ({ prescriptionRowId, answer: 'renew' }))
  await ask(page, '/IterativePrescription/RenewalQueue/Confirm', { answers, start: 'today' })
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: queue.question({ count: renewable.length }) })
  await expectAccessible(page)
  // The answer is lost on its way, and the line with it: the pass stays, and confirming again carries nothing out twice.
  await page.route('**/RenewalQueue/Confirm', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/RenewalQueue/Search', (route) => route.abort())
  await question.getByRole('button', { name: queue.confirm({ count: renewable.length }) }).click()
  await expect(page.getByText(queue.noAnswer)).toBeVisible()
  await expect(summary.last()).toHaveText(String(renewable.length))
  await expectAccessible(page)
  await page.unrouteAll()
  await page.locator('tr[data-row]').first().focus()
  await page.keyboard.press('Control+Enter')
  await question.getByRole('button', { name: queue.confirm({ count: renewable.length }) }).click()
  await expect(page.getByText(queue.done({ count: renewable.length - 2 }))).toBeVisible()
  await expect(page.getByText(queue.refused({ count: 2 }))).toBeVisible()
  await expect(page.getByText(queue.blocks['renewed-meanwhile'])).toHaveCount(2)
  await expectAccessible(page)
})
