import { beginPasskey } from '@omsorg/contract/sign-in/passkey/begin-passkey.ts'
import { authenticator } from '../../features/sign-in/testing/authenticator.ts'
import { createHash, randomBytes } from 'node:crypto'
import { beginCardSignIn } from '@omsorg/contract/sign-in/card/begin-card-sign-in.ts'
import type { Cookies } from '../caller.ts'
import { password } from '../people.ts'
import { nobody, type World } from '../world.ts'
import { keys } from '../world/config.ts'
import type { Examples } from './example.ts'

/** A link that nobody has used, for an account that a new password does not open. */
async function linkFor(world: World, kind: 'reset' | 'welcome'): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await world.owner.query(
    `insert into omsorg.password_link (hash, user_id, kind, expires_at) values ($1, $2, $3, now() + interval '10 years')`,
    [createHash('sha256').update(token).digest(), world.people.locked.id, kind],
  )
  return token
}

const chosen = 'Lugn-Tall7-ekar'

export const signInExamples: Examples = {
  'sign-in/method/read-methods': (world) => ({ params: { userId: world.people.deactivated.id } }),
  'sign-in/method/save-methods': (world) => ({ params: { userId: world.people.deactivated.id }, input: {} }),
  'sign-in/method/save-methods-by-body': (world) => ({ input: { userId: world.people.deactivated.id } }),
  'sign-in/method/set-password-of-user': (world) => ({
    params: { userId: world.people.deactivated.id },
    input: { password: chosen },
  }),
  'sign-in/method/set-phone': (world) => ({
    params: { userId: world.people.deactivated.id },
    input: { phoneNumber: '+46701740605', smsCodeEnabled: true },
  }),
  'sign-in/method/set-email': (world) => ({
    params: { userId: world.people.deactivated.id },
    input: { email: 'deactivated@region.example' },
  }),
  'sign-in/method/set-directory-name': (world) => ({
    params: { userId: world.people.deactivated.id },
    input: { adUserName: 'deactivated@region.example', adEnabled: true },
  }),
  'sign-in/method/set-siths-number': (world) => ({
    params: { userId: world.people.deactivated.id },
    input: { sithsNumber: 'SE2120009990-D9', sithsEnabled: true },
  }),
  'sign-in/method/set-user-name': (world) => ({
    params: { userId: world.people.deactivated.id },
    input: { userName: 'deactivated', userNamePasswordEnabled: true },
  }),
  'sign-in/method/save-provider-settings': async (world) => {
    const clientId = world.home.client.id
    const { rows } = await world.owner.query<{ version: number }>(
      `select coalesce(max(row_version), 1)::int as version from omsorg.authentication_provider_setting where client_id = $1`,
      [clientId],
    )
    const provider = {
      provider: 'UserNamePassword',
      enabled: true,
      twoFactor: 'optional',
      smsCodeAllowed: false,
      emailCodeAllowed: true,
      directoryTenant: null,
      directoryDomain: null,
      sithsIssuerFilter: null,
    }
    return { input: { clientId, providers: [provider], defaultProvider: null, rowVersion: rows[0]?.version ?? 1 } }
  },
  'sign-in/user/send-welcome-email': (world) => ({ input: { userId: world.people.pending.id } }),
  'sign-in/user/unlock-user': (world) => ({ input: { userId: world.people.deactivated.id } }),
  'sign-in/user/update-status': (world) => ({ input: { userId: world.people.deactivated.id, status: 'inactive' } }),
  'sign-in/user/user-name-exists': (world) => ({
    query: { username: 'nurse', excludeUserId: world.people.deactivated.id },
  }),
  'sign-in/user/directory-name-exists': () => ({ query: { aduser: 'nobody@region.example' } }),
  'sign-in/user/email-exists': () => ({ input: { email: 'nobody@region.example' } }),
  'sign-in/user/email-exists-by-path': () => ({ params: { email: 'nobody@region.example' } }),
  'sign-in/password/request-reset': () => ({ input: { email: 'nobody@region.example' } }),
  'sign-in/password/request-reset-by-path': () => ({ params: { email: 'nobody@region.example' } }),
  'sign-in/password/read-password-link': async (world) => ({ input: { token: await linkFor(world, 'reset') } }),
  'sign-in/password/reset-password': async (world) => ({
    input: { token: await linkFor(world, 'reset'), password: chosen },
  }),
  'sign-in/password/set-password': async (world) => ({
    input: { token: await linkFor(world, 'welcome'), password: chosen },
  }),
  'sign-in/token/issue-token': () => ({
    input: { grant_type: 'password', username: 'nurse', password, client_id: 'web' },
  }),
  'sign-in/card/begin-card-sign-in': (world) => ({
    query: { siths: 'true', returnUrl: `${world.address()}/SithsCallback`, sithsNumber: 'SE2120009990-D001' },
  }),
  'sign-in/card/complete-card-sign-in': async (world, { cookies }) => ({
    input: { siths: 'true', grandidsession: await beginCard(world, cookies) },
  }),
  'sign-in/directory/sign-in-by-directory': async (world) => ({
    headers: { authorization: `Bearer ${await directoryToken(world)}` },
  }),
  'sign-in/token/revoke-token': () => ({ input: { token: 'nobody-knows-this', client_id: 'web' } }),
  'sign-in/care-place/set-default-care-place': (world, { claims }) => ({
    input: { userId: Number(claims.sub), carePlaceId: world.home.place.id },
  }),
  'sign-in/impersonation/read-impersonation': () => ({}),
  'sign-in/app-registration/create-app-registration': () => ({
    input: { displayName: `Machine ${crypto.randomUUID()}`, clientSecret: 'a-secret-of-the-tests-that-nobody-guesses' },
  }),
  'sign-in/app-registration/delete-app-registration': async (world) => ({
    params: { clientId: await registered(world) },
  }),
  'sign-in/app-registration/save-app-permissions': async (world) => ({
    input: { clientId: await registered(world), permissions: ['UserRead'] },
  }),
  'sign-in/app-registration/read-app-permissions': async (world) => ({
    params: { clientId: await registered(world) },
  }),
  'sign-in/app-registration/list-app-registrations': () => ({}),
  'sign-in/app-registration/list-available-permissions': () => ({}),
  'sign-in/user/search-users': () => ({ query: { searchTerm: 'anna' } }),
  'sign-in/impersonation/list-impersonations': () => ({}),
  'sign-in/passkey/begin-passkey': () => ({}),
  'sign-in/passkey/challenge-passkey': () => ({ input: {} }),
  'sign-in/passkey/add-passkey': async (world, actor) => {
    const { origin, hostname: rpId } = new URL(world.config.publicAddress)
    const { body } = await world.as(actor).call(beginPasskey, {})
    return { input: { name: 'Mobil', attestation: authenticator({ origin, rpId }).make(body.challenge) } }
  },
  'sign-in/passkey/rename-passkey': async (world, { claims }) => {
    const { rows } = await world.owner.query<{ id: number }>(
      `insert into omsorg.second_factor (user_id, kind, name, secret, credential_id, confirmed_at)
       values ($1, 'passkey', 'Mobil', 'key', $2, now()) returning id`,
      [Number(claims.sub), Buffer.from(crypto.randomUUID())],
    )
    return { params: { id: String(rows[0]?.id) }, input: { name: 'Läsplatta' } }
  },
  'sign-in/security/confirm-identity': () => ({ input: { password } }),
  'sign-in/security/end-session': async (world, { claims }) => {
    const { rows } = await world.owner.query<{ id: string }>(
      `insert into omsorg.refresh_family (user_id, expires_at) values ($1, now() + interval '1 hour') returning id`,
      [Number(claims.sub)],
    )
    return { params: { sessionId: rows[0]?.id ?? '' } }
  },
  'sign-in/membership/read-membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
  'sign-in/membership/read-client-membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
}

