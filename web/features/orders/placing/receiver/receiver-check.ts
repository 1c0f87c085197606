import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import {
  lastDayToWish,
  wishedDate,
  type WishFacts,
  type WishRefusal,
} from '@omsorg/domain/orders/placing/delivery-date.ts'
import { checkReceiver, longestGoodsLabel, type ReceiverErrorName } from '@omsorg/domain/orders/placing/receiver.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { FieldError } from '../../../../platform/forms/use-form.ts'
import { goesToCarePlace, type Proposal } from '../proposal.ts'
import { type ReceiverFields, readWish, receiverOf } from './receiver-fields.ts'

type ReceiverProblem = ReceiverErrorName | 'delivery-method-missing' | WishRefusal | 'delivery-date-unreadable'

interface FoundProblem {
  /** The field of the form. */
  readonly at: string
  readonly problem: ReceiverProblem
}

const fieldOfPath: Readonly<Record<string, keyof ReceiverFields>> = {
  address: 'street',
  packageLocation: 'leaveAt',
  'packageLocation.kind': 'leaveAt',
  'packageLocation.text': 'leaveMore',
}

/** The field of the form for a path of the wire: `receiver.address.street` is `street`. */
export function fieldAt(path: string): string | null {
  const [, name] = /^receiver\.(.+)$/.exec(path) ?? []
  return name === undefined ? null : (fieldOfPath[name] ?? name.replace(/^address\./, ''))
}

type ReceiverContext = Pick<Proposal, 'careRecipient' | 'rules' | 'deliveryMethods' | 'today'> & {
  readonly delivery: Pick<Proposal['delivery'], 'holidays'>
}

/** What is wrong with the receiver by the rules of the domain and the settings of the place. */
export function problemsOfReceiver(
  filled: ReceiverFields,
  { careRecipient, rules, deliveryMethods, today, delivery }: ReceiverContext,
  earliest: string,
): FoundProblem[] {
  const method = deliveryMethods.find((each) => each.code === filled.deliveryMethodCode)
  const toCarePlace = goesToCarePlace({ careRecipient })
  const receiver = receiverOf(filled, { toCarePlace })
  const found = checkReceiver(receiver, {
    to: method?.needsDeliveryPoint ? 'delivery-point' : toCarePlace ? 'care-place' : 'home',
    country: rules.country,
    contactPhoneRequired: rules.contactPhoneRequired,
    goodsLabelRequired: rules.goodsLabelRequired,
    notificationAllowed: rules.notifyBy,
    namesToKeepSecret: [],
  }).map(({ at, name }): FoundProblem => ({ at: fieldAt(at) ?? at, problem: name }))
  if (!method) found.push({ at: 'deliveryMethodCode', problem: 'delivery-method-missing' })
  if (filled.deliveryDate.trim() !== '' && receiver.deliveryDate === null) {
    found.push({ at: 'deliveryDate', problem: 'delivery-date-unreadable' })
  } else if (receiver.deliveryDate) {
    const fits = wishedDate(Temporal.PlainDate.from(receiver.deliveryDate), wishFactsOf({ today, delivery }, earliest))
    if (!fits.ok) found.push({ at: 'deliveryDate', problem: fits.refusal })
  }
  return found
}

function wishFactsOf({ today, delivery }: Pick<ReceiverContext, 'today' | 'delivery'>, earliest: string): WishFacts {
  const day = Temporal.PlainDate.from
  return { today: day(today), earliest: day(earliest), holidays: new Set(delivery.holidays) }
}

/** The day on which it comes: the one that is wished where that can be, else the earliest. */
export function arrivalOf(
  filled: Pick<ReceiverFields, 'deliveryDate'>,
  context: Pick<ReceiverContext, 'today' | 'delivery'>,
  earliest: string,
): string {
  const wished = readWish(filled)
  if (wished === null) return earliest
  return wishedDate(Temporal.PlainDate.from(wished), wishFactsOf(context, earliest)).ok ? wished : earliest
}

/** The same as the form shows it: what is wrong and what to do. */
export function receiverErrors(
  filled: ReceiverFields,
  context: ReceiverContext,
  earliest: string,
  t: CareTexts,
): FieldError[] {
  return problemsOfReceiver(filled, context, earliest).map(({ at, problem }) => ({
    at,
    text: problemText(problem, { wished: readWish(filled), ...wishFactsOf(context, earliest) }, t),
  }))
}

function problemText(
  problem: ReceiverProblem,
  wish: WishFacts & { readonly wished: string | null },
  { validation, orders, deliveryPoints }: CareTexts,
): string {
  const { receiver } = orders
  switch (problem) {
    case 'box-address':
      return receiver.noBox
    case 'address-missing':
      return receiver.addressIncomplete
    case 'entry-code-invalid':
      return validation.entryCode
    case 'phone-invalid':
      return validation.phone
    case 'email-invalid':
      return validation.email
    case 'goods-label-too-long':
      return validation.maxLength({ count: longestGoodsLabel })
    case 'goods-label-names-person':
      return receiver.labelNamesPerson
    case 'notification-not-allowed':
      return receiver.notifyNotAllowed
    case 'delivery-point-missing':
      return deliveryPoints.choose
    case 'delivery-date-unreadable':
      return validation.date
    case 'delivery-date-too-early':
      return validation.dateNotBefore({ date: wish.earliest.toString() })
    case 'delivery-date-too-late':
      return validation.dateNotAfter({ date: lastDayToWish(wish).toString() })
    case 'delivery-date-not-a-working-day': {
      const next = addWorkingDays(Temporal.PlainDate.from(wish.wished ?? wish.earliest), 1, wish.holidays)
      return receiver.noDeliveryOn({ date: next.toString() })
    }
    default:
      return validation.required
  }
}
