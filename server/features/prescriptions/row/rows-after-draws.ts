import { standingOf } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import type { RowToSettle } from './settle-rows.ts'
import type { StandingRow } from './standing-of-row.ts'

export interface OwnDraw {
  readonly rowId: number
  readonly pieces: number
}

/** The rows of a person as one more order leaves them, without reading them anew. */
export function rowsAfterDraws(
  rows: readonly StandingRow[],
  draws: readonly OwnDraw[],
  confirmedAt: Temporal.Instant,
): RowToSettle[] {
  return rows.map((row) => {
    const own = draws.find((draw) => draw.rowId === row.record.id)
    if (!own) return row
    const { record, openAddition, additions } = row
    const draw = { confirmedAt, packages: Math.ceil(own.pieces / record.row_items_per_package) }
    const drawing = { ...row.drawing, draws: [...row.drawing.draws, draw] }
    return { record, openAddition, additions, drawing, standing: standingOf(drawing) }
  })
}

/**
 * The moment of a draw from rows: whoever waited for them draws after what the one before did to them, although the call may
 * have begun earlier. Draws are replayed in the order of these moments.
 */
export function momentAfter(rows: readonly Pick<StandingRow, 'drawing'>[], now: Temporal.Instant): Temporal.Instant {
  const after = (moment: Temporal.Instant) => moment.add({ microseconds: 1 })
  return rows
    .flatMap(({ drawing: { draws, additions } }) => [
      ...draws.map((draw) => after(draw.confirmedAt)),
      ...additions.flatMap(({ openedAt, endedAt }) => (endedAt ? [openedAt, after(endedAt)] : [openedAt])),
    ])
    .reduce(later, now)
}

export function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one
}
