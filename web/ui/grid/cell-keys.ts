/** A cell by its place: rows from 0, and of a row its head at 0 with the cells from 1 on. */
export interface CellAt {
  readonly row: number
  readonly column: number
}

export interface CellKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key needs to know of a row that may be opened. */
export interface KeyedRow {
  readonly key: string
  readonly level: number
  /** Null where nothing stands below. */
  readonly open: boolean | null
}

export type CellMove = { readonly go: CellAt } | { readonly toggle: string; readonly open: boolean }

/** So many rows are a page. */
const pageOfRows = 10

/**
 * The keys of the grid pattern of ARIA: arrows, Home and End within a row, with Ctrl to the corners, and the page keys. In the
 * head of a row Right opens and Left folds. Null for a key that is not the grid's, or that leads nowhere from here.
 */
export function moveInGrid(pressed: CellKey, rows: readonly KeyedRow[], columns: number, at: CellAt): CellMove | null {
  const { key, ctrlKey, metaKey, altKey } = pressed
  const row = rows[at.row]
  if (altKey || !row) return null
  const isCorner = ctrlKey || metaKey
  const to = (rowAt: number, column: number): CellMove | null => {
    const go = { row: within(rowAt, rows.length - 1), column: within(column, columns) }
    return go.row === at.row && go.column === at.column ? null : { go }
  }
  if (key === 'Home') return to(isCorner ? 0 : at.row, 0)
  if (key === 'End') return to(isCorner ? rows.length - 1 : at.row, columns)
  if (isCorner) return null
  switch (key) {
    case 'ArrowDown':
      return to(at.row + 1, at.column)
    case 'ArrowUp':
      return to(at.row - 1, at.column)
    case 'PageDown':
      return to(at.row + pageOfRows, at.column)
    case 'PageUp':
      return to(at.row - pageOfRows, at.column)
    case 'ArrowRight':
      return at.column === 0 && row.open === false ? { toggle: row.key, open: true } : to(at.row, at.column + 1)
    case 'ArrowLeft':
      if (at.column > 0) return to(at.row, at.column - 1)
      return row.open ? { toggle: row.key, open: false } : to(parentOf(rows, at.row), 0)
    default:
      return null
  }
}

function within(at: number, last: number): number {
  return Math.max(0, Math.min(last, at))
}

function parentOf(rows: readonly KeyedRow[], at: number): number {
  const level = rows[at]?.level ?? 1
  const parent = rows.slice(0, at).findLastIndex((each) => each.level < level)
  return parent < 0 ? at : parent
}
