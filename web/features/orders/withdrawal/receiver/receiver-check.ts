import { receiverInput } from '@omsorg/contract/orders/withdrawal/receiver.ts'
import { checkReceiver, type ReceiverErrorName } from '@omsorg/domain/orders/withdrawal/receiver.ts'
import type { Proposal } from '../proposal.ts'
import { type ReceiverField, type ReceiverFields, receiverOf } from './receiver-fields.ts'

export type FieldProblem =
  | ReceiverErrorName
  | 'delivery-method-missing'
  | 'delivery-point-not-open'
  | 'delivery-date-too-early'
  | 'delivery-date-unreadable'
  | 'too-long'
  | 'invalid'

export interface FieldFault {
  readonly field: ReceiverField
  readonly problem: FieldProblem
  /** The most characters that fit, where it is too long. */
  readonly most?: number
}

/** The field of the form for a path of the wire: `receiver.address.street` is `street`. */
export function fieldAt(path: string): ReceiverField | null {
  const name = path.replace(/^receiver\./, '')
  if (name === 'address') return 'street'
  if (name === 'packageLocation.text') return 'leaveMore'
  if (name.startsWith('packageLocation')) return 'leaveAt'
  const last = name.replace(/^address\./, '')
  return fields.find((field) => field === last) ?? null
}

const fields: readonly ReceiverField[] = [
  'name',
  'addressId',
  'careOf',
  'street',
  'zip',
  'city',
  'countryCode',
  'entryCode',
  'contactPhone',
  'deliveryMethodCode',
  'deliveryPointId',
  'notifyBy',
  'notifyPhone',
  'notifyEmail',
  'leaveAt',
  'leaveMore',
  'goodsLabel',
  'deliveryDate',
]

type Facts = Pick<Proposal, 'careRecipient' | 'rules' | 'deliveryMethods'>

/**
 * Everything that is wrong with the receiver, one fault for a field, in the order of the form: first the rules of the
 * domain, then the shape that the contract asks for.
 */
export function faultsOf(filled: ReceiverFields, facts: Facts, earliest: string): FieldFault[] {
  const { careRecipient, rules, deliveryMethods } = facts
  const method = deliveryMethods.find((each) => each.code === filled.deliveryMethodCode)
  const receiver = receiverOf(filled, careRecipient)
  const found: FieldFault[] = checkReceiver(receiver, {
    to: careRecipient.protected ? 'care-place' : method?.needsDeliveryPoint ? 'delivery-point' : 'home',
    contactPhoneRequired: rules.contactPhoneRequired,
    goodsLabelRequired: rules.goodsLabelRequired,
    notificationAllowed: rules.notifyBy,
    namesToKeepSecret: [],
  }).flatMap(({ at, name }) => faultAt(at, name))
  if (!method) found.push({ field: 'deliveryMethodCode', problem: 'delivery-method-missing' })
  if (filled.deliveryDate.trim() !== '' && receiver.deliveryDate === null) {
    found.push({ field: 'deliveryDate', problem: 'delivery-date-unreadable' })
  } else if (receiver.deliveryDate && receiver.deliveryDate < earliest) {
    found.push({ field: 'deliveryDate', problem: 'delivery-date-too-early' })
  }
  found.push(...faultsOfShape(receiver))
  const first = found.filter((fault, at) => found.findIndex(({ field }) => field === fault.field) === at)
  return first.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field))
}

function faultsOfShape(receiver: unknown): FieldFault[] {
  const parsed = receiverInput.safeParse(receiver)
  if (parsed.success) return []
  return parsed.error.issues.flatMap((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'too_big') return faultAt(path, 'too-long', Number(issue.maximum))
    return faultAt(path, 'invalid')
  })
}

function faultAt(path: string, problem: FieldProblem, most?: number): FieldFault[] {
  const field = fieldAt(path)
  return field ? [{ field, problem, ...(most === undefined ? {} : { most }) }] : []
}
