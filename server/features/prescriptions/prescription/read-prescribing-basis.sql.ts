import { holdingPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import {
  type PrescriptionStatus,
  type RowStatus,
  prescriptionStatus,
  rowStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { jointOf, sizeOf } from '../../products/index.ts'
import type { ItemRecord } from '../item-view.ts'

interface OfCatalogue extends ItemRecord {
  readonly product_group_number: string
  readonly charriere: number | null
  readonly length: number | null
  readonly product_type: string
  readonly brand: string
  /** By what it joins others of the area; null for what joins nothing. */
  readonly joint: string | null
  /** Of which bodies it is made for. */
  readonly size: string | null
  /** The decimal as it was typed. */
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
}

export interface SelectedRecord extends OfCatalogue {
  readonly cart_item_id: number
  readonly check_consumption: boolean
  readonly flavors: readonly { readonly itemNumber: string; readonly consumption: number | null }[]
  readonly row_version: number
}

export interface RunningRecord extends OfCatalogue {
  readonly prescription_id: number
  readonly row_id: number
  readonly prescription_status: PrescriptionStatus
  readonly status: RowStatus
  readonly start_date: string
  readonly end_date: string
}

const wholeNumber = (key: 'charriere' | 'length') => sql`
  case when jsonb_typeof(i.properties -> ${key}) = 'number' then round((i.properties ->> ${key})::numeric)::int end`

const ofCatalogue = sql`
  i.item_number, i.name as product_name, i.shape, i.therapy_area, i.items_per_package, i.unit, i.product_group_number,
  ${wholeNumber('charriere')} as charriere, ${wholeNumber('length')} as length,
  i.product_type, i.brand, ${jointOf('i')} as joint, ${sizeOf('i')} as size`

/** What is selected for a person in an area and not prescribed yet, in the order in which it was selected. */
export async function readSelected(
  tx: Transaction,
  careRecipientId: number,
  area: TherapyArea,
): Promise<SelectedRecord[]> {
  const { rows } = await sql<SelectedRecord>`
    select ${ofCatalogue}, c.id as cart_item_id, trim_scale(c.consumption)::text as consumption, c.consumption_period,
           c.check_consumption, c.row_version,
           coalesce((select jsonb_agg(jsonb_build_object('itemNumber', f.item_number, 'consumption', f.consumption)
                       order by f.item_number)
                     from omsorg.cart_item_flavor f where f.cart_item_id = c.id and f.status in (${stored(cartItemStatus, ...inCart)})), '[]') as flavors
    from omsorg.cart_item c
    join omsorg.product i on i.id = c.product_id
    where c.care_recipient_id = ${careRecipientId} and c.therapy_area = ${area} and c.status = ${stored(cartItemStatus, 'selected')}
    order by c.created_at, c.id
  `.execute(tx)
  return rows
}

/** The rows of a person that run or wait in an area, apart from closed ones. */
export async function readRunning(
  tx: Transaction,
  careRecipientId: number,
  area: TherapyArea,
): Promise<RunningRecord[]> {
  const { rows } = await sql<RunningRecord>`
    select ${ofCatalogue}, p.id as prescription_id, r.id as row_id, p.status as prescription_status, r.status,
           p.start_date, p.end_date, trim_scale(r.consumption)::text as consumption, r.consumption_period
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id and r.status <> ${stored(rowStatus, 'closed')}
    join omsorg.product i on i.id = r.product_id
    where p.care_recipient_id = ${careRecipientId} and p.therapy_area = ${area} and p.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
    order by p.start_date, p.id, r.id
  `.execute(tx)
  return rows
}
