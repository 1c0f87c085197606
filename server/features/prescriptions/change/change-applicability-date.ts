import { changeApplicabilityDate as contract } from '@omsorg/contract/prescriptions/change/change-applicability-date.ts'
import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { checkPrescriptionPeriod, rowsFitPeriod } from '@omsorg/domain/prescriptions/prescription/prescribe-period.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { handle } from '../../../platform/handle.ts'
import { startPrescription } from '../renewal/start-successor.ts'
import { settlePerson } from '../settle-person.ts'
import { writeHead, writePeriod } from './change.sql.ts'
import { writeEvents } from '../prescription/events.sql.ts'
import { readPrescribingFacts } from '../checking/facts.sql.ts'
import { itemThatRuns } from '../checking/gate.ts'
import { openForChange } from './open-for-change.ts'
import { changedView } from '../prescription/read-view.ts'
import { authorOf } from '../../../platform/author.ts'

export const changeApplicabilityDate = handle(contract, async ({ input, actor, now, today, language, tx }) => {
  const opened = await openForChange(tx, input, 'change-dates', actor)
  if (!opened.ok) return opened
  const { locked, carePlaceId } = opened.value
  const { id: prescriptionId, care_recipient_id: careRecipientId, therapy_area: therapyArea } = locked
  if (!actor.mayIn('ProductPrescriptionWrite', therapyArea)) return refuse('not-your-area', { at: 'prescriptionId' })

  const end = input.endDate === null ? null : Temporal.PlainDate.from(input.endDate)
  const wanted = { months: null, start: Temporal.PlainDate.from(input.startDate), end }
  const stored = { status: locked.status, start: Temporal.PlainDate.from(locked.start_date) }
  const checked = checkPrescriptionPeriod(today, wanted, stored)
  if (!checked.ok) return checked
  const open = locked.rows.filter((row) => row.status !== rowStatus.closed)
  const fit = rowsFitPeriod(
    checked.value,
    open.map((row) => ({ withdrawals: row.withdrawals, calculationMonths: row.calculation_period })),
  )
  if (!fit.ok) return fit

  const { period, months } = checked.value
  const isConfirmed = locked.confirmed_at !== null && locked.status === prescriptionStatus.preliminary
  const startsNow = isConfirmed && isOnOrBefore(period.start, today)
  if (startsNow) {
    const leaveOut = [prescriptionId, ...(locked.predecessor_id === null ? [] : [locked.predecessor_id])]
    const facts = await readPrescribingFacts(tx, { careRecipientId, carePlaceId, therapyArea, today, leaveOut })
    const items = open.map((row) => row.item_number)
    if (facts && itemThatRuns(facts, items) !== null) return refuse('row-exists', { at: 'startDate' })
  }

  const change = { by: authorOf(actor), at: now }
  await writePeriod(tx, prescriptionId, period, months)
  await writeHead(tx, { prescriptionId }, change)
  const detail = {
    from: { startDate: locked.start_date, endDate: locked.end_date },
    to: { startDate: period.start.toString(), endDate: period.end.toString() },
  }
  await writeEvents(
    tx,
    [{ prescriptionId, event: 'dates-changed', from: locked.status, to: locked.status, detail }],
    change,
  )
  if (startsNow) {
    await startPrescription(tx, { ...locked, start_date: period.start.toString() }, { ...change, today })
  }
  await settlePerson(tx, { ...locked, care_place_id: carePlaceId }, now)
  return agree(await changedView(tx, { prescriptionId, careRecipientId, actor, now, language }))
})
