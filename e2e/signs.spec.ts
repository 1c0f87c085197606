import { type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, test } from './journey.ts'
import { ask, openPerson, personOn, wizardAddress } from './selecting.ts'

const { signs } = t.prescribing
/** Registered as somebody who does not tolerate latex. */
const person = 'Sture Kvarnås'

interface Offered {
  readonly itemNumber: string
  readonly name: string
  readonly sensitivity: string | null
}

/** Catheters that can be chosen for the person whose page is open. */
async function catheters(page: Page, searchTerm: string): Promise<readonly Offered[]> {
  const search = { careRecipientId: personOn(page), searchTerm, onlyOrderable: true, pageSize: 50 }
  const found = await ask(page, '/Product/Search/Catheter', search)
  return (found as { entities: readonly Offered[] }).entities
}

test('what a person does not tolerate is marked in the head, at the choice, in the cart and when it is prescribed', async ({
  page,
}) => {
  await openPerson(page, person)
  await expect(page.getByText(t.recipientForm.other.latex, { exact: true })).toBeVisible()
  const [small, large] = (await catheters(page, 'Glidra Kvar')).filter(({ sensitivity }) => sensitivity === 'latex')
  const [short] = (await catheters(page, 'Nelaton')).filter(({ name }) => name.includes('20 cm'))
  const chosen = [small, large, short].flatMap((each) => each ?? [])
  expect(chosen).toHaveLength(3)
  const items = chosen.map(({ itemNumber }) => ({ itemNumber, consumption: 1, consumptionPeriod: 'month' }))
  const careRecipientId = personOn(page)
  await ask(page, '/ShoppingCart/CareRecipient', { careRecipientId, therapyArea: 'Catheter', items })
  await page.reload()

  const cart = page.getByRole('region', { name: t.cart.title })
  const rowOf = (product: Offered | undefined) =>
    cart.getByRole('listitem').filter({
      has: page.getByRole('textbox', { name: t.cart.consumptionOf({ product: product?.name ?? '' }), exact: true }),
    })

  await test.step('in the cart, together with the same product in two sizes and a catheter that is short for a man', async () => {
    await expect(rowOf(small).getByText(signs.latexSensitivity)).toBeVisible()
    await expect(rowOf(small).getByText(t.cart.alike({ products: large?.name ?? '' }))).toBeVisible()
    await expect(rowOf(short).getByText(signs.shortCatheter({ length: '200 mm' }))).toBeVisible()
    await expect(rowOf(short).getByText(signs.latexSensitivity)).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('when another product is sought in its place', async () => {
    await page.getByRole('button', { name: t.cart.more({ product: small?.name ?? '' }), exact: true }).click()
    await page.getByRole('menuitem', { name: t.cart.replaceIt }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t.cart.replacing.search }).fill('Latex')
    await expect(dialog.getByText(t.productSelection.warningWords['latex-sensitivity']).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('when it is prescribed', async () => {
    await page.goto(wizardAddress(page, 'Catheter'))
    await expect(page.getByRole('main').getByText(signs.latexSensitivity).first()).toBeVisible()
  })

  const { entities } = (await ask(page, '/ShoppingCart/LastOrderedCRSelectedProducts', {
    careRecipientId,
    pageSize: 200,
  })) as { entities: readonly { itemNumber: string }[] }
  expect(entities.map(({ itemNumber }) => itemNumber)).toEqual(
    expect.arrayContaining(chosen.map(({ itemNumber }) => itemNumber)),
  )
})
