import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import type { Account } from '@omsorg/database/demo/build/people.ts'
import { sentCode } from '../../features/sign-in/second-factor/codes.ts'
import { appCodeAt, newAppSecret, stepAt } from '../../features/sign-in/second-factor/totp.ts'
import { Cookies } from '../caller.ts'
import { password } from '../people.ts'
import { nobody, signedIn, type World } from '../world.ts'

/** Somebody whose password was right and who owes a second factor, in a browser of their own. */
export interface Challenged {
  readonly userName: string
  readonly assertion: string
  readonly id: string
  readonly cookies: Cookies
}

export async function challenge(world: World, { userName }: Account, cookies = new Cookies()): Promise<Challenged> {
  const { status, body } = await world.as({ ...nobody(), cookies }).call(issueToken, {
    input: { grant_type: 'password', username: userName, password, client_id: 'web' },
  })
  if (status !== 200) throw new Error(`the password of ${userName} was refused`)
  const { claims } = signedIn(body, cookies)
  if (!claims.tfc) throw new Error(`${userName} owes no second factor`)
  return { userName, assertion: body.access_token, id: claims.sid, cookies }
}

export interface CodeGiven {
  readonly assertion?: string | undefined
  readonly username?: string
  readonly cookies?: Cookies
}

export function giveCode(world: World, challenged: Challenged, code: string, given: CodeGiven = {}) {
  const { assertion, username, cookies } = { ...challenged, username: challenged.userName, ...given }
  return world.as({ ...nobody(), cookies }).call(issueToken, {
    input: { grant_type: '2fa', username, code, client_id: 'web', ...(assertion === undefined ? {} : { assertion }) },
  })
}

/** The code that the server sends for a challenge. */
export function codeOf({ config }: World, { id }: Pick<Challenged, 'id'>, kind: 'sms' | 'email' = 'email'): string {
  return sentCode(config.secret, id, kind)
}

/** Another code than the right one. */
export function wrong(code: string): string {
  return code.startsWith('1') ? `2${code.slice(1)}` : `1${code.slice(1)}`
}

/** Gives somebody an authenticator app; answers its codes by their time step, 0 being the present one. */
export async function giveApp(world: World, { id }: Account, confirmed = true): Promise<(by?: number) => string> {
  const secret = newAppSecret()
  await world.owner.query(`delete from omsorg.second_factor where user_id = $1 and kind = 'totp'`, [id])
  await world.owner.query(
    `insert into omsorg.second_factor (user_id, kind, secret, confirmed_at)
     values ($1, 'totp', $2, case when $3 then now() end)`,
    [id, createSeal(world.config.secret, 'second factor').seal(secret), confirmed],
  )
  return (by = 0) => appCodeAt(secret, stepAt(world.clock.now()) + by)
}
