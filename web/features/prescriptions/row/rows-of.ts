import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { suggestionWords } from '@omsorg/domain/orders/supply/suggestion-words.ts'
import { isFinishedPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'

/** Rows whose time is over are history. */
const running: readonly RowView['status'][] = ['preliminary', 'active', 'used-up']

interface Holding<Row> {
  readonly status: PrescriptionView['status']
  readonly can: Pick<PrescriptionView['can'], 'renew'>
  readonly rows: readonly Row[]
}

/**
 * The rows of all prescriptions by therapy area, in each what runs out first on top, and first the area of what runs out first
 * of all. Of a prescription that has ended those alone that
 * can be renewed, the latest of each item, and that no other one holds by now.
 */
export function rowsOf<
  Row extends Pick<RowView, 'prescriptionRowId' | 'status' | 'suggestion' | 'itemNumber' | 'product'>,
>(prescriptions: readonly Holding<Row>[]): readonly Row[] {
  const urgency = ({ suggestion }: Row) => suggestionWords.indexOf(suggestion.word)
  const left = ({ suggestion }: Row) => suggestion.daysLeft ?? Number.NEGATIVE_INFINITY
  const open = ({ rows }: Holding<Row>) => rows.filter(({ status }) => running.includes(status))
  const held = prescriptions.filter((each) => !isFinishedPrescription(each)).flatMap(open)
  const ended = prescriptions
    .filter((each) => isFinishedPrescription(each) && each.can.renew.reason !== 'ended-too-long-ago')
    .flatMap(open)
    .toSorted((one, other) => other.prescriptionRowId - one.prescriptionRowId)
    .filter((row, at, all) => ![...held, ...all.slice(0, at)].some(({ itemNumber }) => itemNumber === row.itemNumber))
  const urgent = [...held, ...ended].toSorted(
    (one, other) => urgency(one) - urgency(other) || left(one) - left(other) || 0,
  )
  return [...Map.groupBy(urgent, ({ product }) => product.therapyArea).values()].flat()
}
