import { sendCode } from '@omsorg/contract/sign-in/second-factor/send-code.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { challenge, codeOf, giveApp, giveCode, wrong, type Challenged } from '../../../testing/world/second-steps.ts'
import { nobody, openWorld, signedIn, type World } from '../../../testing/world.ts'
import { recoveryHash } from './codes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('delete from omsorg.two_factor_challenge')
})

const within = { timeout: 10_000, interval: 20 }
const refused = { error: 'invalid_grant', title: 'ath0005', refusal: 'credentials-wrong' }

const send = ({ cookies, assertion }: Challenged, kind: 'sms' | 'email' = 'email') =>
  world.as({ ...nobody(), cookies }).call(sendCode, { input: { client_id: 'web', assertion, kind } })

/** A challenge whose code was sent by mail. */
async function mailed(): Promise<Challenged & { readonly code: string }> {
  const challenged = await challenge(world, world.people.owesSecondFactor)
  expect((await send(challenged)).status).toBe(200)
  return { ...challenged, code: codeOf(world, challenged) }
}

const setMethods = (userId: number, columns: string) =>
  world.owner.query(`update omsorg.authentication_method set ${columns} where user_id = $1`, [userId])

describe('a second step', () => {
  test('is finished by the code of the mail that was asked for, and the session keeps by what it was opened (A-4.2-03, A-7.1-07)', async () => {
    const challenged = await challenge(world, world.people.owesSecondFactor)
    const email = 'owes.second.factor@omsorg.example'
    expect(world.mailbox().letters(email)).toEqual([])
    expect((await send(challenged)).body).toEqual({ to: 'o…r@omsorg.example', againIn: 30 })
    await expect.poll(() => world.mailbox().letters(email).length, within).toBe(1)
    const [code = ''] = /\d{3} \d{3}/.exec(world.mailbox().letters(email)[0]?.text ?? '') ?? []
    const { status, body } = await giveCode(world, challenged, code)
    expect(status).toBe(200)
    const { claims } = signedIn(body, challenged.cookies)
    expect(claims.tfc).toBeUndefined()
    const { rows } = await world.owner.query(
      'select methods, confirmed_at = opened_at as confirmed from omsorg.refresh_family where id = $1',
      [claims.sid],
    )
    expect(rows).toEqual([{ methods: ['pwd', 'email'], confirmed: true }])
    const { id } = world.people.owesSecondFactor
    const opened = { ...nobody(), cookies: challenged.cookies, accessToken: body.access_token }
    expect((await world.as(opened).call(readMembership, { params: { id } })).status).toBe(200)
  })

  test('is finished by the code of a text message, where the client allows it', async () => {
    const { owesSecondFactor: person } = world.people
    await world.owner.query(`update omsorg.user_account set phone = '+46701740631' where id = $1`, [person.id])
    await setMethods(person.id, 'sms_code_enabled = true')
    const allow = (allowed: boolean) =>
      world.owner.query('update omsorg.authentication_provider_setting set sms_code_allowed = $1', [allowed])
    const challenged = await challenge(world, person)
    await allow(false)
    expect((await send(challenged, 'sms')).status).toBe(400)
    await allow(true)
    expect((await send(challenged, 'sms')).body).toEqual({ to: '31', againIn: 30 })
    await expect.poll(() => world.sms.messages().length, within).toBe(1)
    const [message] = world.sms.messages()
    expect(message).toMatchObject({ to: '+46701740631' })
    const [code = ''] = /\d{3} \d{3}/.exec(message?.text ?? '') ?? []
    expect((await giveCode(world, challenged, code)).status).toBe(200)
    await setMethods(person.id, 'sms_code_enabled = false')
  })

  test('takes each code of an app once, whichever step it is given in', async () => {
    const { nurse } = world.people
    const codeAt = await giveApp(world, nurse)
    await setMethods(nurse.id, 'two_factor_enabled = true')
    const [one, other] = [await challenge(world, nurse), await challenge(world, nurse)]
    const code = codeAt()
    expect((await giveCode(world, one, code)).status).toBe(200)
    expect((await giveCode(world, other, code)).body).toEqual(refused)
    expect((await giveCode(world, other, codeAt(-1))).body).toEqual(refused)
    expect((await giveCode(world, other, codeAt(1))).status).toBe(200)
  })

  test('takes a recovery code once, however it is written, and tells its owner', async () => {
    const { sisterNurse: person } = world.people
    await giveApp(world, person)
    await setMethods(person.id, 'two_factor_enabled = true')
    for (const code of ['ABCDE-FGHJK', 'KMNPQ-RSTVW']) {
      await world.owner.query(
        `insert into omsorg.second_factor (user_id, kind, secret, confirmed_at) values ($1, 'recovery-code', $2, now())`,
        [person.id, recoveryHash(world.config.secret, code)],
      )
    }
    expect((await giveCode(world, await challenge(world, person), 'abcde fghjk')).status).toBe(200)
    // While another one is left, so that a code of this kind is still taken.
    expect((await giveCode(world, await challenge(world, person), 'ABCDE-FGHJK')).body).toEqual(refused)
    const tries = await Promise.all(Array.from({ length: 4 }, () => challenge(world, person)))
    const answers = await Promise.all(tries.map((each) => giveCode(world, each, 'KMNPQ-RSTVW')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // Each browser that comes for the first time is told of too.
    const told = () =>
      world
        .mailbox()
        .letters('sister.nurse@omsorg.example')
        .filter(({ subject }) => subject.startsWith('En reservkod')).length
    await expect.poll(told, within).toBe(2)
  })

  test('needs no token of its own in the browser that it was begun in', async () => {
    const { code, ...challenged } = await mailed()
    expect((await giveCode(world, challenged, code, { assertion: undefined })).status).toBe(200)
  })

  test('leaves the session that runs in the browser alone until it is finished', async () => {
    const cookies = new Cookies()
    const anna = await world.signIn(world.people.prescriber, { cookies })
    const challenged = await challenge(world, world.people.owesSecondFactor, cookies)
    await send(challenged)
    const { id } = world.people.prescriber
    expect((await world.as(anna).call(readMembership, { params: { id } })).status).toBe(200)
    const refreshed = await world.as({ ...anna, accessToken: null }).call(issueToken, {
      input: { grant_type: 'refresh_token', refresh_token: anna.refreshToken, client_id: 'web' },
    })
    expect(refreshed.status).toBe(200)
    expect((await giveCode(world, challenged, codeOf(world, challenged))).status).toBe(200)
    expect((await world.as(anna).call(readMembership, { params: { id } })).status).toBe(401)
  })
})

describe('whatever is wrong is answered with the same bytes:', () => {
  const later = async (change: () => Promise<unknown>) => {
    const challenged = await mailed()
    await change()
    return giveCode(world, challenged, challenged.code)
  }
  const answers: Readonly<Record<string, () => ReturnType<typeof giveCode>>> = {
    'a wrong code': async () => {
      const challenged = await mailed()
      return giveCode(world, challenged, wrong(challenged.code))
    },
    'a code that was used': async () => {
      const challenged = await mailed()
      await giveCode(world, challenged, challenged.code)
      return giveCode(world, challenged, challenged.code)
    },
    'a code that was never sent': async () => {
      const challenged = await challenge(world, world.people.owesSecondFactor)
      return giveCode(world, challenged, codeOf(world, challenged))
    },
    'the code of another step': async () => {
      const [one, other] = [await mailed(), await mailed()]
      return giveCode(world, one, other.code)
    },
    'another user name': async () => {
      const challenged = await mailed()
      return giveCode(world, challenged, challenged.code, { username: 'nurse' })
    },
    'a browser without the cookie': async () => {
      const challenged = await mailed()
      return giveCode(world, challenged, challenged.code, { cookies: new Cookies() })
    },
    'a browser with the cookie of another step': async () => {
      const [one, other] = [await mailed(), await mailed()]
      return giveCode(world, one, one.code, { cookies: other.cookies })
    },
    'a token that is none': async () => {
      const challenged = await mailed()
      return giveCode(world, challenged, challenged.code, { assertion: 'x' })
    },
    'an account that was locked meanwhile': () =>
      later(() =>
        world.owner.query(
          `update omsorg.user_account set status = 'locked', locked_reason = 'administrator' where user_name = 'owes.second.factor'`,
        ),
      ),
  }

  test.each(Object.entries(answers))('%s', async (_what, ask) => {
    const answer = await ask()
    await world.owner.query(
      `update omsorg.user_account set status = 'active', locked_reason = null where user_name = 'owes.second.factor'`,
    )
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(refused)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('a right code after five wrong ones', async () => {
    const challenged = await mailed()
    for (let tries = 0; tries < 5; tries += 1) await giveCode(world, challenged, wrong(challenged.code))
    expect((await giveCode(world, challenged, challenged.code)).body).toEqual(refused)
  })

  test('a right code after five minutes', async () => {
    const challenged = await mailed()
    world.clock.turn({ minutes: 5, seconds: 1 })
    for (const assertion of [challenged.assertion, undefined]) {
      expect((await giveCode(world, challenged, challenged.code, { assertion })).body).toEqual(refused)
    }
  })
})

describe('of many at once', () => {
  test('who give the right code, one is let in', async () => {
    const challenged = await mailed()
    const answers = await Promise.all(Array.from({ length: 12 }, () => giveCode(world, challenged, challenged.code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 400)])
  })

  test('who guess, five are listened to', async () => {
    const challenged = await mailed()
    await Promise.all(Array.from({ length: 12 }, () => giveCode(world, challenged, wrong(challenged.code))))
    const { rows } = await world.owner.query('select tries from omsorg.two_factor_challenge where id = $1', [
      challenged.id,
    ])
    expect(rows).toEqual([{ tries: 5 }])
  })
})

test('who begins step after step guesses twenty codes in an hour, and no more', async () => {
  let code = ''
  for (let steps = 0; steps < 4; steps += 1) {
    const challenged = await mailed()
    ;({ code } = challenged)
    for (let tries = 0; tries < 5; tries += 1) await giveCode(world, challenged, wrong(code))
  }
  const last = await mailed()
  expect((await giveCode(world, last, last.code)).body).toEqual(refused)
  world.clock.turn({ minutes: 61 })
  const next = await mailed()
  expect((await giveCode(world, next, next.code)).status).toBe(200)
})

test('the token of a second step opens nothing else, and ends nothing', async () => {
  const { assertion, cookies, code, ...challenged } = await mailed()
  const browser = { ...nobody(), cookies }
  const doors = [
    world.as({ ...browser, accessToken: assertion }).call(readMembership, {
      params: { id: world.people.owesSecondFactor.id },
    }),
    world.as(browser).call(issueToken, {
      input: { grant_type: 'refresh_token', refresh_token: assertion, client_id: 'web' },
    }),
    world.as(browser).call(issueToken, {
      input: { grant_type: 'change_care_place', assertion, care_place_id: world.home.place.id },
    }),
  ]
  expect((await Promise.all(doors)).map(({ status }) => status)).toEqual([403, 400, 400])
  await world.as(browser).call(revokeToken, { input: { token: assertion, client_id: 'web' } })
  cookies.keep(new Headers([['set-cookie', `guide-auth=${'x'.repeat(43)}`]]))
  expect((await giveCode(world, { ...challenged, assertion, cookies }, code)).status).toBe(400)
})

test('a parent who has shown the second factor of a child goes on as the child, in the same session', async () => {
  const { parent: parentAccount, child } = world.people
  await setMethods(child.id, 'two_factor_enforced = true, email_code_enabled = true')
  const parent = await world.signIn(parentAccount)
  const asked = await world.as(parent).call(issueToken, {
    input: {
      grant_type: 'change_care_place',
      assertion: parent.accessToken,
      care_place_id: world.neighbour.place.id,
      child_userid: child.id,
    },
  })
  const { claims } = signedIn(asked.body, parent.cookies)
  const challenged = {
    userName: child.userName,
    assertion: asked.body.access_token,
    id: claims.sid,
    cookies: parent.cookies,
  }
  await send(challenged)
  expect((await giveCode(world, challenged, wrong(codeOf(world, challenged)))).body).toEqual(refused)
  const { body } = await giveCode(world, challenged, codeOf(world, challenged))
  expect(signedIn(body, parent.cookies).claims).toMatchObject({
    sub: String(child.id),
    sid: parent.claims.sid,
    cp: world.neighbour.place.id,
  })
  await setMethods(child.id, 'two_factor_enforced = false, email_code_enabled = false')
})
