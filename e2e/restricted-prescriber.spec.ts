import { textsOf } from '@omsorg/texts/all.ts'
import { type Browser, type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { openPersonByName } from './order-wizard.ts'
import { selectProducts, wizardAddress } from './selecting.ts'
import { goToCareRecipients, signIn } from './signing-in.ts'

const dk = textsOf('dk')
const product = { itemNumber: '800084', name: 'Norrdun Komfort Super M' } as const

test.describe('in Danish', () => {
  test.use({ locale: 'da-DK', timezoneId: 'Europe/Copenhagen' })

  test('a restricted prescriber searches, meets a product outside her right, and learns why not and whom to ask', async ({
    page,
    browser,
  }) => {
    const made: string[] = []
    page.on('request', (request) => {
      if (/IterativePrescription\/(Create|Update)$/.test(request.url())) made.push(request.url())
    })
    await colleagueChooses(browser)
    await openDanishPerson(page, 'restricted.dk')
    const person = new URL(page.url()).pathname
    const wizard = wizardAddress(page, 'Incontinence')
    await expect(page.locator('html')).toHaveAttribute('lang', 'da')

    // The search does not hide that there is more: it says for whom.
    await page.goto(`/ProductSelection/Direct/${/\d+/.exec(person)?.[0]}/Incontinence?q=komfort+super`)
    await expect(pageTitle(page, 'Vælg inkontinensprodukt')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Norrdun Komfort Super XL', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toHaveCount(0)
    const hidden = page.getByRole('group').filter({ hasText: 'passer, men vises ikke.' })
    await hidden.getByText('Vis hvorfor').click()
    await expect(hidden).toContainText('Din rolle viser kun produkter mærket A.')
    await expect(hidden).toContainText('Spørg en bevilger på plejestedet, der må bevilge mere end A.')
    await expect(hidden).toContainText(product.name)
    await expectAccessible(page)

    // Nor does its number lead around that.
    await page.getByRole('button', { name: 'Varenummer', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Varenummer' }).fill(product.itemNumber)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Intet produkt i dit sortiment har nummeret ${product.itemNumber}.`)).toBeVisible()

    // A colleague has chosen it: it waits, and she is told that it waits for somebody else.
    await page.goto(wizard)
    await expect(pageTitle(page, `Bevilg til ${name}`)).toBeVisible()
    const row = page.getByRole('listitem', { name: product.name, exact: true })
    await expect(row.getByRole('alert')).toHaveText(
      'Din rolle bevilger kun produkter mærket A. Spørg en bevilger på plejestedet, der må bevilge mere end A; ' +
        'produktet bliver stående som valgt. Eller vælg et produkt mærket A.',
    )
    await expect(row.getByRole('textbox')).toHaveCount(0)
    const next = page.getByRole('button', { name: 'Videre til periode' })
    await expect(next).toBeDisabled()
    await expect(next).toHaveAccessibleDescription('Tag 1 produkt ud først. Vis hvorfor')
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 2, name: dk.prescribing.use.title })).toBeVisible()

    // What she may prescribe is one press away.
    await row.getByRole('link', { name: 'Vis produkter mærket A' }).click()
    await expect(page.getByRole('checkbox', { name: /^A, aftale/ })).toBeChecked()
    await page.goBack()

    // Taken out, nothing is left to prescribe, and the product still waits for whoever may.
    await row.getByRole('button', { name: `Tag ${product.name} ud af bevillingen` }).click()
    await expect(page.getByRole('list', { name: 'Valgt, ikke i bevillingen' })).toContainText(product.name)
    await next.click()
    await expect(page.getByText('Vælg mindst ét produkt.').first()).toBeVisible()
    await expectAccessible(page)
    await page.goto(person)
    const waiting = page.getByRole('region', { name: 'Valgt, ikke bevilget' })
    await expect(waiting).toContainText(product.name)
    await expect(waiting).toContainText('En bevilger med et bredere sortiment kan bevilge det.')
    await expect(waiting.getByRole('button', { name: 'Bevilg 1 produkt' }).first()).toBeDisabled()
    expect(made).toEqual([])
  })
})

const { prescribing } = t
const { page: view } = prescribing

test('a specialist sees and chooses what is for specialists, and leaves it to a prescriber', async ({ page }) => {
  await goToCareRecipients(page, 'specialist.se')
  await openPersonByName(page, 'Ingegerd Ryd')
  const special = { itemNumber: '100056', name: 'Tallmo Lätt Extra' }
  await selectProducts(page, 'Incontinence', [special.itemNumber])
  await page.goto(wizardAddress(page, 'Incontinence'))
  await expect(page.getByText(prescribing.faults.blocks['prescribing-right-missing'])).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: special.name })).toBeVisible()
  await expectAccessible(page)

  // A prescriber without that role sees it wait, and is told whom to ask.
  const address = page.url()
  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, 'prescriber.se')
  await page.goto(address)
  await expect(page.getByText(prescribing.faults.withheld['needs-specialist'])).toBeVisible()
})

test('a dispense handler changes what has a dispensation, and nothing else', async ({ page }) => {
  await goToCareRecipients(page, 'dispense.se')
  await page.getByRole('button', { name: /^Vårdplats / }).click()
  await page.getByRole('menuitem', { name: 'Solgläntan, avd. 3' }).click()
  await expect(page.getByRole('button', { name: 'Solgläntan, avd. 3' })).toBeVisible()
  await page.goto('/CareRecipient')
  await openPersonByName(page, 'Maria Fors')
  await page.goto(wizardAddress(page, 'Incontinence'))
  await expect(page.getByText(prescribing.faults.blocks['prescribing-right-missing'])).toBeVisible()
  await page.goto(`${page.url()}?prescription=126`)
  await expect(pageTitle(page, view.title({ area: t.therapyAreas.names.Incontinence }))).toBeVisible()
  const edit = page.getByRole('button', { name: view.actions.edit })
  await expect(edit).toBeDisabled()
  await expect(edit).toHaveAccessibleDescription(view.reasons.noRight)
  await expectAccessible(page)

  await page.getByRole('link', { name: view.actions.dispense }).click()
  const packages = page.getByRole('textbox', { name: prescribing.use.packagesOf({ product: 'Tallmo Allt-i-ett M' }) })
  const before = await packages.inputValue()
  await packages.fill('0')
  await page.getByRole('button', { name: view.dispense.save }).click()
  await expect(page.getByText(prescribing.faults['packages-missing'])).toBeVisible()
  await expect(packages).toBeFocused()
  await expectAccessible(page)
  await packages.fill(String(Number(before) + 1))
  await page.getByRole('button', { name: view.dispense.save }).click()
  await expect(page.getByText(view.soft.done)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t.common.units.packages({ count: Number(before) + 1 }))
})

const name = 'Grethe Bakkegård'

async function openDanishPerson(page: Page, userName: string): Promise<void> {
  await goToCareRecipients(page, userName, dk)
  await openPersonByName(page, name, dk)
}

/** Puts the product into the cart of the person, as somebody who may prescribe it. */
async function colleagueChooses(browser: Browser): Promise<void> {
  const page = await browser.newPage({ locale: 'da-DK' })
  await openDanishPerson(page, 'prescriber.dk')
  await selectProducts(page, 'Incontinence', [product.itemNumber])
  await page.close()
}
