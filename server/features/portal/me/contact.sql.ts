import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ContactWished {
  readonly accountId: number
  readonly email: string | null
  readonly mobile: string | null
  readonly now: Temporal.Instant
  readonly expires: Temporal.Instant
}

/** Writes the wish down, and whether the contact is nobody else's: of one that is, no code goes anywhere. */
export async function insertContactChange(tx: Transaction, wished: ContactWished): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into omsorg.crp_contact_change (crp_account_id, email, mobile, is_free, created_at, expires_at)
    values (${wished.accountId}, ${wished.email}, ${wished.mobile},
            omsorg.portal_contact_is_free(${wished.email}, ${wished.mobile}), ${wished.now.toString()}, ${wished.expires.toString()})
    returning id
  `.execute(tx)
  const id = rows[0]?.id
  if (!id) throw new Error('a new contact was not written down')
  return id
}

export async function reserveContactTry(tx: Transaction, changeId: string, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<{ reserved: boolean }>`
    select omsorg.reserve_portal_contact_try(${changeId}::uuid, ${now.toString()}) as reserved
  `.execute(tx)
  return rows[0]?.reserved ?? false
}

export interface ChangedContact {
  readonly email: string
  readonly mobile: string
  /** How many other sessions of the holder ended with the contact before. */
  readonly ended_sessions: number
}

/** `familyId`: the session that asks, which goes on. Undefined when the contact was somebody else's, or the code was used. */
export async function useContactChange(
  tx: Transaction,
  { changeId, familyId, now }: { readonly changeId: string; readonly familyId: string; readonly now: Temporal.Instant },
): Promise<ChangedContact | undefined> {
  const { rows } = await sql<ChangedContact>`
    select email, mobile, ended_sessions
    from omsorg.use_portal_contact(${changeId}::uuid, ${familyId}::uuid, ${now.toString()}::timestamptz)
  `.execute(tx)
  return rows[0]
}

export interface ContactCodeToSend {
  readonly email: string | null
  readonly mobile: string | null
  readonly market: MarketCode
}

/** Undefined for a contact that belongs to somebody else, and for a change that is over. */
export async function contactCodeToSend(
  tx: Transaction,
  changeId: string,
  now: Temporal.Instant,
): Promise<ContactCodeToSend | undefined> {
  const { rows } = await sql<ContactCodeToSend>`
    select c.email, c.mobile, a.market
    from omsorg.crp_contact_change c join omsorg.crp_account a on a.id = c.crp_account_id
    where c.id = ${changeId}::uuid and c.is_free and c.used_at is null and c.expires_at > ${now.toString()}::timestamptz
  `.execute(tx)
  return rows[0]
}

/** A change that counts: where the account was reached before. */
export interface ChangeToTell {
  readonly kind: 'email' | 'mobile'
  readonly contact_before: string
  readonly market: MarketCode
}

export async function changeToTell(tx: Transaction, changeId: string): Promise<ChangeToTell | undefined> {
  const { rows } = await sql<ChangeToTell>`
    select case when c.email is null then 'mobile' else 'email' end as kind, c.contact_before, a.market
    from omsorg.crp_contact_change c join omsorg.crp_account a on a.id = c.crp_account_id
    where c.id = ${changeId}::uuid and c.contact_before is not null
  `.execute(tx)
  return rows[0]
}

export interface HolderToTell {
  readonly email: string
  readonly market: MarketCode
}

export async function holderToTell(tx: Transaction, accountId: number): Promise<HolderToTell | undefined> {
  const { rows } =
    await sql<HolderToTell>`select email, market from omsorg.crp_account where id = ${accountId}`.execute(tx)
  return rows[0]
}
