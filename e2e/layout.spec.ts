import { type Page, expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { expectQuantities, goToReceiver, openWizard, peopleOf } from './order-wizard.ts'
import { fillInSignIn } from './signing-in.ts'

const widths = [1440, 1024, 390, 320]

test('no page scrolls sideways, from a wide screen to a narrow phone', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: t.demo.title })).toBeVisible()
  await expectFits(page)

  await fillInSignIn(page, 'orderer.se')
  await expectFits(page)
  await page.getByRole('link', { name: t.myPages.goOn.careRecipients }).click()
  await expect(peopleOf(page).getByRole('row').nth(1)).toBeVisible()
  await expectFits(page)

  const name = await peopleOf(page).getByRole('row').nth(1).getByRole('link').first().innerText()
  await openWizard(page, name)
  await expectQuantities(page)
  await expectFits(page)
  await goToReceiver(page)
  await expectFits(page)

  await page.getByRole('link', { name, exact: true }).click()
  await expect(pageTitle(page, name)).toBeVisible()
  await expect(page.getByRole('table', { name: t.careRecipients.timeline.title })).toBeVisible()
  await expectFits(page)

  await page.getByRole('link', { name: t.careRecipients.tabs.orderHistory }).click()
  const history = page.getByRole('table', { name: t.orders.history.title })
  await expect(history.getByRole('row').nth(1)).toBeVisible()
  await expectFits(page)
  // The newest is what was just begun; only what has been placed has a way to show.
  await history.getByRole('row').last().getByRole('link').first().click()
  await expect(page.getByRole('list', { name: t.orderPage.way.label }).first()).toBeVisible()
  await expectFits(page)
})

async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(sideways, `${new URL(page.url()).pathname} at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('My pages tell information and who needs you before the news, and a wide window has the words beside the day', async ({
  page,
}) => {
  await page.goto('/login')
  await fillInSignIn(page, 'prescriber.se')
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const [due, news] = [region(t.myPages.needsYou.title), region(t.news.parts.news)]
  await expect(due.getByRole('link').first()).toBeVisible()
  await expect(news).toContainText(/\d{4}-\d{2}-\d{2}/)
  const placeOf = async (part: typeof due) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const [day, words, information] = await Promise.all([
      placeOf(due),
      placeOf(news),
      placeOf(region(t.news.parts.information)),
    ])
    if (width >= 1100) {
      expect(words.x).toBeGreaterThan(day.x + day.width)
      expect(Math.abs(information.y - day.y)).toBeLessThan(2)
    } else {
      expect(day.y).toBeGreaterThan(information.y)
      expect(words.y).toBeGreaterThan(day.y + day.height)
    }
    await expectFits(page)
  }
})

test('what stands in the place of a list has room around it', async ({ page }) => {
  await page.goto('/login')
  await fillInSignIn(page, 'csp')
  await expect(page).toHaveURL('/CSP/CareRecipient')
  await page.goto('/CSP/RenewRequests')
  await page.getByRole('searchbox').fill('ingen heter så')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText(t.renewRequests.searched)).toBeVisible()
  const room = await page.getByRole('region', { name: t.renewRequests.requested }).evaluate((card) => {
    const pictures = [...card.querySelectorAll('svg')].map((each) => each.getBoundingClientRect())
    const largest = pictures.reduce((one, other) => (other.width > one.width ? other : one))
    const around = card.getBoundingClientRect()
    return { left: largest.left - around.left, below: around.bottom - largest.bottom }
  })
  expect(room.left).toBeGreaterThanOrEqual(16)
  expect(room.below).toBeGreaterThanOrEqual(16)
})
