/** Sends a statement, whoever's connection it is. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>

/** What a call has left: its rows by the name of their table. */
export type Left = readonly { readonly table: string; readonly row: unknown }[]

const tables = `select c.relname as name from pg_catalog.pg_class c
  where c.relnamespace = 'omsorg'::regnamespace and c.relkind = 'r' and not c.relname = any ($1) order by 1`

/** What says nothing of a call: how it is answered again, and counts of who was asked how often. */
const ofNoCall = [
  'idempotency_key',
  'refresh_family',
  'refresh_token',
  'user_visit',
  'budget_use',
  'access_log_seal',
  'migration',
]

/** The transaction from which on rows are those of a call that begins now. */
export const nextTransaction = 'select pg_snapshot_xmax(pg_current_snapshot())::text as next'

/** The rows that were written by transactions from this one on, as far as this connection sees them. */
export async function leftSince(ask: Ask, next: string): Promise<Left> {
  const names = await ask(tables, [ofNoCall])
  const each = names.map(
    ({ name }) =>
      `select '${name}' as "table", to_jsonb(t) as row from omsorg.${name} t where t.xmin::text::bigint >= $1::bigint`,
  )
  return (await ask(each.join(' union all '), [next])) as unknown as Left
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:/
const bytes = /^\\x/

/** Whether a job that fails has told so meanwhile, such as a mail: the bench has nobody to send it to. */
const tellsOfJob = ({ table, row }: Left[number]) =>
  table === 'order_task' && (row as { readonly kind: string }).kind === 'failed-work'

/** The same without what is drawn for each, such as ids and moments, and without how far a job has come meanwhile. */
export function comparable(left: Left): string[] {
  const drawn = new Set(['id', 'sent_at', 'failed_at', ...left.map(({ table }) => `${table}_id`)])
  const ofCall = left.filter((each) => !tellsOfJob(each))
  return ofCall.map(({ table, row }) => `${table} ${JSON.stringify(plain(row, drawn))}`).toSorted()
}

function plain(value: unknown, drawn: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return moment.test(value) ? 'a moment' : bytes.test(value) ? 'bytes' : value
  if (Array.isArray(value)) return value.map((each) => plain(each, drawn))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !drawn.has(name))
  return Object.fromEntries(kept.toSorted().map(([name, each]) => [name, plain(each, drawn)]))
}
