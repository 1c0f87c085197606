import type { ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import type { TotalsInputs } from '@omsorg/contract/orders/placing/totals.ts'
import type { AddressView } from '@omsorg/contract/care-recipients/address/address-view.ts'
import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { monthsOfWithdrawal } from '@omsorg/domain/orders/order/patient-fee.ts'
import { isSameContact, isSameReceiver } from '@omsorg/domain/orders/placing/receiver-before.ts'
import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import type { OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import type { AddressRecord, OrderBasis, OrderingSettings, PlaceBasis } from '../../prescriptions/index.ts'
import { leadDaysOf, type ProposedCheck } from '../placing/check-order.ts'
import { rateOf, standardRateOf, withdrawalOf, type Payer, type PricedOrder } from '../placing/pricing.ts'
import { receiverViewOf } from '../order/receiver-view.ts'
import type { ReceiverBefore } from './receiver-before.sql.ts'

/** The addresses to choose from: none of a protected person, whose goods go to the care place (facts 4.3). */
export function addressesOf(basis: OrderBasis): AddressView[] {
  return openAddresses(basis).map((address) => ({
    addressId: address.id,
    name: address.name,
    careOf: address.careOf || null,
    street: address.street,
    city: address.city,
    zip: address.zip,
    countryCode: address.countryCode,
    entryCode: address.entryCode,
    isDefault: address.isDefault,
  }))
}

function openAddresses(basis: OrderBasis): readonly AddressRecord[] {
  return homeAddressMayBeUsed(basis.protected_kind) ? basis.addresses : []
}

/** Goods that go to the care place need no address of the person. */
export function usualAddressIsVerified(basis: OrderBasis): boolean {
  return openAddresses(basis)[0]?.isVerified ?? true
}

/**
 * The receiver to begin with: the default address, and the way of delivery and of being told that the last order had, where
 * there was one. A protected person is told of nothing.
 */
export function usualReceiver(basis: OrderBasis, before: ReceiverBefore | undefined): ReceiverView {
  const [address] = openAddresses(basis)
  const phone = basis.delivery_phone ?? basis.phone
  const method = methodAsBefore(basis, before) ?? usualMethod(basis)
  const point = method?.needsDeliveryPoint && before?.point_is_known ? before : null
  const told = before ?? {
    notify_by: basis.notification_by,
    notify_phone: null,
    notify_email: null,
    contact_phone: null,
  }
  // A number of somebody else is remembered; of her own it is the one that she has now.
  const isOfAnother = told.notify_phone !== null && told.notify_phone !== told.contact_phone
  const record = {
    receiver_name: address ? address.name || `${basis.first_name} ${basis.last_name}` : '',
    receiver_care_of: address?.careOf ?? '',
    receiver_street: address?.street ?? '',
    receiver_zip: address?.zip ?? '',
    receiver_city: address?.city ?? '',
    receiver_country_code: address?.countryCode ?? null,
    receiver_entry_code: address?.entryCode ?? null,
    address_id: address?.id ?? null,
    contact_phone: phone,
    delivery_method_code: method?.code ?? null,
    delivery_method_name: method?.name ?? null,
    delivery_point_id: point?.delivery_point_id ?? null,
    delivery_point_name: point?.delivery_point_name ?? null,
    notify_by: basis.protected_kind === null ? told.notify_by : null,
    notify_phone: isOfAnother ? told.notify_phone : phone,
    notify_email: basis.email ?? told.notify_email,
    package_location: '',
    goods_label: '',
    delivery_date: null,
  }
  return receiverViewOf(record, basis.protected_kind)
}

/** The way of the last order, where it is still open: a point that its carrier has no more is none. */
function methodAsBefore(basis: OrderBasis, before: ReceiverBefore | undefined) {
  const method = before && basis.delivery_methods.find(({ code }) => code === before.delivery_method_code)
  if (!method?.needsDeliveryPoint) return method
  return basis.delivery_points_allowed && before?.point_is_known ? method : undefined
}

/** One that ends at a point is not begun with before somebody has chosen the point. */
function usualMethod({ delivery_methods: methods, default_delivery_method: usual }: OrderBasis) {
  return methods.find(({ code }) => code === usual) ?? methods.find((each) => !each.needsDeliveryPoint) ?? methods[0]
}

/** What the sums follow from while somebody types. */
export function totalsInputsOf(basis: PlaceBasis, patientFees: TotalsInputs['patientFees']): TotalsInputs {
  return {
    currency: marketOf(basis.market).currency,
    payerName: basis.client_name,
    smallOrderFee: basis.small_order_fee,
    smallOrderThreshold: basis.small_order_threshold,
    logisticsRate: rateOf(basis.logistics_percent),
    expressFee: basis.express_order_fee,
    // Where there is none, no line has a price and nothing can be sent.
    feeVatRate: standardRateOf(basis) ?? 0,
    patientFees,
  }
}

/** What a person pays of what is drawn from her rows. */
export function patientFeeInputsOf({ patientFees, rows }: Payer): TotalsInputs['patientFees'] {
  return patientFees.map((fee) => {
    const inArea = rows.filter((row) => row.record.therapy_area === fee.therapyArea)
    const drawn = withdrawalOf(rows, new Set(inArea.map((row) => row.record.prescription_id)))
    const { withdrawalNumber, prescriptionMonths, withdrawals } = drawn
    return {
      therapyArea: fee.therapyArea,
      method: fee.method,
      type: fee.type,
      amount: fee.amount,
      percentage: fee.percentage === null ? null : rateOf(fee.percentage),
      minimumOrderLimit: fee.minimumOrderLimit,
      oneTimeFeeAllowed: fee.oneTimeFeeAllowed,
      months: fee.method === 'per-month' ? monthsOfWithdrawal(withdrawalNumber, prescriptionMonths, withdrawals) : 1,
    }
  })
}

/** Of what is on no prescription no fee is computed; one may be typed (decision 0039). */
export function typedFeeInputsOf({ patientFees }: Payer): TotalsInputs['patientFees'] {
  return patientFees.map(({ therapyArea, method, type, oneTimeFeeAllowed }) => ({
    therapyArea,
    method,
    type,
    amount: null,
    percentage: null,
    minimumOrderLimit: null,
    oneTimeFeeAllowed,
    months: 0,
  }))
}

/** What the settings ask of an order; a fee is typed for one person alone. */
export function orderRulesOf(basis: PlaceBasis, payer: Payer | null) {
  return {
    goodsLabelRequired: basis.goods_label_required,
    country: marketOf(basis.market).country,
    contactPhoneRequired: basis.contact_phone_required,
    deliveryPointsAllowed: payer !== null && basis.delivery_points_allowed,
    notifyBy: ['phone', 'sms', 'email'] as NotifyBy[],
    expressAllowed: basis.express_order_allowed,
    oneTimePatientFeeAllowed: payer?.patientFees.some((fee) => fee.oneTimeFeeAllowed) ?? false,
    showPrices: basis.show_prices,
    showStockStatus: basis.show_stock_status,
    maxLinesPerOrder: basis.max_lines_per_order,
  }
}

export function deliveryMethodsOf({ delivery_methods: methods }: Pick<PlaceBasis, 'delivery_methods'>) {
  return methods.map((method) => ({ ...method, description: method.description || null }))
}

/** What a person should know of the order that is proposed. */
export function warningsOf(toSend: ProposedCheck['toSend'], { totals }: PricedOrder): OrderWarning[] {
  return [...toSend.warnings, ...(totals.smallOrderFee > 0 ? (['small-order-fee'] as const) : [])]
}

/** When an order of today arrives (rules 3.18). There is no setting of an hour by which to order. */
export function deliveryDaysOf(settings: OrderingSettings, today: Temporal.PlainDate) {
  const holidays = new Set(settings.holidays)
  const after = (days: number) => addWorkingDays(today, days, holidays).toString()
  return {
    orderBefore: null,
    earliest: after(settings.stock_lead_days),
    earliestOutsideStock: after(settings.non_stock_lead_days),
    earliestExpress: after(settings.express_lead_days),
    holidays: [...settings.holidays],
    leadDays: leadDaysOf(settings),
  }
}

/** What the latest order tells of the receiver that is proposed now. */
export function receiverBeforeOf(
  before: ReceiverBefore | undefined,
  proposed: ReceiverView,
  protection: OrderBasis['protected_kind'],
) {
  if (!before) return null
  const unknown = { address_id: null, delivery_method_name: null }
  const last = receiverViewOf({ ...before, ...unknown }, protection)
  return {
    isSame: isSameReceiver(last, proposed),
    contactConfirmedOn: isSameContact(last, proposed) ? before.contact_confirmed_on : null,
  }
}