/** Of the nurse, in the browser that calls. */
async function beginCard(world: World, cookies: Cookies): Promise<string> {
  await world.owner.query(
    `insert into omsorg.authentication_provider_setting (client_id, provider, enabled) values ($1, 'Siths', true)
     on conflict (client_id, provider) do update set enabled = true`,
    [world.home.client.id],
  )
  await world.owner.query(
    `update omsorg.authentication_method set siths_enabled = true, siths_number = $2 where user_id = $1`,
    [world.people.nurse.id, nurseCard],
  )
  const returnUrl = `${world.address()}/SithsCallback`
  const browser = { ...nobody(), cookies }
  const { body } = await world.as(browser).call(beginCardSignIn, { query: { siths: 'true', returnUrl } })
  const sessionId = new URL(body.data).searchParams.get('sessionid') ?? ''
  world.cards.choose(sessionId, nurseCard)
  return sessionId
}

const nurseCard = 'SE2120009990-NURSE'

/** Of customer service, whose directory user name is entered. */
async function directoryToken(world: World): Promise<string> {
  const userName = 'customer.service@omsorg.example'
  await world.owner.query(
    `update omsorg.authentication_method set directory_enabled = true, directory_user_name = $2 where user_id = $1`,
    [world.people.customerService.id, userName],
  )
  const { tenant } = keys.directory
  const objectId = '0e5a0000-0000-4000-8000-00000000e0c5'
  return world.directory.tokenFor({ tenant, objectId, userName, name: 'Eva Dahl' })
}

/** A machine that may nothing yet. */
async function registered({ owner, people, home }: World): Promise<string> {
  const clientId = crypto.randomUUID()
  await owner.query(
    `with account as (
       insert into omsorg.user_account (kind, application, market, client_id, user_name, first_name, is_machine)
       values ('user', 'GUIDE', 10, $2::uuid, 'app:' || $1::text, $1::text, true) returning id),
     family as (
       insert into omsorg.refresh_family (user_id, client_id, client, expires_at)
       select id, $2::uuid, 'app', 'infinity' from account returning id)
     insert into omsorg.app_registration
       (client_id, display_name, secret_hash, reach_client_id, created_by, user_id, family_id)
     select $1::text, $1::text, 'x', $2::uuid, $3, account.id, family.id from account, family`,
    [clientId, home.client.id, people.administrator.id],
  )
  return clientId
}
