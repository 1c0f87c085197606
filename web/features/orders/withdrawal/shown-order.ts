import type { ReceiverView } from '@omsorg/contract/orders/withdrawal/receiver.ts'
import type { ShownLine } from '../order/OrderLines.tsx'
import type { JudgedOrder } from './judging.ts'
import type { Proposal } from './proposal.ts'
import { receiverOf } from './receiver/receiver-fields.ts'
import type { WizardState } from './wizard-state.ts'

/** The receiver that is filled in, as an order shows it. */
export function receiverShown({ careRecipient, deliveryMethods }: Proposal, { receiver }: WizardState): ReceiverView {
  const method = deliveryMethods.find(({ code }) => code === receiver.deliveryMethodCode)
  return { ...receiverOf(receiver, careRecipient), deliveryMethodName: method?.name ?? null, deliveryPointName: null }
}

/** The lines that are sent, as an order shows them. */
export function linesShown({ lines }: JudgedOrder): ShownLine[] {
  return lines
    .filter((each) => each.sent > 0)
    .map(({ line, filled, sent }) => ({
      ...line,
      quantity: sent,
      net: line.pricePerPackage === null ? null : line.pricePerPackage * sent,
      flavors: line.flavors.map(({ itemNumber, name }) => ({
        itemNumber,
        name,
        packages: filled.flavors[itemNumber] ?? 0,
      })),
    }))
}
