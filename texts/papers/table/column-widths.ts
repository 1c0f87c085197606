interface ColumnToFit {
  /** How wide it is beside the others. */
  readonly share: number
  /** What the longest word of its head needs. */
  readonly least: number
}

/**
 * The room of a table among its columns, by their shares. One whose head would be broken within a word takes what it lacks from
 * those that have more than they need.
 */
export function columnWidths(room: number, columns: readonly ColumnToFit[]): number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const parts = columns.map(({ share, least }) => {
    const width = (room * share) / shares
    return { width, lack: Math.max(0, least - width), spare: Math.max(0, width - least) }
  })
  const lack = parts.reduce((sum, part) => sum + part.lack, 0)
  const spare = parts.reduce((sum, part) => sum + part.spare, 0)
  if (lack === 0 || lack > spare) return parts.map(({ width }) => width)
  return parts.map((part) => part.width + part.lack - (part.spare * lack) / spare)
}
