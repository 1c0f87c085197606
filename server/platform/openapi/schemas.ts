import { type Schema, validatorOf } from '@omsorg/contract/endpoint.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The schemas of the document that have a name of their own, each once. */
export interface SchemaCollection {
  /** The schema as it stands where it is used; what has a name is referred to. */
  readonly of: (schema: Schema, io: 'input' | 'output') => Json
  /** Gives a name to a schema of one endpoint, and answers the reference to it. */
  readonly named: (name: string, schema: Schema, io: 'input' | 'output') => Json
  readonly all: () => Json
}

export function collectSchemas(): SchemaCollection {
  const collected = new Map<string, string>()

  /** What is asked for without its defaults differs from what is answered with them: then each has its name. */
  function keep(name: string, schema: unknown, io: 'input' | 'output'): string {
    const text = JSON.stringify(schema)
    const known = collected.get(name)
    if (known === undefined || known === text) {
      collected.set(name, text)
      return name
    }
    const other = `${name}${io === 'input' ? 'Sent' : 'Answered'}`
    collected.set(other, text)
    return other
  }

  function of(schema: Schema, io: 'input' | 'output'): Json {
    const whole = z.toJSONSchema(validatorOf(schema), {
      target: 'draft-2020-12',
      io,
      unrepresentable: 'any',
      reused: 'inline',
    }) as Json
    const { $defs = {}, ...own } = whole
    const definitions = $defs as Readonly<Record<string, Json>>
    const keptAs = new Map<string, string>()

    /** A definition is kept when it is first referred to, under the name that it then has in the document. */
    function referTo(name: string): string {
      const known = keptAs.get(name)
      if (known !== undefined) return known
      keptAs.set(name, name)
      const kept = keep(name, rename(withoutHead(definitions[name] ?? {})), io)
      keptAs.set(name, kept)
      return kept
    }

    function rename(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(rename)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) =>
          key === '$ref' && typeof each === 'string'
            ? [key, `#/components/schemas/${referTo(each.replace('#/$defs/', ''))}`]
            : [key, rename(each)],
        ),
      )
    }

    return rename(withoutHead(own)) as Json
  }

  return {
    of,
    named: (name, schema, io) => {
      const own = of(schema, io)
      if (typeof own['$ref'] === 'string' && Object.keys(own).length === 1) return own
      return { $ref: `#/components/schemas/${keep(name, own, io)}` }
    },
    all: () =>
      Object.fromEntries(
        [...collected]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, text]) => [name, JSON.parse(text)]),
      ),
  }
}

/** Where a schema stands in the document says its dialect and its name. */
function withoutHead({ $schema: _dialect, id: _name, ...rest }: Json): Json {
  return rest
}
