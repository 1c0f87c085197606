import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { OpenBlock } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface HeldRecord {
  readonly careRecipientId: number
  readonly relation: HolderKind
  readonly name: string
  readonly block: OpenBlock | null
  readonly birthDate: string | null
  readonly isAnonymized: boolean
  readonly consentConfirmedAt: string | null
  readonly place: { readonly name: string; readonly phone: string } | null
  readonly settings: {
    readonly ordering: boolean
    readonly renewal: boolean
    readonly diary: boolean
    readonly stock: boolean
  }
  readonly throughPlace: boolean
  readonly runsOutOn: string | null
  readonly nextDelivery: string | null
}

export interface MeRecord {
  readonly crp_account_id: number
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly last_sign_in_at: string | null
  readonly people: readonly HeldRecord[]
}

/** The account of whoever asks, with everybody it is linked to. */
export async function readMeOf(tx: Transaction, today: Temporal.PlainDate): Promise<MeRecord | undefined> {
  const { rows } = await sql<MeRecord>`
    select crp_account_id, name, email, mobile, last_sign_in_at, people from omsorg.portal_me(${today.toString()}::date)
  `.execute(tx)
  return rows[0]
}

export interface WaitingChange {
  readonly email: string | null
  readonly mobile: string | null
  readonly expires_at: string
}

/** The change of the own contact that waits for its code; the newest of several. */
export async function readWaitingChange(tx: Transaction, now: Temporal.Instant): Promise<WaitingChange | undefined> {
  const { rows } = await sql<WaitingChange>`
    select email, mobile, expires_at from omsorg.crp_contact_change
    where used_at is null and expires_at > ${now.toString()}::timestamptz and tries < 5
    order by created_at desc limit 1
  `.execute(tx)
  return rows[0]
}

export async function consentVersion(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ version: number }>`select omsorg.portal_consent_version() as version`.execute(tx)
  return rows[0]?.version ?? 0
}

/** What is consented to today, and how many passkeys the account has. */
export async function readConsentAndPasskeys(
  tx: Transaction,
  accountId: number,
): Promise<{ readonly version: number; readonly passkeys: number }> {
  const { rows } = await sql<{ version: number; passkeys: number }>`
    select omsorg.portal_consent_version() as version,
      (select count(*)::integer from omsorg.crp_passkey p where p.crp_account_id = ${accountId}) as passkeys
  `.execute(tx)
  return rows[0] ?? { version: 0, passkeys: 0 }
}

export async function confirmConsentFor(
  tx: Transaction,
  {
    careRecipientId,
    version,
    now,
  }: { readonly careRecipientId: number; readonly version: number; readonly now: Temporal.Instant },
): Promise<string | null> {
  const { rows } = await sql<{ confirmed: string | null }>`
    select omsorg.confirm_portal_consent(${careRecipientId}, ${version}, ${now.toString()}) as confirmed
  `.execute(tx)
  return rows[0]?.confirmed ?? null
}

/** When a no was said, or that it was a yes meanwhile; undefined where the account is not linked to that person. */
export async function declineConsentFor(
  tx: Transaction,
  {
    careRecipientId,
    version,
    now,
  }: { readonly careRecipientId: number; readonly version: number; readonly now: Temporal.Instant },
): Promise<{ readonly declined: string | null; readonly confirmed: boolean } | undefined> {
  const { rows } = await sql<{ declined: string | null; confirmed: boolean }>`
    select declined, confirmed from omsorg.decline_portal_consent(${careRecipientId}, ${version}, ${now.toString()})
  `.execute(tx)
  return rows[0]
}

/** What went: the link, or the account with it; undefined where the account is not linked to that person. */
export async function withdrawConsentFor(
  tx: Transaction,
  careRecipientId: number,
  now: Temporal.Instant,
): Promise<{ readonly gone: 'link' | 'account' } | undefined> {
  const { rows } = await sql<{ gone: 'link' | 'account' }>`
    select gone from omsorg.withdraw_portal_consent(${careRecipientId}, ${now.toString()})
  `.execute(tx)
  return rows[0]
}
