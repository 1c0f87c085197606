import type { AdditionView } from '@omsorg/contract/prescriptions/addition/addition-view.ts'
import { additionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { AdditionRecord } from '../row/rows-of-persons.sql.ts'
import type { StandingRow } from '../row/standing-of-row.ts'

/** An addition beside what was ordered by it. */
export function additionViewOf(row: Pick<StandingRow, 'additionUse'>, addition: AdditionRecord): AdditionView {
  const use = row.additionUse(addition)
  return {
    additionId: addition.id,
    prescriptionRowId: addition.prescription_row_id,
    extraPackages: addition.extra_packages,
    extraWithdrawals: addition.extra_withdrawals,
    usedPackages: use.usedPackages,
    usedWithdrawals: use.usedWithdrawals,
    startDate: addition.start_date,
    endDate: addition.end_date,
    status: wordOf(additionStatus, addition.status),
    rowVersion: addition.row_version,
  }
}
