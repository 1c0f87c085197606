import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { KnownAccount } from '@omsorg/domain/portal-accounts/account/contact.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { portalAccountStatus, type PortalAccountStatus } from '@omsorg/domain/portal-accounts/account/status.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface AccountRecord {
  readonly id: number
  readonly holder: HolderKind
  readonly guardian_id: number | null
  readonly holder_name: string
  readonly email: string
  readonly mobile: string
  readonly status: PortalAccountStatus
  readonly mail_sent_at: string | null
  readonly mail_failed: boolean
  readonly link_good_until: string | null
  readonly activated_at: string | null
  readonly last_sign_in_at: string | null
  readonly signed_out_at: string | null
  readonly consent_given_at: string
  readonly consent_recorded_by: ShownAuthor | null
  readonly declined_at: string | null
  readonly asked_again_at: string | null
  readonly others: number
}

/** The accounts that stand for a person, in the order in which they were given. */
export async function readAccounts(tx: Transaction, careRecipientId: number): Promise<AccountRecord[]> {
  const { rows } = await sql<AccountRecord>`
    select a.id, stands.holder, stands.guardian_id, stands.holder_name, a.email, a.mobile, a.status,
           a.activation_mail_sent_at as mail_sent_at,
           coalesce(newest.failed_at is not null, false) as mail_failed,
           newest.expires_at as link_good_until, a.activated_at, a.last_sign_in_at,
           case when a.signed_out_at >= a.last_sign_in_at then a.signed_out_at end as signed_out_at,
           coalesce(consent.given_at, stands.linked_at) as consent_given_at, consent.by as consent_recorded_by,
           consent.declined_at, consent.asked_again_at,
           omsorg.others_of_crp_account(a.id, ${careRecipientId}) as others
    from omsorg.crp_account_recipient stands
    join omsorg.crp_account a on a.id = stands.crp_account_id
    left join lateral (
      select l.failed_at, l.expires_at from omsorg.crp_activation_link l
      where l.crp_account_id = a.id and l.replaced_at is null and l.used_at is null
    ) newest on true
    left join lateral (
      select c.given_at, c.declined_at, c.asked_again_at, omsorg.author_names(c.recorded_by, c.recorded_on_behalf_of) as by
      from omsorg.crp_consent c
      where c.care_recipient_id = ${careRecipientId} and c.crp_account_id = a.id and c.ended_at is null
      order by c.id desc limit 1
    ) consent on true
    where stands.care_recipient_id = ${careRecipientId}
    order by stands.linked_at, a.id
  `.execute(tx)
  return rows
}

/** The accounts with the e-mail or the mobile number, each locked until the transaction ends. */
export async function lockAccountsOf(
  tx: Transaction,
  { email, mobile, market, blind }: AccountContact,
): Promise<(KnownAccount & { readonly status: PortalAccountStatus })[]> {
  const { rows } = await sql<KnownAccount & { status: PortalAccountStatus }>`
    select known.crp_account_id as id, known.same_email as "sameEmail", known.same_mobile as "sameMobile", known.status,
           known.market <> ${market} or coalesce(known.holder_blind <> decode(${blind}, 'base64'), false) as "isForeign"
    from omsorg.lock_crp_accounts(${email}, ${mobile}) known
  `.execute(tx)
  return rows
}

export interface AccountContact {
  readonly email: string
  readonly mobile: string
  readonly market: MarketCode
  /** The identity number of the holder, blind, in base64. */
  readonly blind: string | null
}

/** Undefined when somebody was quicker with the e-mail or the number. */
export async function insertAccount(
  tx: Transaction,
  { email, mobile, market, blind }: AccountContact,
  { by, now }: { readonly by: Author; readonly now: Temporal.Instant },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.crp_account (market, email, mobile, status, holder_blind, created_at, created_by, created_on_behalf_of)
    values (${market}, ${email}, ${mobile}, ${stored(portalAccountStatus, 'created')}, decode(${blind}, 'base64'),
            ${now.toString()}::timestamptz, ${by.userId}, ${by.onBehalfOf})
    on conflict do nothing
    returning id
  `.execute(tx)
  return rows[0]?.id
}

export interface LinkToWrite {
  readonly careRecipientId: number
  readonly portalAccountId: number
  readonly holder: HolderKind
  readonly guardianId: number | null
  readonly name: string
}

/** Lets an account stand for a person, with the consent that was recorded for it. False when it stands for her already. */
export async function linkAccount(
  tx: Transaction,
  { careRecipientId, portalAccountId, holder, guardianId, name }: LinkToWrite,
  { by, now }: { readonly by: Author; readonly now: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await sql`
    insert into omsorg.crp_account_recipient
      (crp_account_id, care_recipient_id, holder, guardian_id, holder_name, linked_at, linked_by, linked_on_behalf_of)
    values (${portalAccountId}, ${careRecipientId}, ${holder}, ${guardianId}, ${name}, ${now.toString()}::timestamptz,
            ${by.userId}, ${by.onBehalfOf})
    on conflict do nothing
  `.execute(tx)
  if (rowCount === 0) return false
  await sql`
    insert into omsorg.crp_consent
      (care_recipient_id, crp_account_id, holder, given_at, recorded_by, recorded_on_behalf_of)
    values (${careRecipientId}, ${portalAccountId}, ${holder}, ${now.toString()}::timestamptz, ${by.userId}, ${by.onBehalfOf})
  `.execute(tx)
  return true
}

/** An account that stands for the person, locked; undefined for any other. */
export async function lockAccount(
  tx: Transaction,
  careRecipientId: number,
  portalAccountId: number,
): Promise<{ readonly status: PortalAccountStatus } | undefined> {
  const { rows } = await sql<{ status: PortalAccountStatus }>`
    select a.status from omsorg.crp_account a
    where a.id = ${portalAccountId} and exists (
      select from omsorg.crp_account_recipient stands
      where stands.crp_account_id = a.id and stands.care_recipient_id = ${careRecipientId})
    for no key update of a
  `.execute(tx)
  return rows[0]
}

/** What went: the link to the person, or the account with it. Null when the person has no such account. */
export async function removeAccount(
  tx: Transaction,
  given: {
    readonly careRecipientId: number
    readonly portalAccountId: number
    readonly fromAll: boolean
    readonly carePlaceId: string | null
    readonly now: Temporal.Instant
  },
): Promise<'link' | 'account' | null> {
  const { rows } = await sql<{ gone: 'link' | 'account' | null }>`
    select omsorg.remove_crp_account(${given.portalAccountId}, ${given.careRecipientId}, ${given.fromAll},
             ${given.carePlaceId}::uuid, ${given.now.toString()}::timestamptz) as gone
  `.execute(tx)
  return rows[0]?.gone ?? null
}
