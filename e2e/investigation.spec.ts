import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { anyNumbers, pageTitle, t, test } from './journey.ts'
import { openPerson, personOn } from './selecting.ts'

const { use, wizard } = t.prescribing
const { diary, leakage, ready, guided, life, list } = t.investigations

/** Whose diary goes on since yesterday in the demo world. */
const person = 'Sture Kvarnås'

test('a diary that is written on a phone without a line leads to an investigation, a suggestion and a prescription that says why', async ({
  page,
  context,
}) => {
  await openPerson(page, person)
  const careRecipientId = personOn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/CareRecipient/${careRecipientId}/LeakageDiary`)
  await expect(pageTitle(page, diary.title)).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: diary.newChange }).click()
  await page.getByRole('textbox', { name: diary.wet }).fill('90')
  await page.getByRole('textbox', { name: diary.dry }).fill('92')
  await expect(page.getByText(diary.wetBelowDry).first()).toBeVisible()
  await page.getByRole('textbox', { name: diary.wet }).fill('582')
  await page.getByRole('textbox', { name: diary.drunk }).fill('2 dl')
  await page.getByRole('button', { name: diary.save({ volume: '490' }) }).click()
  await expect(page.getByText(t.validation.between({ min: '0', max: '9\u00A0999' }))).toBeVisible()
  await page.getByRole('textbox', { name: diary.drunk }).fill('200')
  await page.getByRole('button', { name: diary.save({ volume: '490' }) }).click()
  await expect(page.getByText(diary.savedHere)).toBeVisible()
  await expect(page.getByText(diary.onlyHere({ count: 1 }))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(diary.waits, { exact: true })).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: diary.endEarly }).click()
  await page.getByRole('textbox', { name: diary.reason }).fill('Flyttar hem')
  await page.getByRole('dialog').getByRole('button', { name: diary.end }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: diary.toInvestigation }).click()

  await page.getByRole('button', { name: diary.take }).click()
  await expect(page.getByText(leakage.taken)).toBeVisible()
  await page.getByRole('radio', { name: life.types.urine }).check()
  await page.getByRole('radio', { name: life.mobilities['walks-with-help'] }).check()
  await page.getByRole('textbox', { name: t.investigations.size.hip }).fill('104')
  await expect(page.getByText(anyNumbers(t.common.states.savedAt({ time: '12.34' })))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: ready.complete }).click()
  await page.getByRole('dialog').getByRole('button', { name: ready.completeOnly }).click()

  await expect(page.getByText(guided.only)).toBeVisible()
  await expect(page.getByText(guided.whyNot)).toBeVisible()
  await expectAccessible(page)
  const kept = () => page.waitForResponse('**/Investigation/InvestigationItems')
  const chooses = page.getByRole('button', { name: new RegExp(`^${guided.choose}`) })
  const firstKept = kept()
  await chooses.first().click()
  await expect(page.getByText(guided.chosen, { exact: true }).first()).toBeVisible()
  await firstKept
  // What was chosen before the page was loaded anew stays when more is chosen, and when that is taken back.
  await page.reload()
  await expect(page.getByText(guided.chosen, { exact: true })).toHaveCount(1)
  const secondKept = kept()
  await chooses.first().click()
  const both = (await secondKept).request().postDataJSON() as { readonly itemNumbers: readonly string[] }
  expect(both.itemNumbers).toHaveLength(2)
  const undone = kept()
  await page.getByRole('button', { name: t.common.actions.undo, exact: true }).click()
  const one = (await undone).request().postDataJSON() as { readonly itemNumbers: readonly string[] }
  expect(one.itemNumbers).toEqual(both.itemNumbers.slice(0, 1))
  await page.getByRole('link', { name: guided.prescribe }).click()
  await expect(page).toHaveURL(/\/PrescriptionWizard\/\d+\/Incontinence\?investigation=\d+/)
  await page.getByRole('textbox', { name: use.amount }).first().fill('1')
  await page.getByRole('button', { name: wizard.toPeriod }).click()
  await expect(page.getByRole('textbox', { name: use.note })).toHaveValue(
    new RegExp(guided.byInvestigation({ date: String.raw`\d{4}-\d{2}-\d{2}` })),
  )

  await page.goto(`/CareRecipient/${careRecipientId}/InvestigationHistory`)
  const investigations = page.getByRole('table', { name: list.title })
  await expect(investigations.getByText(t.statuses.investigation.active, { exact: true })).toBeVisible()
})
