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

/** The customer numbers of a user at one care place, as their event keeps them. */
interface NumbersAtPlace {
  readonly carePlaceId: string
  readonly before: string
  readonly after: string
}

function numbersIn(event: string, { places }: Detail): readonly NumbersAtPlace[] {
  return event === 'invoice-areas-changed' && Array.isArray(places) ? (places as NumbersAtPlace[]) : []
}

/** The nodes that an event speaks of, to be named. */
export function nodesIn(event: string, detail: Detail): readonly string[] {
  if (event === 'role-term-changed') return typeof detail['nodeId'] === 'string' ? [detail['nodeId']] : []
  const ofRoles = rolesIn(event, detail).flatMap(({ nodeId }) => (nodeId === null ? [] : [nodeId]))
  return [...ofRoles, ...numbersIn(event, detail).map(({ carePlaceId }) => carePlaceId)]
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
  if (event === 'invoice-areas-changed') {
    return numbersIn(event, detail).map(({ carePlaceId, before, after }) =>
      change('invoiceAreas', before || null, after || null, nameOf.get(carePlaceId) ?? null),
    )
  }
  if (event === 'role-term-changed') {
    const { from, to } = detail as { readonly from?: Detail; readonly to?: Detail }
    const place = nameOf.get(String(detail['nodeId'])) ?? null
    return (['lastDay', 'confirmDay'] as const)
      .filter((field) => from?.[field] !== to?.[field])
      .map((field) => change(field, from?.[field], to?.[field], place))
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
