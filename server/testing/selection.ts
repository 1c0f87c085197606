import { insertOffers, insertProducts, type Product, type ProductGiven } from '@omsorg/database/demo/build/products.ts'
import type { World } from './world.ts'

let drawn = 0

export interface NewItem extends Pick<ProductGiven, 'area' | 'active' | 'status' | 'isPca'> {
  /** So many flavours in one group, the first of them the item itself; none, when left out. */
  readonly flavors?: number
  /** Of the flavours, those from this place on cannot be ordered. */
  readonly orderableFlavors?: number
  /** The client has agreed on it; else it is hidden. */
  readonly offered?: boolean
}

/** A product that nobody has yet, and the item numbers of its flavours. */
export async function newItem(world: World, given: NewItem = {}): Promise<Product & { flavors: readonly string[] }> {
  const { flavors = 0, orderableFlavors = flavors, offered = true, ...rest } = given
  drawn += 1
  const groupNumber = `G${drawn}`
  const products = await insertProducts(
    world.owner,
    Array.from({ length: Math.max(1, flavors) }, (_, index) => ({
      market: 10 as const,
      itemNumber: `7${String(drawn).padStart(4, '0')}${index}`,
      name: `Item ${drawn}.${index}`,
      groupNumber,
      flavor: flavors > 0 ? (['vanilla', 'mocha', 'banana', 'apricot'][index] ?? `flavor-${index}`) : null,
      ...rest,
      ...(index >= orderableFlavors && flavors > 0 ? { status: 'not-sellable' as const } : {}),
    })),
  )
  if (offered) {
    await insertOffers(
      world.owner,
      products.map((product) => ({ client: world.home.client, product, price: 5_000 })),
    )
  }
  const [product] = products
  if (!product) throw new Error('the product was not inserted')
  return { ...product, flavors: flavors > 0 ? products.map((each) => each.itemNumber) : [] }
}

export interface Selected {
  readonly cartItemId: number
  readonly rowVersion: number
}

interface SelectedGiven {
  readonly person?: { readonly id: number }
  readonly product?: Product
  readonly status?: 1 | 2 | 3 | 4
  /** Pieces a day. */
  readonly consumption?: string | null
  /** Item numbers with their shares. */
  readonly flavors?: readonly (readonly [string, string | null])[]
}

/** A product that stands in the cart of a person of the home client, as if somebody had put it there. */
export async function selectItem(world: World, given: SelectedGiven = {}): Promise<Selected & { product: Product }> {
  const { person = world.care.ordinary, status = 1, consumption = '4', flavors = [] } = given
  const product = given.product ?? (await newItem(world))
  const { rows } = await world.owner.query<{ id: number; row_version: number }>(
    `insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number,
       consumption, consumption_period, status, created_by)
     select c.client_id, $2, c.id, p.therapy_area, p.id, p.item_number, $4::numeric, case when $4 is null then null else 1 end,
            $5, $6
     from omsorg.care_recipient c, omsorg.product p where c.id = $1 and p.id = $3
     returning id, row_version`,
    [person.id, world.home.place.id, product.id, consumption, status, world.people.prescriber.id],
  )
  const [row] = rows
  if (!row) throw new Error('nothing was put into the cart')
  for (const [itemNumber, share] of flavors) {
    await world.owner.query(
      'insert into omsorg.cart_item_flavor (cart_item_id, item_number, consumption) values ($1, $2, $3)',
      [row.id, itemNumber, share],
    )
  }
  return { cartItemId: row.id, rowVersion: row.row_version, product }
}

interface SelectedForPlaceGiven {
  readonly product?: Product
  readonly packages?: number | null
  /** Item numbers with their packages. */
  readonly flavors?: readonly (readonly [string, number])[]
}

/** A product that stands in the cart of the home place itself, as if somebody had put it there. */
export async function selectForPlace(world: World, given: SelectedForPlaceGiven = {}): Promise<Product> {
  const { packages = 2, flavors = [] } = given
  const product = given.product ?? (await newItem(world))
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.cart_item (client_id, care_place_id, therapy_area, product_id, item_number, packages, created_by)
     select $1, $2, p.therapy_area, p.id, p.item_number, $4, $5 from omsorg.product p where p.id = $3
     returning id`,
    [world.home.client.id, world.home.place.id, product.id, packages, world.people.purchaser.id],
  )
  for (const [itemNumber, share] of flavors) {
    await world.owner.query(
      'insert into omsorg.cart_item_flavor (cart_item_id, item_number, packages) values ($1, $2, $3)',
      [rows[0]?.id, itemNumber, share],
    )
  }
  return product
}
