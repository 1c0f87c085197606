import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { signIn } from './signing-in.ts'

const { requests: words } = t
const number = /\d{5,}/

test('care staff asks for samples from the page of a product, and for a care place, and is told the number of each (A-2.5-36, O-2-116)', async ({
  page,
}) => {
  await signIn(page, 'cuadmin.se')
  await page.goto('/CareProductRange')
  await page.getByRole('link', { name: 'Norrdun Komfort S', exact: true }).click()
  await page.getByRole('button', { name: words.sample.ask }).click()
  const dialog = page.getByRole('dialog', { name: words.sample.title })

  await test.step('a product that nobody knows is said at its field, and nothing is sent', async () => {
    await dialog.getByLabel(words.sample.another).fill('000000')
    await dialog.getByRole('button', { name: words.sample.add }).click()
    await expect(dialog.getByText(words.sample.notFound)).toBeVisible()
    await dialog.getByText(words.sample.places.other).click()
    await dialog.getByRole('button', { name: words.sample.send }).click()
    await expect(dialog.getByLabel(words.fields.street)).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('to the care place it goes, and the page of the product stays behind it', async () => {
    await dialog.getByText(words.sample.places.place).click()
    await dialog.getByRole('button', { name: words.sample.send }).click()
    await expect(dialog.getByText(words.sent)).toBeVisible()
    await expect(dialog.getByText(number)).toBeVisible()
    await dialog.getByRole('button', { name: t.common.actions.close, exact: true }).click()
    await expect(page.getByRole('button', { name: words.product.ask })).toBeVisible()
  })

  await test.step('the care unit is the only one, and the day is no day', async () => {
    await page.goto('/GuideAdministration')
    await page.getByRole('link', { name: words.carePlace.ask }).click()
    await expect(pageTitle(page, t.screens.carePlaceRequest)).toBeVisible()
    await expect(page).toHaveURL('/GuideAdministration/CarePlace')
    await page.getByLabel(words.fields.placeName).fill('Björkbacken')
    await page.getByLabel(words.fields.street).fill('Storgatan 1')
    await page.getByLabel(words.fields.zip).fill('123 45')
    await page.getByLabel(words.fields.city).fill('Vik')
    await page.getByRole('textbox', { name: words.fields.neededFrom }).fill('i maj')
    await page.getByRole('button', { name: words.carePlace.send }).click()
    await expect(page.getByText(t.validation.date)).toBeVisible()
    await page.getByRole('textbox', { name: words.fields.neededFrom }).fill('2027-05-01')
    await page.getByRole('button', { name: words.carePlace.send }).click()
    await expect(page.getByText(number)).toBeVisible()
  })
})
