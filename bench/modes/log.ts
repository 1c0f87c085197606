import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { searchRunOuts } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import type { Bench } from '../bench.ts'
import { cases } from '../cases/cases.ts'
import { ask } from '../cases/searched.ts'
import { callOf, signInAtPlace } from '../client.ts'
import { putLoad, type Answered, type Sent } from '../load.ts'
import { startProduct } from '../servers/product.ts'
import type { BenchWorld } from '../world/world.ts'

/** How often each kind comes, of forty calls, and what its contract says of whom it shows; null where that is nobody. */
const kinds: Readonly<Record<string, readonly [share: number, endpoint: Endpoint | null]>> = {
  'recipient-list': [6, searchCareRecipients as Endpoint],
  'recipient-search': [5, searchCareRecipients as Endpoint],
  'recipient-search-market': [2, searchCareRecipients as Endpoint],
  'recipient-page': [8, readCareRecipient as Endpoint],
  'products-tab': [5, searchPrescriptions as Endpoint],
  'order-history': [3, searchOrdersByCareRecipient as Endpoint],
  'run-outs': [2, searchRunOuts as Endpoint],
  'renewal-queue': [2, readRenewalQueue as Endpoint],
  'product-search': [2, null],
  'client-search': [1, null],
}

/** Whoever is signed in stays so for five minutes. */
const stageSeconds = 240

interface Turn {
  readonly calls: readonly Sent[]
  readonly status: number
  readonly endpoint: Endpoint | null
}

/** Rows by who, what, whom, and whether by a search, each with how often it is there. */
type Rows = Map<string, number>

/**
 * Mixed calls, ten in flight, of staff at ten places, of customer service and of an administrator, refused ones among them;
 * then the access log has one row for each person that an answer showed and for each search without hits, and no other.
 */
export async function replayLog({ world, given, options }: Bench): Promise<void> {
  const product = await startProduct(given)
  const wanted = options.calls ?? (options.quick ? 2_000 : 100_000)
  const expected: Rows = new Map()
  try {
    const [{ began = '' } = {}] = await ask<{ began: string }>(world, 'select clock_timestamp()::text as began', [])
    const counted = { sent: 0, refused: 0 }
    while (counted.sent < wanted) {
      const turns = await turnsOf(world, product.address)
      const next = () => {
        // 17 is prime to forty: the kinds follow each other, and every one keeps its share.
        const turn = turns[(counted.sent * 17) % turns.length]
        const call = turn?.calls[Math.floor(counted.sent / turns.length) % turn.calls.length]
        if (counted.sent >= wanted || !turn || !call) return null
        counted.sent += 1
        return {
          sent: call,
          isRight: (answer: Answered) => {
            if (answer.status !== turn.status) return false
            if (answer.status === 200) expect(expected, turn.endpoint, call, answer)
            else counted.refused += 1
            return true
          },
        }
      }
      await putLoad({ address: product.address, next, connections: 10, seconds: stageSeconds })
      console.log(`${counted.sent} of ${wanted} calls`)
    }
    const written = await rowsSince(world, began)
    const [missing, besides] = [without(expected, written), without(written, expected)]
    console.log(
      `\n${counted.sent} calls, ${counted.refused} of them refused: ${countOf(written)} rows in the access log`,
    )
    console.log(`${countOf(missing)} missing, ${countOf(besides)} too many`)
    for (const [key, count] of [...missing].slice(0, 10)) console.log(`missing ${count}: ${key}`)
    for (const [key, count] of [...besides].slice(0, 10)) console.log(`too many ${count}: ${key}`)
    if (missing.size + besides.size > 0) throw new Error('the access log is not what was seen')
  } finally {
    await product.stop()
  }
}

async function turnsOf(world: BenchWorld, address: string): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const [name, [share, endpoint]] of Object.entries(kinds)) {
    const found = cases.find((each) => each.name === name)
    if (!found) throw new Error(`there is no case ${name}`)
    const calls = await found.calls(world, address, 0)
    turns.push(...Array.from({ length: share }, () => ({ calls, status: 200, endpoint })))
  }
  return [...turns, ...(await refusedTurns(world, address))]
}

/** A person of another place, a field that is wrong, no token, and an address of another application: nobody is shown. */
async function refusedTurns(world: BenchWorld, address: string): Promise<Turn[]> {
  const [user] = world.users
  if (!user) throw new Error('the world of the bench has no user')
  const token = await signInAtPlace(address, user, world.password)
  const strangers = await ask<{ id: number }>(
    world,
    `select c.id from omsorg.care_recipient c
     where not exists (select from omsorg.care_recipient_place l where l.care_recipient_id = c.id and l.care_place_id = $1)
     order by c.id limit 100`,
    [user.carePlaceId],
  )
  const page = (id: number, by: Parameters<typeof callOf>[2]) => callOf(readCareRecipient, { params: { id } }, by)
  const ofEach = (by: Parameters<typeof callOf>[2]) => strangers.map(({ id }) => page(id, by))
  const wrong = callOf(searchCareRecipients, { input: { pageSize: -1 } }, { token })
  return [
    { calls: ofEach({ token }), status: 404, endpoint: null },
    { calls: [wrong], status: 400, endpoint: null },
    { calls: ofEach({ token: null }), status: 401, endpoint: null },
    { calls: ofEach({ token, application: 'CSP' }), status: 403, endpoint: null },
  ]
}

/** Adds what the log gets for an answer, by its contract alone. */
function expect(rows: Rows, endpoint: Endpoint | null, call: Sent, { body }: Answered): void {
  if (!endpoint) return
  const persons = endpoint.shows?.(JSON.parse(body.toString()) as never) ?? []
  const isSearch = Boolean(endpoint.searchesBy?.(JSON.parse(call.body ?? '{}') as never))
  if (persons.length === 0 && !isSearch) return
  for (const person of persons.length > 0 ? new Set(persons) : [null]) {
    const key = keyOf({ user: userIn(call), action: endpoint.name, person, isSearch })
    rows.set(key, (rows.get(key) ?? 0) + 1)
  }
}

interface Row {
  readonly user: number
  readonly action: string
  readonly person: number | null
  readonly isSearch: boolean
}

const keyOf = ({ user, action, person, isSearch }: Row) =>
  `${action} by ${user}, of ${person ?? 'nobody'}${isSearch ? ', searched' : ''}`

function userIn({ headers }: Sent): number {
  const [, payload = ''] = headers['authorization']?.split('.') ?? []
  return Number((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub)
}

async function rowsSince(world: BenchWorld, began: string): Promise<Rows> {
  const found = await ask<Row & { count: number }>(
    world,
    `select user_id as "user", action, care_recipient_id as person, criterion_hash is not null as "isSearch",
            count(*)::int as count
     from omsorg.access_log where at >= $1::timestamptz group by 1, 2, 3, 4`,
    [began],
  )
  return new Map(found.map((row) => [keyOf(row), row.count]))
}

/** What the one has and the other has not, or not as often. */
function without(one: Rows, other: Rows): Rows {
  const left = [...one].map(([key, count]) => [key, count - (other.get(key) ?? 0)] as const)
  return new Map(left.filter(([, count]) => count > 0))
}

function countOf(rows: Rows): number {
  return rows.values().reduce((sum, count) => sum + count, 0)
}
