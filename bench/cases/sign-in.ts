import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { signInCall } from '../client.ts'
import type { Sent } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'

/** Every user signs in as in the morning: on a device that the account knows. A strange one is told its owner by mail. */
export async function signIns(world: BenchWorld): Promise<Sent[]> {
  const devices = world.users.map(({ userName }) => ({ userName, secret: randomBytes(32).toString('base64url') }))
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      `insert into omsorg.known_device (user_id, device_hash, first_seen_at, last_seen_at)
       select u.id, given.hash, now(), now() from unnest($1::text[], $2::bytea[]) as given (user_name, hash)
       join omsorg.user_account u on u.user_name = given.user_name`,
      [devices.map(({ userName }) => userName), devices.map(({ secret }) => hashOf(secret))],
    )
  } finally {
    await owner.end()
  }
  return devices.map(({ userName, secret }) => {
    const call = signInCall(userName, world.password)
    return { ...call, headers: { ...call.headers, cookie: `guide-device=${secret}` } }
  })
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
