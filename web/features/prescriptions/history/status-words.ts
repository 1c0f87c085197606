import type { AdditionView } from '@omsorg/contract/prescriptions/addition/addition-view.ts'
import type { HistoryEntry } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import type { PrescriptionEventView } from '@omsorg/contract/prescriptions/history/prescription-event.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { rowStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'

export function statusWord(status: HistoryEntry['status'], t: AllTexts): string {
  return t.statuses.prescription[status]
}

export function rowStatusWord(status: RowView['status'], t: AllTexts): string {
  return t.statuses.row[status]
}

export function additionStatusWord(status: AdditionView['status'], t: AllTexts): string {
  return t.statuses.addition[status]
}

/** What runs is fresh, what asks for something stands out, what is over is quiet. */
export const statusTone: Record<HistoryEntry['status'], Tone> = {
  preliminary: 'quiet',
  active: 'fresh',
  finished: 'quiet',
  renew: 'soon',
  closed: 'quiet',
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
    const status = wordsOf(prescriptionStatus).find((each) => each === toStatus)
    return status ? statusWord(status, t) : null
  }
  const status = wordsOf(rowStatus).find((each) => each === toStatus)
  return status ? rowStatusWord(status, t) : null
}
