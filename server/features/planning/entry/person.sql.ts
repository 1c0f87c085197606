import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { plannedAreas, type PlannedArea } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import { holdingPrescriptions, holdingRows } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface PlannedPerson {
  readonly is_active: boolean
  /** In which planning is on for the person's client. */
  readonly areas: readonly PlannedArea[]
}

/** Undefined out of reach. */
export async function readPlannedPerson(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<PlannedPerson | undefined> {
  const { rows } = await sql<PlannedPerson>`
    select c.status = ${stored(recipientStatus, 'active')} and coalesce((
             select l.status = ${stored(linkStatus, 'active')} from omsorg.care_recipient_place l
             where l.care_recipient_id = c.id and l.care_place_id = ${carePlaceId}::uuid), true) as is_active,
           array(select a.therapy_area::text from omsorg.therapy_area_setting a
                 where a.client_id = c.client_id and a.enabled and a.planning_enabled
                   and a.therapy_area::text = any(${[...plannedAreas]}::text[])
                 order by a.therapy_area desc) as areas
    from omsorg.care_recipient c where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

export interface PlannedProduct {
  readonly item_number: string
  readonly name: string
  readonly therapy_area: PlannedArea
}

/** What a person has on prescription in areas that are planned. */
export async function readProducts(
  tx: Transaction,
  careRecipientId: number,
  areas: readonly PlannedArea[],
): Promise<readonly PlannedProduct[]> {
  const { rows } = await sql<PlannedProduct>`
    select p.item_number, p.name, p.therapy_area
    from omsorg.product p
    where p.therapy_area::text = any(${[...areas]}::text[]) and p.id in (
      select r.product_id from omsorg.prescription held
      join omsorg.prescription_row r on r.prescription_id = held.id
      where held.care_recipient_id = ${careRecipientId}
        and held.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
        and r.status in (${stored(rowStatus, ...holdingRows)}))
    order by p.name, p.id
  `.execute(tx)
  return rows
}

/** Undefined for a number that the market does not have. */
export async function readProductArea(
  tx: Transaction,
  market: MarketCode,
  itemNumber: string,
): Promise<TherapyArea | undefined> {
  const { rows } = await sql<{ therapy_area: TherapyArea }>`
    select p.therapy_area from omsorg.product p where p.market = ${market} and p.item_number = ${itemNumber}
  `.execute(tx)
  return rows[0]?.therapy_area
}
