import { orderStepOf, stepOfOrder } from '@omsorg/domain/portal/order/order-step.ts'
import type { ReportablePart } from '@omsorg/domain/portal/report/report.ts'
import { productViewOf } from '../../products/index.ts'
import type { PortalPerson } from '../person.sql.ts'
import type { PortalLineRecord, PortalOrderRecord, PortalPartRecord } from './portal-orders.sql.ts'

export function productOf(line: PortalLineRecord) {
  return productViewOf({
    item_number: line.itemNumber,
    product_name: line.name,
    shape: line.shape,
    therapy_area: line.therapyArea,
    items_per_package: line.itemsPerPackage,
    unit: line.unit,
  })
}

/** Whoever asks, another holder by relation, or the unit of the staff; nobody by name. */
export function doerOf({ is_own: isSelf, source, crp_holder: relation, place_name: unit }: PortalOrderRecord) {
  const byHolder = source === 'crp'
  return { isSelf, relation: byHolder ? relation : null, unit: byHolder ? null : unit }
}

/** Somebody has said that a parcel came, or tells of it what nobody has seen to yet: whether it came is asked no more. */
export function isHeardOf(
  { orderId, received }: PortalPartRecord,
  reports: readonly { readonly order_part_id: number | null; readonly is_seen_to: boolean }[],
): boolean {
  return received !== null || reports.some((each) => each.order_part_id === orderId && !each.is_seen_to)
}

/** Where an order goes; of a protected person nothing but how. */
export function destinationOf(order: PortalOrderRecord, { protected: isProtected }: Pick<PortalPerson, 'protected'>) {
  const hasAddress = !isProtected && order.receiver_street !== ''
  return {
    name: isProtected ? null : order.receiver_name || null,
    address: hasAddress
      ? {
          addressId: null,
          careOf: order.receiver_care_of || null,
          street: order.receiver_street,
          zip: order.receiver_zip,
          city: order.receiver_city,
        }
      : null,
    deliveryMethodCode: order.delivery_method_code,
    deliveryPointId: order.delivery_point_id,
    deliveryPointName: order.delivery_point_name,
    notifyBy: order.notify_by,
    notifyPhone: isProtected ? null : order.notify_phone,
    notifyEmail: isProtected ? null : order.notify_email,
  }
}

export function patientFeeOf(
  { currency, patient_fee: amount }: PortalOrderRecord,
  { payer_name: payerName }: PortalPerson,
) {
  return { currency, amount, payerName }
}

export function stepOf(order: PortalOrderRecord) {
  return stepOfOrder(order.parts.map((part) => orderStepOf(part.erpStatus)))
}

/** The day on which the last of it is expected. */
export function expectedOnOf({ parts }: Pick<PortalOrderRecord, 'parts'>): string | null {
  return (
    parts
      .flatMap(({ expectedOn }) => expectedOn ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

export function linesOfPart(
  { lines }: Pick<PortalOrderRecord, 'lines'>,
  { orderId }: PortalPartRecord,
): PortalLineRecord[] {
  return lines.filter((line) => line.orderPartId === orderId)
}

/** A parcel as far as something can be told of it. */
export function reportablePart(order: PortalOrderRecord, part: PortalPartRecord): ReportablePart {
  const { erpStatus, expectedOn } = part
  return {
    step: orderStepOf(erpStatus),
    expectedOn: expectedOn === null ? null : Temporal.PlainDate.from(expectedOn),
    lines: linesOfPart(order, part),
  }
}
