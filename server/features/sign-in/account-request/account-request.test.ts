import { approveAccountRequest } from '@omsorg/contract/sign-in/account-request/approve-account-request.ts'
import { askAccount } from '@omsorg/contract/sign-in/account-request/ask-account.ts'
import { confirmAccountRequest } from '@omsorg/contract/sign-in/account-request/confirm-account-request.ts'
import { listAccountRequests } from '@omsorg/contract/sign-in/account-request/list-account-requests.ts'
import { refuseAccountRequest } from '@omsorg/contract/sign-in/account-request/refuse-account-request.ts'
import { accountRequestStatus } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import { unitCode } from '@omsorg/domain/sign-in/account-request/unit-code.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addedRequest, asked, roleIdOf } from '../../../testing/examples/account-requests.ts'
import { solvedToken } from '../../../testing/examples/content.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { linksTo, mailsAreSent } from '../testing/mails.ts'

let world: World
let unitAdmin: SignedIn
let admin: SignedIn
let nurse: number
beforeAll(async () => {
  world = await openWorld()
  const { people } = world
  unitAdmin = await world.signIn(people.unitAdministrator)
  admin = await world.signIn(people.administrator)
  nurse = await roleIdOf(world, 'Nurse')
  await world.owner.query(`update omsorg.user_account set email = 'keeper@region.example' where id = $1`, [
    people.unitAdministrator.id,
  ])
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('truncate omsorg.account_request, omsorg.source_budget_use')
  world.mailbox().empty()
})

const swedish = { 'accept-language': 'sv' }
const words = { ...asked, wishes: [...asked.wishes] }
const ask = async (change: object = {}, botToken?: string) =>
  world.as(nobody()).call(askAccount, {
    input: { ...words, ...change, botToken: botToken ?? (await solvedToken(world)) },
    headers: swedish,
  })
const confirm = (token: string) => world.as(nobody()).call(confirmAccountRequest, { input: { token } })
const list = (caller: SignedIn, query: object = {}) => world.as(caller).call(listAccountRequests, { query })
const approval = (userName: string, roleIds = [nurse], carePlaceId = world.home.place.id) => ({
  clientId: world.home.client.id,
  userName,
  places: [{ carePlaceId, roleIds }],
})
const approve = (caller: SignedIn, id: number, input: object, key: string = crypto.randomUUID()) =>
  world.as(caller).call(approveAccountRequest, {
    params: { id },
    input: input as ReturnType<typeof approval>,
    headers: { 'idempotency-key': key },
  })
const linkIn = (address: string) =>
  /\/AccountRequest#confirm=([\w-]+)/.exec(world.mailbox().letters(address)[0]?.text ?? '')?.[1] ?? ''

describe('whoever asks for an account', () => {
  test('is seen by the care unit of the code once the address is confirmed, and the unit is told', async () => {
    expect((await ask({ unitCode: unitCode(world.home.place.careUnitId) })).status).toBe(200)
    await mailsAreSent(world)
    expect((await list(unitAdmin)).body.totalCount).toBe(0)
    const token = linkIn(asked.email)
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    const { requests } = (await list(unitAdmin)).body
    expect(requests).toMatchObject([{ email: asked.email, careUnit: { id: world.home.place.careUnitId } }])
    await mailsAreSent(world)
    expect(world.mailbox().letters('keeper@region.example')).toHaveLength(1)
  })

  test('is found by the names of the client and the place, and by administration alone when they fit none', async () => {
    await ask({ organisation: world.home.client.name.toUpperCase(), workPlace: world.home.place.name })
    await ask({ email: 'other@region.example', organisation: 'Ingen alls' })
    await mailsAreSent(world)
    await confirm(linkIn(asked.email))
    await confirm(linkIn('other@region.example'))
    expect((await list(unitAdmin)).body.requests.map(({ carePlace }) => carePlace?.id)).toEqual([world.home.place.id])
    expect((await list(admin)).body.requests.map(({ client }) => client?.id ?? null)).toEqual([
      world.home.client.id,
      null,
    ])
    expect((await list(admin, { clientId: world.neighbour.client.id })).body.totalCount).toBe(1)
  })

  test('is answered alike with an account as without one, and only its owner is told', async () => {
    await ask({ email: 'keeper@region.example' })
    await mailsAreSent(world)
    const [letter] = world.mailbox().letters('keeper@region.example')
    expect(letter?.subject).toBe('Du har redan ett konto')
    expect(letter?.text).not.toContain('#confirm')
  })

  test('is mailed three times a day and no more, and waits sealed', async () => {
    const answers = []
    for (let each = 0; each < 5; each += 1) answers.push((await ask()).status)
    expect(answers).toEqual([200, 200, 200, 200, 200])
    await mailsAreSent(world)
    expect(world.mailbox().letters(asked.email)).toHaveLength(3)
    const { rows } = await world.owner.query<{ sealed: Buffer }>('select sealed from omsorg.account_request')
    expect(rows.map(({ sealed }) => sealed.toString().includes('karin'))).toEqual([false, false, false])
  })

  test('does the work once: sent again it is the same request, for another address it is refused', async () => {
    const botToken = await solvedToken(world)
    expect((await ask({}, botToken)).status).toBe(200)
    expect((await ask({}, botToken)).status).toBe(200)
    expect((await ask({ email: 'other@region.example' }, botToken)).status).toBe(400)
    const { rows } = await world.owner.query('select from omsorg.account_request')
    expect(rows).toHaveLength(1)
  })

  test('has three days to confirm, and of two requests the one confirmed last counts', async () => {
    const old = await addedRequest(world, { status: 'asked' })
    await world.owner.query(`update omsorg.account_request set asked_at = now() - interval '4 days'`)
    expect((await confirm(old.token)).body).toMatchObject({ refusal: 'link-ended' })
    await ask()
    await ask()
    await mailsAreSent(world)
    const letters = world.mailbox().letters(asked.email)
    for (const { text } of letters) await confirm(/confirm=([\w-]+)/.exec(text)?.[1] ?? '')
    expect((await list(admin)).body.totalCount).toBe(1)
  })
})

