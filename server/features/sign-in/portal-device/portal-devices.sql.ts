import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { lockPortalAccount } from '../portal/portal-sessions.sql.ts'
import type { DeviceWords } from '../security/own-sessions.sql.ts'

export interface HolderDevice extends DeviceWords {
  readonly id: string
  readonly is_this: boolean
  readonly is_signed_in: boolean
  readonly last_used_at: string
}

interface OfHolder {
  readonly accountId: number
  /** The session that asks. */
  readonly familyId: string
  readonly now: Temporal.Instant
}

export async function devicesOfHolder(
  tx: Transaction,
  { accountId, familyId, now }: OfHolder,
): Promise<HolderDevice[]> {
  const { rows } = await sql<HolderDevice>`
    select d.id, d.browser, d.system, d.device_kind, s.is_this, s.is_signed_in,
           greatest(d.last_seen_at, s.last_used_at) as last_used_at
    from omsorg.crp_device d
    cross join lateral (
      select coalesce(bool_or(f.id = ${familyId}::uuid), false) as is_this, max(f.last_used_at) as last_used_at,
             coalesce(bool_or(f.ended_at is null and f.expires_at > ${now.toString()}::timestamptz and exists (
               select from omsorg.crp_refresh_token t
               where t.crp_family_id = f.id and t.used_at is null and t.expires_at > ${now.toString()}::timestamptz)),
               false) as is_signed_in
      from omsorg.crp_family f where f.crp_device_id = d.id
    ) s
    where d.crp_account_id = ${accountId}
    order by s.is_this desc, last_used_at desc, d.id
  `.execute(tx)
  return rows
}

export interface SignedOutDevices {
  readonly devices: number
  readonly passkeyIds: readonly number[]
}

/**
 * Signs devices of a holder out: `deviceId`, or all where it is null, but never the one that asks. A sign-in there at the same
 * moment comes before and ends, or finds the device unknown; a passkey is locked before the account, as by whoever shows it.
 */
export async function signDevicesOut(
  tx: Transaction,
  { accountId, familyId, now }: OfHolder,
  deviceId: string | null,
): Promise<SignedOutDevices> {
  await sql`select from omsorg.crp_passkey where crp_account_id = ${accountId} order by id for update`.execute(tx)
  await lockPortalAccount(tx, accountId)
  const { rows: gone } = await sql<{ id: string }>`
    select d.id from omsorg.crp_device d
    where d.crp_account_id = ${accountId} and (${deviceId}::uuid is null or d.id = ${deviceId}::uuid)
      and not exists (select from omsorg.crp_family f where f.id = ${familyId}::uuid and f.crp_device_id = d.id)
  `.execute(tx)
  const devices = gone.map(({ id }) => id)
  if (devices.length === 0 && deviceId !== null) return { devices: 0, passkeyIds: [] }
  // One that was made there or has opened a session there: whoever holds the device could show it again.
  const { rows: passkeys } = await sql<{ id: number }>`
    select p.id from omsorg.crp_passkey p
    where p.crp_account_id = ${accountId} and (p.crp_device_id = any (${devices}::uuid[]) or exists (
      select from omsorg.crp_family f where f.crp_passkey_id = p.id and f.crp_device_id = any (${devices}::uuid[])))
  `.execute(tx)
  const passkeyIds = passkeys.map(({ id }) => id)
  await sql`
    update omsorg.crp_family f set ended_at = ${now.toString()}::timestamptz, end_reason = 'ended-by-holder'
    where f.crp_account_id = ${accountId} and f.id <> ${familyId}::uuid and f.ended_at is null
      and (${deviceId}::uuid is null or f.crp_device_id = any (${devices}::uuid[]) or f.crp_passkey_id = any (${passkeyIds}::int[]))
  `.execute(tx)
  await sql`delete from omsorg.crp_passkey where id = any (${passkeyIds}::int[])`.execute(tx)
  await sql`delete from omsorg.crp_device where id = any (${devices}::uuid[])`.execute(tx)
  return { devices: devices.length, passkeyIds }
}
