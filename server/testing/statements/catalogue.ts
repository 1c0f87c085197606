// Sets the parsers that a type is asked of.
import '../../platform/database.ts'
import pg from 'pg'
import { isNode, nodesOf, readTree, type TreeNode } from './node-tree.ts'

/** What a value of a type is in JavaScript, as the parsers of platform/database.ts make it. */
export type Kind = 'string' | 'number' | 'boolean' | 'Buffer' | 'unknown' | { readonly arrayOf: Kind }

export interface Catalogue {
  kindOf(type: string): Kind
  /** The same inside of JSON. */
  kindInJson(type: string): Kind
  /** Whether a column of a table may be null. A view is answered by the query that it is. */
  isRequired(table: string, column: string): boolean
  viewOf(table: string): TreeNode | undefined
  functionOf(id: string): CatalogueFunction
}

export interface CatalogueFunction {
  readonly name: string
  readonly isBuiltIn: boolean
  readonly isStrict: boolean
}

const samples: Readonly<Record<string, string>> = { N: '1', B: 't', D: '2026-01-01', S: 'x', U: '1', T: '1' }

export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const read = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  const types = new Map(
    (
      await read<{ oid: number; name: string; category: string; base: number; element: number }>(
        `select oid, typname as name, typcategory as category, typbasetype as base, typelem as element from pg_type`,
      )
    ).map((type) => [String(type.oid), type]),
  )
  const required = new Set(
    (
      await read<{ key: string }>(
        `select attrelid || '.' || attnum as key from pg_attribute
         where attnotnull or exists (select from pg_type t where t.oid = atttypid and t.typnotnull)`,
      )
    ).map(({ key }) => key),
  )
  const views = new Map(
    (
      await read<{ oid: number; tree: string }>(
        `select ev_class as oid, ev_action::text as tree from pg_rewrite where rulename = '_RETURN'
           and ev_class in (select oid from pg_class where relnamespace = 'omsorg'::regnamespace)`,
      )
    ).map(({ oid, tree }) => [String(oid), queryOf(tree)]),
  )
  const functions = new Map(
    (
      await read<{ oid: number; name: string; schema: string; strict: boolean }>(
        `select oid, proname as name, pronamespace::regnamespace::text as schema, proisstrict as strict from pg_proc`,
      )
    ).map(({ oid, name, schema, strict }) => [
      String(oid),
      { name, isBuiltIn: schema === 'pg_catalog', isStrict: strict },
    ]),
  )

  function kindOf(id: string): Kind {
    const type = types.get(id)
    if (!type) return 'unknown'
    if (type.base !== 0) return kindOf(String(type.base))
    if (type.name === 'json' || type.name === 'jsonb') return 'unknown'
    if (type.name === 'bytea') return 'Buffer'
    if (type.category === 'A') {
      const element = types.get(String(type.element))
      return { arrayOf: parsedAs(type.oid, `{${samples[element?.category ?? ''] ?? 'x'}}`, true) }
    }
    return parsedAs(type.oid, samples[type.category] ?? 'x', false)
  }

  function kindInJson(id: string): Kind {
    const type = types.get(id)
    if (!type || type.name === 'json' || type.name === 'jsonb') return 'unknown'
    if (type.base !== 0) return kindInJson(String(type.base))
    if (type.category === 'A') return { arrayOf: kindInJson(String(type.element)) }
    if (type.category === 'N') return 'number'
    return type.category === 'B' ? 'boolean' : 'string'
  }

  return {
    kindOf,
    kindInJson,
    isRequired: (table, column) => required.has(`${table}.${column}`),
    viewOf: (table) => views.get(table),
    functionOf: (id) => functions.get(id) ?? { name: '', isBuiltIn: false, isStrict: false },
  }
}

/** The parser is asked, and nobody remembers what it does. */
function parsedAs(type: number, text: string, isArray: boolean): Kind {
  const parsed: unknown = pg.types.getTypeParser(type, 'text')(text)
  const value: unknown = isArray ? (Array.isArray(parsed) ? parsed[0] : undefined) : parsed
  if (Buffer.isBuffer(value)) return 'Buffer'
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'unknown'
}

/** The last query of a text: a view is one, and the body of a function is a list of them. */
export function queryOf(text: string): TreeNode | undefined {
  let tree = readTree(text)
  while (Array.isArray(tree)) tree = tree.at(-1) ?? null
  return isNode(tree) && tree.type === 'QUERY' ? tree : nodesOf(tree)[0]
}
