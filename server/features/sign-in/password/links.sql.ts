import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export type LinkKind = 'reset' | 'welcome'

export interface PasswordLink {
  readonly kind: LinkKind
  readonly is_used: boolean
  readonly has_ended: boolean
  readonly user_id: number
  readonly user_name: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly client_removed: boolean
}

/** A child is entered by its parent: what was mailed to it before opens nothing. */
export async function readLink(
  tx: Transaction,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<PasswordLink | undefined> {
  const { rows } = await sql<PasswordLink>`
    select l.kind, l.used_at is not null as is_used, l.expires_at <= ${now.toString()} as has_ended,
           u.id as user_id, u.user_name, u.first_name, u.last_name, u.email, u.status,
           c.removed_at is not null as client_removed
    from omsorg.password_link l
    join omsorg.user_account u on u.id = l.user_id
    left join omsorg.client c on c.id = u.client_id
    where l.hash = ${hash} and l.kind in ('reset', 'welcome') and u.parent_user_id is null
  `.execute(tx)
  return rows[0]
}

/** Uses a link up, in one conditional update: of many who bring it at once, one finds it unused. */
export async function useLink(tx: Transaction, hash: Buffer, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.password_link set used_at = ${now.toString()}, secret_sealed = null
    where hash = ${hash} and used_at is null and expires_at > ${now.toString()}
  `.execute(tx)
  return rowCount > 0
}

interface LinkToAdd {
  readonly userId: number
  readonly kind: LinkKind
  readonly hash: Buffer
  readonly sealed: Buffer
  readonly now: Temporal.Instant
  readonly expires: Temporal.Instant
}

export async function addLink(
  tx: Transaction,
  { userId, kind, hash, sealed, now, expires }: LinkToAdd,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.password_link (hash, user_id, kind, created_at, expires_at, secret_sealed)
    values (${hash}, ${userId}, ${kind}, ${now.toString()}, ${expires.toString()}, ${sealed})
    returning id
  `.execute(tx)
  const [added] = rows
  if (!added) throw new Error('a link was not written down')
  return added.id
}

export interface LinkToSend {
  readonly kind: LinkKind
  readonly secret_sealed: Buffer
  readonly user_name: string
  readonly email: string
  readonly language: Language
}

/** Undefined when it was sent, used, or has nobody to go to. */
export async function readLinkToSend(
  tx: Transaction,
  linkId: number,
  now: Temporal.Instant,
): Promise<LinkToSend | undefined> {
  const { rows } = await sql<LinkToSend>`
    select l.kind, l.secret_sealed, u.user_name, u.email, u.language
    from omsorg.password_link l
    join omsorg.user_account u on u.id = l.user_id
    where l.id = ${linkId} and l.secret_sealed is not null and l.used_at is null and l.expires_at > ${now.toString()}
      and u.email is not null
  `.execute(tx)
  return rows[0]
}

/** Sent, or never to be: from here on its mail alone holds it. */
export async function forgetSecret(tx: Transaction, linkId: number): Promise<void> {
  await sql`update omsorg.password_link set secret_sealed = null where id = ${linkId}`.execute(tx)
}
