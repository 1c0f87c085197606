import { type Locator, type Page, expect } from '@playwright/test'

/** Goes on with the Tab key until the target has the focus, which is seen at every stop; or back. */
export async function tabTo(page: Page, target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press(by)
    await expectFocusSeen(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  expect(await page.locator(':focus').innerText(), 'the Tab key comes to it').toBe(await target.innerText())
}

/** What has the focus lies within the window, and it or its frame is drawn with a ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const { ring, inside, what } = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const isRing = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, ...focused.children]
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    return {
      ring: around.some((element) => element && isRing(element)),
      inside: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      what: focused.outerHTML.slice(0, 200),
    }
  })
  expect(ring, `a ring around ${what}`).toBe(true)
  expect(inside, `in sight: ${what}`).toBe(true)
}
