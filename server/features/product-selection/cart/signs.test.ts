import { replaceItem } from '@omsorg/contract/product-selection/item/replace-item.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPatient, prescribe, type Patient } from '../../../testing/prescriptions.ts'
import { newItem, selectItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let patient: Patient
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  patient = await newPatient(world)
})
afterAll(() => world.close())

interface Made {
  readonly latex?: boolean
  readonly pvc?: boolean
  readonly properties?: object
  readonly group?: string
}

/** A catheter that is made of something, in a group of its own where none is given. */
async function made({ latex = false, pvc = false, properties = {}, group }: Made) {
  const product = await newItem(world, { area: 'Catheter' })
  await world.owner.query(
    `update omsorg.product set latex = $2, pvc = $3, properties = $4,
       product_group_number = coalesce($5, product_group_number) where id = $1`,
    [product.id, latex, pvc, properties, group ?? null],
  )
  return product
}

const select = async (product: Awaited<ReturnType<typeof newItem>>, more: object = {}) =>
  selectItem(world, { person: patient, product, consumption: '1', ...more })

const change = (what: string, ...values: unknown[]) =>
  world.owner.query(`update omsorg.care_recipient set ${what} where id = ${patient.id}`, values)

async function cartItem(cartItemId: number) {
  const { body } = await world.as(anna).call(readCart, {
    params: { careRecipientId: patient.id },
    query: { pageSize: 200 },
  })
  const item = body.entities.find((each) => each.cartItemId === cartItemId)
  if (!item) throw new Error('it does not stand in the cart')
  return item
}

const warningsOf = async (cartItemId: number) => (await cartItem(cartItemId)).warnings

describe('what a person does not tolerate', () => {
  test('is said of what contains it, and of nothing else', async () => {
    const both = await select(await made({ latex: true, pvc: true }))
    const free = await select(await made({}))
    expect(await cartItem(both.cartItemId)).toMatchObject({ latex: true, pvc: true, warnings: [] })
    await change('latex_sensitive = true, pvc_sensitive = true')
    expect(await warningsOf(both.cartItemId)).toEqual(['latex-sensitivity', 'pvc-sensitivity'])
    expect(await warningsOf(free.cartItemId)).toEqual([])
    await change('latex_sensitive = false, pvc_sensitive = false')
  })

  test('is said of what is prescribed too: it may have become known since', async () => {
    await change('latex_sensitive = true')
    const { cartItemId } = await select(await made({ latex: true }), { status: 2 })
    expect(await warningsOf(cartItemId)).toEqual(['latex-sensitivity'])
    await change('latex_sensitive = false')
  })

  test('is known of what runs', async () => {
    const { pad } = world.home.products
    const person = await newPatient(world)
    await prescribe(world, person)
    await world.owner.query('update omsorg.product set latex = true where id = $1', [pad.id])
    const { body } = await world.as(anna).call(searchPrescriptions, { input: { careRecipientId: person.id } })
    const contents = body.entities.flatMap(({ rows }) => rows.map(({ latex, pvc }) => ({ latex, pvc })))
    expect(contents).toEqual([
      { latex: true, pvc: false },
      { latex: false, pvc: false },
    ])
    await world.owner.query('update omsorg.product set latex = false where id = $1', [pad.id])
  })
})

describe('a catheter', () => {
  test('shorter than 300 mm is warned of, one of 300 mm is not', async () => {
    const short = await select(await made({ properties: { charriere: 10, length: 299 } }))
    const usual = await select(await made({ properties: { charriere: 10, length: 300 } }))
    expect(await cartItem(short.cartItemId)).toMatchObject({ charriere: 10, length: 299, warnings: ['short-catheter'] })
    expect(await warningsOf(usual.cartItemId)).toEqual([])
  })

  test('of 12 Ch is warned of for a child', async () => {
    const { cartItemId } = await select(await made({ properties: { charriere: 12, length: 300 } }))
    expect(await warningsOf(cartItemId)).toEqual([])
    await change(`birth_date = '2019-03-01'`)
    expect(await warningsOf(cartItemId)).toEqual(['charriere-for-adults'])
  })

  test('of 12 Ch is not warned of where the age is protected: the warning would tell it', async () => {
    const { cartItemId } = await select(await made({ properties: { charriere: 12, length: 300 } }))
    await change(
      `birth_date = '2019-03-01', protected_kind = 'SE_sekretess', protected_source = 'registration', protected_since = '2024-03-01'`,
    )
    expect(await warningsOf(cartItemId)).toEqual([])
    await change(`birth_date = '1941-05-05', protected_kind = null, protected_source = null, protected_since = null`)
  })
})