describe('whoever decides', () => {
  test('makes a user with exactly the roles given, who is welcomed, once for the same key', async () => {
    const { id, email } = await addedRequest(world)
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => approve(unitAdmin, id, approval('karin.new'), key)))
    const done = answers.find(({ status }) => status === 200)
    expect((await approve(unitAdmin, id, approval('karin.new'), key)).body).toEqual(done?.body)
    await mailsAreSent(world)
    expect(linksTo(world, email).map(({ kind }) => kind)).toEqual(['welcome'])
    const { rows } = await world.owner.query(
      `select u.first_name, u.last_name, u.email, u.status, r.code, ra.node_id
       from omsorg.user_account u join omsorg.role_assignment ra on ra.user_id = u.id join omsorg.role r on r.id = ra.role_id
       where u.user_name = 'karin.new'`,
    )
    const person = { first_name: 'Karin', last_name: 'Öberg', email, status: 'pending' }
    expect(rows).toEqual([{ ...person, code: 'Nurse', node_id: world.home.place.id }])
  })

  test('is the first of two: the other is told who it was, and nothing more is done', async () => {
    const { id } = await addedRequest(world)
    const answers = await Promise.all([
      approve(unitAdmin, id, approval('karin.one')),
      approve(admin, id, approval('karin.two')),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      refusal: 'decided',
      detail: { status: 'approved', by: { name: expect.any(String) } },
    })
    const { rows } = await world.owner.query(
      `select from omsorg.user_account where user_name in ('karin.one', 'karin.two')`,
    )
    expect(rows).toHaveLength(1)
  })

  test('refuses with a reason, which is mailed and then forgotten', async () => {
    const { id, email } = await addedRequest(world)
    const sent = { params: { id }, input: { reason: 'Fel enhet.' } }
    expect((await world.as(unitAdmin).call(refuseAccountRequest, sent)).status).toBe(200)
    await mailsAreSent(world)
    expect(world.mailbox().letters(email)[0]?.text).toContain('Fel enhet.')
    const { rows } = await world.owner.query('select reason_sealed, status from omsorg.account_request')
    expect(rows).toEqual([{ reason_sealed: null, status: accountRequestStatus.refused }])
    expect((await approve(unitAdmin, id, approval('karin.late'))).status).toBe(409)
  })

  test('sees nothing of another unit, of another client, or of what is not confirmed', async () => {
    const { id: elsewhere } = await addedRequest(world, {
      clientId: world.neighbour.client.id,
      careUnitId: world.neighbour.place.careUnitId,
    })
    const { id: unplaced } = await addedRequest(world, { careUnitId: null })
    const { id: unconfirmed } = await addedRequest(world, { status: 'asked' })
    for (const id of [elsewhere, unplaced, unconfirmed, 2_000_000_000]) {
      expect((await approve(unitAdmin, id, approval('karin.hostile'))).status).toBe(404)
      expect(
        (await world.as(unitAdmin).call(refuseAccountRequest, { params: { id }, input: { reason: 'x' } })).status,
      ).toBe(404)
    }
    expect((await approve(admin, unconfirmed, approval('karin.hostile'))).status).toBe(404)
  })

  test('gives nothing that is not theirs to give, and sets nothing that the person wrote', async () => {
    const { id, email } = await addedRequest(world)
    const administers = await roleIdOf(world, 'CUAdmin')
    const hostile = [
      { ...approval('karin.x'), clientId: world.neighbour.client.id },
      approval('karin.x', [nurse], world.neighbour.place.id),
      approval('karin.x', [administers]),
      { ...approval('karin.x'), places: [...approval('karin.x').places, ...approval('karin.x').places] },
    ]
    for (const input of hostile) expect((await approve(unitAdmin, id, input)).status).toBe(400)
    const more = { ...approval('karin.x'), email: 'hacker@evil.example', isParentUser: true, status: 'active' }
    const answer = await approve(unitAdmin, id, more)
    const { rows } = await world.owner.query(
      `select email, is_parent, status from omsorg.user_account where user_name = 'karin.x'`,
    )
    if (answer.status === 200) expect(rows).toEqual([{ email, is_parent: false, status: 'pending' }])
    else expect([answer.status, rows]).toEqual([400, []])
  })
})

test('who asked is forgotten after the link ended, after half a year without a decision, and ninety days after one', async () => {
  await addedRequest(world, { status: 'asked' })
  const { id } = await addedRequest(world)
  const sent = { params: { id }, input: { reason: 'Nej.' } }
  await world.as(admin).call(refuseAccountRequest, sent)
  await addedRequest(world)
  await mailsAreSent(world)
  await world.owner.query(
    `update omsorg.account_request set asked_at = asked_at - interval '91 days', decided_at = decided_at - interval '91 days'`,
  )
  const { id: undecided } = await addedRequest(world)
  await world.owner.query(
    `update omsorg.account_request set confirmed_at = confirmed_at - interval '181 days' where id = ${undecided}`,
  )
  await world.owner.query(`select graphile_worker.add_job('sign-in/remove-old-account-requests')`)
  await mailsAreSent(world)
  const { rows } = await world.owner.query('select status from omsorg.account_request')
  expect(rows).toEqual([{ status: accountRequestStatus.open }])
})
