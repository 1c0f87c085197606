import { createHash, createHmac, randomBytes } from 'node:crypto'
import { grantedBy } from '@omsorg/contract/roles.ts'
import { maySignIn } from '@omsorg/domain/sign-in/token/account-state.ts'
import { mayTryPassword, usedUpBudget } from '@omsorg/domain/sign-in/token/lockout.ts'
import { verify } from '@node-rs/argon2'
import type { LeanServer } from './servers.ts'

interface Account {
  readonly id: number
  readonly client_removed: boolean
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly epoch: number
  readonly last_sign_in_at: string | null
  readonly owes_second_factor: boolean
  readonly password_hash: string | null
  readonly claims: object
}

const accountOfName = `
  select u.id, c.removed_at is not null as client_removed, u.status, u.epoch, u.last_sign_in_at,
    coalesce(a.two_factor_enabled or a.two_factor_enforced, false) as owes_second_factor,
    case when coalesce(a.password_enabled, true) then u.password_hash end as password_hash,
    json_strip_nulls(json_build_object('sub', u.id::text, 'epo', u.epoch, 'app', u.application, 'mac', u.market,
      'given_name', u.first_name, 'family_name', u.last_name, 'email', coalesce(u.email, ''),
      'preferred_username', u.user_name, 'is_parent', u.is_parent, 'cid', u.client_id, 'pdo', c.patient_data_owner_id,
      'dcp', (select m.node_id from omsorg.membership m
        where m.user_id = u.id and m.is_default and m.client_id = u.client_id),
      'parent_id', u.parent_user_id::text)) as claims
  from omsorg.user_account u
  left join omsorg.client c on c.id = u.client_id
  left join omsorg.authentication_method a on a.user_id = u.id
  where lower(u.user_name) = lower($1)`

const knownDevices = 'select user_id from omsorg.known_device where device_hash = $1'

const lock = 'select pg_advisory_xact_lock($1::bigint)'

interface Tallies {
  readonly source_failed: number
  readonly source_signed_in: number
  readonly all_failed: number
  readonly all_signed_in: number
}

const talliesOfHour = `
  select count(*) filter (where not succeeded and not known_device and source_hash = $1)::int as source_failed,
    count(distinct user_id) filter (where succeeded and source_hash = $1)::int as source_signed_in,
    count(*) filter (where not succeeded and not known_device)::int as all_failed,
    count(distinct user_id) filter (where succeeded)::int as all_signed_in
  from omsorg.sign_in_attempt where at > now() - interval '1 hour'`

const failedTries = `
  select count(*)::int as count, max(at) as last_at from omsorg.sign_in_attempt
  where counter_hash = $1 and not succeeded and admitted and known_device and device_hash = $2 and at > now() - interval '1 hour'`

const addTry = `
  insert into omsorg.sign_in_attempt (at, user_id, counter_hash, source_hash, device_hash, known_device, admitted, succeeded)
  values (now(), $1, $2, $3, $4, true, $5, false) returning id`

const openSession = `
  with tried as (update omsorg.sign_in_attempt set succeeded = true where id = $1),
  signed_in as (update omsorg.user_account set last_sign_in_at = now() where id = $2 and epoch = $3 returning id, client_id),
  known as (update omsorg.known_device set last_seen_at = now() where user_id = $2 and device_hash = $4),
  family as (insert into omsorg.refresh_family
    (user_id, client_id, binder_hash, methods, opened_at, confirmed_at, last_used_at, expires_at)
    select id, client_id, $5, '{pwd}', now(), now(), now(), now() + interval '12 hours' from signed_in returning id),
  token as (insert into omsorg.refresh_token (hash, family_id, issued_at, expires_at)
    select $6, id, now(), now() + interval '20 minutes' from family),
  network as (insert into omsorg.known_network (user_id, network_hash, first_seen_at, last_seen_at)
    select id, $7, now(), now() from signed_in
    on conflict (user_id, network_hash) do update set last_seen_at = excluded.last_seen_at),
  noted as (insert into omsorg.user_event (at, user_id, by_user, event, detail)
    select now(), id, id, case when $8 and exists (select from omsorg.known_network where user_id = $2)
      and not exists (select from omsorg.known_network where user_id = $2 and network_hash = $7)
      then 'new-place' else 'signed-in' end, '{"methods": ["pwd"], "device": null}' from signed_in)
  select f.id as sid, array(
    select distinct r.code from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
    where ra.user_id = $2 and ra.node_type in ('application', 'client')) as roles
  from family f`

