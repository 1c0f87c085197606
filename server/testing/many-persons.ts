import { chanceFrom, type Chance } from '@omsorg/database/demo/world/random.ts'
import { insertCareRecipients, type CareRecipientGiven } from '@omsorg/database/demo/build/care-recipients.ts'
import { insertPlacedOrders, type PartGiven, type PlacedOrderGiven } from '@omsorg/database/demo/build/orders.ts'
import type { CarePlace } from '@omsorg/database/demo/build/organisation.ts'
import {
  insertPrescriptions,
  type Prescription,
  type PrescriptionGiven,
} from '@omsorg/database/demo/build/prescriptions.ts'
import {
  insertOffers,
  insertProducts,
  insertStock,
  type Product,
  type StockStatus,
} from '@omsorg/database/demo/build/products.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { World } from './world.ts'

const firstNames = ['Signe', 'Åsa', 'Örjan', 'Anna', 'anna', 'Bo', 'Ärla', 'Zäta']
const lastNames = ['Åkerström', 'Ek', 'Öberg', 'Ång', 'Ek-Åberg', 'ek', 'Wahl', 'Vall']
const uses = [
  { amount: '4', period: consumptionPeriod.day },
  { amount: '0.5', period: consumptionPeriod.day },
  { amount: '1.37', period: consumptionPeriod.day },
  { amount: '30', period: consumptionPeriod.week },
  { amount: '100.5', period: consumptionPeriod.month },
  { amount: '1300', period: consumptionPeriod.year },
  { amount: '0', period: consumptionPeriod.week },
]
const utcNoon = { timeZone: 'UTC', plainTime: '11:00' }

/** How many persons at each place, and how many times as many orders as one has. */
export interface Crowd {
  readonly home: number
  readonly sister: number
  readonly neighbour: number
  readonly orders: number
}

/**
 * Persons of every kind at three care places of two clients, with items in every state and what was drawn of them in every way:
 * in parts, refused, given back, without a row, on additions, today. The same at each run.
 */
export async function insertManyPersons(world: World, { home, sister, neighbour, orders }: Crowd): Promise<void> {
  const chance = chanceFrom(9)
  const today = world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
  await world.owner.query('begin')
  await varySettings(world)
  const products = await insertAssortment(world)
  const placesOfAll = [
    ...Array.from({ length: home }, () => world.home.place),
    ...Array.from({ length: sister }, () => world.home.sister),
    ...Array.from({ length: neighbour }, () => world.neighbour.place),
  ]
  const persons = await insertCareRecipients(
    world.owner,
    createSeal(world.config.secret),
    placesOfAll.map((place, index) => personAt(world, place, index, chance)),
  )
  const prescriptions = await insertPrescriptions(
    world.owner,
    persons.flatMap((recipient) => prescriptionsOf(world, recipient, { products, today, chance })),
  )
  await insertSuccessors(world, prescriptions, { today, chance })
  const vat = await readVatRates(world.owner)
  const drawn = prescriptions.flatMap((prescription) => ordersOf(world, prescription, { orders, today, chance }))
  await insertPlacedOrders(world.owner, vat, drawn)
  await world.owner.query('commit')
  await world.owner.query('analyze')
}

async function varySettings({ owner, home, neighbour }: World): Promise<void> {
  await owner.query(
    'update omsorg.order_setting set soon_days = 30, last_withdrawal_factor = 1 where care_place_id = $1',
    [home.sister.id],
  )
  await owner.query('update omsorg.order_setting set enforce_interval = true where client_id = $1', [
    neighbour.client.id,
  ])
  await owner.query('update omsorg.prescription_setting set min_days_between_withdrawals = 20 where client_id = $1', [
    neighbour.client.id,
  ])
  await owner.query(
    'update omsorg.product_setting set block_uncertain_delivery = true, allow_outgoing_items = false where client_id = $1',
    [neighbour.client.id],
  )
}

