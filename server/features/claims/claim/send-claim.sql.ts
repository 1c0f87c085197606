import { claimStatus } from '@omsorg/domain/claims/claim/claim-words.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface ClaimToSend {
  readonly status: number
  readonly client_id: string
  readonly care_place_id: string
  readonly market: MarketCode
  readonly send_asked_at: string | null
}

export async function readClaimToSend(tx: Transaction, claimId: number): Promise<ClaimToSend | undefined> {
  const { rows } = await sql<ClaimToSend>`
    select c.status, c.client_id, c.care_place_id, client.market, c.send_asked_at
    from omsorg.product_claim c
    join omsorg.client client on client.id = c.client_id
    where c.id = ${claimId}
  `.execute(tx)
  return rows[0]
}

/** Once: a job that comes again finds it sent. */
export async function markSent(tx: Transaction, claimId: number, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.product_claim
    set status = ${stored(claimStatus, 'sent')}, sent_at = ${now.toString()}::timestamptz, send_failed_at = null,
        row_version = row_version + 1
    where id = ${claimId} and status = ${stored(claimStatus, 'registered')}
  `.execute(tx)
}

export async function markFailed(tx: Transaction, claimId: number, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.product_claim
    set send_failed_at = ${now.toString()}::timestamptz, send_asked_at = null, row_version = row_version + 1
    where id = ${claimId} and status = ${stored(claimStatus, 'registered')}
  `.execute(tx)
}
