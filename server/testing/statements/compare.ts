import type { Answered } from './answered.ts'
import type { Declared } from './declared.ts'

/** Where a declared row says other than what PostgreSQL answers. */
export function liesOf(row: Declared, columns: ReadonlyMap<string, Answered>): string[] {
  return compareProperties(row, columns, '')
}

function compareProperties(declared: Declared, answered: ReadonlyMap<string, Answered>, path: string): string[] {
  if (declared.kind !== 'object') return []
  const properties = declared.properties()
  const found = [...properties].flatMap(([name, type]) => {
    const value = answered.get(name)
    if (value) return compare(type, value, `${path}${name}`)
    return membersOf(type).some((member) => member.kind === 'undefined')
      ? []
      : [`${path}${name} is declared and not answered`]
  })
  const unasked = [...answered.keys()].filter((name) => !properties.has(name))
  return [...found, ...unasked.map((name) => `${path}${name} is answered and not declared`)]
}

function compare(declared: Declared, answered: Answered, path: string): string[] {
  const members = membersOf(declared)
  if (members.some((member) => member.kind === 'unknown')) return []
  const values = members.filter((member) => member.kind !== 'null' && member.kind !== 'undefined')
  const lies: string[] = []
  if (answered.null === 'maybe' && !members.some((member) => member.kind === 'null')) lies.push(`${path} may be null`)
  if (answered.kind === 'unknown') return lies
  const fits = values.filter((member) => kindOf(member) === answered.kind)
  if (fits.length < values.length || values.length === 0) {
    return [...lies, `${path} is answered as ${answered.kind}, not as ${values.map(kindOf).join(' or ') || 'null'}`]
  }
  return [...lies, ...(fits.length === 1 && fits[0] ? compareInner(fits[0], answered, path) : [])]
}

function compareInner(declared: Declared, answered: Answered, path: string): string[] {
  if (declared.kind === 'array' && answered.of) return compare(declared.of, answered.of, `${path}[]`)
  if (declared.kind === 'object' && answered.properties)
    return compareProperties(declared, answered.properties, `${path}.`)
  return []
}

function membersOf(declared: Declared): readonly Declared[] {
  return declared.kind === 'union' ? declared.of.flatMap(membersOf) : [declared]
}

function kindOf(declared: Declared): string {
  if (declared.kind === 'literal') return typeof declared.value
  if (declared.kind === 'tuple') return 'array'
  if (declared.kind === 'record') return 'object'
  return declared.kind === 'instance' ? declared.name : declared.kind
}
