import { generateScale } from '@omsorg/database/scale/generate.ts'
import { atPlace, insertOperator, insertUser, passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { insertOrganisation } from '@omsorg/database/scale/organisation.ts'
import { createMigratedDatabase, dropDatabase } from '../database.ts'
import { personsAtPlace } from './wanted.ts'
import { password } from '../people.ts'
import { openWire } from './wire.ts'
import { secretOfWorlds } from '../world/config.ts'
import { openWorld, type SignedIn, type World } from '../world.ts'

/** What one call asks of PostgreSQL. */
export interface Counts {
  readonly statements: number
  readonly roundTrips: number
  /** Pages that were looked at, in memory or on disk. */
  readonly buffers: number
}

export interface CountedUser {
  readonly id: number
  readonly clientId: string
  readonly careUnitId: string
  readonly carePlaceId: string
}

/** A world of one large client and many small ones, in which everything that a call asks of PostgreSQL is counted. */
export interface CountedWorld {
  readonly world: World
  /** Of a care place of a hundred persons, who are the same however many there are elsewhere. */
  readonly nurse: SignedIn
  readonly carePlaceId: string
  /** Sees the whole market. */
  readonly service: SignedIn
  /** Sees the whole organisation, and nobody who is cared for. */
  readonly administrator: SignedIn
  /** Users of the other clients, each with where they belong. */
  readonly users: readonly CountedUser[]
  /** Persons of the place whose prescriptions run. */
  readonly persons: readonly number[]
  /** The median of some calls; those before have warmed the connection. */
  count(warmUp: number, calls: readonly (() => Promise<unknown>)[]): Promise<Counts>
  close(): Promise<void>
}

/** Six persons at each of the first two places are called so, and nobody else. */
export const findable = { firstName: 'Zacharias', lastName: 'Quistberg' }

export async function openCountedWorld({
  clients,
  ...size
}: {
  readonly recipients: number
  readonly draws: number
  readonly clients: number
}): Promise<CountedWorld> {
  const databaseUrl = await createMigratedDatabase()
  const { client, carePlaceId } = await generateScale({ ownerUrl: databaseUrl, secret: secretOfWorlds, ...size })
  const wire = await openWire(databaseUrl)
  const world = await openWorld({ databaseUrl, servingUrl: wire.url })
  const { owner } = world
  const persons = await personsAtPlace(owner, carePlaceId)
  await owner.query(
    `update omsorg.care_recipient c set first_name = $1, last_name = $2
     from (
       select l.care_recipient_id as id, row_number() over (partition by l.care_place_id order by l.care_recipient_id) as n
       from omsorg.care_recipient_place l
       join omsorg.care_place p on p.id = l.care_place_id and p.name ~ ' [12]$'
     ) named
     where named.id = c.id and named.n <= 6 and c.client_id = $3`,
    [findable.firstName, findable.lastName, client.id],
  )
  const passwordHash = await passwordHashOf(password)
  const place = { id: carePlaceId, clientId: client.id, careUnitId: '', market: client.market, name: '' }
  const at = [{ node: atPlace(place), roles: ['Prescriber', 'Orderer', 'CarePlacePurchaser'], isDefault: true }]
  const nurse = await insertUser(owner, { userName: 'counted.nurse', client, passwordHash, at })
  const operator = {
    userName: 'counted.service',
    application: 'CSP',
    market: client.market,
    roles: ['CSPAdmin'],
  } as const
  const service = await insertOperator(owner, { ...operator, passwordHash })
  const admin = {
    userName: 'counted.administrator',
    application: 'PRINCIPAL',
    market: client.market,
    roles: ['Admin'],
  } as const
  const administrator = await insertOperator(owner, { ...admin, passwordHash })
  await insertOrganisation(owner, clients)
  const { rows: users } = await owner.query<CountedUser>(
    `select u.id, u.client_id as "clientId", p.care_unit_id as "careUnitId", p.id as "carePlaceId"
     from omsorg.user_account u
     join omsorg.membership m on m.user_id = u.id join omsorg.care_place p on p.id = m.node_id
     where u.user_name like 'scale.%' order by md5(u.user_name) limit 8`,
  )
  await owner.query('vacuum analyze')

  const read = async () => {
    await wire.tellStatistics()
    const { rows } = await owner.query<{ buffers: number }>(
      `select (blks_hit + blks_read)::float8 as buffers from pg_stat_database where datname = current_database()`,
    )
    return { ...wire.said(), buffers: rows[0]?.buffers ?? 0 }
  }
  const countOne = async (call: () => Promise<unknown>): Promise<Counts> => {
    const before = await read()
    await call()
    const { statements, roundTrips } = wire.said()
    const { buffers } = await read()
    return {
      statements: statements - before.statements,
      roundTrips: roundTrips - before.roundTrips,
      buffers: buffers - before.buffers,
    }
  }
  return {
    world,
    nurse: await world.signIn(nurse),
    service: await world.signIn(service),
    administrator: await world.signIn(administrator),
    users,
    carePlaceId,
    persons,
    async count(warmUp, calls) {
      for (const call of calls.slice(0, warmUp)) await call()
      const each: Counts[] = []
      for (const call of calls.slice(warmUp)) each.push(await countOne(call))
      const median = (name: keyof Counts) =>
        each.map((counts) => counts[name]).toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? 0
      return { statements: median('statements'), roundTrips: median('roundTrips'), buffers: median('buffers') }
    },
    async close() {
      await world.close()
      await wire.close()
      await dropDatabase(databaseUrl)
    },
  }
}
