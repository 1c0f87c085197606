import type { Transaction } from '../../../platform/database.ts'
import { readDraws, readLastDraws, readRows } from './rows-of-persons.sql.ts'
import type { DrawRecord, RowRecord, RowsQuestion } from './rows-of-persons.sql.ts'
import { standingOfRow, type StandingContext, type StandingRow, type SuppliedRow } from './standing-of-row.ts'

/** The rows of persons and what was drawn, before anybody has asked how they stand. */
export interface DrawnRows {
  readonly records: readonly RowRecord[]
  /** All of them; of rows that are told by their supply what was last drawn alone, where nobody asks for more. */
  readonly draws: readonly DrawRecord[]
}

export async function readDrawnRows(tx: Transaction, question: RowsQuestion): Promise<DrawnRows> {
  const [records, draws] = await Promise.all([readRows(tx, question), readDraws(tx, question.careRecipientIds)])
  return { records, draws }
}

/** The same for who asks how the rows stand and not what was drawn: draws are read where the supply does not tell all of it. */
export async function readSuppliedRows(tx: Transaction, question: RowsQuestion): Promise<DrawnRows> {
  const records = await readRows(tx, question)
  const isTold = records.every(({ supply, has_additions: hasAdditions }) => supply !== null && !hasAdditions)
  return { records, draws: isTold ? [] : await readDraws(tx, question.careRecipientIds) }
}

/**
 * The same for who asks what was last drawn from each row: of whose rows all are told by their supply no other draws are read,
 * but for those of `wholly`. Of a hundred residents all draws are ten times as much.
 */
export async function readLastDrawnRows(
  tx: Transaction,
  question: RowsQuestion,
  wholly: readonly number[],
): Promise<DrawnRows> {
  const { careRecipientIds } = question
  const [records, last] = await Promise.all([readRows(tx, question), readLastDraws(tx, careRecipientIds)])
  const untold = records.filter(({ supply, has_additions: hasAdditions }) => supply === null || hasAdditions)
  const whole = new Set([...wholly, ...untold.map((record) => record.care_recipient_id)])
  if (whole.size === 0) return { records, draws: last }
  const draws = last.filter((draw) => !whole.has(draw.care_recipient_id))
  return { records, draws: [...draws, ...(await readDraws(tx, [...whole]))] }
}

/** How the rows stand today, without what was drawn. */
export function suppliedRows(rows: DrawnRows, context: StandingContext): SuppliedRow[] {
  return standingRows(rows, () => context)
}

/** The rows as they stand today. What differs from person to person is asked of `context`. */
export function standingRows(
  { records, draws }: DrawnRows,
  context: (careRecipientId: number) => StandingContext,
): StandingRow[] {
  const drawsOf = Map.groupBy(draws, (draw) => draw.care_recipient_id)
  return records.map((record) => {
    const own = drawsOf.get(record.care_recipient_id) ?? []
    return standingOfRow(record, own, context(record.care_recipient_id))
  })
}

/** The rows of persons as they stand today. */
export async function rowsOfPersons(
  tx: Transaction,
  question: RowsQuestion,
  context: (careRecipientId: number) => StandingContext,
): Promise<StandingRow[]> {
  return standingRows(await readDrawnRows(tx, question), context)
}
