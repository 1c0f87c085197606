// Loaded into the product before it starts (node --import): tells which statements each call sends to PostgreSQL.
import pg from 'pg'
import type { RecordedStatement, ToRecorder } from './recording.ts'

interface Sent {
  readonly text: string
  readonly name?: string
  readonly values?: readonly unknown[]
}

let statements: RecordedStatement[] = []
let recording = false
let undoing = false

const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown

function record(this: pg.Client, ...given: unknown[]): unknown {
  const [first] = given
  const isOfApplication = String(optionsOf(this)).includes('role=omsorg_app')
  if (!recording || !isOfApplication || (typeof first !== 'string' && !isSent(first))) return send.apply(this, given)
  const sent: Sent = typeof first === 'string' ? { text: first } : first
  const place = statements.length
  statements.push({
    text: sent.text,
    name: sent.name ?? null,
    values: [...(sent.values ?? [])],
    rowCount: 0,
    firstRow: null,
  })
  // What only shows its statements leaves nothing behind.
  const isEnd = undoing && /\bcommit$/.test(sent.text)
  const answer = isEnd ? send.call(this, sent.text.replace(/\bcommit$/, 'rollback')) : send.apply(this, given)
  return Promise.resolve(answer).then((result) => {
    const rows = rowsOf(result)
    const statement = statements[place]
    if (statement) statements[place] = { ...statement, rowCount: rows.length, firstRow: rows[0] ?? null }
    // The product looks whether its commit was one.
    return isEnd && typeof result === 'object' ? { ...result, command: 'COMMIT' } : result
  })
}

function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}

function optionsOf(client: pg.Client): unknown {
  const parameters: unknown = Reflect.get(client, 'connectionParameters')
  return typeof parameters === 'object' && parameters !== null && 'options' in parameters ? parameters.options : ''
}

function rowsOf(result: unknown): Record<string, unknown>[] {
  if (Array.isArray(result)) return result.flatMap(rowsOf)
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) return []
  return result.rows as Record<string, unknown>[]
}

Object.assign(pg.Client.prototype, { query: record })

process.on('message', (message: ToRecorder) => {
  if (message.say === 'begin') {
    statements = []
    recording = true
    undoing = message.undo
    process.send?.('begun')
    return
  }
  recording = false
  process.send?.(statements)
})
