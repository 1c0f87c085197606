import { createHash, randomBytes } from 'node:crypto'
import { grantedBy } from '@omsorg/contract/roles.ts'
import type { LeanServer } from './servers.ts'

interface Refreshed {
  readonly sid: string
  readonly place: string | null
  readonly entered_by: number | null
  readonly is_acting: boolean
  readonly belongs: boolean
  readonly status: string
  readonly client_removed: boolean
  readonly ends: number
  readonly claims: object
  readonly roles: readonly string[]
}

/** What uses the token up, adds its successor and tells of the account, in one statement. */
const refresh = `
  with used as (
    update omsorg.refresh_token t set used_at = now() from omsorg.refresh_family f
    where t.hash = $1 and t.used_at is null and t.expires_at > now()
      and f.id = t.family_id and f.ended_at is null and f.expires_at > now() and f.binder_hash = $2
    returning f.id, f.user_id, f.care_place_id, f.entered_by, least(now() + interval '20 minutes', f.expires_at) as ends),
  added as (
    insert into omsorg.refresh_token (hash, family_id, issued_at, expires_at) select $3, id, now(), ends from used)
  select used.id as sid, used.care_place_id as place, used.entered_by, extract(epoch from used.ends)::float8 as ends,
    exists (select from omsorg.impersonation m where m.family_id = used.id and m.ended_at is null) as is_acting,
    exists (select from omsorg.membership m where m.user_id = u.id and m.client_id = p.client_id
      and m.node_id in (p.id, p.care_unit_id, p.client_id)) and pc.removed_at is null as belongs,
    u.status, c.removed_at is not null as client_removed,
    json_strip_nulls(json_build_object('sub', u.id::text, 'epo', u.epoch, 'app', u.application, 'mac', u.market,
      'given_name', u.first_name, 'family_name', u.last_name, 'email', coalesce(u.email, ''),
      'preferred_username', u.user_name, 'is_parent', u.is_parent, 'cid', u.client_id, 'pdo', c.patient_data_owner_id,
      'dcp', (select m.node_id from omsorg.membership m
        where m.user_id = u.id and m.is_default and m.client_id = u.client_id),
      'parent_id', u.parent_user_id::text)) as claims,
    array(select distinct r.code from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
      where ra.user_id = u.id and (ra.node_type = 'application'
        or (ra.node_type = 'client' and (p.id is null or ra.node_id = p.client_id))
        or (ra.node_type = 'care-unit' and ra.node_id = p.care_unit_id)
        or (ra.node_type = 'care-place' and ra.node_id = p.id))) as roles
  from used
  join omsorg.user_account u on u.id = used.user_id
  left join omsorg.client c on c.id = u.client_id
  left join omsorg.care_place p on p.id = used.care_place_id
  left join omsorg.client pc on pc.id = p.client_id`

/** Somebody at a care place who acts as nobody else: as the bench works. */
export const refreshed: LeanServer = ({ database, tokens }) => {
  return async ({ request, body, takesBack, cookies }) => {
    const form = new URLSearchParams(body.toString())
    const binder = /(?:^|; )guide-auth=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const next = randomBytes(32).toString('base64url')
    const values = [hashOf(form.get('refresh_token') ?? ''), hashOf(binder), hashOf(next)]
    const [found] = await database.once<Refreshed>({ claims: null, takesBack }, 'refresh', refresh, values)
    if (!found || found.status !== 'active' || found.client_removed || !found.belongs)
      throw new Error('the token is dead')
    if (found.entered_by !== null || found.is_acting) throw new Error('the lean server knows nobody who acts')
    const now = Math.floor(Date.now() / 1000)
    const permissions = [...new Set(found.roles.flatMap(grantedBy))]
    const idle = Math.floor(found.ends - Date.now() / 1000 + 0.5)
    const times = { iss: 'omsorg', aud: 'omsorg', iat: now, exp: now + 300, ses: Math.floor(found.ends) }
    cookies.push(`guide-session=1; Max-Age=${idle}; Path=/; SameSite=Lax`)
    cookies.push(`guide-auth=${binder}; Max-Age=${idle}; Path=/; HttpOnly; SameSite=Lax`)
    return JSON.stringify({
      access_token: tokens.sign({ ...found.claims, cp: found.place, sid: found.sid, permissions, ...times }),
      refresh_token: next,
      token_type: 'Bearer',
      expires_in: 300,
      refresh_expires_in: idle,
    })
  }
}

function hashOf(given: string): Buffer {
  return createHash('sha256').update(given).digest()
}
