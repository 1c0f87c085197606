import { agree, refuse, type Outcome } from '../../outcome.ts'
import { orderType } from '../order/order-transitions.ts'
import { isBoxAddress, type NotifyBy } from '../placing/receiver.ts'

export const orderTypeNames = Object.keys(orderType) as [OrderTypeName, ...OrderTypeName[]]

export type OrderTypeName = keyof typeof orderType

/** What ordering at a care place goes by. */
export interface OrderSettings {
  readonly homeDeliveryAllowed: boolean
  readonly hideHomeDelivery: boolean
  readonly groupOrderAllowed: boolean
  readonly nursingHomeAllowed: boolean
  readonly withdrawalAllowed: boolean
  readonly individualOrderAllowed: boolean
  readonly expressOrderAllowed: boolean
  readonly orderTypes: OrderTypeName[]
  readonly orderPeriodFromDay: number | null
  readonly orderPeriodIntervalDays: number | null
  readonly deliveryMethodCodes: string[]
  readonly defaultDeliveryMethod: string | null
  readonly deliveryPointsAllowed: boolean
  readonly notificationBy: NotifyBy
  readonly goodsLabelRequired: boolean
  readonly contactPhoneRequired: boolean
  readonly maxLinesPerOrder: number
  readonly enforceInterval: boolean
  readonly soonDays: number
  readonly lastWithdrawalFactor: number
  readonly expressLeadDays: number
  readonly stockLeadDays: number
  readonly nonStockLeadDays: number
  readonly stuckAfterHours: number
  readonly undoSeconds: number
  readonly returnAgreeDays: number
  readonly ownErrorCreditPercent: number
  readonly allowExceedPrescribed: boolean
  readonly orderMailRecipients: string[]
}

/** The same as one client or place has set it; null = not set. */
export type OwnOrderSettings = { readonly [Name in keyof OrderSettings]: OrderSettings[Name] | null }

/** What the product does where nobody has said anything (the same figures as in the view of the database). */
export const usualOrderSettings: OrderSettings = {
  homeDeliveryAllowed: true,
  hideHomeDelivery: false,
  groupOrderAllowed: false,
  nursingHomeAllowed: false,
  withdrawalAllowed: true,
  individualOrderAllowed: false,
  expressOrderAllowed: false,
  orderTypes: [],
  orderPeriodFromDay: null,
  orderPeriodIntervalDays: null,
  deliveryMethodCodes: [],
  defaultDeliveryMethod: null,
  deliveryPointsAllowed: false,
  notificationBy: 'sms',
  goodsLabelRequired: false,
  contactPhoneRequired: false,
  maxLinesPerOrder: 40,
  enforceInterval: false,
  soonDays: 14,
  lastWithdrawalFactor: 2,
  expressLeadDays: 1,
  stockLeadDays: 2,
  nonStockLeadDays: 10,
  stuckAfterHours: 24,
  undoSeconds: 60,
  returnAgreeDays: 7,
  ownErrorCreditPercent: 70,
  allowExceedPrescribed: false,
  orderMailRecipients: [],
}

export const orderSettingNames = Object.keys(usualOrderSettings) as readonly (keyof OrderSettings)[]

/** What holds where something is set by the one alone and what not by the ground below it. */
export function settingsOver(ground: OrderSettings, own: OwnOrderSettings): OrderSettings {
  const set = orderSettingNames.filter((name) => own[name] !== null).map((name) => [name, own[name]])
  return { ...ground, ...Object.fromEntries(set) }
}

export type OrderSettingRefusal = 'delivery-method-not-found' | 'default-not-among-methods' | 'order-period-incomplete'

/** What settings must hold among themselves. `known` are the codes of the delivery methods of the market. */
export function checkOrderSettings(
  own: OwnOrderSettings,
  ground: OrderSettings,
  known: readonly string[],
): Outcome<null, OrderSettingRefusal> {
  const unknown = own.deliveryMethodCodes?.findIndex((code) => !known.includes(code)) ?? -1
  if (unknown >= 0) return refuse('delivery-method-not-found', { at: `deliveryMethodCodes[${unknown}]` })
  const { deliveryMethodCodes: codes, defaultDeliveryMethod: usual } = settingsOver(ground, own)
  if (own.defaultDeliveryMethod !== null && !known.includes(own.defaultDeliveryMethod))
    return refuse('delivery-method-not-found', { at: 'defaultDeliveryMethod' })
  if (usual !== null && codes.length > 0 && !codes.includes(usual))
    return refuse('default-not-among-methods', { at: 'defaultDeliveryMethod' })
  const holds = settingsOver(ground, own)
  if ((holds.orderPeriodFromDay === null) !== (holds.orderPeriodIntervalDays === null)) {
    const at = holds.orderPeriodFromDay === null ? 'orderPeriodFromDay' : 'orderPeriodIntervalDays'
    return refuse('order-period-incomplete', { at })
  }
  return agree(null)
}

export type PlaceSettingRefusal = OrderSettingRefusal | 'order-types-missing' | 'address-not-open'

/** A place that goes by its own settings says which kinds of order it takes; goods are carried to an address, and not to a box. */
export function checkPlaceOrderSettings(
  given: { readonly useClientSettings: boolean; readonly street: string | null; readonly own: OwnOrderSettings },
  ground: OrderSettings,
  known: readonly string[],
): Outcome<null, PlaceSettingRefusal> {
  if (given.street !== null && isBoxAddress(given.street))
    return refuse('address-not-open', { at: 'deliveryAddress.street' })
  if (!given.useClientSettings && !given.own.orderTypes?.length)
    return refuse('order-types-missing', { at: 'orderTypes' })
  return checkOrderSettings(given.own, ground, known)
}
