import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { createAddition } from '@omsorg/domain/prescriptions/addition/addition.ts'
import { closeRows } from '@omsorg/domain/prescriptions/row/close-row.ts'
import { mayAskForRenewal } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { mayBeContinued } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import { servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { mayPrescription } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import type { Actor } from '../../platform/actor.ts'
import type { PrescriptionRecord } from './prescription/search-prescriptions.sql.ts'
import type { StandingRow } from './row/standing-of-row.ts'

/** Whoever looks, and when. */
export interface Viewer {
  readonly actor: Pick<Actor, 'may' | 'mayIn' | 'carePlaceId'>
  readonly today: Temporal.PlainDate
}

type Can<View extends { can: object }, Name extends keyof View['can']> = View['can'][Name]

const allowed = { allowed: true, reason: null } as const

function blocked<Reason extends string>(reason: Reason) {
  return { allowed: false, reason }
}

/** What may be done with a prescription here, or why not; the calls themselves ask the same rules again. */
export function prescriptionAbilities(record: PrescriptionRecord, onlooker: Viewer): PrescriptionView['can'] {
  const missing = rightMissing('ProductPrescriptionWrite', record.therapy_area, onlooker)
  return {
    close: missing ? blocked(missing) : closeAbility(record),
    renew: missing ? blocked(missing) : renewAbility(record, onlooker),
    askRenewal: askAbility(record, onlooker),
  }
}

function closeAbility({ status }: PrescriptionRecord): Can<PrescriptionView, 'close'> {
  return mayPrescription(status, 'close') ? allowed : blocked('prescription-not-running')
}

function renewAbility(
  record: Pick<PrescriptionRecord, 'status' | 'start_date' | 'end_date' | 'successor_waiting'>,
  { today }: Viewer,
): Can<PrescriptionView, 'renew'> {
  const continued = mayBeContinued(today, {
    status: record.status,
    period: periodOf(record),
    successorWaiting: record.successor_waiting,
  })
  return continued.ok ? allowed : blocked(continued.refusal)
}

function askAbility(record: PrescriptionRecord, { actor, today }: Viewer): Can<PrescriptionView, 'askRenewal'> {
  if (!actor.may('PrescriptionRenewRequestWrite')) return blocked('request-right-missing')
  const may = mayAskForRenewal(today, {
    enabled: record.requests_enabled,
    prescription: { status: record.status, period: periodOf(record), successorWaiting: record.successor_waiting },
    requestPending: record.renewal_asked !== null,
  })
  return may.ok ? allowed : blocked(may.refusal)
}

const nothing = { mayRenew: false, mayAdd: false, mayReplace: false }

/** What somebody may do about a row that cannot be ordered: the same as on the person's page. Of one that can, nothing is asked. */
export function waysOnOf(row: StandingRow, onlooker: Viewer, additionsAllowed: boolean) {
  const { record, unavailability } = row
  if (unavailability === null) return nothing
  const missing = rightMissing('ProductPrescriptionWrite', record.therapy_area, onlooker)
  const running = servesWithdrawals(record.prescription_status)
  return {
    mayRenew: !missing && renewAbility({ ...record, status: record.prescription_status }, onlooker).allowed,
    mayAdd: additionAbility(row, onlooker, additionsAllowed).allowed,
    mayReplace: !missing && running,
  }
}

/** The same for a row: closing it, and giving it more for a time. */
export function rowAbilities(
  row: StandingRow,
  onlooker: Viewer,
  additionsAllowed: boolean,
): Pick<RowView['can'], 'close' | 'addition'> {
  return { close: closeRowAbility(row, onlooker), addition: additionAbility(row, onlooker, additionsAllowed) }
}

function closeRowAbility({ record }: StandingRow, onlooker: Viewer): Can<RowView, 'close'> {
  const missing = rightMissing('ProductPrescriptionWrite', record.therapy_area, onlooker)
  if (missing) return blocked(missing)
  if (record.status === rowStatus.closed) return blocked('row-closed')
  const closing = closeRows([{ status: record.status, prescriptionStatus: record.prescription_status }], [])
  return closing.ok ? allowed : blocked('prescription-not-running')
}

function additionAbility(
  { record, openAddition }: StandingRow,
  onlooker: Viewer,
  additionsAllowed: boolean,
): Can<RowView, 'addition'> {
  const { actor, today } = onlooker
  const missing = rightMissing('PrescriptionAdditionWrite', record.therapy_area, onlooker)
  if (missing) return blocked(missing)
  if (!additionsAllowed) return blocked('additions-not-allowed')
  const period = periodOf(record)
  const smallest = { extraPackages: 1, extraWithdrawals: 0, start: today, end: period.end }
  const facts = {
    today,
    prescriptionStatus: record.prescription_status,
    period,
    rowStatus: record.status,
    atCreatingPlace: actor.carePlaceId === record.prescription_care_place_id,
    hasOpenAddition: openAddition !== null,
  }
  const created = createAddition(facts, smallest)
  if (created.ok) return allowed
  const { refusal } = created
  const isKnown = refusal === 'row-not-active' || refusal === 'other-care-place' || refusal === 'addition-open'
  return blocked(isKnown ? refusal : 'prescription-not-active')
}

function rightMissing(
  permission: 'ProductPrescriptionWrite' | 'PrescriptionAdditionWrite',
  area: PrescriptionRecord['therapy_area'],
  { actor }: Viewer,
): 'right-missing' | 'not-your-area' | null {
  if (!actor.may(permission)) return 'right-missing'
  return actor.mayIn(permission, area) ? null : 'not-your-area'
}

function periodOf({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) {
  return { start: Temporal.PlainDate.from(start_date), end: Temporal.PlainDate.from(end_date) }
}
