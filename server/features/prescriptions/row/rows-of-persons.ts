import type { Transaction } from '../../../platform/database.ts'
import { readAdditions, readDraws, readRows, type RowsQuestion } from './rows-of-persons.sql.ts'
import { standingOfRow, type StandingContext, type StandingRow } from './standing-of-row.ts'

/** The rows of persons as they stand today. What differs from person to person is asked of `around`. */
export async function rowsOfPersons(
  tx: Transaction,
  question: RowsQuestion,
  context: (careRecipientId: number) => StandingContext,
): Promise<StandingRow[]> {
  const records = await readRows(tx, question)
  if (records.length === 0) return []
  const draws = await readDraws(tx, question.careRecipientIds)
  const additions = await readAdditions(
    tx,
    records.map((record) => record.id),
  )
  const drawsOf = Map.groupBy(draws, (draw) => draw.care_recipient_id)
  return records.map((record) => {
    const own = drawsOf.get(record.care_recipient_id) ?? []
    return standingOfRow(record, own, additions, context(record.care_recipient_id))
  })
}
