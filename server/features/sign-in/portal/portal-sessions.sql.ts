import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export type PortalMethod = 'code' | 'activation' | 'eid' | 'passkey'

/** An account as its tokens tell it. */
export interface PortalAccount {
  readonly id: number
  readonly author_id: number
  readonly market: MarketCode
  readonly epoch: number
  /** The one person that it is linked to; null where there are several. */
  readonly only_person: number | null
}

/** An active account, locked until its session is open; undefined for any other. */
export async function lockPortalAccount(tx: Transaction, accountId: number): Promise<PortalAccount | undefined> {
  const { rows } = await sql<PortalAccount>`
    select account_id as id, author_id, market, epoch, only_person from omsorg.lock_portal_account(${accountId})
  `.execute(tx)
  return rows[0]
}

export interface OpenedPortalSession {
  readonly account: PortalAccount
  readonly binderHash: Buffer
  readonly deviceHash: Buffer
  readonly device: Device | null
  /** Where the device has none of before. */
  readonly newBoxKey: Buffer
  readonly beforeHash: Buffer | null
  readonly method: PortalMethod
  /** The passkey that opens it: its removal ends the session. */
  readonly passkeyId: number | null
  readonly tokenHash: Buffer
  readonly now: Temporal.Instant
  readonly idleEnd: Temporal.Instant
  readonly ends: Temporal.Instant
}

/** One browser has one session of the portal: a second sign-in in it ends the first. Answers the key of what waits there, sealed. */
export async function openPortalSession(
  tx: Transaction,
  opened: OpenedPortalSession,
): Promise<{ readonly familyId: string; readonly boxKey: Buffer }> {
  const { account, now } = opened
  const at = now.toString()
  if (opened.beforeHash) {
    await sql`
      update omsorg.crp_family set ended_at = ${at}, end_reason = 'signed-in-anew'
      where binder_hash = ${opened.beforeHash} and ended_at is null
    `.execute(tx)
  }
  const { browser = null, system = null, kind = null } = opened.device ?? {}
  const { rows } = await sql<{ id: string; box_key: Buffer | null }>`
    with device as (
      insert into omsorg.crp_device as d
        (crp_account_id, device_hash, last_seen_at, browser, system, device_kind, box_key_sealed)
      values (${account.id}, ${opened.deviceHash}, ${at}, ${browser}, ${system}, ${kind}, ${opened.newBoxKey})
      on conflict (crp_account_id, device_hash) do update
        set last_seen_at = excluded.last_seen_at, browser = excluded.browser, system = excluded.system,
            device_kind = excluded.device_kind, box_key_sealed = coalesce(d.box_key_sealed, excluded.box_key_sealed)
      returning d.id, d.box_key_sealed
    )
    insert into omsorg.crp_family
      (crp_account_id, care_recipient_id, binder_hash, method, crp_passkey_id, crp_device_id, opened_at, last_used_at,
       expires_at)
    select ${account.id}, ${account.only_person}, ${opened.binderHash}, ${opened.method}, ${opened.passkeyId}, device.id,
           ${at}, ${at}, ${opened.ends.toString()}
    from device
    returning id, (select box_key_sealed from device) as box_key
  `.execute(tx)
  const [family] = rows
  if (!family?.box_key) throw new Error('a session of the portal was not opened')
  const { id: familyId, box_key: boxKey } = family
  await addPortalToken(tx, { familyId, hash: opened.tokenHash, now, ends: opened.idleEnd })
  return { familyId, boxKey }
}

interface TokenToAdd {
  readonly familyId: string
  readonly hash: Buffer
  readonly now: Temporal.Instant
  readonly ends: Temporal.Instant
}

export async function addPortalToken(tx: Transaction, { familyId, hash, now, ends }: TokenToAdd): Promise<void> {
  await sql`
    insert into omsorg.crp_refresh_token (hash, crp_family_id, issued_at, expires_at)
    values (${hash}, ${familyId}::uuid, ${now.toString()}, ${ends.toString()})
  `.execute(tx)
}

/** The device of this browser that the account knows. */
export async function knownPortalDevice(
  tx: Transaction,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ device_hash: Buffer }>`
    select device_hash from omsorg.crp_device
    where crp_account_id = ${accountId} and device_hash = any(${hashes}::bytea[])
  `.execute(tx)
  return rows[0]?.device_hash
}

export interface RefreshedPortalSession extends Omit<PortalAccount, 'only_person'> {
  readonly family_id: string
  readonly expires_at: string
  readonly care_recipient_id: number | null
}

export type PortalTokenUse =
  | { readonly state: 'used'; readonly refreshed: RefreshedPortalSession }
  | { readonly state: 'used-before'; readonly familyId: string; readonly secondsAgo: number }
  | { readonly state: 'dead' }
  | { readonly state: 'signed-out-elsewhere' }

