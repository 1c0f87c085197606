import type { DraftView } from '@omsorg/contract/orders/placing/draft-view.ts'
import type { ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import type { TotalsInputs } from '@omsorg/contract/orders/placing/totals.ts'
import type { AddressView } from '@omsorg/contract/care-recipients/address/address-view.ts'
import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import { monthsOfWithdrawal } from '@omsorg/domain/orders/order/patient-fee.ts'
import { isSameContact, isSameReceiver } from '@omsorg/domain/orders/placing/receiver-before.ts'
import type { OrderingSettings, StandingRow } from '../../prescriptions/index.ts'
import type { AddressRecord, OrderBasis } from '../../prescriptions/index.ts'
import type { OrderRecord } from '../order/order-view.sql.ts'
import { leadDaysOf } from './check-order.ts'
import { rateOf, standardRateOf, withdrawalOf } from './pricing.ts'
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

/** The receiver to begin with: the default address, how the person is reached, and the usual way of delivery. */
export function usualReceiver(basis: OrderBasis): ReceiverView {
  const [address] = openAddresses(basis)
  const phone = basis.delivery_phone ?? basis.phone
  const method =
    basis.delivery_methods.find((each) => each.code === basis.default_delivery_method) ?? basis.delivery_methods[0]
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
    delivery_point_id: null,
    delivery_point_name: null,
    notify_by: basis.protected_kind === null ? basis.notification_by : null,
    notify_phone: phone,
    notify_email: basis.email,
    package_location: '',
    goods_label: '',
    delivery_date: null,
  }
  return receiverViewOf(record, basis.protected_kind)
}

/** What the sums follow from while somebody types. */
export function totalsInputsOf(basis: OrderBasis, rows: readonly StandingRow[]): TotalsInputs {
  return {
    currency: marketOf(basis.market).currency,
    payerName: basis.client_name,
    smallOrderFee: basis.small_order_fee,
    smallOrderThreshold: basis.small_order_threshold,
    logisticsRate: rateOf(basis.logistics_percent),
    expressFee: basis.express_order_fee,
    feeVatRate: standardRateOf(basis),
    patientFees: basis.patient_fees.map((fee) => {
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
    }),
  }
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
    leadDays: leadDaysOf(settings),
  }
}

/** What the person had begun, as it was left. */
export function draftViewOf(order: OrderRecord, basis: OrderBasis): DraftView {
  const until = Temporal.Instant.from(order.saved_until ?? order.created_at)
  return {
    customerOrderId: order.customer_order_id,
    rowVersion: order.order_row_version,
    savedOn: until.subtract({ hours: 24 * savedOrdersAreKeptForDays }).toString(),
    keptUntil: until.toZonedDateTimeISO(marketOf(basis.market).timeZone).toPlainDate().toString(),
    receiver: receiverViewOf(order, basis.protected_kind),
    lines: order.lines.flatMap((line) =>
      line.prescription_row_id === null
        ? []
        : [
            {
              prescriptionRowId: line.prescription_row_id,
              itemNumber: line.item_number,
              quantity: line.quantity,
              flavors: line.flavors.map(({ itemNumber, packages }) => ({ itemNumber, packages })),
              setAside: line.set_aside,
            },
          ],
    ),
    isExpress: order.is_express,
    oneTimePatientFee: order.one_time_patient_fee,
    contactConfirmedOn: order.contact_confirmed_on,
  }
}

/** What the latest order tells of the receiver that is proposed now. */
export function receiverBeforeOf(
  before: ReceiverBefore | undefined,
  proposed: ReceiverView,
  { protected_kind: protection }: OrderBasis,
) {
  if (!before) return null
  const unknown = { address_id: null, delivery_method_name: null, delivery_point_id: null, delivery_point_name: null }
  const last = receiverViewOf({ ...before, ...unknown }, protection)
  return {
    isSame: isSameReceiver(last, proposed),
    contactConfirmedOn: isSameContact(last, proposed) ? before.contact_confirmed_on : null,
  }
}
