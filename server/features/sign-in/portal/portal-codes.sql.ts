import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface CodeAsked {
  readonly hash: Buffer
  readonly email: string | null
  /** What was written as a mobile number may be one of several markets. */
  readonly mobiles: readonly string[]
  readonly linkHash: Buffer | null
  readonly contactHash: Buffer
  readonly sourceHash: Buffer
  readonly now: Temporal.Instant
  readonly expires: Temporal.Instant
}

export type AskedState = 'asked' | 'too-many' | 'link-ended' | 'link-used' | 'link-replaced'

export interface AskedCode {
  readonly state: AskedState
  readonly code_id: number | null
  readonly sent_to: string | null
}

/** Notes that a code was asked for; counted before anybody is looked for. */
export async function askCode(tx: Transaction, asked: CodeAsked): Promise<AskedCode> {
  const { rows } = await sql<AskedCode>`
    select state, code_id, sent_to
    from omsorg.ask_portal_code(${asked.hash}, ${asked.email}, ${asked.mobiles}::text[], ${asked.linkHash}, ${asked.contactHash},
      ${asked.sourceHash}, ${asked.now.toString()}, ${asked.expires.toString()})
  `.execute(tx)
  return rows[0] ?? { state: 'too-many', code_id: null, sent_to: null }
}

export interface ReservedTry {
  readonly code_id: number
  readonly try_id: number
  readonly crp_account_id: number | null
  readonly activation_link_id: number | null
}

/** Takes a try before anybody judges it; undefined when there is none to take. */
export async function reservePortalTry(
  tx: Transaction,
  given: {
    readonly hash: Buffer
    readonly sourceHash: Buffer
    readonly deviceHashes: readonly Buffer[]
    readonly now: Temporal.Instant
  },
): Promise<ReservedTry | undefined> {
  const { rows } = await sql<ReservedTry>`
    select code_id, try_id, crp_account_id, activation_link_id
    from omsorg.reserve_portal_try(${given.hash}, ${given.sourceHash}, ${given.deviceHashes}::bytea[], ${given.now.toString()})
  `.execute(tx)
  return rows[0]
}

/** Of many who bring the right code at once one finds it unused. */
export async function useCode(
  tx: Transaction,
  { code_id, try_id }: ReservedTry,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.crp_code set used_at = ${now.toString()} where id = ${code_id} and used_at is null
  `.execute(tx)
  if (rowCount === 0) return false
  await sql`update omsorg.crp_try set succeeded = true where id = ${try_id}`.execute(tx)
  return true
}

export interface CodeToSend {
  readonly channel: 'sms' | 'email'
  readonly email: string
  readonly mobile: string
  readonly market: MarketCode
}

/** Undefined of a code that nobody is to get, or that was good. */
export async function codeToSend(
  tx: Transaction,
  codeId: number,
  now: Temporal.Instant,
): Promise<CodeToSend | undefined> {
  const { rows } = await sql<CodeToSend>`
    select c.channel, a.email, a.mobile, a.market
    from omsorg.crp_code c join omsorg.crp_account a on a.id = c.crp_account_id
    where c.id = ${codeId} and c.used_at is null and c.expires_at > ${now.toString()}::timestamptz
  `.execute(tx)
  return rows[0]
}
