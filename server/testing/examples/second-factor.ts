import { createSeal } from '@omsorg/database/sealed.ts'
import { appCodeAt, stepAt } from '../../features/sign-in/second-factor/totp.ts'
import { challenge } from '../world/second-steps.ts'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

export const secondFactorExamples: Examples = {
  'sign-in/second-factor/read-second-step': async (world, { cookies }) => {
    const { assertion } = await challenge(world, world.people.owesSecondFactor, cookies)
    return { input: { client_id: 'web', assertion } }
  },
  'sign-in/second-factor/send-code': async (world, { cookies }) => {
    const { assertion } = await challenge(world, world.people.owesSecondFactor, cookies)
    return { input: { client_id: 'web', assertion, kind: 'email' } }
  },
  'sign-in/second-factor/begin-first-app': async (world, { cookies }) => {
    const { assertion } = await challenge(world, world.people.owesFirstFactor, cookies)
    return { input: { client_id: 'web', assertion } }
  },
  'sign-in/second-factor/begin-app': async (world, { claims }) => {
    await confirm(world, claims.sid)
    return {}
  },
  'sign-in/second-factor/confirm-app': async (world, { claims }) => {
    await confirm(world, claims.sid)
    await addApp(world, Number(claims.sub), false)
    return { input: { code: appCodeAt(secret, stepAt(world.clock.now())) } }
  },
  'sign-in/second-factor/make-recovery-codes': async (world, { claims }) => {
    await confirm(world, claims.sid)
    await addApp(world, Number(claims.sub), true)
    return {}
  },
  'sign-in/second-factor/list-second-factors': () => ({ query: {} }),
  'sign-in/second-factor/remove-second-factor': async (world, { claims }) => {
    await confirm(world, claims.sid)
    return { params: { id: await addApp(world, Number(claims.sub), true) } }
  },
}

/** As if the owner had just shown who they are. */
async function confirm(world: World, sessionId: string): Promise<void> {
  await world.owner.query('update omsorg.refresh_family set confirmed_at = $2 where id = $1', [
    sessionId,
    world.clock.now().toString(),
  ])
}

async function addApp(world: World, userId: number, confirmed: boolean): Promise<number> {
  const sealed = createSeal(world.config.secret, 'second factor').seal(secret)
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.second_factor (user_id, kind, secret, created_at, confirmed_at)
     values ($1, 'totp', $2, $3, case when $4 then $3::timestamptz end)
     on conflict (user_id, (confirmed_at is not null)) where kind = 'totp'
     do update set secret = excluded.secret, counter = 0
     returning id`,
    [userId, sealed, world.clock.now().toString(), confirmed],
  )
  return rows[0]?.id ?? 0
}
