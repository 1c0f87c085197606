import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import type { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import type { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import type { OrderContent } from '../placing/content.ts'
import { ofPlace, type Proposal } from '../placing/proposal.ts'

type Input = Omit<InputOf<typeof saveNursingHome>, 'customerOrderId' | 'rowVersion'>

export function nursingHomeProposal(answer: AnswerOf<typeof preOrderNursingHome>): Proposal {
  const { carePlaceId, carePlaceName, residents, leftOut, draft } = answer
  return {
    ...answer,
    ...ofPlace,
    carePlace: { carePlaceId, carePlaceName },
    residents,
    lines: residents.flatMap(({ careRecipient, lines }) =>
      lines.map((line) => ({ ...line, careRecipientId: careRecipient.careRecipientId })),
    ),
    leftOut: leftOut.length,
    draft: draft && {
      ...draft,
      lines: draft.residents.flatMap(({ lines }) => lines),
      oneTimePatientFee: null,
      contactConfirmedOn: null,
    },
    preliminaryOrderId: answer.preliminaryOrderId ?? draft?.preliminaryOrderId ?? null,
  }
}

/** A line without an amount is left out, unless it stands set aside: then it stays to be seen. */
export function nursingHomeInput(
  { receiver, lines, isExpress }: OrderContent,
  { preliminaryOrderId }: Proposal,
): Input {
  const wanted = lines.flatMap(({ careRecipientId, prescriptionRowId, ...line }) =>
    careRecipientId === null || prescriptionRowId === null || (line.quantity === 0 && !line.setAside)
      ? []
      : [{ careRecipientId, line: { ...line, prescriptionRowId } }],
  )
  const residents = [...Map.groupBy(wanted, ({ careRecipientId }) => careRecipientId)].map(
    ([careRecipientId, theirs]) => ({ careRecipientId, lines: theirs.map(({ line }) => line) }),
  )
  return { receiver, residents, isExpress, ...(preliminaryOrderId !== null && { preliminaryOrderId }) }
}
