import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { usualLeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { numberInArea } from './customer-number.sql.ts'

/** What a client has settled for one therapy area, seen from a care place and a user. */
export interface AreaRecord {
  readonly area: TherapyArea
  readonly enabled: boolean
  /** Under which the place orders in the area: its own number, else the client's; or the one that was asked about. Null = none. */
  readonly customerNumber: string | null
  /** Agreement types of the client; empty where it has never said. */
  readonly clientTypes: readonly number[]
  /** What the user is limited to; null = no override. */
  readonly userTypes: readonly number[] | null
}

/** The settings of a client that decide which products are seen, at what price, and whether they can be ordered. */
export interface AssortmentSettings {
  readonly market: MarketCode
  readonly show_prices: boolean
  readonly show_list_price: boolean
  readonly show_stock_status: boolean
  readonly pca_assortment_enabled: boolean
  readonly ranking_enabled: boolean
  readonly custom_article_numbers_enabled: boolean
  readonly latex_free_only: boolean
  readonly pvc_free_only: boolean
  readonly allow_outgoing_items: boolean
  readonly block_uncertain_delivery: boolean
  readonly compare_enabled: boolean
  readonly non_stock_lead_days: number
  readonly patient_data_owner_id: string
  readonly areas: readonly AreaRecord[]
}

export interface SettingsQuestion {
  readonly clientId: string
  /** Null = at the client alone: its own customer numbers count. */
  readonly carePlaceId: string | null
  readonly userId: number
  /** Only this number counts, in the areas in which the place has it; left out, the one that it orders under. */
  readonly customerNumber?: string | undefined
}

/** Undefined when the client is out of reach. */
export async function readAssortmentSettings(
  tx: Transaction,
  { clientId, carePlaceId, userId, customerNumber }: SettingsQuestion,
): Promise<AssortmentSettings | undefined> {
  const { rows } = await sql<AssortmentSettings>`
    select c.market, c.patient_data_owner_id,
           coalesce(p.show_prices, true) as show_prices, coalesce(p.show_list_price, false) as show_list_price,
           coalesce(p.show_stock_status, true) as show_stock_status,
           coalesce(p.pca_assortment_enabled, false) as pca_assortment_enabled,
           coalesce(p.ranking_enabled, false) as ranking_enabled,
           coalesce(p.custom_article_numbers_enabled, false) as custom_article_numbers_enabled,
           coalesce(p.latex_free_only, false) as latex_free_only, coalesce(p.pvc_free_only, false) as pvc_free_only,
           coalesce(p.allow_outgoing_items, true) as allow_outgoing_items,
           coalesce(p.block_uncertain_delivery, false) as block_uncertain_delivery,
           coalesce(p.compare_enabled, true) as compare_enabled,
           coalesce(
             (select o.non_stock_lead_days from omsorg.merged_order_setting o where o.care_place_id = ${carePlaceId}::uuid),
             (select o.non_stock_lead_days from omsorg.order_setting o where o.client_id = c.id and o.care_place_id is null),
             ${usualLeadDays.nonStock}::int) as non_stock_lead_days,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'area', a.therapy_area, 'enabled', a.enabled,
                      'customerNumber', ${numberInArea(carePlaceId, customerNumber ?? null)},
                      'clientTypes', coalesce(to_jsonb(own.agreement_types), '[]'),
                      'userTypes', to_jsonb(override.agreement_types)))
             from omsorg.therapy_area_setting a
             left join omsorg.product_availability_setting own
               on own.client_id = a.client_id and own.therapy_area = a.therapy_area and own.user_id is null
             left join omsorg.product_availability_setting override
               on override.client_id = a.client_id and override.therapy_area = a.therapy_area
              and override.user_id = ${userId} and override.use_override
             where a.client_id = c.id
           ), '[]') as areas
    from omsorg.client c
    left join omsorg.product_setting p on p.client_id = c.id
    where c.id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]
}
