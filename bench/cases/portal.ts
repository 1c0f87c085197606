import { randomUUID } from 'node:crypto'
import { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { insertPortalAccount } from '@omsorg/database/demo/build/portal-accounts.ts'
import pg from 'pg'
import { answerTo, callOf, signIn } from '../client.ts'
import { openTokens } from '../lean/tokens.ts'
import type { Sent } from '../load.ts'
import { secret, type BenchWorld } from '../world/world.ts'
import { shuffled } from './searched.ts'

interface Holder {
  readonly careRecipientId: number
  readonly token: string
}

/** The start page of a hundred persons, each asked for by whoever holds the account. */
export async function homesOfHolders(world: BenchWorld, address: string): Promise<Sent[]> {
  const holders = await holdersOf(world, address, 100)
  return shuffled(holders).map(({ careRecipientId, token }) =>
    callOf(readHome, { params: { careRecipientId } }, { token, application: 'CRP' }),
  )
}

/** Saves so many orders, each by another holder, and answers the calls that place them. */
export async function savedByHolders(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const waiting = await holdersOf(world, address, 3 * count)
  const calls: Sent[] = []
  const worker = async () => {
    for (let holder = waiting.shift(); holder && calls.length < count; holder = waiting.shift()) {
      const call = await savedBy(address, holder)
      if (call && calls.length < count) calls.push(call)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  if (calls.length < count) throw new Error(`only ${calls.length} of ${count} orders could be saved`)
  return shuffled(calls)
}

/** Null for a person for whom nothing can be ordered today. */
async function savedBy(address: string, { careRecipientId, token }: Holder): Promise<Sent | null> {
  const by = { token, application: 'CRP' } as const
  const question = callOf(proposePortalOrder, { params: { careRecipientId } }, by)
  const proposed = await answerTo(address, proposePortalOrder, question)
  const lines = proposed.lines
    .filter(({ block, flavors, allowed }) => block === null && flavors.length === 0 && allowed > 0)
    .map(({ prescriptionRowId, product: { itemNumber }, allowed: quantity }) => ({
      prescriptionRowId,
      itemNumber,
      quantity,
    }))
  const deliveryMethodCode = proposed.deliveryMethods.find((each) => !each.needsDeliveryPoint)?.code
  if (lines.length === 0 || !deliveryMethodCode || !proposed.destination?.address) return null
  const input = { careRecipientId, lines, destination: { deliveryMethodCode } }
  const saving = callOf(savePortalOrder, { input }, { ...by, key: randomUUID() })
  const { customerOrderId, rowVersion } = await answerTo(address, savePortalOrder, saving)
  const placing = { careRecipientId, customerOrderId, rowVersion }
  return callOf(confirmPortalOrder, { input: placing }, { ...by, key: randomUUID() })
}

/** Persons with an account of their own each, at clients that let them do everything, as each stands after a sign-in. */
async function holdersOf(world: BenchWorld, address: string, count: number): Promise<Holder[]> {
  const { iss } = claimsIn(await signIn(address, world.administrator, world.password))
  const tokens = await openTokens(world.jobsUrl, secret)
  const connection = new pg.Client({ connectionString: world.ownerUrl })
  await connection.connect()
  try {
    const persons = await connection.query<{ id: number; market: number }>(personsOfPlaces, [
      world.users.map(({ carePlaceId }) => carePlaceId),
      count,
    ])
    const ids = persons.rows.map(({ id }) => id)
    await connection.query(everythingIsAllowed, [ids])
    for (const { id, market } of (await connection.query<{ id: number; market: number }>(withoutAccount, [ids])).rows) {
      await insertPortalAccount(connection, { careRecipientId: id, market, status: 'active', confirmed: true })
    }
    const { rows } = await connection.query<Session>(openedSessions, [ids])
    const iat = Math.floor(Date.now() / 1000)
    return rows.map(({ person, ...session }) => ({
      careRecipientId: person,
      token: tokens.sign({ ...session, act: String(person), ...unnamed, iss, aud: 'omsorg', iat, exp: iat + 600 }),
    }))
  } finally {
    await connection.end()
  }
}

interface Session {
  readonly person: number
  readonly sub: string
  readonly aut: string
  readonly sid: string
  readonly epo: number
  readonly mac: number
}

const unnamed = {
  app: 'CRP',
  given_name: '',
  family_name: '',
  email: '',
  preferred_username: '',
  is_parent: false,
  permissions: [],
}

function claimsIn(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly iss: string }
}

/** For whom nothing is saved yet. */
const personsOfPlaces = `
  select c.id, c.market from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
  where l.care_place_id = any ($1::uuid[]) and l.status = 1 and c.status = 1 and c.protected_kind is null
    and exists (select from omsorg.prescription p where p.care_recipient_id = c.id and p.status in (2, 4))
    and not exists (
      select from omsorg.customer_order o
      join omsorg.crp_account a on a.author_id = o.created_by where o.care_recipient_id = c.id)
  order by c.id limit $2`

const everythingIsAllowed = `
  insert into omsorg.care_recipient_setting
    (client_id, crp_accounts_allowed, crp_ordering_allowed, crp_renewal_allowed, crp_diary_allowed, crp_stock_allowed)
  select distinct p.client_id, true, true, true, true, true
  from omsorg.care_recipient_place l join omsorg.care_place p on p.id = l.care_place_id
  where l.care_recipient_id = any ($1::int[])
  on conflict (client_id, care_place_id) do update set crp_accounts_allowed = true, crp_ordering_allowed = true,
    crp_renewal_allowed = true, crp_diary_allowed = true, crp_stock_allowed = true`

const withoutAccount = `
  select c.id, c.market from omsorg.care_recipient c
  where c.id = any ($1::int[]) and not exists (
    select from omsorg.crp_account_recipient link where link.care_recipient_id = c.id) order by c.id`

const openedSessions = `
  with opened as (
    insert into omsorg.crp_family
      (crp_account_id, care_recipient_id, binder_hash, method, opened_at, last_used_at, expires_at)
    select link.crp_account_id, link.care_recipient_id, '\\x01', 'code', now(), now(), now() + interval '100 days'
    from omsorg.crp_account_recipient link where link.care_recipient_id = any ($1::int[])
    returning id, crp_account_id, care_recipient_id)
  select o.care_recipient_id as person, a.id::text as sub, a.author_id::text as aut, o.id as sid, a.epoch as epo,
    a.market as mac
  from opened o join omsorg.crp_account a on a.id = o.crp_account_id order by o.care_recipient_id`
