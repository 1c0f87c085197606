import { todayIn } from '@omsorg/domain/market.ts'
import type { Seal } from '../../sealed.ts'
import { insertPlacedOrders, type PlacedOrder } from '../build/orders.ts'
import type { Connection } from '../build/rows.ts'
import { readVatRates, type VatRates } from '../build/vat-rates.ts'
import { fillAccounts, type Staff } from './accounts.ts'
import { fillPrescriptions, type CaredFor } from './care.ts'
import { fillCatalogue, type Catalogue } from './catalogue.ts'
import { fillAccountRequests, fillRoleTerms, mailWelcome } from './newcomer.ts'
import { fillOrganisation, type DemoClient } from './organisation.ts'
import { fillPersons } from './persons.ts'
import { planPerson } from './person-plan.ts'
import { picturedPlans } from './pictured-plans.ts'
import { placeOrders } from './place-orders.ts'
import { chanceFrom } from './random.ts'
import { withdrawalOrders } from './withdrawals.ts'

export interface WorldGiven {
  readonly connection: Connection
  readonly seal: Seal
  readonly now: Temporal.Instant
}

/** What was filled at one client, for those who fill more around it. */
export interface FilledClient {
  readonly home: DemoClient
  readonly catalogue: Catalogue
  readonly cared: readonly CaredFor[]
  readonly orders: readonly PlacedOrder[]
  readonly today: Temporal.PlainDate
}

/** Fills a migrated, empty database with the demo world. The caller opens and ends the transaction. */
export async function fillWorld(
  given: WorldGiven,
): Promise<{ readonly clients: readonly FilledClient[]; readonly staff: Staff }> {
  const { connection } = given
  const homes = await fillOrganisation(connection)
  const staff = await fillAccounts(connection, homes)
  await mailWelcome(connection, given.seal, staff.named('newcomer.se'))
  await fillAccountRequests(connection, given.seal, given.now)
  await fillRoleTerms(connection, given.now)
  const vat = await readVatRates(connection)
  // Numbers of orders begin where a year of work would have brought them.
  await connection.query(`select setval(pg_get_serial_sequence('omsorg.customer_order', 'id'), 201400)`)
  await connection.query(`select setval(pg_get_serial_sequence('omsorg.order_part', 'id'), 301400)`)
  const clients: FilledClient[] = []
  for (const home of homes) clients.push(await fillCare(given, home, staff, vat))
  return { clients, staff }
}

async function fillCare(
  { connection, seal, now }: WorldGiven,
  home: DemoClient,
  staff: Staff,
  vat: VatRates,
): Promise<FilledClient> {
  const { name, market } = home.client
  const today = todayIn(market, now)
  const chance = chanceFrom(market * 101 + 7)
  const prescriber = staff.prescriberOf.get(name) ?? staff.named('prescriber.se')
  const orderer = staff.ordererOf.get(name) ?? prescriber
  const helper = staff.named('csp.impersonator')
  const catalogue = await fillCatalogue(connection, home.client, today)
  const persons = await fillPersons(connection, seal, home)
  const pictured = market === 10 ? picturedPlans(catalogue) : {}
  const plans = persons.map(
    (person) => [person, pictured[person.key ?? ''] ?? planPerson(person, catalogue, today, chance)] as const,
  )
  const cared = await fillPrescriptions(connection, plans, { today, prescriber, customerNumber: home.planned.number })
  const drawn = cared.flatMap((each) => withdrawalOrders(each, { home, orderer, helper, today, chance }))
  const placed = placeOrders({ home, catalogue, persons, orderer, today, now, chance })
  const inOrder = [...drawn, ...placed].toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  const orders = await insertPlacedOrders(connection, vat, inOrder)
  return { home, catalogue, cared, orders, today }
}
