import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { fillInSignIn, goToCareRecipients, signIn, signOut } from './signing-in.ts'

const { productSelection: words } = t
const name = 'Astrid Norrbäck'
const [small, medium, other] = ['Norrdun Komfort S', 'Norrdun Komfort M', 'Havsljung Komfort M']

const search = (page: Page) => page.getByRole('searchbox', { name: words.search })
const link = (page: Page, product: string) => page.getByRole('link', { name: product, exact: true })
const tray = (page: Page) => page.getByRole('region', { name: words.tray.label })
const does = (page: Page, action: string, product: string) =>
  page.getByRole('button', { name: words.named({ action, product }), exact: true })
const mark = (page: Page, product: string) =>
  page.getByRole('checkbox', { name: words.named({ action: words.compare, product }), exact: true })

/** The page on which products are chosen for the person, opened from the list as a link would. */
async function openSelection(page: Page, area: keyof typeof words.titles): Promise<void> {
  await goToCareRecipients(page, 'prescriber.se')
  const path = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  const id = /\/CareRecipient\/(\d+)/.exec(path ?? '')?.[1]
  await page.goto(`/ProductSelection/Direct/${id}/${area}`)
  await expect(pageTitle(page, words.titles[area])).toBeVisible()
  await expect(page.getByText(words.forWhom({ name }))).toBeVisible()
}

test('a prescriber finds, compares and selects a product for a person, and goes on to prescribe it (O-2-18)', async ({
  page,
}) => {
  await openSelection(page, 'Incontinence')
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
  await expectAccessibleAtLength(page)

  // Every letter is answered, and the address follows.
  await search(page).pressSequentially('komfort')
  await expect(page).toHaveURL(/q=komfort/)
  await expect(link(page, small)).toBeVisible()
  await expect(page.getByRole('link', { name: /Byxa/ })).toHaveCount(0)

  // What the search leaves nothing of stays in sight, and cannot be chosen.
  const kinds = page.getByRole('group', { name: words.filters.category })
  await expect(kinds.getByRole('checkbox', { name: 'Byxskydd' })).toBeDisabled()

  const sizes = page.getByRole('group', { name: t.assortment.properties.size.name })
  await sizes.getByRole('checkbox', { name: /^M\b/ }).check()
  await expect(link(page, small)).toHaveCount(0)
  await expect(link(page, medium)).toBeVisible()
  await page.reload()
  await expect(link(page, medium)).toBeVisible()
  await expect(link(page, small)).toHaveCount(0)

  // Two sizes at once; both are there after a reload.
  await sizes.getByRole('checkbox', { name: /^L\b/ }).check()
  await page.reload()
  await expect(sizes.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(link(page, medium)).toBeVisible()
  await expect(link(page, small)).toHaveCount(0)
  await sizes.getByRole('checkbox', { name: /^L\b/ }).uncheck()
  const filter = `${t.assortment.properties.size.name}: M`
  await page.getByRole('button', { name: t.common.table.removeFilter({ filter }) }).click()
  await expect(link(page, small)).toBeVisible()

  // Two side by side, what differs marked.
  await mark(page, small).check()
  await expect(page.getByRole('button', { name: words.tray.compare({ count: 1 }) })).toBeDisabled()
  await mark(page, other).check()
  await page.getByRole('button', { name: words.tray.compare({ count: 2 }) }).click()
  const side = page.getByRole('dialog', { name: words.comparing.title({ count: 2 }) })
  const differing = side.getByRole('row').filter({ hasText: words.comparing.differs })
  await expect(differing.filter({ hasText: t.assortment.properties.hip.name })).toHaveCount(1)
  await expect(side.getByRole('row').filter({ hasText: words.filters.contents })).not.toContainText(
    words.comparing.differs,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(side).toBeHidden()

  // The details explain every word, and have an address of their own.
  await link(page, other).click()
  const details = page.getByRole('dialog', { name: other })
  await expect(details.getByText(t.assortment.properties.absorption.help)).toBeVisible()
  await expect(page).toHaveURL(/item=\d+/)
  await page.reload()
  await expect(details).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/item=/)

  await expect(tray(page)).toContainText(words.tray.count({ count: 0 }))
  await does(page, words.select, other).first().click()
  await expect(tray(page).getByText(words.chosen.done({ product: other }))).toBeVisible()
  await expect(tray(page)).toContainText(words.tray.count({ count: 1 }))
  await expectAccessibleAtLength(page)

  // It is there for whoever comes back, and can be taken back.
  await page.reload()
  await expect(tray(page)).toContainText(other)
  await tray(page)
    .getByRole('link', { name: words.tray.prescribe({ count: 1 }) })
    .click()
  await expect(page).toHaveURL(/\/PrescriptionWizard\/\d+\/Incontinence$/)
  await page.goBack()
  await does(page, t.common.actions.remove, other).click()
  await expect(tray(page)).toContainText(words.tray.count({ count: 0 }))
})

test('a heading of the catalogue narrows to everything below it, and so does one of its kinds (O-2-30)', async ({
  page,
}) => {
  await openSelection(page, 'Ostomy')
  const kinds = page.getByRole('group', { name: words.filters.category })
  const heading = kinds.getByRole('checkbox', { name: /^2-dels \d/ })
  await heading.check()
  await expect(page).toHaveURL(/category=\d+/)
  await expect(link(page, 'Stomarö Platta 40 mm')).toBeVisible()
  await expect(link(page, 'Stomarö Påse 2-dels 40 mm')).toBeVisible()
  await expect(link(page, 'Stomarö Mjuk 1-dels, öppen')).toHaveCount(0)
  await expectAccessibleAtLength(page)
  await heading.uncheck()
  await kinds.getByRole('checkbox', { name: /^Plattor/ }).check()
  await expect(link(page, 'Stomarö Platta 40 mm')).toBeVisible()
  await expect(link(page, 'Stomarö Påse 2-dels 40 mm')).toHaveCount(0)
})

test('a short catheter is warned of and selected all the same', async ({ page }) => {
  await openSelection(page, 'Catheter')
  await page.goto(`${new URL(page.url()).pathname}?length=200`)
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: words.warningWords['short-catheter'] })
  await expect(first.first()).toBeVisible()
  const product = await first.first().getByRole('heading').innerText()
  await does(page, words.select, product).click()
  await expect(tray(page)).toContainText(words.warnings['short-catheter'])
  await expect(tray(page)).toContainText(words.tray.count({ count: 1 }))
  await expectAccessibleAtLength(page)
  await tray(page).getByRole('button', { name: t.common.actions.undo }).click()
  await expect(tray(page)).toContainText(words.tray.count({ count: 0 }))
})

