export type GroupName = 'recent' | 'people' | 'orders' | 'products' | 'places' | 'actions'

/** In which order they stand. */
export const groupNames: readonly GroupName[] = ['recent', 'people', 'orders', 'products', 'places', 'actions']

/** As much of a row as moving between rows asks for. */
export interface Choosable {
  /** Names it among all groups. */
  readonly key: string
}

export interface Group<Row extends Choosable> {
  readonly name: GroupName
  /** `short`: the term is too short for this group. */
  readonly state: 'waiting' | 'there' | 'failed' | 'short'
  readonly rows: readonly Row[]
  readonly again?: () => void
}

/** What stands in sight for a term. */
export interface Shown<Row extends Choosable> {
  readonly term: string
  readonly groups: readonly Group<Row>[]
}

/**
 * What is shown next. Until every group of a new term has answered, or for so long as one waits for it, what was there stays;
 * a group that answers later comes at the end, so that nothing that is chosen moves.
 */
export function nextShown<Row extends Choosable>(
  former: Shown<Row>,
  term: string,
  groups: readonly Group<Row>[],
  waitedLongEnough: boolean,
): Shown<Row> {
  const settled = groups.filter(({ state }) => state !== 'waiting')
  if (former.term !== term) {
    return settled.length === groups.length || waitedLongEnough ? { term, groups: settled } : former
  }
  const known = former.groups.flatMap(({ name }) => settled.filter((group) => group.name === name))
  return { term, groups: [...known, ...settled.filter((group) => !known.includes(group))] }
}

export function rowsOf<Row extends Choosable>(groups: readonly Group<Row>[]): readonly Row[] {
  return groups.flatMap(({ rows }) => rows)
}

/** The row that is chosen: the one with the key, as long as it is there, else the first. */
export function chosenIn<Row extends Choosable>(groups: readonly Group<Row>[], key: string | null): Row | undefined {
  const rows = rowsOf(groups)
  return rows.find((row) => row.key === key) ?? rows[0]
}

/** The row that was found, where no other was: what can be done with it was not found, nor was what was opened before. */
export function onlyHitOf<Row extends Choosable>(groups: readonly Group<Row>[]): Row | undefined {
  const [hit, ...others] = rowsOf(groups.filter(({ name }) => name !== 'actions' && name !== 'recent'))
  return others.length === 0 ? hit : undefined
}

/** One row on or back over all groups, from the last to the first and round again. */
export function stepped<Row extends Choosable>(
  groups: readonly Group<Row>[],
  key: string | null,
  by: 1 | -1,
): Row | undefined {
  const rows = rowsOf(groups)
  const chosen = chosenIn(groups, key)
  return rows[(rows.findIndex((row) => row === chosen) + by + rows.length) % rows.length]
}

/** The first row of the next group, or of the one before; undefined after the last, where the focus goes on. */
export function groupStepped<Row extends Choosable>(
  groups: readonly Group<Row>[],
  key: string | null,
  by: 1 | -1,
): Row | undefined {
  const filled = groups.filter(({ rows }) => rows.length > 0)
  const chosen = chosenIn(groups, key)
  const here = filled.findIndex(({ rows }) => rows.some((row) => row === chosen))
  return filled[here + by]?.rows[0]
}
