import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ProductSettings {
  readonly showPrices: boolean
  readonly showListPrice: boolean
  readonly showStockStatus: boolean
  readonly pcaAssortmentEnabled: boolean
  readonly rankingEnabled: boolean
  readonly customArticleNumbersEnabled: boolean
  readonly latexFreeOnly: boolean
  readonly pvcFreeOnly: boolean
  readonly allowOutgoingItems: boolean
  readonly blockUncertainDelivery: boolean
  readonly compareEnabled: boolean
  readonly fewInStockBelow: number
  readonly workingCapacityPercent: number
  readonly dayFrom: number
  readonly eveningFrom: number
  readonly nightFrom: number
}

interface ProductSettingRecord extends ProductSettings {
  readonly rowVersion: number
}

/** With what holds where nothing was saved; undefined when the client is out of reach or removed. */
export async function readSettings(tx: Transaction, clientId: string): Promise<ProductSettingRecord | undefined> {
  const { rows } = await sql<ProductSettingRecord>`
    select coalesce(p.show_prices, true) as "showPrices", coalesce(p.show_list_price, false) as "showListPrice",
           coalesce(p.show_stock_status, true) as "showStockStatus",
           coalesce(p.pca_assortment_enabled, false) as "pcaAssortmentEnabled",
           coalesce(p.ranking_enabled, false) as "rankingEnabled",
           coalesce(p.custom_article_numbers_enabled, false) as "customArticleNumbersEnabled",
           coalesce(p.latex_free_only, false) as "latexFreeOnly", coalesce(p.pvc_free_only, false) as "pvcFreeOnly",
           coalesce(p.allow_outgoing_items, true) as "allowOutgoingItems",
           coalesce(p.block_uncertain_delivery, false) as "blockUncertainDelivery",
           coalesce(p.compare_enabled, true) as "compareEnabled", coalesce(p.few_in_stock_below, 10) as "fewInStockBelow",
           coalesce(p.working_capacity_percent, 50) as "workingCapacityPercent",
           coalesce(p.day_from, 7) as "dayFrom", coalesce(p.evening_from, 15) as "eveningFrom",
           coalesce(p.night_from, 22) as "nightFrom",
           coalesce(p.row_version, 0) as "rowVersion"
    from omsorg.client c
    left join omsorg.product_setting p on p.client_id = c.id
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** Answers the new row version; the client is held. */
export async function writeSettings(tx: Transaction, clientId: string, s: ProductSettings): Promise<number> {
  const columns = sql`show_prices, show_list_price, show_stock_status, pca_assortment_enabled, ranking_enabled,
    custom_article_numbers_enabled, latex_free_only, pvc_free_only, allow_outgoing_items, block_uncertain_delivery,
    compare_enabled, few_in_stock_below, working_capacity_percent, day_from, evening_from, night_from`
  const values = sql`${s.showPrices}::boolean, ${s.showListPrice}::boolean, ${s.showStockStatus}::boolean,
    ${s.pcaAssortmentEnabled}::boolean, ${s.rankingEnabled}::boolean, ${s.customArticleNumbersEnabled}::boolean,
    ${s.latexFreeOnly}::boolean, ${s.pvcFreeOnly}::boolean, ${s.allowOutgoingItems}::boolean,
    ${s.blockUncertainDelivery}::boolean, ${s.compareEnabled}::boolean, ${s.fewInStockBelow}::integer,
    ${s.workingCapacityPercent}::integer, ${s.dayFrom}::integer, ${s.eveningFrom}::integer, ${s.nightFrom}::integer`
  const { rows } = await sql<{ row_version: number }>`
    insert into omsorg.product_setting as p (client_id, ${columns}) values (${clientId}::uuid, ${values})
    on conflict (client_id) do update set (${columns}, row_version) = row (${values}, p.row_version + 1)
    returning row_version
  `.execute(tx)
  return rows[0]?.row_version ?? 0
}