test('what is hidden says how many, why, and what to do', async ({ page }) => {
  await openSelection(page, 'Incontinence')
  const products = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const others = products.filter({ hasNotText: /komfort/i })
  await expect(others).not.toHaveCount(0)
  await search(page).fill('komfort')
  // What is below the products moves up when there are fewer: whoever presses before then misses it.
  await expect(others).toHaveCount(0)
  const hidden = page.getByRole('group').filter({ hasText: t.common.actions.showWhy })
  await hidden.getByText(t.common.actions.showWhy).click()
  await expect(hidden.getByText(words.hidden.askFor.D)).toBeVisible()
  await expectAccessibleAtLength(page)

  // Where nothing else is found, nobody has to ask.
  await page.reload()
  await search(page).fill('norrdun komfort super m')
  await expect(page.getByText(words.found({ count: 0 })).first()).toBeVisible()
  await expect(hidden.getByText(words.hidden.askFor.D)).toBeVisible()
})

test('a whole item number leads to its product, and a wrong one says what to do (O-2-28)', async ({ page }) => {
  await openSelection(page, 'Incontinence')
  await page.getByRole('button', { name: words.modes.number }).click()
  const number = page.getByRole('searchbox', { name: words.itemNumber.label })
  await number.fill('410226')
  await number.press('Enter')
  await expect(page.getByRole('dialog', { name: medium })).toBeVisible()
  await page.keyboard.press('Escape')
  await number.fill('999999999')
  await number.press('Enter')
  await expect(page.getByText(words.itemNumber.missing({ item: '999999999' }))).toBeVisible()
  await expectAccessible(page)
})

