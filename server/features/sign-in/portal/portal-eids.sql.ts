import type { Eid } from '@omsorg/domain/sign-in/eid/eid.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { PortalAccount } from './portal-sessions.sql.ts'

export interface EidBegun {
  readonly stateHash: Buffer
  readonly eid: Eid
  readonly sourceHash: Buffer
  readonly now: Temporal.Instant
  readonly ends: Temporal.Instant
}

/** Null when the source, or everybody, has begun too often. */
export async function beginEid(tx: Transaction, begun: EidBegun): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select omsorg.begin_portal_eid(${begun.stateHash}, ${begun.eid}, ${begun.sourceHash}, ${begun.now.toString()},
      ${begun.ends.toString()}) as id
  `.execute(tx)
  return rows[0]?.id ?? null
}

export async function keepEidSession(tx: Transaction, id: number, sessionHash: Buffer): Promise<void> {
  await sql`update omsorg.crp_eid_sign_in set session_hash = ${sessionHash} where id = ${id}`.execute(tx)
}

export interface UsedEid {
  readonly id: number
  readonly eid: Eid
}

/** Uses up what this browser has begun: of many who bring it at once one finds it. */
export async function useEid(
  tx: Transaction,
  given: { readonly sessionHash: Buffer; readonly stateHash: Buffer; readonly now: Temporal.Instant },
): Promise<UsedEid | undefined> {
  const { rows } = await sql<UsedEid>`
    update omsorg.crp_eid_sign_in set used_at = ${given.now.toString()}
    where session_hash = ${given.sessionHash} and state_hash = ${given.stateHash} and used_at is null
      and expires_at > ${given.now.toString()}
    returning id, eid
  `.execute(tx)
  return rows[0]
}

/** False when the number was shown too often. */
export async function takeEidTry(
  tx: Transaction,
  { id, numberHash, now }: { readonly id: number; readonly numberHash: Buffer; readonly now: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select omsorg.take_portal_eid_try(${id}, ${numberHash}, ${now.toString()}) as taken
  `.execute(tx)
  return rows[0]?.taken ?? false
}

/** The one account that is open to whoever has the number, locked until its session is; undefined for any other. */
export async function lockAccountOfNumber(
  tx: Transaction,
  given: { readonly blind: Buffer; readonly market: MarketCode; readonly today: Temporal.PlainDate },
): Promise<PortalAccount | undefined> {
  const { rows } = await sql<PortalAccount>`
    select account_id as id, author_id, market, epoch, only_person
    from omsorg.lock_portal_account_of_number(${given.blind}, ${given.market}, ${given.today.toString()}::date)
  `.execute(tx)
  return rows[0]
}
