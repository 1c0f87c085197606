import type { OrderSettings } from '@omsorg/domain/orders/settings/order-settings.ts'
import { orderTypeNames } from '@omsorg/domain/orders/settings/order-settings.ts'
import { type SettingField, type SettingSection, yesOrNo } from './setting-fields.ts'

const number = (name: keyof OrderSettings, unit?: 'days' | 'hours' | 'seconds' | 'percent'): SettingField => ({
  name,
  kind: { is: 'number', unit },
})
const either = (name: keyof OrderSettings): SettingField => ({ name, kind: yesOrNo })

/** The order settings in the order of the screen; `methods` are the codes of the market. */
export function orderSections(methods: readonly string[]): readonly SettingSection[] {
  return [
    {
      name: 'kinds',
      fields: [
        { name: 'orderTypes', kind: { is: 'choices', options: orderTypeNames } },
        either('homeDeliveryAllowed'),
        either('hideHomeDelivery'),
        either('groupOrderAllowed'),
        either('nursingHomeAllowed'),
        either('withdrawalAllowed'),
        either('individualOrderAllowed'),
        either('expressOrderAllowed'),
      ],
    },
    {
      name: 'period',
      fields: [
        number('orderPeriodFromDay'),
        number('orderPeriodIntervalDays', 'days'),
        either('enforceInterval'),
        number('soonDays', 'days'),
        number('maxLinesPerOrder'),
        number('lastWithdrawalFactor'),
        either('allowExceedPrescribed'),
        number('undoSeconds', 'seconds'),
      ],
    },
    {
      name: 'delivery',
      fields: [
        { name: 'deliveryMethodCodes', kind: { is: 'choices', options: methods } },
        { name: 'defaultDeliveryMethod', kind: { is: 'choice', options: methods } },
        either('deliveryPointsAllowed'),
        either('goodsLabelRequired'),
        either('contactPhoneRequired'),
      ],
    },
    {
      name: 'notice',
      fields: [
        { name: 'notificationBy', kind: { is: 'choice', options: ['phone', 'sms', 'email'] } },
        { name: 'orderMailRecipients', kind: { is: 'lines' } },
        number('stuckAfterHours', 'hours'),
      ],
    },
    {
      name: 'lead',
      fields: [
        number('expressLeadDays', 'days'),
        number('stockLeadDays', 'days'),
        number('nonStockLeadDays', 'days'),
        number('returnAgreeDays', 'days'),
        number('ownErrorCreditPercent', 'percent'),
      ],
    },
  ]
}

const addressParts = ['name', 'careOf', 'street', 'zip', 'city', 'entryCode'] as const

/** Where goods go: of a place alone. */
export const addressFields = addressParts.map((part) => `deliveryAddress.${part}`)
export const addressSection: SettingSection = {
  name: 'address',
  fields: addressFields.map((name) => ({ name, kind: { is: 'text' } })),
}

type Address = { readonly [Part in (typeof addressParts)[number]]: string | null }

/** The parts of an address as fields beside the others. */
export function addressAsFields(address: Address | null): Readonly<Record<string, string | null>> {
  return Object.fromEntries(addressParts.map((part) => [`deliveryAddress.${part}`, address?.[part] ?? null]))
}

/** The address that the fields hold; null when all are empty. What is required and missing stays empty for the bounds to say. */
export function addressIn(fields: Readonly<Record<string, unknown>>): object | null {
  const parts = addressParts.map((part) => [part, fields[`deliveryAddress.${part}`] ?? null] as const)
  if (parts.every(([, value]) => value === null)) return null
  const required = new Set<string>(['street', 'zip', 'city'])
  return Object.fromEntries(parts.map(([part, value]) => [part, value ?? (required.has(part) ? '' : null)]))
}
