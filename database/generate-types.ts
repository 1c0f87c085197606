import type pg from 'pg'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly domain: string | null
  readonly isArray: boolean
  readonly required: boolean
  readonly filled: boolean
  readonly generated: boolean
  readonly isView: boolean
  readonly values: string[] | null
}

/** What the server's type parsers make of each PostgreSQL type: dates and exact numbers stay text. */
const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  numeric: 'string',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'string',
  bytea: 'Buffer',
  jsonb: 'unknown',
}

const typesOfDomain: Record<string, string> = {
  market_code: 'MarketCode',
  therapy_area: 'TherapyArea',
  language_code: "'en' | 'sv' | 'fi' | 'dk'",
  application_name: "'GUIDE' | 'PRINCIPAL' | 'CSP'",
}

const header = `// Written by npm run schema; do not edit.
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
`

const columnsOfSchema = `
  select c.relname as table, a.attname as name, c.relkind = 'v' as "isView",
    case when t.typtype = 'd' then t.typname end as domain,
    coalesce(e.typname, b.typname, t.typname) as type,
    t.typcategory = 'A' as "isArray",
    -- A view knows nothing of what is required: a column of the place itself is, and one that ends in a default.
    a.attnotnull or c.relkind = 'v' and (a.attname in ('client_id', 'care_place_id') or pg_get_viewdef(c.oid, true)
      ~ format('COALESCE\\([^()]*, (true|false|\\d+|''[^'']*''::[^()]+)\\) AS %s\\M', a.attname)) as required,
    d.adbin is not null or a.attidentity = 'd' as filled,
    a.attgenerated = 's' or a.attidentity = 'a' as generated,
    -- A check of one column against a list of words is a union of these words.
    (select array_agg(m[1] order by n)
     from pg_constraint k,
       regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') with ordinality as words (m, n)
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[''') as values
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type b on b.oid = t.typbasetype and t.typtype = 'd'
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'omsorg'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
  order by c.relname, a.attnum
`

/** Kysely's view of every table, as TypeScript text. */
export async function describeTypes(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(columnsOfSchema)
  const tables = Map.groupBy(rows, (column) => column.table)
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${typeName(table)} {\n${columns.map(line).join('\n')}\n}\n`,
  )
  const names = [...tables.keys()].map((table) => `  'omsorg.${table}': ${typeName(table)}`)
  return [header, ...interfaces, `export interface DB {\n${names.join('\n')}\n}\n`].join('\n')
}

function typeName(table: string): string {
  return `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`
}

function line(column: Column): string {
  return `  ${column.name}: ${columnType(column)}`
}

function columnType(column: Column): string {
  const read = readType(column)
  if (column.isView) return read
  if (column.generated) return `GeneratedAlways<${read}>`
  if (column.type === 'jsonb') {
    // Written as JSON text: an array given as it is would become a PostgreSQL array.
    const written = column.required && !column.filled ? 'string' : 'string | undefined'
    return `ColumnType<unknown, ${column.required ? written : 'string | null | undefined'}, ${column.required ? 'string' : 'string | null'}>`
  }
  return column.filled && column.required ? `Generated<${read}>` : read
}

function readType(column: Column): string {
  const single = singleType(column)
  const whole = column.isArray ? `${single.includes('|') ? `(${single})` : single}[]` : single
  return column.required || whole === 'unknown' ? whole : `${whole} | null`
}

function singleType(column: Column): string {
  const ofDomain = column.domain ? typesOfDomain[column.domain] : undefined
  if (ofDomain) return ofDomain
  if (column.values && !column.isArray) return column.values.map((value) => `'${value}'`).join(' | ')
  const type = types[column.type]
  if (!type) throw new Error(`no TypeScript type for ${column.type} (${column.table}.${column.name})`)
  return type
}
