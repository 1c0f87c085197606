import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import type { preOrderHomeDelivery } from '@omsorg/contract/orders/home-delivery/pre-order-home-delivery.ts'
import { saveHomeDelivery } from '@omsorg/contract/orders/home-delivery/save-home-delivery.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { nameOrProtected } from '../../care-recipients/index.ts'
import type { OrderContent } from '../placing/content.ts'
import { QuantityStep } from '../placing/line/QuantityStep.tsx'
import { PlaceInQueue } from '../placing/OfPerson.tsx'
import type { OrderKind } from '../placing/order-kind.ts'
import { ofItem, ofOnePerson, type Proposal } from '../placing/proposal.ts'
import { resolvedSaves } from '../placing/save-result.ts'
import { HomeDeliveryBreadcrumb, NothingSelected, PrescribedToo } from './HomeDeliveryWords.tsx'

type Input = Omit<InputOf<typeof saveHomeDelivery>, 'customerOrderId' | 'rowVersion' | 'preliminaryOrderId'>

export function homeDeliveryProposal(answer: AnswerOf<typeof preOrderHomeDelivery>): Proposal {
  const { lines, draft, prescribed } = answer
  return {
    ...ofOnePerson,
    ...answer,
    lines: lines.map(ofItem),
    alsoPrescribed: prescribed.length,
    draft: draft && { ...draft, lines: draft.lines.map((line) => ({ ...line, prescriptionRowId: null })) },
    preliminaryOrderId: null,
  }
}

/** Products that are selected for a person and not prescribed: no withdrawal is drawn, no limit holds. */
export const homeDelivery: OrderKind = {
  saving: saveHomeDelivery,
  inputOf,
  useSave: (place, proposal) => {
    const { run } = useAction(saveHomeDelivery, { place, resolves: resolvedSaves })
    return (content, over, options) => run({ input: { ...inputOf(content, proposal), ...over } }, options)
  },
  pointerName: ({ careRecipient }) => `home-delivery-${careRecipient?.careRecipientId}`,
  emptyIsLeftOut: false,
  title: ({ careRecipient }, t) =>
    t.orderKinds.homeDelivery.title({ name: careRecipient ? nameOrProtected(careRecipient, t) : '' }),
  Breadcrumb: HomeDeliveryBreadcrumb,
  Lead: PlaceInQueue,
  QuantityStep,
  Empty: NothingSelected,
  Above: PrescribedToo,
  prefilled: (_, t) => t.orderKinds.homeDelivery.prefilled,
}

function inputOf({ lines, ...content }: OrderContent, { careRecipient }: Proposal): Input {
  return {
    ...content,
    careRecipientId: careRecipient?.careRecipientId ?? 0,
    lines: lines.map(({ careRecipientId: _person, prescriptionRowId: _row, ...line }) => line),
  }
}
