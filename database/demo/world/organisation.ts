import {
  insertCarePlace,
  insertCareUnit,
  insertClient,
  insertCustomerNumber,
  insertInvoiceArea,
  type CarePlace,
  type CareUnit,
  type Client,
} from '../build/organisation.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { FeeSettings } from '@omsorg/domain/orders/order/fees.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { insertForId, insertRows, type Connection } from '../build/rows.ts'
import { insertClientSettings, insertPlaceOrderSettings, insertSettingRow } from '../build/settings.ts'
import { plannedMethods } from '../data/delivery-methods.ts'
import { names } from '../data/names.ts'
import { plannedClients, type PlannedClient, type PlannedPlace } from '../data/organisation.ts'
import { guidOf } from './identity-numbers.ts'

export interface DemoPlace {
  readonly place: CarePlace
  readonly unit: CareUnit
  readonly planned: PlannedPlace
  readonly address: PlaceAddress
}

interface PlaceAddress {
  readonly street: string
  readonly zip: string
  readonly city: string
}

export interface DemoClient {
  readonly client: Client
  readonly planned: PlannedClient
  readonly units: readonly CareUnit[]
  readonly places: readonly DemoPlace[]
  readonly fees: FeeSettings
  readonly invoiceAreas: readonly number[]
  placeNamed(name: string): DemoPlace
}

/** Minor units (O-G6): a tenth in euro. */
function feesOf(market: MarketCode): FeeSettings {
  const factor = market === 30 ? 0.1 : 1
  return {
    smallOrderFee: 7_500 * factor,
    smallOrderThreshold: 50_000 * factor,
    logisticsRate: 0,
    expressFee: 15_000 * factor,
  }
}

export async function fillOrganisation(connection: Connection): Promise<readonly DemoClient[]> {
  const clients: DemoClient[] = []
  for (const planned of plannedClients) {
    await insertDeliveryMethods(connection, planned.market)
    clients.push(await fillClient(connection, planned))
  }
  return clients
}

async function fillClient(connection: Connection, planned: PlannedClient): Promise<DemoClient> {
  const { name, market, alias, patientDataOwnerId, number } = planned
  const fees = feesOf(market)
  const client = await insertClient(connection, {
    id: guidOf(name),
    name,
    market,
    alias,
    patientDataOwnerId,
    erpCustomerIdentifier: `ERP-${number}`,
  })
  await insertClientSettings(connection, {
    client,
    customerNumber: number,
    areas: market === 10 ? therapyAreas : therapyAreas.filter((area) => area !== 'Pca'),
    fees,
    deliveryMethodCodes: plannedMethods.map(({ code }) => code),
    order: { order_mail_recipients: [`order@${alias}.example`] },
    product: { pca_assortment_enabled: market === 10 },
    feature: {
      sample_order_form: true,
      product_inquiry: true,
      care_place_request_form: market === 10,
      internal_news: true,
    },
    prescription: { prescription_period_months: 12, calculation_period_months: 12, print_header_text: name },
    // Sweden and Finland have a register that care may ask; in Norway and Denmark a client asks for it first (O-7-168).
    careRecipient: { population_register_lookup: market === 10 || market === 30 },
  })
  const [zip, city] = names[market].towns[0] ?? ['', '']
  await insertCustomerNumber(connection, {
    client,
    number,
    payer: true,
    street: 'Box 12',
    zip,
    city,
    therapyAreas,
    compareState: 'equal',
  })
  const invoiceAreas: number[] = []
  for (const [code, area] of [
    ['10', 'A'],
    ['20', 'B'],
    ['30', 'C'],
  ] as const) {
    invoiceAreas.push(
      await insertInvoiceArea(connection, { client, customerNumber: number, code, name: `${name} ${area}` }),
    )
  }
  const units: CareUnit[] = []
  const places: DemoPlace[] = []
  for (const plannedUnit of planned.units) {
    const unit = await insertCareUnit(connection, {
      id: guidOf(`${name}, ${plannedUnit.name}`),
      client,
      name: plannedUnit.name,
    })
    units.push(unit)
    for (const plannedPlace of plannedUnit.places) {
      const address = addressOf(market, plannedPlace)
      const place = await fillPlace(connection, planned, client, unit, plannedPlace, address)
      places.push({ place, unit, planned: plannedPlace, address })
    }
  }
  return { client, planned, units, places, fees, invoiceAreas, placeNamed: (wanted) => found(places, wanted) }
}

function found(places: readonly DemoPlace[], name: string): DemoPlace {
  const place = places.find((each) => each.place.name === name)
  if (!place) throw new Error(`no care place is called ${name}`)
  return place
}

async function fillPlace(
  connection: Connection,
  { alias, name, phonePrefix }: PlannedClient,
  client: Client,
  unit: CareUnit,
  planned: PlannedPlace,
  { street, zip, city }: PlaceAddress,
): Promise<CarePlace> {
  const place = await insertCarePlace(connection, {
    id: guidOf(`${name}, ${unit.name}, ${planned.name}`),
    client,
    unit,
    name: planned.name,
    email: `place.${planned.number}@${alias}.example`,
    phone: `${phonePrefix}0605`,
  })
  await insertCustomerNumber(connection, { client, place, number: planned.number, street, zip, city, therapyAreas })
  await insertPlaceOrderSettings(connection, place, {
    orderTypes: planned.orderTypes,
    columns: {
      default_delivery_method: planned.kind === 'nursing-home' ? 'WARD' : 'HOME',
      // The picture of the organisation shows these two as own values of the place.
      ...(planned.name === 'Solgläntan, avd. 2' ? { order_period_interval_days: 14 } : {}),
      delivery_name: planned.name,
      delivery_street: street,
      delivery_zip: zip,
      delivery_city: city,
    },
  })
  if (planned.name === 'Björkbacken') {
    await insertSettingRow(
      connection,
      'prescription_setting',
      client.id,
      { renewal_requests_off: ['Nutrition'] },
      place.id,
    )
  }
  return place
}

function addressOf(market: MarketCode, { number }: PlannedPlace): PlaceAddress {
  const { streets, towns } = names[market]
  const position = Number(number) % 97
  const [zip, city] = towns[position % towns.length] ?? ['', '']
  return { street: `${streets[position % streets.length]} ${1 + (position % 30)}`, zip, city }
}

async function insertDeliveryMethods(connection: Connection, market: MarketCode): Promise<void> {
  for (const { code, fee, needsDeliveryPoint, texts } of plannedMethods) {
    const delivery_method_id = await insertForId(connection, 'delivery_method', {
      market,
      code,
      fee,
      needs_delivery_point: needsDeliveryPoint,
      row_version: 1,
    })
    await insertRows(
      connection,
      'delivery_method_text',
      Object.entries(texts).map(([language, [name, description]]) => ({
        delivery_method_id,
        language,
        name,
        description,
      })),
    )
  }
}
