import { orderTypeNames } from '@omsorg/domain/orders/settings/order-settings.ts'
import { z } from 'zod'
import { city, email, entryCode, guid, marketCode, oneLine, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { methodCode } from '../delivery/delivery-method-fields.ts'
import { notifyBy } from '../placing/receiver.ts'

const orderTypeName = z.enum(orderTypeNames)
const asSet = z.boolean().nullable().default(null)
const count = (min: number, max: number) => z.int().min(min).max(max).nullable().default(null)

/** The order settings as they are saved: null = not set here. */
export const orderSettingInput = {
  homeDeliveryAllowed: asSet,
  hideHomeDelivery: asSet,
  groupOrderAllowed: asSet,
  nursingHomeAllowed: asSet,
  withdrawalAllowed: asSet,
  individualOrderAllowed: asSet,
  expressOrderAllowed: asSet,
  orderTypes: z.array(orderTypeName).max(4).nullable().default(null),
  orderPeriodFromDay: count(1, 31),
  orderPeriodIntervalDays: count(1, 366),
  deliveryMethodCodes: z.array(methodCode).max(50).nullable().default(null),
  defaultDeliveryMethod: methodCode.nullable().default(null),
  deliveryPointsAllowed: asSet,
  notificationBy: notifyBy.nullable().default(null),
  goodsLabelRequired: asSet,
  contactPhoneRequired: asSet,
  maxLinesPerOrder: count(1, 500),
  enforceInterval: asSet,
  soonDays: count(0, 366),
  lastWithdrawalFactor: count(1, 100),
  expressLeadDays: count(0, 100),
  stockLeadDays: count(0, 100),
  nonStockLeadDays: count(0, 100),
  stuckAfterHours: count(1, 8_760),
  undoSeconds: count(0, 3_600),
  returnAgreeDays: count(0, 366),
  ownErrorCreditPercent: count(0, 100),
  allowExceedPrescribed: asSet,
  orderMailRecipients: z.array(email).max(20).nullable().default(null),
}

/** Where the goods of a care place go. */
export const placeAddressInput = z
  .object({
    name: oneLine(100).nullable().default(null),
    careOf: oneLine(100).nullable().default(null),
    street: oneLine(100).min(1),
    zip: oneLine(10).min(1),
    city,
    countryCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    entryCode: entryCode.nullable().default(null),
  })
  .meta({ id: 'PlaceAddressInput' })

/** What holds once place, client and product are merged; null where nothing is said by any of them. */
export const orderSettings = z
  .object({
    homeDeliveryAllowed: z.boolean(),
    hideHomeDelivery: z.boolean(),
    groupOrderAllowed: z.boolean(),
    nursingHomeAllowed: z.boolean(),
    withdrawalAllowed: z.boolean(),
    individualOrderAllowed: z.boolean(),
    expressOrderAllowed: z.boolean(),
    orderTypes: z.array(orderTypeName),
    orderPeriodFromDay: z.int().nullable(),
    orderPeriodIntervalDays: z.int().nullable(),
    /** None = every method of the market. */
    deliveryMethodCodes: z.array(z.string()),
    defaultDeliveryMethod: z.string().nullable(),
    deliveryPointsAllowed: z.boolean(),
    notificationBy: notifyBy,
    goodsLabelRequired: z.boolean(),
    contactPhoneRequired: z.boolean(),
    maxLinesPerOrder: z.int(),
    enforceInterval: z.boolean(),
    soonDays: z.int(),
    lastWithdrawalFactor: z.int(),
    expressLeadDays: z.int(),
    stockLeadDays: z.int(),
    nonStockLeadDays: z.int(),
    stuckAfterHours: z.int(),
    undoSeconds: z.int(),
    returnAgreeDays: z.int(),
    ownErrorCreditPercent: z.int(),
    allowExceedPrescribed: z.boolean(),
    orderMailRecipients: z.array(z.string()),
  })
  .meta({ id: 'OrderSettings' })

export const placeAddressView = z
  .object({
    name: z.string().nullable(),
    careOf: z.string().nullable(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    countryCode: z.string().nullable(),
    entryCode: z.string().nullable(),
  })
  .meta({ id: 'PlaceAddressView' })

type OrNothing<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends z.ZodNullable
    ? Shape[Name]
    : z.ZodNullable<Shape[Name] & z.ZodType>
}

function orNothing<Shape extends z.ZodRawShape>(shape: Shape): OrNothing<Shape> {
  const entries = Object.entries(shape).map(([name, each]) => [
    name,
    each instanceof z.ZodNullable ? each : z.nullable(each),
  ])
  return Object.fromEntries(entries) as OrNothing<Shape>
}

/** The values that one client or place has set, each null where it has not. */
const ownOrderSettings = z.object(orNothing(orderSettings.shape)).meta({ id: 'OwnOrderSettings' })

/** What was set, and what holds where nothing was: of a client the defaults, of a place what its client has. */
export const clientOrderSettingsView = z
  .object({
    clientId: shown.guid,
    marketAreaCode: marketCode,
    own: ownOrderSettings,
    inherited: orderSettings,
    /** Null before anything was saved. */
    rowVersion: shown.rowVersion.nullable(),
  })
  .meta({ id: 'ClientOrderSettingsView' })

export const placeOrderSettingsView = clientOrderSettingsView
  .extend({
    carePlaceId: shown.guid,
    /** Its own values rest, and the client's hold; the address counts all the same. */
    useClientSettings: z.boolean(),
    deliveryAddress: placeAddressView.nullable(),
  })
  .meta({ id: 'PlaceOrderSettingsView' })

export const ofPlaceInput = {
  carePlaceId: guid,
  useClientSettings: z.boolean().default(false),
  deliveryAddress: placeAddressInput.nullable().default(null),
}

export const savedSetting = z.object({ id: shown.id, rowVersion: shown.rowVersion })

export const versionRead = { rowVersion }

/** Why order settings cannot be saved, of whomever they are. */
export const orderSettingRefusals = {
  'delivery-method-not-found': { code: 'ORS001003' },
  'default-not-among-methods': { code: 'COM001001' },
  'order-period-incomplete': { code: 'COM001003' },
  stale: { code: 'CONFLICT_STALE' },
} as const

export const placeOrderSettingRefusals = {
  ...orderSettingRefusals,
  'order-types-missing': { code: 'COM001003' },
  'address-not-open': { code: 'COM001001' },
} as const
