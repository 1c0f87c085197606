import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { carePlace } = t

test('whoever orders for persons sees what is due by week, as bars and as a table, and who needs what at home (O-2-33, O-2-37)', async ({
  page,
  faults,
}) => {
  await signIn(page, 'prescriber.se')
  await page.goto('/CarePlace/Overview')
  const counts = page.getByRole('list', { name: carePlace.overview.counts })
  await expect(counts).toContainText(carePlace.overview.need.title)
  await expect(counts).toContainText(carePlace.overview.renewals.title)
  await expect(counts.getByRole('listitem').first()).toContainText(/\d/)
  const onTheWay = page.getByRole('region', { name: t.myPages.onTheWay.title })
  await expect(onTheWay.getByRole('link').first()).toHaveAttribute('href', /\/OrderOverview\/\d+/)
  await expect(page.getByRole('img', { name: new RegExp(`^${carePlace.overview.chart.title}`) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.common.actions.showAsTable }).click()
  await expect(page.getByRole('columnheader', { name: carePlace.overview.chart.total })).toBeVisible()
  await page.getByRole('link', { name: carePlace.tabs.homeDelivery }).click()
  const people = page.getByRole('table', { name: t.careRecipients.list.title })
  await expect(
    people.getByRole('link', { name: new RegExp(`^${t.careRecipients.actions.order}: `) }).first(),
  ).toBeVisible()
  await expectAccessible(page)
  expect(faults.refusals).toEqual([])
})
