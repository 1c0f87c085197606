import { textsOf } from '@omsorg/texts/all.ts'
import { type Locator, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { fillInSignIn, signIn } from './signing-in.ts'

const { shell } = t

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('the menu of a phone can be read and touched, leads on, and Back closes it', async ({ page }) => {
  await page.goto('/login')
  await fillInSignIn(page, 'prescriber.se')
  await expect(page).toHaveURL('/MyPages')
  await expect(page.getByRole('link', { name: t.myPages.goOn.careRecipients })).toBeFocused()

  const button = page.getByRole('button', { name: shell.menu, exact: true })
  const menu = page.getByRole('dialog', { name: shell.menu })
  await button.click()
  await expect(menu.getByRole('link', { name: shell.navigation.careRecipients })).toBeVisible()
  await expect(menu.getByRole('button', { name: shell.userMenu.signOut })).toBeInViewport()
  await expectAccessible(page)
  await expectReadable(menu)
  for (const control of await menu.getByRole('link').or(menu.getByRole('button')).all()) {
    expect((await control.boundingBox())?.height, await control.innerText()).toBeGreaterThanOrEqual(44)
  }

  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/MyPages')
  await expect(button).toBeFocused()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await button.click()
  await menu.getByRole('button', { name: 'Suomi' }).click()
  const finnish = textsOf('fi').shell
  await expect(page.getByRole('dialog', { name: finnish.menu })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Svenska' }).click()

  await menu.getByRole('link', { name: shell.navigation.careRecipients }).click()
  await expect(page).toHaveURL('/CareRecipient')
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/MyPages')
})

test('a band says that the line is lost, on every page, until it is back', async ({ page, context }) => {
  const band = page.getByRole('status').filter({ hasText: shell.offline })
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(band).toBeVisible()
  await context.setOffline(false)
  await expect(band).toBeHidden()
  await fillInSignIn(page, 'prescriber.se')
  await expect(page).toHaveURL('/MyPages')
  await expect(page.getByRole('link', { name: t.myPages.goOn.careRecipients })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(band).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(band).toBeHidden()
})

/** Every word stands on a ground that lets it be read. axe passes over what lies in the top layer and cannot say its ground. */
async function expectReadable(part: Locator): Promise<void> {
  const { read, faint } = await part.evaluate((root) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(colour).map((each) => {
        const part = each / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isClear = (colour: string) => numbers(colour)[3] === 0
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const texts = [...root.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const ratio = (element: Element) => {
      const [one = 0, other = 0] = [getComputedStyle(element).color, groundOf(element)].map(light)
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }
    return {
      read: texts.length,
      faint: texts.filter((element) => ratio(element) < 4.5).map((element) => element.textContent),
    }
  })
  expect(read).toBeGreaterThan(8)
  expect(faint).toEqual([])
}

test('where there are more pages than fit, their strip fades at that side, and the button below covers no end of a page', async ({
  page,
}) => {
  await signIn(page, 'prescriber.se')
  await page.goto('/CarePlace')
  const strip = page.getByRole('navigation', { name: t.carePlace.pages })
  await expect(strip).toHaveAttribute('data-more', 'after')
  await strip.getByRole('link', { name: t.carePlace.tabs.productClaims, exact: true }).click()
  await expect(strip).toHaveAttribute('data-more', 'before')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(strip).not.toHaveAttribute('data-more')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Order/NursingHome')
  const words = t.orderKinds.residents
  const onward = page.getByRole('button', { name: words.nextResident, exact: true })
  await onward.click()
  await expect(page.getByRole('button', { name: words.formerResident, exact: true })).toBeVisible()
  for (const name of [words.nextResident, words.formerResident]) {
    const button = page.getByRole('button', { name, exact: true })
    expect(await button.evaluate((shown) => shown.getClientRects()[0]?.height), name).toBe(44)
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const bar = await page.getByRole('button', { name: t.orders.wizard.toCheck, exact: true }).boundingBox()
  const last = await page.locator('#main section').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
