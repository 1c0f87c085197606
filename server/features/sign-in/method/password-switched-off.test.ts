import { requestReset } from '@omsorg/contract/sign-in/password/request-reset.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type World } from '../../../testing/world.ts'
import { mailsAreSent } from '../testing/mails.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function passwordsOfClientAre(enabled: boolean) {
  const admin = world.as(await world.signIn(world.people.administrator))
  const clientId = world.home.client.id
  const { body } = await admin.call(readProviderSettings, { params: { clientId } })
  const providers = body.providers.map((each) => ({
    ...each,
    enabled: each.provider === 'Siths' || (each.provider === 'UserNamePassword' && enabled),
  }))
  const saved = await admin.call(saveProviderSettings, {
    input: { clientId, providers, defaultProvider: null, rowVersion: body.rowVersion },
  })
  expect(saved.status).toBe(200)
}

const signIn = async (username: string, given = password) => {
  const { status, text } = await world
    .as({ ...nobody(), cookies: new Cookies() })
    .call(issueToken, { input: { grant_type: 'password', username, password: given, client_id: 'web' } })
  return { status, told: status === 200 ? '' : text }
}

async function lettersAfterAsking(id: number): Promise<number> {
  const email = `switched.off.${id}@region.example`
  await world.owner.query('update omsorg.user_account set email = $2 where id = $1', [id, email])
  const before = world.mailbox().letters(email).length
  expect((await world.as(nobody()).call(requestReset, { input: { email } })).status).toBe(200)
  await mailsAreSent(world)
  return world.mailbox().letters(email).length - before
}

test('a client whose users sign in by card alone lets nobody in with a password, and mails no link for a new one', async () => {
  expect((await signIn('prescriber')).status).toBe(200)
  expect(await lettersAfterAsking(world.people.nurse.id)).toBe(1)

  await passwordsOfClientAre(false)
  const refused = await signIn('prescriber')
  expect(refused.status).toBe(400)
  expect(refused).toEqual(await signIn('prescriber', 'Not-her-password-7'))
  expect(await lettersAfterAsking(world.people.colleague.id)).toBe(0)
  expect((await signIn('administrator')).status).toBe(200)

  await passwordsOfClientAre(true)
  expect((await signIn('prescriber')).status).toBe(200)
})
