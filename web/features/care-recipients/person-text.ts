import { codeTextSoFar } from '../../platform/calls/code-text.ts'
import type { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import type { RecipientView } from '@omsorg/contract/care-recipients/recipient/recipient-view.ts'
import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { type OrderingRefusal, orderingRefusals } from '@omsorg/contract/care-recipients/recipient/ordering-refusals.ts'
import type { Texts } from '@omsorg/texts/shape.ts'

export type Recipient = AnswerOf<typeof readCareRecipient>
type OrderingBlock = NonNullable<Recipient['can']['order']['reason']>

/** Null where the identity is protected. */
export function nameOf({ firstName, lastName }: Pick<RecipientView, 'firstName' | 'lastName'>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null
}

/** What a protected person is called where a name has to stand. */
export function nameOrProtected(person: Pick<RecipientView, 'firstName' | 'lastName'>, t: Texts): string {
  return nameOf(person) ?? t.careRecipients.protected.title
}

type Identified = Pick<Recipient, 'gender' | 'age' | 'ssn' | 'temporarySsn' | 'protected'>

/** 'Woman, 87 years. Identity number 19391010-8020', of what is known. */
export function identityText({ gender, age, ssn, temporarySsn, ...rest }: Identified, t: Texts): string {
  const { header } = t.careRecipients
  if (rest.protected) return t.careRecipients.protected.hidden
  const who = [gender && t.common.person.gender[gender], age !== null && t.common.person.age({ count: age })]
  const numberName = temporarySsn ? header.temporaryNumber : header.identityNumber
  const number = ssn && `${numberName} ${ssn}`
  return [who.filter(Boolean).join(', '), number].filter(Boolean).join('. ')
}

/** 'Room 214', 'At home, Ängsvägen 4'. */
export function whereText({ kind, room, street, carePlaceName }: RecipientRow['where'], t: Texts): string {
  const { header } = t.careRecipients
  if (kind === 'care-place') return header.throughCarePlace
  if (kind === 'home') return [header.atHome, street].filter(Boolean).join(', ')
  return room ? header.room({ room }) : carePlaceName
}

/** The sentence for whoever asks why nothing can be ordered for a person. */
export function orderingBlockText(block: OrderingBlock, t: Texts): string {
  const { reasons } = t.careRecipients
  const own: Partial<Record<OrderingBlock, string>> = {
    'recipient-deceased': reasons.deceased,
    'recipient-inactive': reasons.inactive,
    'recipient-without-address': reasons.noAddress,
    'ordering-right-missing': reasons.mayNotOrder,
    'nothing-orderable': reasons.nothingToOrder,
  }
  return own[block] ?? (isRefusal(block) ? codeTextSoFar(orderingRefusals[block].code, t) : reasons.nothingToOrder)
}

function isRefusal(block: OrderingBlock): block is OrderingRefusal {
  return Object.hasOwn(orderingRefusals, block)
}
