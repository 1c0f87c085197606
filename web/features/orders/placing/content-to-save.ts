import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { problemsIn } from '../../../platform/forms/field-errors.ts'
import { checkOrder, deliveryOf, linesMayBeSaved } from './order-check.ts'
import type { Proposal } from './proposal.ts'
import { problemsOfReceiver } from './receiver/receiver-check.ts'
import { contactConfirmedOn, receiverOf } from './receiver/receiver-fields.ts'
import type { WizardState } from './wizard-state.ts'

/** What is saved of the wizard, without the order that it is saved to. */
export type Content = Omit<InputOf<typeof saveWithdrawal>, 'customerOrderId' | 'rowVersion' | 'preliminaryOrderId'>

/** The order as it would be saved, or null while the server would refuse it. */
export function contentToSave(proposal: Proposal, state: WizardState): Content | null {
  const checked = checkOrder(proposal, state.lines)
  const { earliest } = deliveryOf(proposal, checked.lines, state.isExpress)
  if (!linesMayBeSaved(checked) || problemsOfReceiver(state.receiver, proposal, earliest).length > 0) return null
  const content = contentOf(proposal, state)
  return problemsIn(saveWithdrawal.bounds, content).length > 0 ? null : content
}

/** Everything that was filled in; lines that were taken out are left out. */
export function contentOf({ careRecipient }: Pick<Proposal, 'careRecipient'>, state: WizardState): Content {
  return {
    careRecipientId: careRecipient.careRecipientId,
    receiver: receiverOf(state.receiver, careRecipient),
    lines: state.lines
      .filter((line) => !line.removed)
      .map(({ prescriptionRowId, itemNumber, quantity, flavors, setAside }) => ({
        prescriptionRowId,
        itemNumber,
        quantity: quantity ?? 0,
        flavors: Object.entries(flavors).flatMap(([flavor, packages]) =>
          packages ? [{ itemNumber: flavor, packages }] : [],
        ),
        setAside,
      })),
    isExpress: state.isExpress,
    oneTimePatientFee: state.oneTimePatientFee,
    contactConfirmedOn: contactConfirmedOn(state),
  }
}
