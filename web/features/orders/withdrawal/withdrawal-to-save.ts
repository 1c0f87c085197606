import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { deliveryOf, judge, linesMayBeSaved } from './judging.ts'
import type { Proposal } from './proposal.ts'
import { faultsOf } from './receiver/receiver-check.ts'
import { receiverOf } from './receiver/receiver-fields.ts'
import type { WizardState } from './wizard-state.ts'

/** What is saved of the wizard, without the order that it is saved to. */
export type Content = Omit<InputOf<typeof saveWithdrawal>, 'customerOrderId' | 'rowVersion' | 'preliminaryOrderId'>

/** The order as it would be saved, or null while the server would refuse it. */
export function contentToSave(proposal: Proposal, state: WizardState): Content | null {
  const judged = judge(proposal, state.lines)
  const { earliest } = deliveryOf(proposal, judged.lines, state.isExpress)
  if (!linesMayBeSaved(judged) || faultsOf(state.receiver, proposal, earliest).length > 0) return null
  return contentOf(proposal, state)
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
  }
}
