import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import {
  type OrderSettings,
  orderTypeNames,
  orderSettingNames,
  type OwnOrderSettings,
} from '@omsorg/domain/orders/settings/order-settings.ts'
import type { OwnStoredSettings, StoredSettings } from './order-settings.sql.ts'

const nothingSet = Object.fromEntries(orderSettingNames.map((name) => [name, null])) as unknown as OwnOrderSettings

/** Before the first save nothing is set. */
export function ownSettingsOf(stored: OwnStoredSettings | undefined): OwnOrderSettings {
  return stored ? { ...stored, orderTypes: stored.orderTypes && wordsOf(stored.orderTypes) } : nothingSet
}

export function settingsOf(stored: StoredSettings): OrderSettings {
  return { ...stored, orderTypes: wordsOf(stored.orderTypes) }
}

export function storedSettingsOf(own: OwnOrderSettings): OwnStoredSettings {
  const numbers = own.orderTypes && [...new Set(own.orderTypes)].map((word) => orderType[word])
  const codes = own.deliveryMethodCodes && [...new Set(own.deliveryMethodCodes)]
  return { ...own, orderTypes: numbers, deliveryMethodCodes: codes }
}

function wordsOf(numbers: readonly number[]) {
  return orderTypeNames.filter((word) => numbers.includes(orderType[word]))
}