describe('one product twice', () => {
  test('in two sizes is said at both, by name', async () => {
    const [small, large] = [await made({ group: 'twice' }), await made({ group: 'twice' })]
    const one = await select(small)
    expect(await warningsOf(one.cartItemId)).toEqual([])
    const other = await select(large)
    expect(await cartItem(one.cartItemId)).toMatchObject({
      warnings: ['alike-selected'],
      alike: [{ itemNumber: large.itemNumber }],
    })
    expect(await warningsOf(other.cartItemId)).toEqual(['alike-selected'])
  })

  test('is not what stands in the place of the former size', async () => {
    const [small, large] = [await made({ group: 'instead' }), await made({ group: 'instead' })]
    const { cartItemId, rowVersion } = await select(small, { consumption: null, status: 2 })
    const { body } = await world
      .as(anna)
      .call(replaceItem, { input: { cartItemId, rowVersion, newItemNumber: large.itemNumber } })
    expect(body).toMatchObject({ alike: [], warnings: ['consumption-missing'] })
  })

  test('is said when a prescription holds it, in this size or another', async () => {
    const { pad } = world.home.products
    const person = await newPatient(world)
    await prescribe(world, person)
    const { cartItemId } = await selectItem(world, { person, product: pad })
    const { body } = await world.as(anna).call(readCart, { params: { careRecipientId: person.id }, query: {} })
    expect(body.entities).toMatchObject([{ cartItemId, warnings: ['already-prescribed'] }])
    const larger = await newItem(world)
    await world.owner.query(`update omsorg.product set product_group_number = 'pads' where id = any($1::int[])`, [
      [pad.id, larger.id],
    ])
    const other = await selectItem(world, { person, product: larger })
    const again = await world.as(anna).call(readCart, { params: { careRecipientId: person.id }, query: {} })
    expect(again.body.entities.find((each) => each.cartItemId === other.cartItemId)).toMatchObject({
      warnings: ['alike-selected'],
      alike: [{ itemNumber: pad.itemNumber }],
    })
  })
})

describe('a bag and a plate', () => {
  /** A part of a stoma bandage by Stomarö. */
  async function part(productType: string, flange: number) {
    const product = await newItem(world, { area: 'Ostomy' })
    await world.owner.query(
      `update omsorg.product set product_type = $2, brand = 'Stomarö', properties = jsonb_build_object('flange', $3::int) where id = $1`,
      [product.id, productType, flange],
    )
    return product
  }

  test('that do not fit are said at both, until one comes that fits', async () => {
    const plate = await part('plate', 60)
    const onSkin = await select(plate)
    expect(await warningsOf(onSkin.cartItemId)).toEqual([])
    const bag = await part('two-piece-bag', 50)
    const worn = await select(bag)
    expect(await cartItem(worn.cartItemId)).toMatchObject({
      warnings: ['does-not-fit'],
      unfitting: [{ itemNumber: plate.itemNumber }],
    })
    expect(await warningsOf(onSkin.cartItemId)).toEqual(['does-not-fit'])
    const { body } = await world
      .as(anna)
      .call(readPrescribingBasis, { params: { careRecipientId: patient.id, therapyArea: 'Ostomy' } })
    expect(body.items.find((each) => each.itemNumber === bag.itemNumber)?.unfitting).toMatchObject([
      { itemNumber: plate.itemNumber },
    ])

    await select(await part('plate', 50))
    expect(await warningsOf(worn.cartItemId)).toEqual([])
    expect(await warningsOf(onSkin.cartItemId)).toEqual(['does-not-fit'])
  })
})

describe('a consumption', () => {
  /** Sixty pieces, and sixty again after sixty days: one a day. */
  async function deliveredOnceADay() {
    const person = await newPatient(world)
    const product = await newItem(world)
    await world.owner.query('update omsorg.product set items_per_package = 30 where id = $1', [product.id])
    const { rows } = await prescribe(world, person, {
      start: world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate().subtract({ days: 100 }),
      rows: [
        {
          product,
          consumption: { amount: '1', period: 1 },
          withdrawals: 4,
          packagesPerWithdrawal: 2,
        },
      ],
    })
    const [row] = rows
    if (!row) throw new Error('the prescription has no row')
    for (const daysAgo of [70, 10]) {
      await insertPlacedOrder(world.owner, await readVatRates(world.owner), {
        place: world.home.place,
        recipient: person,
        placedBy: world.people.prescriber,
        at: world.clock.now().subtract({ hours: 24 * daysAgo }),
        lines: [{ product: { ...product, itemsPerPackage: 30 }, quantity: 2, price: 8_400, row }],
        customerNumber: '1001',
      })
    }
    return { person, product }
  }

  test.each([
    ['1', []],
    ['1.5', []],
    ['1.6', ['far-from-delivered']],
    ['0.5', ['far-from-delivered']],
    [null, ['consumption-missing']],
    ['0', ['consumption-missing']],
  ] as const)('of %s a day against one delivered a day says %j', async (consumption, warnings) => {
    const { person, product } = await deliveredOnceADay()
    await world.owner.query('update omsorg.prescription set status = 5 where care_recipient_id = $1', [person.id])
    await selectItem(world, { person, product, consumption })
    const { body } = await world.as(anna).call(readCart, { params: { careRecipientId: person.id }, query: {} })
    expect(body.entities).toMatchObject([{ delivered: { amount: 1, period: 'day' }, warnings }])
  })
})
