import { applyImport } from '@omsorg/contract/products/import/apply-import.ts'
import { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import { readProductsByItemNumbers } from '@omsorg/contract/products/product/read-products-by-item-numbers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TextFile } from '../../../testing/caller.ts'
import { newItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  const { owner, home } = world
  await owner.query(
    `update omsorg.therapy_area_setting set enabled = true, prescription_allowed = true, customer_number = '1001'
     where client_id = $1 and therapy_area = 'Ostomy'`,
    [home.client.id],
  )
  await owner.query(
    `insert into omsorg.product_availability_setting (client_id, therapy_area, use_override, agreement_types, row_version)
     values ($1, 'Ostomy', true, '{1,2,5,6,155}', 1)`,
    [home.client.id],
  )
})
afterAll(() => world.close())

/** A part of a stoma bandage with a ring of so many mm. */
async function part(productType: 'plate' | 'two-piece-bag', flange: number, brand = 'Stomarö', offered = true) {
  const product = await newItem(world, { area: 'Ostomy', offered })
  await world.owner.query(
    `update omsorg.product set product_type = $2, brand = $3, properties = jsonb_build_object('flange', $4::int) where id = $1`,
    [product.id, productType, brand, flange],
  )
  return product.itemNumber
}

const pageOf = async (itemNumber: string) =>
  (await world.as(anna).call(readProductByItemNumber, { params: { itemNumber }, query: {} })).body
const numbers = (products: readonly { readonly itemNumber: string }[]) => products.map(({ itemNumber }) => itemNumber)

describe('the page of a product', () => {
  test('names what fits it, and what could be taken for that: another measure of the maker, the same of another one', async () => {
    const plate = await part('plate', 50)
    const [fitting, larger, others, strange] = [
      await part('two-piece-bag', 50),
      await part('two-piece-bag', 60),
      await part('two-piece-bag', 50, 'Vindskär'),
      await part('two-piece-bag', 60, 'Vindskär'),
    ]
    const page = await pageOf(plate)
    expect(numbers(page.fitsWith)).toEqual([fitting])
    expect(numbers(page.doesNotFitWith).toSorted()).toEqual([larger, others].toSorted())
    expect(numbers((await pageOf(fitting)).fitsWith)).toEqual([plate])
    expect(await pageOf(strange)).toMatchObject({ fitsWith: [] })
  })

  test('names nothing that the client has not agreed on, and nothing where the product joins nothing', async () => {
    const plate = await part('plate', 40)
    await part('two-piece-bag', 40, 'Stomarö', false)
    expect(numbers((await pageOf(plate)).fitsWith)).toEqual([])
    const { itemNumber } = await newItem(world)
    expect(await pageOf(itemNumber)).toMatchObject({ fitsWith: [], doesNotFitWith: [] })
  })
})

test('of what is compared it is said which fit each other', async () => {
  const [plate, bag, wide] = [await part('plate', 70), await part('two-piece-bag', 70), await part('two-piece-bag', 80)]
  const { body } = await world.as(anna).call(readProductsByItemNumbers, { input: { itemNumbers: [plate, bag, wide] } })
  const fitOf = (other: string) =>
    body.fits.find((each) => [each.one, each.other].includes(plate) && [each.one, each.other].includes(other))?.fit
  expect(body.fits).toHaveLength(2)
  expect([fitOf(bag), fitOf(wide)]).toEqual([true, false])
})

test('pants that nobody could wear with a pad are named as such, and do not crowd out those that fit', async () => {
  const made = async (productType: 'pad' | 'net-pants', hip: string, name: string) => {
    const { id, itemNumber } = await newItem(world)
    await world.owner.query(
      'update omsorg.product set product_type = $2, brand = $3, name = $4, properties = $5 where id = $1',
      [id, productType, 'Tallmo', name, JSON.stringify({ fixation: 'of-size', hip })],
    )
    return itemNumber
  }
  const pad = await made('pad', '60–90', 'Pad S')
  const large: string[] = []
  for (let at = 0; at < 30; at += 1) large.push(await made('net-pants', '100–150', `Pants L ${at + 10}`))
  const small = await made('net-pants', '60–90', 'Pants S')
  const page = await pageOf(pad)
  expect(numbers(page.fitsWith)).toEqual([small])
  expect(numbers(page.doesNotFitWith)).toEqual(large.slice(0, 8))
})

test('a file brings by what a pad is held, and its page then names the pants', async () => {
  const admin = await world.signIn(world.people.administrator)
  const [pad, pants] = [await newItem(world), await newItem(world)]
  const lines = [
    'itemNumber;productType;property.fixation',
    `${pad.itemNumber};pad;net-pants`,
    `${pants.itemNumber};net-pants;net-pants`,
  ]
  const { body } = await world.as(admin).call(previewImport, {
    input: { kind: 'products', marketAreaCode: '10', file: new TextFile('fil.csv', lines.join('\n')) },
  })
  expect(body.errors).toEqual([])
  await world.as(admin).call(applyImport, { params: { importId: body.importId } })
  const fittingNow = async () => numbers((await pageOf(pad.itemNumber)).fitsWith)
  await expect.poll(fittingNow, { timeout: 10_000, interval: 20 }).toEqual([pants.itemNumber])
})
