import { createAddition } from '@omsorg/domain/prescriptions/addition/addition.ts'
import { closeRows } from '@omsorg/domain/prescriptions/row/close-row.ts'
import { mayBeContinued } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import { mayPrescription } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { RowFacts } from './row-facts.ts'
import type { TabPrescription } from './tab.ts'
import type { Claims } from './tokens.ts'

type ToRenew = Pick<TabPrescription, 'status' | 'area' | 'successorWaiting' | 'start' | 'end'>
type ToAddTo = Pick<TabPrescription, 'additionsAllowed' | 'placeId' | 'start' | 'end'>

const allowed = { allowed: true, reason: null }
const blocked = (reason: string) => ({ allowed: false, reason })

export function missing({ permissions }: Claims, permission: string, area: TherapyArea) {
  if (!permissions.includes(permission)) return blocked('right-missing')
  return permissions.includes(`ProductPrescription${area}Write`) ? null : blocked('not-your-area')
}

export function canClosePrescription({ status, area }: TabPrescription, claims: Claims) {
  const right = missing(claims, 'ProductPrescriptionWrite', area)
  return right ?? (mayPrescription(status, 'close') ? allowed : blocked('prescription-not-running'))
}

export function canRenew(prescription: ToRenew, claims: Claims, today: Temporal.PlainDate) {
  const { status, area, successorWaiting } = prescription
  const right = missing(claims, 'ProductPrescriptionWrite', area)
  if (right) return right
  const continued = mayBeContinued(today, { status, period: periodOf(prescription), successorWaiting })
  return continued.ok ? allowed : blocked(continued.refusal)
}

/** Whoever writes in the world of the bench prescribes, and asks nobody to renew. */
export function canAskRenewal({ permissions }: Claims) {
  if (permissions.includes('PrescriptionRenewRequestWrite')) throw new Error('asking for a renewal is not judged here')
  return blocked('request-right-missing')
}

export function canCloseRow({ status, prescription_status, therapy_area }: RowFacts, claims: Claims) {
  const right = missing(claims, 'ProductPrescriptionWrite', therapy_area)
  if (right) return right
  if (status === rowStatus.closed) return blocked('row-closed')
  return closeRows([{ status, prescriptionStatus: prescription_status }], []).ok
    ? allowed
    : blocked('prescription-not-running')
}

export function canAdd(row: RowFacts, prescription: ToAddTo, claims: Claims, today: Temporal.PlainDate) {
  const right = missing(claims, 'PrescriptionAdditionWrite', row.therapy_area)
  if (right) return right
  if (!prescription.additionsAllowed) return blocked('additions-not-allowed')
  const period = periodOf(prescription)
  const facts = {
    today,
    prescriptionStatus: row.prescription_status,
    period,
    rowStatus: row.status,
    atCreatingPlace: claims.cp === prescription.placeId,
    hasOpenAddition: false,
  }
  const created = createAddition(facts, { extraPackages: 1, extraWithdrawals: 0, start: today, end: period.end })
  if (created.ok) return allowed
  const { refusal } = created
  const isKnown = refusal === 'row-not-active' || refusal === 'other-care-place' || refusal === 'addition-open'
  return blocked(isKnown ? refusal : 'prescription-not-active')
}

function periodOf({ start, end }: Pick<TabPrescription, 'start' | 'end'>) {
  return { start: Temporal.PlainDate.from(start), end: Temporal.PlainDate.from(end) }
}
