import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readNodeTree } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import type { MatrixNode, RolesByNode } from '@omsorg/domain/sign-in/role/role-matrix.ts'

type Client = AnswerOf<typeof readNodeTree>

/** A node of the client as a row of the table. */
export interface MatrixRow extends MatrixNode {
  readonly name: string
  readonly level: 1 | 2 | 3
  /** How many care places stand below it. */
  readonly places: number
}

export interface SeenRow extends MatrixRow {
  /** Null where nothing stands below, and while what is seen is narrowed: then all of it stands open. */
  readonly open: boolean | null
}

/** All nodes of a client, each before what stands below it. */
export function rowsOf(client: Client): MatrixRow[] {
  const units = client.children ?? []
  const clientId = client.id
  const ofPlaces = units.map((unit) => unit.children ?? [])
  const top: MatrixRow = {
    nodeType: 'Client',
    nodeId: clientId,
    clientId,
    careUnitId: null,
    carePlaceId: null,
    name: client.name,
    level: 1,
    places: ofPlaces.flat().length,
  }
  const below = units.flatMap((unit, at): MatrixRow[] => {
    const places = ofPlaces[at] ?? []
    const own = { clientId, careUnitId: unit.id }
    return [
      {
        ...own,
        nodeType: 'CareUnit',
        nodeId: unit.id,
        carePlaceId: null,
        name: unit.name,
        level: 2,
        places: places.length,
      },
      ...places.map((place): MatrixRow => ({
        ...own,
        nodeType: 'CarePlace',
        nodeId: place.id,
        carePlaceId: place.id,
        name: place.name,
        level: 3,
        places: 0,
      })),
    ]
  })
  return [top, ...below]
}

export interface Seen {
  readonly opened: ReadonlySet<string>
  readonly term: string
  readonly shows: 'held' | 'all'
  /** What is held, saved or not: those rows stay whatever is searched for. */
  readonly ticked: ReadonlySet<string>
}

/** The rows that are seen: opened ones, or what a search finds with what stands above it and what is held. */
export function seenRows(rows: readonly MatrixRow[], { opened, term, shows, ticked }: Seen): SeenRow[] {
  const isSought = folded(term) !== ''
  const isWanted = (row: MatrixRow) => ticked.has(row.nodeId) || (shows === 'all' && isSought && matchesTerm(row, term))
  const isNarrowed = isSought || shows === 'held'
  const wanted = isNarrowed ? withAbove(rows.filter(isWanted)) : null
  const among = wanted === null ? rows : rows.filter(({ nodeId }) => wanted.has(nodeId))
  return among.flatMap((row, at): SeenRow[] => {
    if (wanted !== null) return [{ ...row, open: null }]
    if (!aboveOf(row).every((id) => opened.has(id))) return []
    // What stands below a row follows it.
    const hasBelow = (among[at + 1]?.level ?? 0) > row.level
    return [{ ...row, open: hasBelow ? opened.has(row.nodeId) : null }]
  })
}

function aboveOf({ level, clientId, careUnitId }: MatrixRow): string[] {
  if (level === 1 || clientId === null) return []
  return level === 2 || careUnitId === null ? [clientId] : [clientId, careUnitId]
}

function withAbove(rows: readonly MatrixRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => [...aboveOf(row), row.nodeId]))
}

/** Whether a part of each word stands in the name. */
export function matchesTerm({ name }: Pick<MatrixRow, 'name'>, term: string): boolean {
  const words = folded(term).split(' ').filter(Boolean)
  return words.every((word) => folded(name).includes(word))
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** So many nodes are seen without scrolling far. */
const fewRows = 12

/** Opened to begin with: the client, and each unit in which something is held; of a small client in which nothing is, all. */
export function openedAtFirst(rows: readonly MatrixRow[], ticked: ReadonlySet<string>): ReadonlySet<string> {
  const [top] = rows
  const held = rows.filter(({ nodeId }) => ticked.has(nodeId))
  if (held.length === 0 && rows.length <= fewRows) return new Set(rows.map(({ nodeId }) => nodeId))
  return new Set([...(top ? [top.nodeId] : []), ...held.flatMap(aboveOf)])
}

/** The nodes at which something is held. */
export function tickedIn(...each: readonly RolesByNode[]): ReadonlySet<string> {
  return new Set(each.flatMap((roles) => [...roles].filter(([, held]) => held.size > 0).map(([nodeId]) => nodeId)))
}

/** What has to be open for a node to be seen. */
export function openedDownTo(rows: readonly MatrixRow[], nodeId: string): readonly string[] {
  const row = rows.find((each) => each.nodeId === nodeId)
  return row ? aboveOf(row) : []
}
