import { isPhone } from '../../format/stored-phone.ts'
import type { Market } from '../../market.ts'

/** How the receiver is told that goods are on their way. */
export type NotifyBy = 'phone' | 'sms' | 'email'

/** What a person filled in; null and blank are both nothing. */
export interface Receiver {
  readonly name: string | null
  readonly address: DeliveryAddress | null
  readonly contactPhone: string | null
  readonly deliveryPointId: string | null
  readonly notifyBy: NotifyBy | null
  readonly notifyPhone: string | null
  readonly notifyEmail: string | null
  readonly goodsLabel: string | null
}

export interface DeliveryAddress {
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly entryCode: string | null
}

export interface ReceiverRules {
  /**
   * `home`: carried to the door, where a box cannot take it. `delivery-point`: the method ends at a service point.
   * `care-place`: to the place under the place's own name, which is the only way for a person with protected identity
   * beside a service point; no name and no address are asked.
   */
  readonly to: 'home' | 'delivery-point' | 'care-place'
  /** Where numbers without a country's code are at home. */
  readonly country: Market['country']
  readonly contactPhoneRequired: boolean
  readonly goodsLabelRequired: boolean
  /** The setting NotificationBy. */
  readonly notificationAllowed: readonly NotifyBy[]
  /** Names of a person with protected identity, which no label may carry; empty for everybody else. */
  readonly namesToKeepSecret: readonly string[]
}

export type ReceiverErrorName =
  | 'receiver-name-missing'
  | 'address-missing'
  | 'delivery-point-missing'
  | 'contact-phone-missing'
  | 'notification-address-missing'
  | 'goods-label-missing'
  | 'goods-label-too-long'
  | 'goods-label-names-person'
  | 'entry-code-invalid'
  | 'box-address'
  | 'phone-invalid'
  | 'email-invalid'
  | 'notification-not-allowed'

/** One field error; `at` is the path of the field on the wire. */
export interface ReceiverError {
  readonly at: string
  readonly name: ReceiverErrorName
}

export const longestGoodsLabel = 36

/** Everything that is wrong with the receiver, in the order of the form; empty when all is well. */
export function checkReceiver(receiver: Receiver, rules: ReceiverRules): ReceiverError[] {
  return [
    ...checkPlace(receiver, rules),
    ...checkContactPhone(receiver, rules),
    ...checkNotification(receiver, rules),
    ...checkGoodsLabel(receiver, rules),
  ]
}

/** Only letters, digits, * and # (O-5-15). */
export function isEntryCode(text: string): boolean {
  return /^[\p{L}\d*#]*$/u.test(text)
}

/**
 * A postal box, as the four countries write it: "Box 12", "PL 12", "PB 12", "Postboks 12", "Postbox 12", "P.O. Box 12".
 */
export function isBoxAddress(street: string): boolean {
  return /^\s*(?:post ?bo(?:x|ks)|box|boks|p\.? ?[ol]\.?(?: ?box)?|p\.? ?b\.?)\s*\d+\s*$/iu.test(street)
}

function checkPlace({ name, address, deliveryPointId }: Receiver, { to }: ReceiverRules): ReceiverError[] {
  if (to === 'delivery-point') {
    return written(deliveryPointId) ? [] : [fieldError('receiver.deliveryPointId', 'delivery-point-missing')]
  }
  if (to === 'care-place') return []
  const unnamed = written(name) ? [] : [fieldError('receiver.name', 'receiver-name-missing')]
  return [...unnamed, ...checkAddress(address)]
}

function checkAddress(address: DeliveryAddress | null): ReceiverError[] {
  if (!address) return [fieldError('receiver.address', 'address-missing')]
  const errors = (['street', 'zip', 'city'] as const)
    .filter((part) => !written(address[part]))
    .map((part) => fieldError(`receiver.address.${part}`, 'address-missing'))
  if (isBoxAddress(address.street)) errors.push(fieldError('receiver.address.street', 'box-address'))
  if (!isEntryCode(address.entryCode ?? '')) errors.push(fieldError('receiver.address.entryCode', 'entry-code-invalid'))
  return errors
}

/** Whoever fetches a parcel at a delivery point has to hear that it has come. */
function checkContactPhone(
  { contactPhone, notifyBy }: Receiver,
  { country, contactPhoneRequired, to }: ReceiverRules,
): ReceiverError[] {
  const at = 'receiver.contactPhone'
  const phone = written(contactPhone)
  const isNeeded = contactPhoneRequired || (to === 'delivery-point' && notifyBy === null)
  if (!phone) return isNeeded ? [fieldError(at, 'contact-phone-missing')] : []
  return isPhone(phone, country) ? [] : [fieldError(at, 'phone-invalid')]
}

/** The chosen channel asks its address (O-3-71). */
function checkNotification(receiver: Receiver, { country, notificationAllowed }: ReceiverRules): ReceiverError[] {
  const { notifyBy, notifyPhone, notifyEmail } = receiver
  if (notifyBy === null) return []
  if (!notificationAllowed.includes(notifyBy)) return [fieldError('receiver.notifyBy', 'notification-not-allowed')]
  if (notifyBy === 'email') {
    const at = 'receiver.notifyEmail'
    const email = written(notifyEmail)
    if (!email) return [fieldError(at, 'notification-address-missing')]
    return isEmail(email) ? [] : [fieldError(at, 'email-invalid')]
  }
  const at = 'receiver.notifyPhone'
  const phone = written(notifyPhone)
  if (!phone) return [fieldError(at, 'notification-address-missing')]
  return isPhone(phone, country) ? [] : [fieldError(at, 'phone-invalid')]
}

function checkGoodsLabel({ goodsLabel }: Receiver, rules: ReceiverRules): ReceiverError[] {
  const at = 'receiver.goodsLabel'
  const label = written(goodsLabel)
  if (!label) return rules.goodsLabelRequired ? [fieldError(at, 'goods-label-missing')] : []
  const errors: ReceiverError[] = []
  if (label.length > longestGoodsLabel) errors.push(fieldError(at, 'goods-label-too-long'))
  if (namesSomebody(label, rules.namesToKeepSecret)) errors.push(fieldError(at, 'goods-label-names-person'))
  return errors
}

function namesSomebody(label: string, names: readonly string[]): boolean {
  const words = new Set(wordsOf(label))
  return names.flatMap(wordsOf).some((name) => words.has(name))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

/** The text without its margins, or null when nothing is written. */
function written(text: string | null): string | null {
  return text?.trim() || null
}

function fieldError(at: string, name: ReceiverErrorName): ReceiverError {
  return { at, name }
}
