import pg from 'pg'
import { createMigratedDatabase, dropDatabase } from '../database.ts'
import { Answers, type Answered } from './answered.ts'
import { queryOf, readCatalogue } from './catalogue.ts'
import { targetsOf } from './query-tree.ts'

/** What PostgreSQL says of a statement: the columns that it answers, or why it is none. */
export type Described = { readonly columns: ReadonlyMap<string, Answered> } | { readonly fault: string }

export interface Describer {
  describe(text: string): Promise<Described>
  close(): Promise<void>
}

/** Prepares statements in a database of its own, each in a transaction that is rolled back. */
export async function openDescriber(): Promise<Describer> {
  const database = await createMigratedDatabase()
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const answers = new Answers(await readCatalogue(client))
  return {
    async describe(text) {
      await client.query('begin')
      try {
        return { columns: await columnsOf(client, answers, text) }
      } catch (fault) {
        return { fault: fault instanceof Error ? fault.message : String(fault) }
      } finally {
        await client.query('rollback; deallocate all')
      }
    },
    async close() {
      await client.end()
      await dropDatabase(database)
    },
  }
}

async function columnsOf(client: pg.Client, answers: Answers, text: string): Promise<ReadonlyMap<string, Answered>> {
  // Preparing finds the types of the parameters; a function of these types keeps the query as it was understood.
  await client.query(`prepare asked as ${text}`)
  const { rows: prepared } = await client.query<{ parameters: string; answers: boolean }>(
    `select coalesce((select string_agg(format_type(each, null), ', ' order by n)
                      from unnest(parameter_types::oid[]) with ordinality as types (each, n)), '') as parameters,
            result_types is not null as answers
     from pg_prepared_statements where name = 'asked'`,
  )
  const { parameters = '', answers: hasAnswer = false } = prepared[0] ?? {}
  if (!hasAnswer) return new Map()
  await client.query(
    `create function pg_temp.asked(${parameters}) returns setof record language sql begin atomic ${text}; end`,
  )
  const { rows } = await client.query<{ tree: string }>(
    `select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.asked'::regproc`,
  )
  const query = queryOf(rows[0]?.tree ?? '')
  if (!query) throw new Error('PostgreSQL keeps no query')
  return targetsOf(query).length > 0 ? answers.columnsOf(query) : new Map()
}
