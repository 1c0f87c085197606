import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import type { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import type { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import type { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import type pg from 'pg'

/** All that a new order proposes, to the receiver that it proposes; null where nothing can be ordered today. */
export function orderProposed(
  careRecipientId: number,
  proposed: AnswerOf<typeof preOrderWithdrawal>,
): CallOf<typeof saveWithdrawal>['input'] | null {
  const lines = proposed.lines
    .filter((line) => line.unavailabilityCode === null && line.flavors.length === 0 && (line.allowedQuantity ?? 0) > 0)
    .map((line) => ({
      prescriptionRowId: line.prescriptionRowId ?? 0,
      itemNumber: line.itemNumber,
      quantity: Math.min(line.packagesPerWithdrawal, line.allowedQuantity ?? 0),
    }))
  const [method] = proposed.deliveryMethods.filter((each) => !each.needsDeliveryPoint)
  const { name, address } = proposed.receiver
  if (lines.length === 0 || !method || !name || !address) return null
  const receiver = {
    name,
    address,
    contactPhone: '+358401234567',
    deliveryMethodCode: method.code,
    deliveryPointId: null,
    notifyBy: null,
    notifyPhone: null,
    notifyEmail: null,
    packageLocation: null,
    goodsLabel: 'scale',
    deliveryDate: null,
  }
  return { careRecipientId, receiver, lines }
}

/** Persons of a care place whose prescriptions run, in the order of their ids. */
export async function personsAtPlace(owner: pg.Client, carePlaceId: string): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `select c.id from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
     where l.care_place_id = $1 and c.status = 1 and c.protected_kind is null and exists (
       select from omsorg.prescription p where p.care_recipient_id = c.id and p.status in (2, 4)) order by c.id`,
    [carePlaceId],
  )
  return rows.map(({ id }) => id)
}

/**
 * Three products of one area from today, for persons of a care place who have none of them; none of them has a prescription
 * by a user of the names that `prescribers` is like.
 */
export async function prescriptionsWanted(
  owner: pg.Client,
  carePlaceId: string,
  { count, prescribers }: { readonly count: number; readonly prescribers: string },
): Promise<CallOf<typeof createPrescription>['input'][]> {
  const { rows } = await owner.query<{ id: number; items: readonly string[] }>(
    `with item as materialized (
       select i.item_number, row_number() over (order by i.id) as place
       from omsorg.product i
       join omsorg.care_place p on p.id = $1
       join omsorg.product_offer o on o.product_id = i.id and o.client_id = p.client_id and o.agreement_type = 1
       where i.therapy_area = 'Incontinence' and i.item_status = 'sellable' and i.active and not i.is_pca
         and o.price is not null and i.items_per_package > 0 and o.customer_number is null
     )
     select c.id, array(
       select i.item_number from item i
       where i.place <= 40 and not exists (
         select from omsorg.prescription p join omsorg.prescription_row r on r.prescription_id = p.id
         where p.care_recipient_id = c.id and r.item_number = i.item_number)
       order by i.place limit 3) as items
     from omsorg.care_recipient_place l
     join omsorg.care_recipient c on c.id = l.care_recipient_id
     where l.care_place_id = $1 and l.status = 1 and c.status = 1 and not exists (
       select from omsorg.prescription p
       join omsorg.user_account u on u.id = p.prescribed_by and u.user_name like $3
       where p.care_recipient_id = c.id)
     order by c.id limit $2`,
    [carePlaceId, count, prescribers],
  )
  return rows
    .filter(({ items }) => items.length === 3)
    .map(({ id: careRecipientId, items }) => ({
      careRecipientId,
      therapyArea: 'Incontinence',
      periodMonths: 12,
      startDate: todayIn(30, Temporal.Now.instant()).toString(),
      confirm: true,
      rows: items.map((itemNumber) => ({
        itemNumber,
        consumption: 2,
        consumptionPeriod: 'day' as const,
        packagesPerWithdrawal: 5,
        note: 'scale',
      })),
    }))
}
