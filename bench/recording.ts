/** One message that the product sent to PostgreSQL. */
export interface Statement {
  readonly text: string
  readonly name: string | null
  readonly values: readonly Value[]
  /** How many rows came back. */
  readonly rowCount: number
}

/** A parameter as it was, or what stands for one that each call draws anew. */
export type Value = unknown

/** Bytes that the product draws for each call, such as the hash of a new token. */
export interface FreshBytes {
  readonly drawn: 'bytes'
  readonly length: number
}

/** What an earlier statement of the same call answered: the id of a row it wrote. */
export interface EarlierAnswer {
  readonly drawn: 'answer'
  readonly statement: number
  readonly column: string
}

export type Drawn = FreshBytes | EarlierAnswer

export interface RecordedStatement extends Statement {
  /** The first row, to find again what later statements name. */
  readonly firstRow: Readonly<Record<string, unknown>> | null
}

/** All that one call makes the product say to PostgreSQL, in order. */
export interface Recording {
  readonly statements: readonly Statement[]
}

export type ToRecorder = { readonly say: 'begin'; readonly undo: boolean } | { readonly say: 'take' }

export function isDrawn(value: unknown): value is Drawn {
  return typeof value === 'object' && value !== null && 'drawn' in value
}

/** What differs between two recordings of one call is drawn anew by each call. */
export function withDrawnValues(one: readonly RecordedStatement[], other: readonly RecordedStatement[]): Recording {
  const statements = one.map((statement, index): Statement => {
    const { text, name, rowCount } = statement
    const values = statement.values.map((value, place) =>
      drawnOf(value, other[index]?.values[place], one.slice(0, index)),
    )
    return { text, name, rowCount, values }
  })
  return { statements }
}

function drawnOf(value: unknown, again: unknown, earlier: readonly RecordedStatement[]): Value {
  if (value instanceof Uint8Array && again instanceof Uint8Array) {
    return Buffer.compare(value, again) === 0 ? value : { drawn: 'bytes', length: value.length }
  }
  if ((typeof value !== 'string' && typeof value !== 'number') || value === again) return value
  for (const [statement, { firstRow }] of earlier.entries()) {
    const column = Object.entries(firstRow ?? {}).find(([, answer]) => answer === value)?.[0]
    if (column) return { drawn: 'answer', statement, column }
  }
  return value
}

const begins = /^begin\b/i
const ends = /\bcommit$/i
const keepsLog = /^\s*insert into omsorg\.access_log\b/i
const keepsKey = /\bomsorg\.idempotency_key\b|pg_try_advisory_xact_lock/i

export function beginsTransaction({ text }: Statement): boolean {
  return begins.test(text)
}

export function endsTransaction({ text }: Statement): boolean {
  return ends.test(text)
}

/**
 * The queries alone, each once. A call that writes keeps its one transaction: autocommit would make each of its writes
 * durable for itself, which is more work and not less.
 */
export function naked({ statements }: Recording, writes: boolean): Recording {
  const isSaid = (statement: Statement) =>
    !keepsLog.test(statement.text) &&
    !keepsKey.test(statement.text) &&
    (writes || (!beginsTransaction(statement) && !endsTransaction(statement)))
  const said = statements.filter(isSaid)
  // What a later statement names stands at another place when what comes before it is left out.
  const placed = (value: Value): Value => {
    const earlier = isDrawn(value) && value.drawn === 'answer' ? statements[value.statement] : undefined
    return earlier && isDrawn(value) ? { ...value, statement: said.indexOf(earlier) } : value
  }
  return { statements: said.map((statement) => ({ ...statement, values: statement.values.map(placed) })) }
}

/** The statement that opened the transaction, without the `begin` before it; null when nothing was opened. */
export function openingOf({ statements }: Recording): string | null {
  const first = statements.find(beginsTransaction)?.text ?? ''
  return /^begin;\s*(.+)$/s.exec(first)?.[1] ?? null
}