/** The products of the world, and one for each reason why an item cannot be ordered. */
async function insertAssortment(world: World): Promise<Product[]> {
  const { owner, home, neighbour } = world
  const { pad, pants, catheter } = home.products
  const further = await insertProducts(owner, [
    { itemNumber: '901', name: 'Outgoing', status: 'outgoing' },
    { itemNumber: '902', name: 'Deleted', status: 'deleted' },
    { itemNumber: '903', name: 'Delayed', status: 'delayed', delayedUntil: '2030-01-01' },
    { itemNumber: '904', name: 'Inactive', active: false },
    { itemNumber: '905', name: 'Without price' },
    { itemNumber: '906', name: 'Replaced' },
    { itemNumber: '907', name: 'Uncertain', shape: 'catheter', area: 'Catheter' },
    { itemNumber: '908', name: 'Without packages', itemsPerPackage: 1 },
    { itemNumber: '909', name: 'Of an area that is off', area: 'Ostomy' },
  ])
  const stock: Record<string, StockStatus> = { '901': 'in-stock', '906': 'on-order', '907': 'uncertain-delivery' }
  await insertStock(
    owner,
    further.map((product) => ({ product, status: stock[product.itemNumber] ?? 'not-in-stock' })),
  )
  await insertOffers(
    owner,
    further
      .filter(({ itemNumber }) => itemNumber !== '905')
      .flatMap((product) => [home.client, neighbour.client].map((client) => ({ client, product, price: 900 }))),
  )
  await owner.query(`update omsorg.product set items_per_package = 0 where item_number = '908'`)
  await owner.query(
    `insert into omsorg.item_replacement (market, replaced_product_id, replacement_product_id, requested_by)
     select market, id, $1, $2 from omsorg.product where item_number = '906'`,
    [pad.id, world.people.administrator.id],
  )
  return [pad, pants, catheter, catheter, ...further]
}

function personAt(world: World, place: CarePlace, index: number, chance: Chance): CareRecipientGiven {
  const born = Temporal.PlainDate.from('1930-01-01').add({ days: chance.between(0, 400) })
  const number = `${born.toString().replaceAll('-', '')}${String(1000 + index)}`
  const isProtected = chance.percent(10)
  const isTemporary = chance.percent(8)
  return {
    place,
    otherPlaces: place === world.home.sister && chance.percent(30) ? [world.home.place] : [],
    room: chance.pick(['', '', '1', '2', '10', '2b', 'Å1']),
    linkStatus: chance.percent(8) ? 'inactive' : 'active',
    ssn: isTemporary ? `OKÄND ${index}` : number,
    temporarySsn: isTemporary,
    firstName: chance.pick(firstNames),
    lastName: chance.pick(lastNames),
    referenceNumber: `R${index}`,
    birthDate: chance.percent(5) ? null : born.toString(),
    sex: chance.pick(['male', 'female', null]),
    protectedKind: isProtected ? 'SE_sekretess' : null,
    status: chance.percent(10) ? chance.pick(['inactive', 'deceased']) : 'active',
    addresses: chance.percent(15) ? [] : [{ street: `Storgatan ${index}`, zip: '87140', city: 'Fjällviken' }],
  }
}

interface Drawing {
  readonly today: Temporal.PlainDate
  readonly chance: Chance
}

function prescriptionsOf(
  world: World,
  recipient: PrescriptionGiven['recipient'],
  { products, today, chance }: Drawing & { readonly products: readonly Product[] },
): PrescriptionGiven[] {
  return Array.from({ length: chance.between(0, 3) }, (): PrescriptionGiven => {
    const first = chance.pick(products)
    const second = chance.pick(products)
    const months = chance.pick([3, 12, 12, 12])
    // Some have ended and nobody has written it yet, some begin tomorrow.
    const start = today.subtract({ days: chance.percent(30) ? chance.between(100, 700) : chance.between(-1, 80) })
    const status = chance.pick([1, 2, 2, 2, 2, 4, 4, 3, 3, 5] as const)
    return {
      recipient,
      prescriber: world.people.prescriber,
      start,
      months,
      status,
      customerNumber: chance.pick(['1001', '2001', null]),
      rows: [first, ...(second.area === first.area && second !== first ? [second] : [])].map((product) => {
        const added = status !== prescriptionStatus.preliminary && chance.percent(25)
        const openedAt = start
          .toZonedDateTime(utcNoon)
          .toInstant()
          .add({ hours: 24 * chance.between(0, 60) })
        return {
          product,
          consumption: chance.percent(12) ? null : chance.pick(uses),
          withdrawals: chance.between(1, 6),
          packagesPerWithdrawal: chance.between(1, 5),
          packageAdjustment: chance.pick([0, 0, 0, -1, 2]),
          status: status === prescriptionStatus.preliminary ? 1 : chance.pick([2, 2, 2, 3, 4] as const),
          additions: added ? additionsFrom(openedAt, chance) : [],
        }
      }),
    }
  })
}

