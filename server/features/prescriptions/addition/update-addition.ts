import { updateAddition as contract } from '@omsorg/contract/prescriptions/addition/update-addition.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { updateAddition as rule } from '@omsorg/domain/prescriptions/addition/addition.ts'
import { handle } from '../../../platform/handle.ts'
import { settlePerson } from '../settle-person.ts'
import { additionViewOf } from './addition-view.ts'
import { additionsAreAllowed } from './additions-allowed.sql.ts'
import { rowOfAddition, updateOpenAddition } from './additions.sql.ts'
import { lockRowWithAdditions } from './row-with-additions.ts'
import { wishOf } from './wish-of.ts'
import { authorOf } from '../../../platform/author.ts'

export const updateAddition = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { additionId } = input
  const rowId = await rowOfAddition(tx, additionId)
  const locked = rowId === undefined ? undefined : await lockRowWithAdditions(tx, rowId, { actor, today })
  const addition = locked?.row.additions.find((each) => each.id === additionId)
  if (!locked || !addition) return refuse('addition-not-found', { at: 'additionId' })
  const { prescription, row, facts } = locked
  if (!actor.mayIn('PrescriptionAdditionWrite', prescription.therapy_area)) return refuse('not-your-area')
  if (addition.row_version !== input.rowVersion) return refuse('stale')
  if (!(await additionsAreAllowed(tx, prescription.care_place_id))) return refuse('additions-not-allowed')

  const { usedPackages, usedWithdrawals } = row.additionUse(addition)
  const start = Temporal.PlainDate.from(addition.start_date)
  const checked = rule(facts, { status: addition.status, start, usedPackages, usedWithdrawals }, wishOf(input))
  if (!checked.ok) return checked
  const { extraPackages, extraWithdrawals, end } = checked.value
  await updateOpenAddition(tx, {
    additionId,
    rowId: row.record.id,
    prescriptionId: prescription.id,
    extraPackages,
    extraWithdrawals,
    end,
    by: authorOf(actor),
    at: now,
  })
  await settlePerson(tx, prescription, now)
  const after = await lockRowWithAdditions(tx, row.record.id, { actor, today })
  const changed = after?.row.additions.find((each) => each.id === additionId)
  if (!after || !changed) throw new Error(`the addition ${additionId} has gone while it was locked`)
  return agree(additionViewOf(after.row, changed))
})