export interface PortalRefresh {
  readonly hash: Buffer
  readonly binderHash: Buffer
  readonly nextHash: Buffer
  readonly now: Temporal.Instant
  readonly idleEnd: Temporal.Instant
}

/** Uses a refresh token up, as `useRefreshToken` does for staff. */
export async function usePortalRefresh(tx: Transaction, refresh: PortalRefresh): Promise<PortalTokenUse> {
  const { hash, binderHash, nextHash, now, idleEnd } = refresh
  const { rows } = await sql<RefreshedPortalSession>`
    select family_id, expires_at, crp_account_id as id, care_recipient_id, author_id, market, epoch
    from omsorg.use_portal_refresh(${hash}, ${binderHash}, ${nextHash}, ${now.toString()}, ${idleEnd.toString()})
  `.execute(tx)
  const refreshed = rows[0]
  if (refreshed) return { state: 'used', refreshed }
  const before = await sql<{
    family_id: string
    seconds_ago: number | null
    same_binder: boolean
    on_purpose: boolean
  }>`
    select t.crp_family_id as family_id, extract(epoch from ${now.toString()}::timestamptz - t.used_at)::float8 as seconds_ago,
           f.binder_hash = ${binderHash} as same_binder, f.ended_at is not null as on_purpose
    from omsorg.crp_refresh_token t
    join omsorg.crp_family f on f.id = t.crp_family_id
    where t.hash = ${hash} and (t.used_at is not null and f.ended_at is null or f.end_reason in ('ended-by-holder', 'ended-by-staff'))
  `.execute(tx)
  const earlier = before.rows[0]
  if (!earlier || (earlier.on_purpose && !earlier.same_binder)) return { state: 'dead' }
  if (earlier.on_purpose) return { state: 'signed-out-elsewhere' }
  const secondsAgo = (earlier.same_binder ? earlier.seconds_ago : null) ?? Number.POSITIVE_INFINITY
  return { state: 'used-before', familyId: earlier.family_id, secondsAgo }
}

export type PortalSessionEnd = 'sign-out' | 'reuse' | 'account-changed'

export async function endPortalSession(
  tx: Transaction,
  familyId: string,
  reason: PortalSessionEnd,
  now: Temporal.Instant,
): Promise<void> {
  // Whoever signs out throws away what waits on the device: its key goes as well, so that nothing left behind is opened by it.
  await sql`
    with ended as (
      update omsorg.crp_family set ended_at = ${now.toString()}, end_reason = ${reason}
      where id = ${familyId}::uuid and ended_at is null returning crp_device_id
    )
    update omsorg.crp_device set box_key_sealed = null
    where ${reason} = 'sign-out' and id in (select crp_device_id from ended)
  `.execute(tx)
}

export async function portalSessionOfToken(tx: Transaction, hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ crp_family_id: string }>`
    select crp_family_id from omsorg.crp_refresh_token where hash = ${hash}
  `.execute(tx)
  return rows[0]?.crp_family_id ?? null
}

export async function hasRunningPortalSession(
  tx: Transaction,
  binderHash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from omsorg.crp_family
    where binder_hash = ${binderHash} and ended_at is null and expires_at > ${now.toString()} limit 1
  `.execute(tx)
  return rows.length > 0
}

export interface RunningPortalSession {
  readonly expires_at: string
  readonly care_recipient_id: number | null
}

/** A session that runs, locked: nobody else moves or ends it meanwhile. */
export async function lockPortalSession(
  tx: Transaction,
  familyId: string,
  now: Temporal.Instant,
): Promise<RunningPortalSession | undefined> {
  const { rows } = await sql<RunningPortalSession>`
    select expires_at, care_recipient_id from omsorg.crp_family
    where id = ${familyId}::uuid and ended_at is null and expires_at > ${now.toString()}
    for no key update
  `.execute(tx)
  return rows[0]
}

export async function choosePerson(
  tx: Transaction,
  chosen: {
    readonly familyId: string
    readonly accountId: number
    readonly careRecipientId: number
    readonly binderHash: Buffer
    readonly today: Temporal.PlainDate
    readonly now: Temporal.Instant
  },
): Promise<boolean> {
  const { rows } = await sql<{ chosen: boolean }>`
    select omsorg.choose_portal_person(${chosen.familyId}::uuid, ${chosen.accountId}, ${chosen.careRecipientId},
      ${chosen.binderHash}, ${chosen.today.toString()}::date, ${chosen.now.toString()}) as chosen
  `.execute(tx)
  return rows[0]?.chosen ?? false
}
