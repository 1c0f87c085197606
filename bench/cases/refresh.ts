import { createHash, randomBytes } from 'node:crypto'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import pg from 'pg'
import { callOf } from '../client.ts'
import type { Sent } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'

/** The refreshes of so many sessions, opened here, each in a browser of its own and at the place of its user. */
export async function refreshes(world: BenchWorld, _address: string, count: number): Promise<Sent[]> {
  const sessions = Array.from({ length: count }, (_, place) => ({
    user: world.users[place % world.users.length],
    token: randomBytes(32).toString('base64url'),
    binder: randomBytes(32).toString('base64url'),
  }))
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  try {
    await owner.query(opening, [
      sessions.map(({ user }) => user?.userName),
      sessions.map(({ user }) => user?.carePlaceId),
      sessions.map(({ binder }) => hashOf(binder)),
      sessions.map(({ token }) => hashOf(token)),
    ])
    await owner.query('analyze omsorg.refresh_family, omsorg.refresh_token')
  } finally {
    await owner.end()
  }
  return sessions.map(({ token, binder }) => {
    const input = { grant_type: 'refresh_token', refresh_token: token, client_id: 'web' } as const
    const call = callOf(issueToken, { input }, { token: null })
    return { ...call, headers: { ...call.headers, cookie: `guide-auth=${binder}` } }
  })
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

const opening = `
  with given as (
    select gen_random_uuid() as id, * from unnest($1::text[], $2::uuid[], $3::bytea[], $4::bytea[])
      as each (user_name, care_place_id, binder_hash, token_hash)),
  family as (
    insert into omsorg.refresh_family (id, user_id, client_id, care_place_id, binder_hash, methods, opened_at, last_used_at, expires_at)
    select g.id, u.id, u.client_id, g.care_place_id, g.binder_hash, '{pwd}', now(), now(), now() + interval '12 hours'
    from given g join omsorg.user_account u on u.user_name = g.user_name)
  insert into omsorg.refresh_token (hash, family_id, issued_at, expires_at)
  select token_hash, id, now(), now() + interval '20 minutes' from given`
