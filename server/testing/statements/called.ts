import { pathToFileURL } from 'node:url'
import type { Answer, Transaction } from '../../platform/database.ts'
import { type Sql, Statement } from '../../platform/sql.ts'
import type { Declared, QueryFunction, Sources, Template } from './declared.ts'

/** A statement as it would go to PostgreSQL, with the templates that it is made of; the first is the whole. */
export interface Sent {
  readonly text: string
  readonly templates: readonly string[]
}

/** What a template is known by, in the sources and when it runs. */
export const keyOf = (texts: readonly string[]): string => texts.join('\0')

const callsOfEach = 300
const deepest = 6

/**
 * Calls every function with made-up arguments and rows of the types that it declares, again and again, and answers the
 * different statements that it would have sent. The numbers behind the values are the same in every run.
 */
export async function callAll({ functions, templates }: Sources): Promise<Sent[]> {
  const rows = new Map(templates.map((each) => [keyOf(each.texts), each.row]))
  const sent = new Map<string, Sent>()
  for (const each of functions) await call(each, rows, sent)
  return differing([...sent.values()])
}

/** Of each template the first of its statements; then only one that holds two parts together that were not together before. */
function differing(sent: readonly Sent[]): Sent[] {
  const seen = new Set<string>()
  return sent.filter(({ templates }) => {
    const parts = [...new Set(templates)]
    const pairs = parts.flatMap((one) => parts.map((other) => `${templates[0]}\n${one}\n${other}`))
    const isNew = pairs.some((pair) => !seen.has(pair))
    for (const pair of pairs) seen.add(pair)
    return isNew
  })
}

async function call(
  { file, name, parameters }: QueryFunction,
  rows: ReadonlyMap<string, Template['row']>,
  sent: Map<string, Sent>,
): Promise<void> {
  const module: Record<string, (...values: unknown[]) => unknown> = await import(pathToFileURL(file).href)
  const carryOut = module[name]
  if (!carryOut) throw new Error(`${file} does not export ${name}`)
  const maker = new Maker({
    query: async <Row>(statement: Sql): Promise<Answer<Row>> => {
      const templates = statement instanceof Statement ? templatesOf(statement) : []
      sent.set(statement.text, { text: statement.text, templates })
      const count = maker.chance(3)
      const row = rows.get(templates[0] ?? '') ?? { kind: 'object', properties: () => new Map() }
      return { rows: Array.from({ length: count }, () => maker.make(row) as Row), rowCount: count }
    },
  })
  for (let calls = 0; calls < callsOfEach; calls++) {
    // What a function makes of made-up rows is nothing to go by: an error ends this call, and the next one goes on.
    try {
      await carryOut(...parameters.map((parameter) => maker.make(parameter)))
    } catch {
      continue
    }
  }
}

function templatesOf(statement: Statement<unknown>): string[] {
  const parts = statement.parts.flatMap((part) => (part instanceof Statement ? templatesOf(part) : []))
  return [keyOf(statement.template), ...parts]
}

const texts = ['1', 'sv', '2026-01-01', '2026-01-01T00:00:00Z', '', '00000000-0000-4000-8000-000000000000']

class Maker {
  readonly #tx: Transaction
  #state = 1

  constructor(tx: Transaction) {
    this.#tx = tx
  }

  /** A number below `limit`. */
  chance(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * limit)
  }

  #one<Value>(values: readonly Value[]): Value | undefined {
    return values[this.chance(values.length)]
  }

  make(declared: Declared, depth = 0): unknown {
    switch (declared.kind) {
      case 'string':
        return this.#one(texts)
      case 'number':
        return this.chance(4)
      case 'boolean':
        return this.chance(2) === 1
      case 'literal':
        return declared.value
      case 'null':
        return null
      case 'undefined':
        return undefined
      case 'unknown':
      case 'record':
        return {}
      case 'transaction':
        return this.#tx
      case 'union':
        return this.make(this.#one(declared.of) ?? { kind: 'undefined' }, depth)
      case 'tuple':
        return declared.of.map((each) => this.make(each, depth + 1))
      case 'array':
        return depth > deepest ? [] : Array.from({ length: this.chance(3) }, () => this.make(declared.of, depth + 1))
      case 'function':
        return () => this.make(declared.answers(), depth + 1)
      case 'object':
        if (depth > deepest) return {}
        return Object.fromEntries([...declared.properties()].map(([name, each]) => [name, this.make(each, depth + 1)]))
      case 'instance':
        return this.#instance(declared.name, declared.of, depth)
    }
  }

  #instance(name: string, of: readonly Declared[], depth: number): unknown {
    const few = () => Array.from({ length: this.chance(3) }, () => of.map((each) => this.make(each, depth + 1)))
    if (name === 'PlainDate') return Temporal.PlainDate.from('2026-01-01').add({ days: this.chance(4) })
    if (name === 'Instant') return Temporal.Instant.from('2026-01-01T00:00:00Z')
    if (name === 'ZonedDateTime') return Temporal.ZonedDateTime.from('2026-01-01T00:00:00[UTC]')
    if (name.endsWith('Map')) return new Map(few().map(([key, value]) => [key, value]))
    if (name.endsWith('Set')) return new Set(few().map(([value]) => value))
    if (name === 'Promise') return Promise.resolve(of[0] ? this.make(of[0], depth + 1) : undefined)
    return Buffer.alloc(32, this.chance(256))
  }
}
