// node:http and pg, and nothing else: says to PostgreSQL what the product was recorded to say, and sends the rows back.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize } from 'node:v8'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { beginsTransaction, endsTransaction, isDrawn, type Recording, type Value } from './recording.ts'

export interface BareGiven {
  readonly databaseUrl: string
  readonly recordings: readonly Recording[]
  /** Sets the reach of each connection for good; null where each transaction sets its own. */
  readonly opening: string | null
  /** Checked between the first transaction and the next. */
  readonly password: string | null
  readonly connections: number
}

const [file = ''] = process.argv.slice(2)
const { databaseUrl, recordings, opening, password, connections }: BareGiven = deserialize(readFileSync(file))

const asText = (text: string) => text
for (const type of [1082, 1114, 1184]) pg.types.setTypeParser(type, asText)
const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: connections,
  options: '-c role=omsorg_app -c TimeZone=UTC -c statement_timeout=5000 -c plan_cache_mode=force_generic_plan',
  idleTimeoutMillis: 0,
  onConnect: async (client) => {
    if (opening) await reachForGood(client, opening)
  },
})

/** PostgreSQL lists no settings of applications: their names stand in the functions that open a transaction. */
const settings = `
  select name, current_setting(name) as setting
  from (
    select distinct found[1] as name
    from pg_proc p, regexp_matches(p.prosrc, 'set_config\\(''(omsorg\\.[a-z_]+)''', 'g') as found
    where p.pronamespace = 'omsorg'::regnamespace and p.proname like 'open%'
  ) set_by_opening`

/** What an opened transaction may see, the whole session may. */
async function reachForGood(client: pg.ClientBase, statement: string): Promise<void> {
  await client.query(`begin; ${statement}`)
  const { rows } = await client.query<{ name: string; setting: string }>(settings)
  await client.query('commit')
  for (const { name, setting } of rows) await client.query('select set_config($1, $2, false)', [name, setting])
}

type Rows = readonly Record<string, unknown>[]

async function carryOut({ statements }: Recording): Promise<Rows[]> {
  const answers: Rows[] = []
  let client = await pool.connect()
  try {
    for (const [index, statement] of statements.entries()) {
      const { text, name, values } = statement
      const isSimple = beginsTransaction(statement) || endsTransaction(statement)
      const result: unknown = await client.query(
        isSimple ? text : { text, ...(name ? { name } : {}), values: values.map((value) => filled(value, answers)) },
      )
      answers.push(rowsOf(result))
      if (!endsTransaction(statement) || index === statements.length - 1) continue
      client.release()
      if (password !== null) await checkPassword(answers, password)
      client = await pool.connect()
    }
    return answers
  } finally {
    client.release()
  }
}

function filled(value: Value, answers: readonly Rows[]): unknown {
  if (!isDrawn(value)) return value
  return value.drawn === 'bytes' ? randomBytes(value.length) : answers[value.statement]?.[0]?.[value.column]
}

function rowsOf(result: unknown): Rows {
  if (Array.isArray(result)) return result.flatMap(rowsOf)
  return (result as pg.QueryResult<Record<string, unknown>>).rows
}

async function checkPassword(answers: readonly Rows[], given: string): Promise<void> {
  const hash = answers.flat().find((row) => 'password_hash' in row)?.['password_hash']
  if (typeof hash !== 'string' || !(await verify(hash, given))) throw new Error('the password does not fit')
}

async function answer(recording: Recording, response: ServerResponse): Promise<void> {
  try {
    const answers = await carryOut(recording)
    const body = Buffer.from(JSON.stringify(answers))
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'x-rows': answers.reduce((sum, rows) => sum + rows.length, 0),
    })
    response.end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const recording = recordings[Number(request.url?.slice(1))]
    if (recording) void answer(recording, response)
    else response.writeHead(404).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
