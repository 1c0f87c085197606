import {
  insertCarePlace,
  insertCareUnit,
  insertClient,
  insertCustomerNumber,
  type CarePlace,
  type Client,
} from '@omsorg/database/demo/build/organisation.ts'
import { insertOffers, insertProducts, insertStock, type Product } from '@omsorg/database/demo/build/products.ts'
import { insertForId, insertRow, type Connection } from '@omsorg/database/demo/build/rows.ts'
import { insertClientSettings, insertPlaceOrderSettings } from '@omsorg/database/demo/build/settings.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'

export interface SeededClient {
  readonly client: Client
  readonly place: CarePlace
  readonly sister: CarePlace
  readonly products: Products
  /** Of the client's customer number. */
  readonly invoiceAreaId: number
}

export interface Products {
  readonly pad: Product
  readonly pants: Product
  readonly catheter: Product
}

/** Two clients of one market and one of another, each with a unit and two care places. */
export interface Organisation {
  readonly home: SeededClient
  readonly neighbour: SeededClient
  readonly abroad: SeededClient
}

export async function insertOrganisation(connection: Connection): Promise<Organisation> {
  const swedish = await insertMarket(connection, 10)
  const finnish = await insertMarket(connection, 30)
  return {
    home: await insertWholeClient(connection, {
      name: 'Region Fjällviken',
      market: 10,
      number: '1001',
      products: swedish,
    }),
    neighbour: await insertWholeClient(connection, {
      name: 'Region Havsbro',
      market: 10,
      number: '2001',
      products: swedish,
    }),
    abroad: await insertWholeClient(connection, { name: 'Järvimaa', market: 30, number: '3001', products: finnish }),
  }
}

async function insertMarket(connection: Connection, market: MarketCode): Promise<Products> {
  const id = await insertForId(connection, 'delivery_method', {
    market,
    code: 'HOME',
    fee: 0,
    needs_delivery_point: false,
    row_version: 1,
  })
  await insertRow(connection, 'delivery_method_text', {
    delivery_method_id: id,
    language: 'en',
    name: 'Home delivery',
    description: '',
  })
  const [pad, pants, catheter] = await insertProducts(connection, [
    { market, itemNumber: `${market}1100`, name: 'Pad Soft', area: 'Incontinence', itemsPerPackage: 28 },
    { market, itemNumber: `${market}1200`, name: 'Pants Easy', area: 'Incontinence', itemsPerPackage: 14 },
    {
      market,
      itemNumber: `${market}2100`,
      name: 'Catheter Flow',
      area: 'Catheter',
      itemsPerPackage: 30,
      shape: 'catheter',
    },
  ])
  if (!pad || !pants || !catheter) throw new Error('a product was not inserted')
  await insertStock(connection, [{ product: pad }, { product: pants }, { product: catheter }])
  return { pad, pants, catheter }
}

interface WholeClient {
  readonly name: string
  readonly market: MarketCode
  readonly number: string
  readonly products: Products
}

async function insertWholeClient(connection: Connection, given: WholeClient): Promise<SeededClient> {
  const { name, market, number, products } = given
  const client = await insertClient(connection, { name, market })
  await insertClientSettings(connection, {
    client,
    customerNumber: number,
    areas: ['Incontinence', 'Catheter'],
    deliveryMethodCodes: ['HOME'],
    // Orders are handed over at once, but where a test is about taking them back.
    order: { undo_seconds: 0 },
  })
  await insertCustomerNumber(connection, { client, number, payer: true })
  const invoiceAreaId = await insertForId(connection, 'invoice_area', {
    client_id: client.id,
    customer_number: number,
    code: 'A1',
    name: 'Hemsjukvård',
    active: true,
  })
  const unit = await insertCareUnit(connection, { client, name: `${name}, norr` })
  const placeOf = async (placeName: string) => {
    const place = await insertCarePlace(connection, { client, unit, name: placeName })
    await insertPlaceOrderSettings(connection, place, {
      orderTypes: [1, 2, 3, 4],
      columns: {
        delivery_name: placeName,
        delivery_street: 'Torget 1',
        delivery_zip: '87140',
        delivery_city: 'Fjällviken',
      },
    })
    return place
  }
  const place = await placeOf(`${name}, Björken`)
  const sister = await placeOf(`${name}, Granen`)
  await insertOffers(
    connection,
    Object.values(products).map((product) => ({ client, product, price: 8_400 })),
  )
  return { client, place, sister, products, invoiceAreaId }
}
