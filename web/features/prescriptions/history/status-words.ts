import type { AdditionView } from '@omsorg/contract/prescriptions/addition/addition-view.ts'
import type { HistoryEntry } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import type { PrescriptionEventView } from '@omsorg/contract/prescriptions/history/prescription-event.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { rowStatus, rowStatusName } from '@omsorg/domain/prescriptions/row/row.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'

const nameOf = { 1: 'preliminary', 2: 'active', 3: 'finished', 4: 'renew', 5: 'closed' } as const
const nameOfRow = { preliminary: 'preliminary', active: 'active', 'used-up': 'usedUp', closed: 'closed' } as const
const nameOfAddition = { 0: 'unknown', 1: 'active', 2: 'noRefills', 3: 'expired', 4: 'cancelled' } as const

export function statusWord(status: HistoryEntry['status'], t: AllTexts): string {
  return t.statuses.prescription[nameOf[status]]
}

export function rowStatusWord(status: RowView['status'], t: AllTexts): string {
  return t.statuses.row[nameOfRow[status]]
}

export function additionStatusWord(status: AdditionView['status'], t: AllTexts): string {
  return t.statuses.addition[nameOfAddition[status]]
}

/** What runs is fresh, what asks for something stands out, what is over is quiet. */
export const statusTone: Record<HistoryEntry['status'], Tone> = {
  1: 'quiet',
  2: 'fresh',
  3: 'quiet',
  4: 'soon',
  5: 'quiet',
}

const saysItself: ReadonlySet<PrescriptionEventView['event']> = new Set(['created', 'closed', 'row-closed', 'started'])

/** The status that an event led to, where the event is not that status in another word. */
export function statusAfter(
  { event, fromStatus, toStatus, prescriptionRowId }: PrescriptionEventView,
  t: AllTexts,
): string | null {
  if (toStatus === null || toStatus === fromStatus || saysItself.has(event) || event.startsWith('addition-'))
    return null
  if (prescriptionRowId === null) {
    const status = ([1, 2, 3, 4, 5] as const).find((each) => each === toStatus)
    return status ? statusWord(status, t) : null
  }
  const status = Object.values(rowStatus).find((each) => each === toStatus)
  return status ? rowStatusWord(rowStatusName[status], t) : null
}
