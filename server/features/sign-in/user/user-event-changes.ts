interface Change {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
  readonly place: string | null
}

type Detail = Readonly<Record<string, unknown>>

/** A change of roles at one node, as its event keeps it. */
interface RolesAtNode {
  readonly nodeId: string | null
  readonly before: readonly string[]
  readonly after: readonly string[]
}

function rolesIn(event: string, { nodes }: Detail): readonly RolesAtNode[] {
  return event === 'roles-changed' && Array.isArray(nodes) ? (nodes as RolesAtNode[]) : []
}

/** The nodes that an event speaks of, to be named. */
export function nodesIn(event: string, detail: Detail): readonly string[] {
  return rolesIn(event, detail).flatMap(({ nodeId }) => (nodeId === null ? [] : [nodeId]))
}

/** What an event changed, field by field, as words; nothing for one that has no fields. */
export function changesIn(event: string, detail: Detail, nameOf: ReadonlyMap<string, string>): Change[] {
  const change = (field: string, from: unknown, to: unknown, place: string | null = null): Change => ({
    field,
    from: wordOf(from),
    to: wordOf(to),
    place,
  })
  if (event === 'status-changed') return [change('status', detail['from'], detail['to'])]
  if (event === 'methods-changed') {
    const { changed } = detail
    return Array.isArray(changed) ? changed.map((field) => change(String(field), null, null)) : []
  }
  if (event === 'roles-changed') {
    return rolesIn(event, detail).map(({ nodeId, before, after }) =>
      change('roles', before.join(' '), after.join(' '), nodeId === null ? null : (nameOf.get(nodeId) ?? null)),
    )
  }
  const { changes } = detail
  if (typeof changes !== 'object' || changes === null) return []
  return Object.entries(changes).map(([field, value]) => {
    const [from, to] = Array.isArray(value) ? (value as unknown[]) : []
    return change(field, from, to)
  })
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
