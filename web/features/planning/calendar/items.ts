import type { ComputedEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import type { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { addressView, id } from '../../../platform/routing/address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'

export {
  capital,
  detailOf,
  fromText,
  isBand,
  isEveryDay,
  itemsOf,
  repeatsText,
  rowsOf,
  timeText,
  titleOf,
  type Item,
  type Row,
} from '@omsorg/texts/papers/plan-words.ts'

export type Calendar = AnswerOf<typeof getCalendar>

const ofPrescription = addressView({ prescription: id })

/** Where that comes from what the calendar knows by itself. */
export function pathOf(
  { kind, customerOrderId, prescriptionId, therapyArea }: ComputedEntry,
  careRecipientId: number,
): string {
  if (kind === 'order-by') return pathTo('CareRecipientHandleProducts', { careRecipientId })
  if (customerOrderId !== null) return pathTo('CareRecipientOrderDetails', { careRecipientId, customerOrderId })
  return (
    pathTo('PrescriptionWizard', { careRecipientId, therapyArea }) +
    ofPrescription.write({ prescription: prescriptionId })
  )
}
