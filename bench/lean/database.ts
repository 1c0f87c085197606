import { todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import pg from 'pg'
import { leftSince, nextTransaction, type Left } from './writers/left.ts'
import type { Claims } from './tokens.ts'

const asText = (text: string) => text
for (const type of [1082, 1114, 1700]) pg.types.setTypeParser(type, asText)
pg.types.setTypeParser(1184, (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'))
pg.types.setTypeParser(20, Number)

/** Statements travel without waiting for each other; what comes after a failed one in its transaction fails as well. */
export type Send = <Row>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>

export interface LeanDatabase {
  /** One statement in a transaction that is opened for whoever holds the token: all of it in one round trip. */
  once<Row>(by: By, name: string, text: string, values: readonly unknown[]): Promise<Row[]>
  /** One transaction; its first statements travel with its opening, its end travels behind what `work` answers. */
  transaction<Result>(by: By, work: (send: Send, closing: Closing) => Promise<Result>): Promise<Result>
}

export interface By {
  /** Null for whoever has no token yet. */
  readonly claims: Claims | null
  /** Answers as always and writes nothing, so that the product can be asked the same. */
  readonly takesBack: boolean
  /** Where what was taken back is told, for whoever compares it. */
  readonly left?: ((rows: Left) => void) | undefined
}

/** Says that no statement comes after those that were sent: the end of the transaction travels with them. */
export type Closing = () => void

/** As the owner: the reach of the transaction stands in the conditions of each statement instead of in policies. */
export function openLeanDatabase(databaseUrl: string): LeanDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    options: '-c TimeZone=UTC -c statement_timeout=5000 -c plan_cache_mode=force_generic_plan',
    idleTimeoutMillis: 0,
    pipeline: true,
  })
  const transaction: LeanDatabase['transaction'] = async ({ claims, takesBack, left }, work) => {
    const client = await pool.connect()
    const send: Send = async <Row>(name: string, text: string, values: readonly unknown[]) =>
      (await client.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows
    let ended: Promise<unknown> | null = null
    const closing = () => void (ended ??= end())
    const end = async () => {
      if (takesBack && left) {
        await client.query('set constraints all immediate')
        left(await leftSince(async (text, values = []) => (await client.query(text, [...values])).rows, next))
      }
      await client.query(takesBack ? 'rollback' : 'commit')
    }
    let next = ''
    try {
      if (left) next = String((await client.query(nextTransaction)).rows[0]?.next)
      const begun = client.query('begin')
      const opened = claims ? send<{ open: boolean }>('open', ...openingOf(claims)) : null
      const result = await work(send, closing)
      closing()
      const [, first] = await Promise.all([begun, opened, ended])
      if (first && first[0]?.open !== true) throw new Error('not let in')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  return {
    transaction,
    once: <Row>(by: By, name: string, text: string, values: readonly unknown[]) =>
      transaction(by, (send, closing) => {
        const answer = send<Row>(name, text, values)
        closing()
        return answer
      }),
  }
}

const opening = 'select omsorg.open_transaction($1, $2, $3, $4, $5, $6, $7, $8) as open'
const openingOfHolder = 'select omsorg.open_holder_or_fail($1, $2, $3, $4, $5, $6::date)::text is not null as open'

function openingOf({ sub, epo, cid, cp, mac, app, sid, act, aut }: Claims): [text: string, values: unknown[]] {
  if (app === 'CRP') {
    const today = todayIn(mac as MarketCode, Temporal.Now.instant())
    return [openingOfHolder, [Number(sub), Number(aut), epo, sid, Number(act), today.toString()]]
  }
  const scope = app === 'PRINCIPAL' ? 'all' : app === 'CSP' ? 'market' : cp ? 'place' : 'client'
  return [opening, [Number(sub), epo, null, cid ?? null, cp ?? null, mac, scope, sid]]
}
