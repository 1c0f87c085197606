import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { type AddressView, addressView, day, id, oneOrNone, page } from '../../../platform/routing/address-view.ts'

const parts = addressView({
  /** Null for every area. */
  area: oneOrNone(therapyAreas),
  status: oneOrNone(wordsOf(prescriptionStatus)),
  /** Those that counted on a day from here; blank from the first. */
  from: day,
  to: day,
  page,
  /** The prescription that is open beside the list. */
  prescription: id,
})

export type HistoryView = ReturnType<typeof parts.read>

/** What of the history of prescriptions an address holds. A period that ends before it begins counts as open. */
export const historyView: AddressView<HistoryView> = {
  write: parts.write,
  read: (query) => {
    const view = parts.read(query)
    return view.to < view.from ? { ...view, to: '' } : view
  },
}

/** Whether the list is narrowed: then an empty one says so, and how to see all. */
export function isNarrowed({ area, status, from, to }: HistoryView): boolean {
  return area !== null || status !== null || from !== '' || to !== ''
}
