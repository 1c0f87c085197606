/** From so many rows on, only those near the window are drawn. */
export const drawnWholeUpTo = 200

const rowsOfBlock = 50

/** The rows in blocks: a block is drawn as a whole or not at all. */
export function blocksOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  if (rows.length <= drawnWholeUpTo) return [rows]
  const count = Math.ceil(rows.length / rowsOfBlock)
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsOfBlock, (at + 1) * rowsOfBlock))
}

/** The block that a row stands in. */
export function blockOf(row: number, rows: number): number {
  return rows <= drawnWholeUpTo ? 0 : Math.floor(row / rowsOfBlock)
}

/** How many rows stand before a block. */
export function rowsBefore(block: number): number {
  return block * rowsOfBlock
}
