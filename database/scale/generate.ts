import pg from 'pg'
import { todayIn } from '@omsorg/domain/market.ts'
import { demoPassword } from '../demo/accounts.ts'
import { insertClient, type Client } from '../demo/build/organisation.ts'
import { atPlace, insertUser, passwordHashOf } from '../demo/build/people.ts'
import { insertClientSettings } from '../demo/build/settings.ts'
import { demoSecret } from '../demo/fill.ts'
import { fillCatalogue } from '../demo/world/catalogue.ts'
import { guidOf } from '../demo/world/identity-numbers.ts'
import { createSeal } from '../sealed.ts'
import { insertOrders } from './orders.ts'
import { insertPersons } from './persons.ts'
import { insertPlaces } from './places.ts'
import { insertPrescriptions } from './prescriptions.ts'
import { prepareItems } from './items.ts'
import { insertProductsAtScale } from './products.ts'

/** Finland: its artificial identity numbers are the only test series that is large enough. */
const market = 30
const recipientsAtPlace = 100

export interface ScaleGiven {
  readonly ownerUrl: string
  readonly recipients?: number
  /** Products in the catalogue of the market; the demo world's alone, when left out. */
  readonly products?: number
  /** Orders of each item, as a multiple of those that its prescription has seen: what is more was ordered before it began. */
  readonly draws?: number
  readonly secret?: string | undefined
}

/** Who signs in to look at it, and where. */
export interface ScaleWorld {
  readonly client: Client
  readonly carePlaceId: string
  readonly userId: number
  readonly userName: string
  readonly password: string
}

/**
 * Fills a freshly migrated database with one large client: a hundred care recipients at each care place, with prescriptions, rows
 * and a year of orders. Made of statements that write a table at once, so that a hundred thousand take a minute or two.
 */
export async function generateScale({
  ownerUrl,
  recipients = 100_000,
  products = 0,
  draws = 1,
  secret,
}: ScaleGiven): Promise<ScaleWorld> {
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    await connection.query('begin')
    await relaxChecks(connection)
    const world = await fill(connection, { recipients, products, draws }, secret)
    await connection.query('commit')
    await connection.query('analyze')
    // No trigger has settled anybody or any place, and by now the planner knows how much there is.
    await connection.query('select omsorg.rebuild_supply(), omsorg.rebuild_place_settings()')
    await connection.query('analyze omsorg.row_supply, omsorg.place_setting')
    return world
  } catch (error) {
    await connection.query('rollback')
    throw error
  } finally {
    await connection.end()
  }
}

/** Each row names rows that were written just before. A superuser may leave the asking out, which halves the time. */
async function relaxChecks(connection: pg.Client): Promise<void> {
  const superuser = await connection.query('select from pg_roles where rolname = current_user and rolsuper')
  if (superuser.rowCount) await connection.query('set local session_replication_role = replica')
  await connection.query("set local work_mem = '64MB'")
}

async function fill(
  connection: pg.Client,
  { recipients, products, draws }: Required<Pick<ScaleGiven, 'recipients' | 'products' | 'draws'>>,
  secret: string | undefined,
): Promise<ScaleWorld> {
  const today = todayIn(market, Temporal.Now.instant())
  const client = await insertClient(connection, {
    id: guidOf('scale'),
    name: 'Suurmaa',
    market,
    patientDataOwnerId: 'FI-SUURMAA',
  })
  await insertClientSettings(connection, { client, customerNumber: '900100' })
  const catalogue = await fillCatalogue(connection, client, today)
  const places = await insertPlaces(connection, client, Math.ceil(recipients / recipientsAtPlace))
  const [first] = places
  if (!first) throw new Error('a scale world has at least one care recipient')
  const user = await insertUser(connection, {
    userName: 'scale.prescriber',
    firstName: 'Saara',
    lastName: 'Suurlampi',
    client,
    language: 'fi',
    passwordHash: await passwordHashOf(demoPassword),
    at: [{ node: atPlace(first), roles: ['Prescriber', 'Orderer'], isDefault: true }],
  })
  await insertPersons({
    connection,
    client,
    seal: createSeal(secret && secret.length >= 32 ? secret : demoSecret),
    recipients,
    today,
  })
  await prepareItems(connection, catalogue, today)
  await insertPrescriptions(connection, user.id, today)
  await insertOrders(connection, user.id, today, draws)
  await insertProductsAtScale(connection, client, products)
  return { client, carePlaceId: first.id, userId: user.id, userName: user.userName, password: demoPassword }
}

if (import.meta.main) {
  const ownerUrl = process.env['OMSORG_OWNER_URL']
  if (!ownerUrl) throw new Error('OMSORG_OWNER_URL names the database and the role that owns it')
  const began = performance.now()
  const recipients = Number(process.argv[2] ?? 100_000)
  const { userName, password } = await generateScale({ ownerUrl, recipients, secret: process.env['OMSORG_SECRET'] })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${recipients} care recipients in ${seconds} s; sign in as ${userName} with ${password}`)
}
