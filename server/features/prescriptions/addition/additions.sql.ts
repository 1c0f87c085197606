import type { Transaction } from '../../../platform/database.ts'
import { raw, sql } from '../../../platform/sql.ts'
import { lastDraw, type Change } from '../row/closing.sql.ts'
import type { Author } from '../../../platform/author.ts'

export interface AdditionToInsert extends Change {
  readonly rowId: number
  readonly prescriptionId: number
  readonly extraPackages: number
  readonly extraWithdrawals: number
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
  readonly by: Author & { readonly userId: number }
}

/**
 * Writes an addition as open from now on. What was drawn from the row before stands before it, although the call may have
 * begun earlier: a draw belongs to the addition that was open in its moment.
 */
export async function insertAddition(tx: Transaction, addition: AdditionToInsert): Promise<number> {
  const { rowId, by } = addition
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into omsorg.prescription_row_addition
        (prescription_row_id, extra_packages, extra_withdrawals, start_date, end_date, created_by, created_on_behalf_of,
         created_at)
      select r.id, ${addition.extraPackages}, ${addition.extraWithdrawals}, ${addition.start.toString()},
             ${addition.end.toString()}, ${by.userId}, ${by.onBehalfOf},
             greatest(${addition.at.toString()}::timestamptz, (${lastDraw(raw('r.id'))}) + interval '1 microsecond',
                      (select max(a.ended_at) + interval '1 microsecond'
                       from omsorg.prescription_row_addition a where a.prescription_row_id = r.id))
      from omsorg.prescription_row r where r.id = ${rowId}
      returning id
    ), told as (${told(addition, 'addition-created')})
    select id from made
  `.execute(tx)
  return rows[0]?.id ?? 0
}

export interface AdditionToUpdate extends Omit<AdditionToInsert, 'start' | 'by'> {
  readonly additionId: number
  readonly by: Author
}

export async function updateOpenAddition(tx: Transaction, addition: AdditionToUpdate): Promise<void> {
  await sql`
    with changed as (
      update omsorg.prescription_row_addition
      set extra_packages = ${addition.extraPackages}, extra_withdrawals = ${addition.extraWithdrawals},
          end_date = ${addition.end.toString()}, row_version = row_version + 1
      where id = ${addition.additionId}
    )
    ${told(addition, 'addition-updated')}
  `.execute(tx)
}

function told(
  addition: Omit<AdditionToInsert, 'start' | 'by'> & { readonly by: Author },
  event: 'addition-created' | 'addition-updated',
) {
  const { at, by, prescriptionId, rowId, extraPackages, extraWithdrawals, end } = addition
  const detail = JSON.stringify({ extraPackages, extraWithdrawals, endDate: end.toString() })
  return sql`
    insert into omsorg.prescription_event (at, prescription_id, prescription_row_id, event, to_status, by_user, on_behalf_of, detail)
    values (${at.toString()}, ${prescriptionId}, ${rowId}, ${event}, 1, ${by.userId}, ${by.onBehalfOf}, ${detail}::jsonb)
  `
}

/** The row that an addition in reach belongs to. */
export async function rowOfAddition(tx: Transaction, additionId: number): Promise<number | undefined> {
  const { rows } = await sql<{ prescription_row_id: number }>`
    select prescription_row_id from omsorg.prescription_row_addition where id = ${additionId}
  `.execute(tx)
  return rows[0]?.prescription_row_id
}