/** On a device that the account knows, as the bench signs in; whoever is elsewhere than ever before is told by the product alone. */
export const signIn: LeanServer = ({ database, tokens, secret }) => {
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest()
  const lockOf = (key: Buffer) => [key.readBigInt64BE(0).toString()]
  return async ({ request, body, takesBack, cookies }) => {
    const by = { claims: null, takesBack }
    const form = new URLSearchParams(body.toString())
    const source = keyed(`source ${request.socket.remoteAddress ?? ''}`)
    const network = keyed(`network ${networkOf(request.socket.remoteAddress ?? '')}`)
    const device = /guide-device=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const deviceHash = hashOf(device)
    const { account, tryId } = await database.transaction(by, async (send, closing) => {
      const [[known], knowing, , [tallies]] = await Promise.all([
        send<Account>('account', accountOfName, [form.get('username')?.trim()]),
        send<{ user_id: number }>('devices', knownDevices, [deviceHash]),
        send('lock', lock, lockOf(deviceHash)),
        send<Tallies>('tallies', talliesOfHour, [source]),
      ])
      if (!known || !tallies) throw new Error('the lean server knows whom the bench knows')
      if (!knowing.some((each) => each.user_id === known.id)) throw new Error('the device is strange')
      const ofSource = { failed: tallies.source_failed, signedIn: tallies.source_signed_in }
      const ofAll = { failed: tallies.all_failed, signedIn: tallies.all_signed_in }
      if (usedUpBudget(ofSource, ofAll)) throw new Error('a budget is used up')
      const counter = keyed(`account ${known.id}`)
      const [, [failed]] = await Promise.all([
        send('lock', lock, lockOf(counter)),
        send<{ count: number; last_at: string | null }>('failed', failedTries, [counter, deviceHash]),
      ])
      const lastAt = failed?.last_at ? Temporal.Instant.from(failed.last_at) : null
      const admitted = mayTryPassword(true, { count: failed?.count ?? 0, lastAt }, Temporal.Now.instant())
      const added = send<{ id: number }>('try', addTry, [known.id, counter, source, deviceHash, admitted])
      closing()
      if (!admitted) throw new Error('too many have tried')
      return { account: known, tryId: (await added)[0]?.id }
    })
    const fits = account.password_hash !== null && (await verify(account.password_hash, form.get('password') ?? ''))
    const lastSignIn = account.last_sign_in_at ? Temporal.Instant.from(account.last_sign_in_at) : null
    const state = { status: account.status, clientRemoved: account.client_removed, lastSignIn }
    if (!fits || account.owes_second_factor || !maySignIn(state, Temporal.Now.instant()).ok)
      throw new Error('not let in')

    const [binder, refresh] = [newSecret(), newSecret()]
    const ofAccount = [tryId, account.id, account.epoch]
    const hashes = [deviceHash, hashOf(binder), hashOf(refresh), network]
    const opening = [...ofAccount, ...hashes, lastSignIn !== null]
    const [session] = await database.once<{ sid: string; roles: readonly string[] }>(
      by,
      'session',
      openSession,
      opening,
    )
    if (!session) throw new Error('the account has changed meanwhile')
    const now = Math.floor(Date.now() / 1000)
    const permissions = [...new Set(session.roles.flatMap(grantedBy))]
    const times = { iss: 'omsorg', aud: 'omsorg', iat: now, exp: now + 300, ses: now + 1200 }
    cookies.push('guide-session=1; Max-Age=1200; Path=/; SameSite=Lax')
    cookies.push(`guide-auth=${binder}; Max-Age=1200; Path=/; HttpOnly; SameSite=Lax`)
    cookies.push(`guide-device=${device}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`)
    return JSON.stringify({
      access_token: tokens.sign({ ...account.claims, sid: session.sid, permissions, ...times }),
      refresh_token: refresh,
      token_type: 'Bearer',
      expires_in: 300,
      refresh_expires_in: 1200,
    })
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The first half of an address of IPv4, from which the bench calls. */
function networkOf(address: string): string {
  return address.replace('::ffff:', '').split('.').slice(0, 2).join('.')
}

function hashOf(given: string): Buffer {
  return createHash('sha256').update(given).digest()
}
