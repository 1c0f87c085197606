import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import type { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { nameOrProtected } from '../../care-recipients/index.ts'
import { NothingPrescribed } from './NothingPrescribed.tsx'
import type { OrderContent } from '../placing/content.ts'
import { QuantityStep } from '../placing/line/QuantityStep.tsx'
import { OrderOfPersonBreadcrumb, PlaceInQueue } from '../placing/OfPerson.tsx'
import type { OrderKind } from '../placing/order-kind.ts'
import { ofOnePerson, ofRow, type Proposal } from '../placing/proposal.ts'
import { resolvedSaves } from '../placing/save-result.ts'

type Input = Omit<InputOf<typeof saveWithdrawal>, 'customerOrderId' | 'rowVersion' | 'preliminaryOrderId'>

export function withdrawalProposal(answer: AnswerOf<typeof preOrderWithdrawal>): Proposal {
  return { ...ofOnePerson, ...answer, lines: answer.lines.map(ofRow), preliminaryOrderId: null }
}

/** From the rows of a person's prescriptions. */
export const withdrawal: OrderKind = {
  saving: saveWithdrawal,
  inputOf,
  useSave: (place, proposal) => {
    const { run } = useAction(saveWithdrawal, { place, resolves: resolvedSaves })
    return (content, over, options) => run({ input: { ...inputOf(content, proposal), ...over } }, options)
  },
  pointerName: ({ careRecipient }) => String(careRecipient?.careRecipientId),
  emptyIsLeftOut: false,
  title: ({ careRecipient }, t) =>
    t.orders.wizard.title({ name: careRecipient ? nameOrProtected(careRecipient, t) : '' }),
  Breadcrumb: OrderOfPersonBreadcrumb,
  Lead: PlaceInQueue,
  Empty: NothingPrescribed,
  QuantityStep,
}

function inputOf({ lines, ...content }: OrderContent, { careRecipient }: Proposal): Input {
  return {
    ...content,
    careRecipientId: careRecipient?.careRecipientId ?? 0,
    lines: lines.flatMap(({ careRecipientId: _person, prescriptionRowId, ...line }) =>
      prescriptionRowId === null ? [] : [{ ...line, prescriptionRowId }],
    ),
  }
}
