import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import { problemsIn } from '../../../platform/forms/field-errors.ts'
import { checkOrder, deliveryOf, linesMayBeSaved } from './order-check.ts'
import type { OrderKind } from './order-kind.ts'
import { goesToCarePlace, lineKeyOf, type Proposal } from './proposal.ts'
import { problemsOfReceiver } from './receiver/receiver-check.ts'
import { contactConfirmedOn, receiverOf } from './receiver/receiver-fields.ts'
import type { WizardState } from './wizard-state.ts'

/** What is saved of the wizard, whatever the kind, without the order that it is saved to. */
export interface OrderContent {
  readonly receiver: ReceiverInput
  readonly lines: readonly ContentLine[]
  readonly isExpress: boolean
  readonly oneTimePatientFee: number | null
  readonly contactConfirmedOn: string | null
}

export interface ContentLine {
  readonly careRecipientId: number | null
  readonly prescriptionRowId: number | null
  readonly itemNumber: string
  readonly quantity: number
  readonly flavors: { itemNumber: string; packages: number }[]
  readonly setAside: boolean
}

type Judging = Pick<OrderKind, 'saving' | 'inputOf' | 'emptyIsLeftOut'>

/** The order as it would be saved, or null while the server would refuse it. */
export function contentToSave(kind: Judging, proposal: Proposal, state: WizardState): OrderContent | null {
  const checked = checkOrder(kind, proposal, state.lines)
  const { earliest } = deliveryOf(proposal, checked.lines, state.isExpress)
  if (!linesMayBeSaved(checked) || problemsOfReceiver(state.receiver, proposal, earliest).length > 0) return null
  const content = contentOf(proposal, state)
  return problemsIn(kind.saving.bounds, kind.inputOf(content, proposal)).length > 0 ? null : content
}

/** Everything that was filled in; lines that were taken out are left out. */
export function contentOf(proposal: Proposal, state: WizardState): OrderContent {
  const filledOf = new Map(state.lines.map((line) => [line.key, line]))
  return {
    receiver: receiverOf(state.receiver, { toCarePlace: goesToCarePlace(proposal) }),
    lines: proposal.lines.flatMap((line): ContentLine[] => {
      const filled = filledOf.get(lineKeyOf(line))
      if (!filled || filled.removed) return []
      const { careRecipientId, prescriptionRowId, itemNumber } = line
      const flavors = Object.entries(filled.flavors).flatMap(([flavor, packages]) =>
        packages ? [{ itemNumber: flavor, packages }] : [],
      )
      const { quantity, setAside } = filled
      return [{ careRecipientId, prescriptionRowId, itemNumber, quantity: quantity ?? 0, flavors, setAside }]
    }),
    isExpress: state.isExpress,
    oneTimePatientFee: state.oneTimePatientFee,
    contactConfirmedOn: contactConfirmedOn(state),
  }
}
