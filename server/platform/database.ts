import pg from 'pg'
import type { Sql } from './sql.ts'
import { OpenTransaction } from './transactions/open-transaction.ts'
import { nameOf } from './transactions/statement-names.ts'

export interface Answer<Row> {
  readonly rows: Row[]
  /** How many rows a statement answered, wrote or removed. */
  readonly rowCount: number
}

/** An open transaction: what a statement is carried out in. */
export interface Transaction {
  query<Row>(statement: Sql): Promise<Answer<Row>>
}

/** The database as one role sees it. A transaction is the only way to reach it. */
export interface Database {
  /**
   * Carries out `work` in one transaction. Statements that do not wait for each other travel together: `begin`, `opening`, which
   * is not waited for, and the first statement of `work`; and in the end what `ending` sends and the commit. A statement that
   * fails fails the transaction, whatever `work` makes of it, and the first that failed is the failure that is thrown. Work
   * that knows before its last statements what they end with says so by `leave`, and `ending` is not asked.
   */
  transaction<Result>(
    opening: Opening | null,
    work: (tx: Transaction, leave: Leave) => Promise<Result>,
    ending?: Ending<Result>,
  ): Promise<Result>
  /**
   * The same of work that only reads and asks at once for what it mostly needs: `last` and the commit travel with its first
   * statements, in one round trip. What it asks for later is a transaction of its own, opened again, and committed where the
   * result is `kept`.
   */
  reading<Result>(
    opening: Opening,
    work: (tx: Transaction) => Promise<Result>,
    ends: { readonly last: Opening; readonly isKept: (result: Result) => boolean },
  ): Promise<Result>
  /** How many wait for a connection: the measure of overload. */
  waiting(): number
  close(): Promise<void>
}

/** What must hold for the transaction to go on: when its statement fails, PostgreSQL refuses all that follow. */
export type Opening = (tx: Transaction) => Promise<unknown>

/** Sends `last` and the commit with what is asked in this turn: nothing is asked after it, whatever becomes of the work. */
export type Leave = (last: Opening) => void

/** Judges a result: `'rollback'`, so that a refused call changes nothing, or statements that it sends at once, with the commit. */
export type Ending<Result> = (result: Result, tx: Transaction) => Promise<unknown> | 'rollback'

/**
 * The database cannot be reached, or went away in the middle of a transaction. Whether a commit under way was carried out is
 * not known: whoever must know asks again with the same idempotency key.
 */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the database was lost', { cause })
    this.name = 'ConnectionLost'
  }
}

const dateType = 1082
const timestampType = 1114
const timestamptzType = 1184
const numericType = 1700
const int8Type = 20

/**
 * Types from PostgreSQL, once for all. A date stays 'YYYY-MM-DD' (as a JavaScript Date it arrives a day early west of the
 * zone it was read in), a moment becomes ISO 8601 in UTC, a numeric stays exact text, an int8 becomes a number.
 */
pg.types.setTypeParser(dateType, (text) => text)
pg.types.setTypeParser(timestampType, (text) => text)
pg.types.setTypeParser(timestamptzType, (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'))
pg.types.setTypeParser(numericType, (text) => text)
pg.types.setTypeParser(int8Type, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('an int8 beyond what a number holds exactly')
  return value
})

export interface DatabaseOptions {
  readonly url: string
  readonly role: 'omsorg_app' | 'omsorg_jobs'
  readonly connections: number
  /** A statement that runs longer is ended, and the caller told to narrow the question (A-G43). */
  readonly statementLimitMilliseconds?: number
}

/**
 * A statement is planned once for a connection and not anew for each set of parameters: under row-level security planning
 * costs more than most statements do (the head of a person's page 7.8 ms against 1.0 to carry out). So a statement must not
 * switch its conditions by parameters (`$1 is null or …`) where that would cost it an index: it is written twice instead.
 */
function settingsOf({ role, statementLimitMilliseconds = 5000 }: DatabaseOptions): string {
  const settings = {
    role,
    TimeZone: 'UTC',
    statement_timeout: statementLimitMilliseconds,
    plan_cache_mode: 'force_generic_plan',
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    // A new connection plans every statement anew (35 ms for the page of one person): a quiet quarter of an hour keeps it.
    idleTimeoutMillis: 15 * 60_000,
    // Nobody waits longer for a connection, whether the others do not end or the database does not answer.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: options.role,
    options: settingsOf(options),
  })
  // An idle connection that breaks is dropped by the pool; the next transaction opens a new one or fails by itself.
  pool.on('error', () => undefined)

  async function onConnection<Result>(carryOut: (transaction: OpenTransaction) => Promise<Result>): Promise<Result> {
    const client = await connect(pool)
    // Without a listener a connection that breaks while it is used ends the process.
    let lost = false
    const onLost = () => void (lost = true)
    client.on('error', onLost)
    const transaction = new OpenTransaction(client)
    try {
      return await carryOut(transaction)
    } catch (fault) {
      const failure = await transaction.rollBack(fault)
      lost ||= failure.endsConnection
      throw lost ? new ConnectionLost(failure.fault) : failure.fault
    } finally {
      // Nothing is under way any more. From here on the pool listens again.
      client.release(lost)
      client.off('error', onLost)
    }
  }

  return {
    transaction: (opening, work, ending = () => Promise.resolve()) =>
      onConnection((transaction) => transaction.carryOut(opening, work, ending)),
    reading: (opening, work, ends) => onConnection((transaction) => transaction.read(opening, work, ends)),
    waiting: () => pool.waitingCount,
    close: () => pool.end(),
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (fault) {
    throw new ConnectionLost(fault)
  }
}

/** Statements on a connection, or on any of a pool when each is a transaction of its own. */
export function queriesOn(client: pg.ClientBase | pg.Pool): Transaction {
  return {
    async query<Row>({ text, values }: Sql) {
      const name = nameOf(text)
      const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>({
        text,
        values,
        ...(name ? { name } : {}),
      })
      return { rows, rowCount: rowCount ?? 0 }
    },
  }
}
