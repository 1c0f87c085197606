import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import type { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import type { OrderContent } from '../placing/content.ts'
import { QuantityStep } from '../placing/line/QuantityStep.tsx'
import { OrderOfPlaceBreadcrumb } from '../placing/OfPlace.tsx'
import type { OrderKind } from '../placing/order-kind.ts'
import { ofItem, ofPlace, type Proposal } from '../placing/proposal.ts'
import { resolvedSaves } from '../placing/save-result.ts'
import { EmptyCart, GroupLead } from './GroupWords.tsx'

type Input = Omit<InputOf<typeof saveGroup>, 'customerOrderId' | 'rowVersion'>

export function groupProposal(answer: AnswerOf<typeof preOrderGroup>): Proposal {
  const { carePlaceId, carePlaceName, lines, draft } = answer
  return {
    ...answer,
    ...ofPlace,
    carePlace: { carePlaceId, carePlaceName },
    residents: [],
    lines: lines.map(ofItem),
    dueBefore: null,
    leftOut: 0,
    draft: draft && {
      ...draft,
      lines: draft.lines.map((line) => ({ ...line, prescriptionRowId: null })),
      oneTimePatientFee: null,
      contactConfirmedOn: null,
    },
    preliminaryOrderId: answer.preliminaryOrderId ?? draft?.preliminaryOrderId ?? null,
  }
}

/** For the store room of the place: no person is in it, and nothing is drawn. */
export const group: OrderKind = {
  saving: saveGroup,
  inputOf,
  useSave: (place, proposal) => {
    const { run } = useAction(saveGroup, { place, resolves: resolvedSaves })
    return (content, over, options) => run({ input: { ...inputOf(content, proposal), ...over } }, options)
  },
  pointerName: ({ carePlace }) => `group-${carePlace?.carePlaceId}`,
  emptyIsLeftOut: false,
  title: ({ carePlace }, t) => t.orderKinds.group.title({ place: carePlace?.carePlaceName ?? '' }),
  Breadcrumb: OrderOfPlaceBreadcrumb,
  Lead: GroupLead,
  QuantityStep,
  Empty: EmptyCart,
  prefilled: ({ preliminaryOrderId }, t) =>
    preliminaryOrderId === null ? t.orderKinds.group.prefilled : t.orderKinds.group.fromTemplate,
}

function inputOf({ receiver, lines, isExpress }: OrderContent, { carePlace, preliminaryOrderId }: Proposal): Input {
  return {
    carePlaceId: carePlace?.carePlaceId ?? '',
    receiver,
    lines: lines.map(({ careRecipientId: _person, prescriptionRowId: _row, ...line }) => line),
    isExpress,
    ...(preliminaryOrderId !== null && { preliminaryOrderId }),
  }
}
