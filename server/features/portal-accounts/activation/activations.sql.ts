import type { MarketCode } from '@omsorg/domain/market.ts'
import { portalAccountStatus } from '@omsorg/domain/portal-accounts/account/status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

interface NewActivation {
  readonly portalAccountId: number
  readonly hash: Buffer
  readonly sealed: Buffer
  readonly now: Temporal.Instant
  readonly expires: Temporal.Instant
}

/** Answers the id of the new link. */
export async function replaceActivation(
  tx: Transaction,
  { portalAccountId, hash, sealed, now, expires }: NewActivation,
): Promise<number> {
  await sql`
    update omsorg.crp_activation_link set replaced_at = ${now.toString()}::timestamptz, secret_sealed = null
    where crp_account_id = ${portalAccountId} and replaced_at is null
  `.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.crp_activation_link (crp_account_id, hash, secret_sealed, created_at, expires_at)
    values (${portalAccountId}, ${hash}::bytea, ${sealed}::bytea, ${now.toString()}::timestamptz, ${expires.toString()}::timestamptz)
    returning id
  `.execute(tx)
  const [added] = rows
  if (!added) throw new Error('a link was not written down')
  return added.id
}

export interface ActivationToSend {
  readonly crp_account_id: number
  readonly secret_sealed: Buffer
  readonly email: string
  readonly market: MarketCode
  readonly expires_at: string
}

/** Undefined when it was sent, replaced or used, or its account is gone. */
export async function activationToSend(
  tx: Transaction,
  linkId: number,
  now: Temporal.Instant,
): Promise<ActivationToSend | undefined> {
  const { rows } = await sql<ActivationToSend>`
    select l.crp_account_id, l.secret_sealed, a.email, a.market, l.expires_at
    from omsorg.crp_activation_link l
    join omsorg.crp_account a on a.id = l.crp_account_id
    where l.id = ${linkId} and l.secret_sealed is not null and l.replaced_at is null and l.used_at is null
      and l.expires_at > ${now.toString()}::timestamptz
  `.execute(tx)
  return rows[0]
}

/** Handed over: from here on its mail alone holds the secret, and the account waits for its holder. */
export async function markActivationSent(
  tx: Transaction,
  { linkId, portalAccountId, now }: SentActivation,
): Promise<void> {
  await sql`
    update omsorg.crp_account
    set activation_mail_sent_at = ${now.toString()}::timestamptz,
        status = case when status = ${stored(portalAccountStatus, 'created')}
                   then ${stored(portalAccountStatus, 'mail-sent')} else status end
    where id = ${portalAccountId}
  `.execute(tx)
  await sql`
    update omsorg.crp_activation_link
    set sent_at = ${now.toString()}::timestamptz, failed_at = null, secret_sealed = null where id = ${linkId}
  `.execute(tx)
}

interface SentActivation {
  readonly linkId: number
  readonly portalAccountId: number
  readonly now: Temporal.Instant
}

export async function markActivationFailed(tx: Transaction, linkId: number, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.crp_activation_link
    set failed_at = ${now.toString()}::timestamptz, secret_sealed = null where id = ${linkId}
  `.execute(tx)
}
