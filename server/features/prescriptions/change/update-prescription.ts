import { updatePrescription as contract } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { rowsFitPeriod } from '@omsorg/domain/prescriptions/prescription/prescribe-period.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { handle } from '../../../platform/handle.ts'
import { removeDraft } from '../draft/drafts.sql.ts'
import { haveOrders } from './change.sql.ts'
import { drawnFrom } from '../checking/drawn.ts'
import { mayPrescribeHere } from '../checking/gate.ts'
import { checkWanted } from '../checking/check-wanted.ts'
import { openForChange } from './open-for-change.ts'
import { changedView } from '../prescription/read-view.ts'
import { rowsToChange } from './rows-to-change.ts'
import { wantedOf } from '../checking/wanted.ts'
import { writeUpdate } from './write-update.ts'
import { authorOf } from '../../../platform/author.ts'

export const updatePrescription = handle(contract, async ({ input, actor, now, today, language, tx }) => {
  const opened = await openForChange(tx, input, 'update', actor)
  if (!opened.ok) return opened
  const { locked, carePlaceId } = opened.value
  const { id: prescriptionId, care_recipient_id: careRecipientId, therapy_area: therapyArea } = locked
  const isPreliminary = locked.status === prescriptionStatus.preliminary
  const leaveOut = [prescriptionId, ...(locked.predecessor_id === null ? [] : [locked.predecessor_id])]
  const here = await mayPrescribeHere(tx, { careRecipientId, carePlaceId, therapyArea, actor, today, leaveOut })
  if (!here.ok) return here
  const facts = here.value

  // What was confirmed stays confirmed: a later change does not have to say so again.
  const confirm = input.confirm || locked.confirmed_at !== null
  const drawn = await drawnFrom(tx, locked, carePlaceId, today)
  const matched = rowsToChange(locked, input.rows, drawn, isPreliminary && confirm)
  if (!matched.ok) return matched
  const rows = matched.value
  const left = locked.rows.filter(
    (row) => row.status !== rowStatus.closed && !rows.some(({ stands }) => stands === row),
  )
  const staying = isPreliminary ? [] : left
  const removed = isPreliminary ? left : []
  const isOrdered =
    removed.length > 0 &&
    (await haveOrders(
      tx,
      removed.map((row) => row.id),
    ))
  if (isOrdered) return refuse('row-has-orders', { at: 'rows' })
  // The number that it has stays, as long as it serves the area here.
  const kept = facts.numbers.find((each) => each.number === locked.customer_number)?.number ?? null
  const customerNumber = input.customerNumber ?? kept
  const checked = await checkWanted(tx, facts, actor, {
    wanted: { ...wantedOf({ ...input, customerNumber }, therapyArea), confirm },
    rows,
    stored: { status: locked.status, start: Temporal.PlainDate.from(locked.start_date) },
    itemsThatStay: staying.map((row) => row.item_number),
    today,
  })
  if (!checked.ok) return checked
  const { settled, offers } = checked.value
  const fit = rowsFitPeriod(
    settled,
    staying.map((row) => ({ withdrawals: row.withdrawals, calculationMonths: row.calculation_period })),
  )
  if (!fit.ok) return fit

  await writeUpdate(tx, {
    opened: opened.value,
    facts,
    input,
    rows,
    removed,
    settled,
    offers,
    confirm,
    change: { by: authorOf(actor), at: now },
    today,
  })
  await removeDraft(tx, actor, { careRecipientId, therapyArea, prescriptionId })
  return agree(await changedView(tx, { prescriptionId, careRecipientId, actor, now, language }))
})