test('the keyboard alone searches, looks at a product and selects it', async ({ page }) => {
  await openSelection(page, 'Incontinence')
  await expect(link(page, 'Norrdun Lätt')).toBeVisible()
  await tabTo(page, search(page))
  await page.keyboard.type('komfort')
  await expect(page).toHaveURL(/q=komfort/)
  await tabTo(page, link(page, small))
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: small })
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(link(page, small)).toBeFocused()
  await tabTo(page, does(page, words.select, small))
  await page.keyboard.press('Enter')
  await expect(tray(page)).toContainText(words.chosen.done({ product: small }))
  // The same button takes it back.
  await expect(does(page, words.selected, small)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tray(page)).toContainText(words.tray.count({ count: 0 }))
})

test('a group shows its sizes, from which one is selected (O-2-22)', async ({ page }) => {
  await openSelection(page, 'Catheter')
  await page.getByRole('link', { name: words.groups.toGroups }).click()
  await expect(page).toHaveURL(/\/ProductGroups\//)
  const groups = page.getByRole('region', { name: words.groups.title })
  await groups.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(groups.getByRole('row').nth(2)).toBeVisible()
  await expectAccessible(page)
})

test('the catalogue is for looking, and what was marked to compare is gone after signing out (A-2.3-04)', async ({
  page,
}) => {
  await signIn(page, 'prescriber.se')
  await page.goto('/CareProductRange')
  await expect(pageTitle(page, words.catalogue.title)).toBeVisible()
  await mark(page, 'Norrdun Lätt').check()
  await expect(page.getByRole('button', { name: words.select, exact: false })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(mark(page, 'Norrdun Lätt')).toBeChecked()
  await signOut(page)
  await signIn(page, 'prescriber.se')
  await page.goto('/CareProductRange')
  await expect(mark(page, 'Norrdun Lätt')).not.toBeChecked()
})

test('everybody may read about the therapy areas, in four languages, and nothing of a client is asked for (A-2.2-16)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?!.*Maintenance)/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/TherapyAreaInformation')
  await expect(pageTitle(page, t.areaInformation.title)).toBeVisible()
  for (const area of Object.values(t.therapyAreas.names)) {
    await expect(page.getByRole('heading', { level: 2, name: area, exact: true })).toBeVisible()
  }
  for (const { help } of Object.values(t.assortment.units)) await expect(page.getByText(help)).toBeVisible()
  await expectAccessible(page)
  const language = page.getByRole('combobox')
  await language.selectOption('fi')
  await expect(pageTitle(page, 'Kahdeksan terapia-aluetta')).toBeVisible()
  await language.selectOption('dk')
  await expect(pageTitle(page, 'Otte terapiområder')).toBeVisible()
  await language.selectOption('en')
  await expect(pageTitle(page, 'Eight therapy areas')).toBeVisible()
  expect(asked).toEqual([])
})

/** The page in its whole length, so that the tray at its foot covers half of nothing. */
async function expectAccessibleAtLength(page: Page): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size) await page.setViewportSize({ ...size, height })
  await expectAccessible(page)
  if (size) await page.setViewportSize(size)
}

/** Goes on with the Tab key until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test('customer service looks at product groups under the number of the care place; a wrong one leads to it (O-2-87)', async ({
  page,
}) => {
  await page.goto('/login')
  await fillInSignIn(page, 'csp')
  await page.getByRole('searchbox').fill('Daniel Granefelt')
  await page.getByRole('link', { name: 'Daniel Granefelt', exact: true }).first().click()
  await expect(page).toHaveURL(/\/CSP\/CRID\//)
  const [person, client, place] = /CRID\/(\d+)\/CID\/([^/]+)\/CPID\/([^/?]+)/.exec(page.url())?.slice(1) ?? []
  await page.goto(`/CSP/ProductSelection/${person}/Incontinence/${client}/${place}/true`)
  await page.getByRole('link', { name: words.groups.toGroups }).click()
  await expect(page).toHaveURL(/\/CSP\/ProductGroups\/.*\/[^/]+$/)
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByText(words.groups.under({ number, usual: number }))).toBeVisible()
  const groups = page.getByRole('region', { name: words.groups.title })
  await groups.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(groups.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)

  await page.goto(page.url().replace(/[^/]+$/, '4711'))
  await expect(page.getByText(words.groups.withoutNumber.title({ number: '4711' }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: words.groups.withoutNumber.action({ number }) }).click()
  await expect(page).toHaveURL(new RegExp(`/${number}$`))
  await expect(groups.getByRole('heading', { level: 2 }).first()).toBeVisible()
})
