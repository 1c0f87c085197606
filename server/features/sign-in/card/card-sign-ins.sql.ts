import type { Card } from '@omsorg/domain/sign-in/card/card.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface BegunSignIn {
  readonly sessionHash: Buffer
  readonly stateHash: Buffer
  readonly card: Card
  readonly numberHash: Buffer | null
  readonly begun: Temporal.Instant
  readonly ends: Temporal.Instant
}

/** Keeps what was begun, and forgets what ended long ago. */
export async function keepBegun(tx: Transaction, begun: BegunSignIn): Promise<void> {
  await Promise.all([
    sql`
      delete from omsorg.card_sign_in
      where expires_at < ${begun.begun.toString()}::timestamptz - interval '1 day'
    `.execute(tx),
    sql`
      insert into omsorg.card_sign_in (session_hash, state_hash, card, number_hash, begun_at, expires_at)
      values (${begun.sessionHash}, ${begun.stateHash}, ${begun.card}, ${begun.numberHash}, ${begun.begun.toString()},
              ${begun.ends.toString()})
    `.execute(tx),
  ])
}

export interface UsedSignIn {
  readonly number_hash: Buffer | null
}

/** Uses up what this browser has begun: of many who bring it at once one finds it. */
export async function useBegun(
  tx: Transaction,
  {
    sessionHash,
    stateHashes,
    card,
    now,
  }: {
    readonly sessionHash: Buffer
    readonly stateHashes: readonly Buffer[]
    readonly card: Card
    readonly now: Temporal.Instant
  },
): Promise<UsedSignIn | undefined> {
  const { rows } = await sql<UsedSignIn>`
    update omsorg.card_sign_in set used_at = ${now.toString()}
    where session_hash = ${sessionHash} and state_hash = any(${stateHashes}::bytea[]) and card = ${card}
      and used_at is null and expires_at > ${now.toString()}
    returning number_hash
  `.execute(tx)
  return rows[0]
}

export interface CardHolder {
  readonly user_id: number
  /** Of whose cards alone the client takes; it is asked of SITHS. */
  readonly issuer: string | null
}

/** Whose card it is, where they may use it: it is on for them, and cards of its kind are on for their client. */
export async function holderOfCard(tx: Transaction, card: Card, number: string): Promise<CardHolder | undefined> {
  const { rows } = await sql<CardHolder>`
    select a.user_id, s.siths_issuer_filter as issuer
    from omsorg.authentication_method a
    join omsorg.user_account u on u.id = a.user_id
    left join omsorg.authentication_provider_setting s
      on s.client_id = u.client_id and s.provider = ${card === 'siths' ? 'Siths' : 'Vrk'}
    where case when ${card}::text = 'siths' then a.siths_enabled and upper(a.siths_number) = ${number}
               else a.vrk_enabled and upper(a.vrk_number) = ${number} end
      and (u.client_id is null or s.enabled)
  `.execute(tx)
  return rows[0]
}
