import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import type { SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { OwnerOfToken } from './accounts.sql.ts'

export interface Session {
  readonly id: string
  readonly user_id: number
  readonly care_place_id: string | null
  /** The parent who works as this child. */
  readonly entered_by: number | null
  readonly expires_at: string
}

export interface OpenedSession {
  /** A new one. */
  readonly id: string
  readonly userId: number
  readonly clientId: string | null
  readonly carePlaceId: string | null
  readonly binderHash: Buffer
  readonly methods: readonly SignInMethod[]
  readonly device: Device | null
  readonly opened: Temporal.Instant
  readonly ends: Temporal.Instant
}

/** A session is a family of refresh tokens, each used once. Whoever opens it has just shown who they are. */
export async function openSession(tx: Transaction, session: OpenedSession): Promise<void> {
  await sql`
    insert into omsorg.refresh_family
      (id, user_id, client_id, care_place_id, binder_hash, methods, opened_at, confirmed_at, last_used_at, expires_at,
       browser, system, device_kind)
    values (${session.id}, ${session.userId}, ${session.clientId}, ${session.carePlaceId}, ${session.binderHash}, ${session.methods}::text[],
            ${session.opened.toString()}, ${session.opened.toString()}, ${session.opened.toString()},
            ${session.ends.toString()}, ${session.device?.browser ?? null}, ${session.device?.system ?? null},
            ${session.device?.kind ?? null})
  `.execute(tx)
}

export async function addRefreshToken(
  tx: Transaction,
  sessionId: string,
  hash: Buffer,
  now: Temporal.Instant,
  ends: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into omsorg.refresh_token (hash, family_id, issued_at, expires_at)
    values (${hash}, ${sessionId}, ${now.toString()}, ${ends.toString()})
  `.execute(tx)
}

export type TokenUse =
  | { readonly state: 'used'; readonly refreshed: RefreshedSession }
  /** It was used before; `secondsAgo` and the binder tell a duplicated tab from a stolen token. */
  | { readonly state: 'used-before'; readonly sessionId: string; readonly secondsAgo: number }
  | { readonly state: 'dead' }

export interface RefreshedSession extends OwnerOfToken {
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly client_removed: boolean
  readonly session_id: string
  readonly session_expires_at: string
  /** The parent who works as this child. */
  readonly entered_by: number | null
  /** Its owner acts as somebody else. */
  readonly is_acting: boolean
  readonly care_place_id: string | null
  /** The same, while the owner belongs to it. */
  readonly present_place: string | null
  /** Those of the owner, there. */
  readonly roles: string[]
}

export interface Refresh {
  readonly hash: Buffer
  readonly binderHash: Buffer
  /** Of the token that takes its place. */
  readonly nextHash: Buffer
  readonly now: Temporal.Instant
  readonly idleEnd: Temporal.Instant
}

/**
 * Uses a refresh token up: of many who bring it at once, exactly one finds it unused. It is dead when it or its session has
 * ended, or when it comes from another browser than the session was opened in. Its successor is added and what a token says is
 * read by the same statement, and by a function that asks for the reach once: nothing else is asked as often.
 */
export async function useRefreshToken(tx: Transaction, refresh: Refresh): Promise<TokenUse> {
  const { hash, binderHash, nextHash, now, idleEnd } = refresh
  const { rows } = await sql<RefreshedSession>`
    select session_id, session_expires_at, entered_by, is_acting, care_place_id, present_place, id, application, market,
           client_id, patient_data_owner_id, client_removed, user_name, first_name, last_name, email, status, epoch, is_parent,
           parent_user_id, default_care_place_id, roles
    from omsorg.use_refresh_token(${hash}, ${binderHash}, ${nextHash}, ${now.toString()}, ${idleEnd.toString()})
  `.execute(tx)
  const refreshed = rows[0]
  if (refreshed) return { state: 'used', refreshed }

  const before = await sql<{ family_id: string; seconds_ago: number; same_binder: boolean }>`
    select t.family_id, extract(epoch from ${now.toString()}::timestamptz - t.used_at)::float8 as seconds_ago,
           f.binder_hash is not distinct from ${binderHash} as same_binder
    from omsorg.refresh_token t
    join omsorg.refresh_family f on f.id = t.family_id
    where t.hash = ${hash} and t.used_at is not null and f.ended_at is null
  `.execute(tx)
  const earlier = before.rows[0]
  if (!earlier) return { state: 'dead' }
  const secondsAgo = earlier.same_binder ? earlier.seconds_ago : Number.POSITIVE_INFINITY
  return { state: 'used-before', sessionId: earlier.family_id, secondsAgo }
}

export type SessionEnd = 'sign-out' | 'reuse' | 'signed-in-anew' | 'rights-changed' | 'ended-by-owner'

/** Ends a session, once. False when it had ended already. */
export async function endSession(
  tx: Transaction,
  sessionId: string,
  reason: SessionEnd,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql`
    update omsorg.refresh_family set ended_at = ${now.toString()}, end_reason = ${reason}
    where id = ${sessionId}::uuid and ended_at is null
    returning 1
  `.execute(tx)
  return rows.length > 0
}

export async function sessionOfToken(tx: Transaction, hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ family_id: string }>`
    select family_id from omsorg.refresh_token where hash = ${hash}
  `.execute(tx)
  return rows[0]?.family_id ?? null
}

/** Whether a browser, known by its binder, has a session that runs. */
export async function hasRunningSession(tx: Transaction, binderHash: Buffer, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql`
    select 1 from omsorg.refresh_family
    where binder_hash = ${binderHash} and ended_at is null and expires_at > ${now.toString()}
    limit 1
  `.execute(tx)
  return rows.length > 0
}

/** One browser has one session: a second sign-in in it ends the first. */
export async function endSessionsOfBrowser(tx: Transaction, binderHash: Buffer, now: Temporal.Instant): Promise<void> {
  const reason: SessionEnd = 'signed-in-anew'
  await sql`
    update omsorg.refresh_family set ended_at = ${now.toString()}, end_reason = ${reason}
    where binder_hash = ${binderHash} and ended_at is null
  `.execute(tx)
}

export interface LockedSession extends Session {
  readonly binder_hash: Buffer | null
  readonly user_epoch: number
}

/** A running session, which nobody else moves or ends until this transaction is over. */
export async function lockSession(
  tx: Transaction,
  sessionId: string,
  now: Temporal.Instant,
): Promise<LockedSession | undefined> {
  const { rows } = await sql<LockedSession>`
    select f.id, f.user_id, f.care_place_id, f.entered_by, f.expires_at, f.binder_hash, u.epoch as user_epoch
    from omsorg.refresh_family f
    join omsorg.user_account u on u.id = f.user_id and u.status = 'active'
    where f.id = ${sessionId}::uuid and f.ended_at is null and f.expires_at > ${now.toString()}
    for no key update of f
  `.execute(tx)
  return rows[0]
}

export interface Move {
  readonly sessionId: string
  readonly account: { readonly id: number; readonly client_id: string | null }
  readonly enteredBy: number | null
  readonly carePlaceId: string
  readonly now: Temporal.Instant
}

/** Whoever enters another account has not shown that they are its owner. */
export async function moveSession(tx: Transaction, move: Move): Promise<void> {
  const { sessionId, account, enteredBy, carePlaceId, now } = move
  await sql`
    update omsorg.refresh_family
    set user_id = ${account.id}, client_id = ${account.client_id}, care_place_id = ${carePlaceId}::uuid,
        entered_by = ${enteredBy}, confirmed_at = case when user_id = ${account.id} then confirmed_at end,
        last_used_at = ${now.toString()}
    where id = ${sessionId}::uuid
  `.execute(tx)
}

/** Whoever acts as a user chooses among the places of that user; the session stays their own. */
export async function chooseWhileActing(tx: Transaction, sessionId: string, carePlaceId: string): Promise<void> {
  await sql`
    update omsorg.refresh_family set care_place_id = ${carePlaceId}::uuid where id = ${sessionId}::uuid
  `.execute(tx)
}

/** The owner has shown once more who they are, and by what. */
export async function noteSecondFactor(
  tx: Transaction,
  sessionId: string,
  by: SignInMethod,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.refresh_family
    set confirmed_at = ${now.toString()},
        methods = case when ${by} = any(methods) then methods else methods || ${by}::text end
    where id = ${sessionId}::uuid
  `.execute(tx)
}

export async function leavePlace(tx: Transaction, sessionId: string): Promise<void> {
  await sql`update omsorg.refresh_family set care_place_id = null where id = ${sessionId}::uuid`.execute(tx)
}
