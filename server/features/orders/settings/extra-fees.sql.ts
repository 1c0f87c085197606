import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ExtraFeeRecord {
  readonly validFrom: string
  readonly smallOrderFee: number | null
  readonly smallOrderThreshold: number | null
  /** Hundredths of a percent. */
  readonly logisticsPercent: number | null
  readonly expressOrderFee: number | null
  readonly rowVersion: number
}

/** All extra fees of a client, the latest first. */
export async function readExtraFees(tx: Transaction, clientId: string): Promise<ExtraFeeRecord[]> {
  const { rows } = await sql<ExtraFeeRecord>`
    select valid_from as "validFrom", small_order_fee as "smallOrderFee",
           small_order_threshold as "smallOrderThreshold", (logistics_percent * 100)::int as "logisticsPercent",
           express_order_fee as "expressOrderFee", row_version as "rowVersion"
    from omsorg.extra_fee_setting where client_id = ${clientId}::uuid
    order by valid_from desc
  `.execute(tx)
  return rows
}

export interface ExtraFeeToWrite extends Omit<ExtraFeeRecord, 'rowVersion'> {
  readonly clientId: string
  /** The version that was read; null for fees of a new day. */
  readonly rowVersion: number | null
}

interface WrittenFee {
  readonly validFrom: string
  readonly rowVersion: number
}

/** Undefined when the day has fees of another version than was read. */
export async function writeExtraFee(tx: Transaction, fee: ExtraFeeToWrite): Promise<WrittenFee | undefined> {
  const values = sql`${fee.smallOrderFee}::bigint, ${fee.smallOrderThreshold}::bigint,
    ${fee.logisticsPercent}::numeric / 100, ${fee.expressOrderFee}::bigint`
  const { rows } =
    fee.rowVersion === null
      ? await sql<WrittenFee>`
          insert into omsorg.extra_fee_setting
            (client_id, valid_from, small_order_fee, small_order_threshold, logistics_percent, express_order_fee)
          values (${fee.clientId}::uuid, ${fee.validFrom}::date, ${values})
          on conflict do nothing
          returning valid_from as "validFrom", row_version as "rowVersion"
        `.execute(tx)
      : await sql<WrittenFee>`
          update omsorg.extra_fee_setting
          set (small_order_fee, small_order_threshold, logistics_percent, express_order_fee, row_version)
            = row (${values}, row_version + 1)
          where client_id = ${fee.clientId}::uuid and valid_from = ${fee.validFrom}::date
            and row_version = ${fee.rowVersion}::bigint
          returning valid_from as "validFrom", row_version as "rowVersion"
        `.execute(tx)
  return rows[0]
}

/** Where the client is; null where it is out of reach. */
export async function readMarketOfClient(tx: Transaction, clientId: string): Promise<MarketCode | null> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${clientId}::uuid and removed_at is null
  `.execute(tx)
  return rows[0]?.market ?? null
}
