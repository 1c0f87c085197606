import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface TermsRecord {
  readonly market: MarketCode
  readonly client_name: string
  readonly care_place_name: string
  readonly return_agree_days: number
  readonly own_error_credit_percent: number
  readonly holidays: readonly string[]
}

/** What a place goes by when it claims; undefined when it is out of reach. Holidays from a year ago to a season ahead. */
export async function readTerms(
  tx: Transaction,
  carePlaceId: string,
  today: Temporal.PlainDate,
): Promise<TermsRecord | undefined> {
  const { rows } = await sql<TermsRecord>`
    select s.market, s.client_name, s.place_name as care_place_name, s.return_agree_days,
           s.own_error_credit_percent,
           array(select h.day::text from omsorg.holiday h
                 where h.market = s.market and h.day between ${today.toString()}::date - 366 and ${today.toString()}::date + 90)
             as holidays
    from omsorg.place_setting s
    where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

export interface RequesterRecord {
  readonly name: string
  readonly phone: string | null
}

/** Whoever reports, as customer service calls back. */
export async function readRequester(tx: Transaction, userId: number): Promise<RequesterRecord | undefined> {
  const { rows } = await sql<RequesterRecord>`
    select trim(u.first_name || ' ' || u.last_name) as name, u.phone from omsorg.user_account u where u.id = ${userId}
  `.execute(tx)
  return rows[0]
}