/** One that has ended, and one that is open, perhaps beyond its last day. */
function additionsFrom(openedAt: Temporal.Instant, chance: Chance) {
  const startDate = openedAt.toString().slice(0, 10)
  const closedAt = openedAt.add({ hours: 24 * 20 })
  const of = { extraPackages: chance.between(0, 2), extraWithdrawals: chance.between(1, 2), startDate }
  const endDate = Temporal.PlainDate.from(startDate)
    .add({ days: chance.pick([25, 900]) })
    .toString()
  return [
    ...(chance.percent(50) ? [{ ...of, endDate, openedAt, status: 4 as const, endedAt: closedAt }] : []),
    ...(chance.percent(70) ? [{ ...of, endDate, openedAt: closedAt.add({ hours: 1 }) }] : []),
  ]
}

async function insertSuccessors(
  world: World,
  prescriptions: readonly Prescription[],
  { today, chance }: Drawing,
): Promise<void> {
  await insertPrescriptions(
    world.owner,
    prescriptions
      .filter(() => chance.percent(8))
      .map((predecessor): PrescriptionGiven => ({
        recipient: predecessor.recipient,
        prescriber: world.people.prescriber,
        start: today.add({ days: 10 }),
        status: 1,
        predecessor,
        rows: predecessor.rows.slice(0, 1).map(({ product }) => ({ product })),
      })),
  )
}

function ordersOf(
  world: World,
  { recipient, rows, period }: Prescription,
  { orders, today, chance }: Drawing & { readonly orders: number },
): PlacedOrderGiven[] {
  const latest = period.start.until(today, { largestUnit: 'days' }).days
  const count = chance.percent(50) ? chance.between(0, 2) : chance.between(0, 4 * orders)
  return Array.from({ length: latest < 0 ? 0 : count }, (): PlacedOrderGiven => {
    const day = period.start.add({ days: chance.percent(8) ? latest : chance.between(0, Math.min(latest, 365)) })
    // Near midnight the day in the market is another than in UTC.
    const at = day.toZonedDateTime({ timeZone: 'UTC', plainTime: '00:00' }).toInstant()
    const isResident = chance.percent(10)
    const parts: readonly PartGiven[] = chance.percent(20)
      ? [{ status: chance.pick([6, 7]) }, { status: 3 }]
      : [{ status: chance.pick([3, 6, 6, 6, 7]) }]
    return {
      place: recipient.place,
      ...(isResident ? { type: 3 } : { recipient }),
      placedBy: world.people.prescriber,
      at: chance.percent(20) ? at.subtract({ minutes: 30 }) : at,
      parts,
      customerNumber: '1001',
      lines: rows.flatMap((row, index) => {
        const line = { product: row.product, quantity: chance.between(1, 4), price: 900, resident: recipient }
        const consumption = chance.percent(20) ? { consumption: null } : {}
        const ofRow = isResident || chance.percent(5) ? { consumption: row.given.consumption ?? null } : { row }
        const whole = { ...line, ...ofRow, ...consumption, part: 1 + (index % parts.length) }
        // What the stock does not hold comes in a part of its own.
        return parts.length > 1 && chance.percent(50) ? [whole, { ...whole, part: 2 }] : [whole]
      }),
    }
  })
}
