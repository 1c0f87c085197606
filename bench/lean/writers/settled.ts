import { rowStatusAfter, statusOn } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { standingWithoutAdditions } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import type { Send } from '../database.ts'
import type { RowFacts } from '../row-facts.ts'

/** A row as far as its state is asked for. */
export interface RowToSettle {
  readonly facts: Pick<
    RowFacts,
    | 'id'
    | 'status'
    | 'prescription_status'
    | 'start_date'
    | 'end_date'
    | 'draws'
    | 'packages_drawn'
    | 'has_additions'
    | 'withdrawals'
    | 'packages_per_withdrawal'
    | 'package_adjustment'
    | 'successor_waiting'
    | 'factor'
  >
  readonly prescriptionId: number
  readonly perPackage: number
  readonly askedToRenew: boolean
}

/** What is drawn of a row, or given back to it. */
export interface Drawn {
  readonly rowId: number
  readonly pieces: number
}

/** What draws leave of the rows and prescriptions of the person, or giving them back: those whose state is another from now on. */
export function settled(
  rows: readonly RowToSettle[],
  lines: readonly Drawn[],
  today: Temporal.PlainDate,
  more: 1 | -1 = 1,
) {
  const after = rows.map(({ facts, perPackage, prescriptionId, askedToRenew }) => {
    if (facts.has_additions) throw new Error('rows with additions are replayed; the world of the bench has none')
    const line = lines.find(({ rowId }) => rowId === facts.id)
    const left = standingWithoutAdditions({
      granted: {
        withdrawals: facts.withdrawals,
        packagesPerWithdrawal: facts.packages_per_withdrawal,
        packageAdjustment: facts.package_adjustment,
      },
      lastWithdrawalFactor: facts.factor,
      draws: facts.draws + (line ? more : 0),
      packagesDrawn: facts.packages_drawn + (line ? more * Math.ceil(line.pieces / perPackage) : 0),
    })
    return { facts, prescriptionId, askedToRenew, left, status: rowStatusAfter(facts.status, left.usedUp) }
  })
  const prescriptions = [...Map.groupBy(after, ({ prescriptionId }) => prescriptionId)].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    const to = statusOn(today, {
      status: first.facts.prescription_status,
      confirmed: true,
      period: {
        start: Temporal.PlainDate.from(first.facts.start_date),
        end: Temporal.PlainDate.from(first.facts.end_date),
      },
      rows: own.map(({ facts, left, status }) => ({
        status,
        withdrawals: facts.withdrawals,
        withdrawalsThatCanBeMade: left.withdrawalsThatCanBeMade,
      })),
      renewalRequestPending: first.askedToRenew,
      successorWaiting: first.facts.successor_waiting,
    })
    return to === first.facts.prescription_status ? [] : [{ id, to }]
  })
  const changed = after.filter(({ facts, status }) => status !== facts.status)
  return { rows: changed.map(({ facts, status }) => ({ id: facts.id, to: status })), prescriptions }
}

type Change = ReturnType<typeof settled>

/** Sends what is another from now on, if anything is. */
export function settling(send: Send, { rows, prescriptions }: Change): Promise<unknown>[] {
  const values = [JSON.stringify(rows), JSON.stringify(prescriptions)]
  return rows.length + prescriptions.length > 0 ? [send('settle', settleStatement, values)] : []
}

/** What the draws have left of rows and prescriptions, where it is another state; parameters: the rows, the prescriptions. */
const settleStatement = `
  with row_changed as (
    update omsorg.prescription_row r set status = c."to", row_version = row_version + 1
    from json_to_recordset($1::json) as c (id int, "to" int) where r.id = c.id
    returning r.id, r.prescription_id, old.status as was, new.status as became
  ), prescription_changed as (
    update omsorg.prescription p set status = c."to", row_version = row_version + 1, updated_at = now()
    from json_to_recordset($2::json) as c (id int, "to" int) where p.id = c.id
    returning p.id, old.status as was, new.status as became
  )
  insert into omsorg.prescription_event (prescription_id, prescription_row_id, event, from_status, to_status)
  select prescription_id, id, 'row-settled', was, became from row_changed
  union all
  select id, null, 'settled', was, became from prescription_changed`
