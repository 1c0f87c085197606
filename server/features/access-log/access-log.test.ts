import { extractPerson } from '@omsorg/contract/access-log/entry/extract-person.ts'
import { searchAccessLog } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import { drawSample } from '@omsorg/contract/access-log/sample/draw-sample.ts'
import { judgeSampleRow } from '@omsorg/contract/access-log/sample/judge-sample-row.ts'
import { listSamples } from '@omsorg/contract/access-log/sample/list-samples.ts'
import { readSample } from '@omsorg/contract/access-log/sample/read-sample.ts'
import { signSample } from '@omsorg/contract/access-log/sample/sign-sample.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let officer: SignedIn
let nurse: SignedIn
let today: string
beforeAll(async () => {
  world = await openWorld()
  officer = await world.signIn(world.people.administrator)
  nurse = await world.signIn(world.people.prescriber)
  today = world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString()
})
beforeEach(() => world.owner.query('truncate omsorg.access_log, omsorg.access_log_sample cascade'))
afterAll(() => world.close())

const signe = () => world.care.ordinary.id
const open = (id: number, who = nurse) => world.as(who).call(readCareRecipient, { params: { id } })
const search = (about: object) =>
  world.as(officer).call(searchAccessLog, { input: { from: today, to: today, ...about } })

async function logged(): Promise<
  readonly { action: string; care_recipient_id: number | null; reason: string | null }[]
> {
  const { rows } = await world.owner.query(
    `select action, care_recipient_id, reason from omsorg.access_log where action like 'access-log/%'`,
  )
  return rows
}

describe('the access log', () => {
  test('says who saw a person, when, at which place and what for, newest first', async () => {
    await open(signe())
    const { body } = await search({ careRecipientId: signe() })
    expect(body.totalCount).toBe(1)
    expect(body.entities).toEqual([
      {
        at: expect.any(String),
        userId: world.people.prescriber.id,
        by: { name: 'Anna Ek', onBehalfOf: null },
        kind: 'recipient',
        person: {
          careRecipientId: signe(),
          name: expect.stringContaining('Signe'),
          identityNumber: '19391010-8020',
          isProtected: false,
        },
        carePlaceName: world.home.place.name,
        clientName: 'Region Fjällviken',
        reason: null,
      },
    ])
  })

  test('keeps who searched it, and for whom', async () => {
    await open(signe())
    await search({ careRecipientId: signe() })
    expect(await logged()).toEqual([
      { action: 'access-log/entry/search-access-log', care_recipient_id: signe(), reason: null },
    ])
  })

  test('shows searches of itself to whoever asks for a person or for them, and not among the views of a client', async () => {
    await open(signe())
    await search({ careRecipientId: signe() })
    const kinds = async (about: object) => (await search(about)).body.entities.map(({ kind }) => kind).toSorted()
    expect(await kinds({ clientId: world.home.client.id })).toEqual(['recipient'])
    expect(new Set(await kinds({ clientId: world.home.client.id, kind: 'access-log' }))).toEqual(
      new Set(['access-log']),
    )
    expect(await kinds({ careRecipientId: signe() })).toContain('access-log')
  })

  test('is found by an identity number, a user, a client, a place and a kind', async () => {
    await open(signe())
    const found = async (about: object) => (await search(about)).body.totalCount
    expect(await found({ ssn: '391010-8020' })).toBe(1)
    expect(await found({ ssn: '19121212-1212' })).toBe(0)
    expect(await found({ userId: world.people.prescriber.id })).toBeGreaterThan(0)
    expect(await found({ clientId: world.home.client.id, carePlaceId: world.home.sister.id })).toBe(0)
    expect(await found({ clientId: world.home.client.id, kind: 'claim' })).toBe(0)
    expect(await found({ clientId: world.home.client.id, kind: 'recipient' })).toBe(1)
  })

  test('hides who is protected', async () => {
    const { id } = world.care.protected
    await open(id)
    const { body } = await search({ careRecipientId: id })
    expect(body.entities[0]?.person).toEqual({
      careRecipientId: id,
      name: null,
      identityNumber: null,
      isProtected: true,
    })
  })

  test('names whoever helped as somebody beside whom', async () => {
    await open(signe(), await world.actAs(world.people.prescriber))
    const { body } = await search({ careRecipientId: signe() })
    expect(body.entities[0]?.by?.onBehalfOf).toBe('Anna Ek')
  })

  test('is not listed as a whole', async () => {
    expect((await search({})).body).toMatchObject({ refusal: 'nothing-chosen' })
    const long = { clientId: world.home.client.id, from: '2026-01-01', to: '2026-03-01' }
    expect((await search(long)).body).toMatchObject({ refusal: 'period-wrong' })
  })

  test('tells neither care staff nor customer service', async () => {
    for (const who of [world.people.prescriber, world.people.customerService]) {
      const answer = await world
        .as(await world.signIn(who))
        .call(searchAccessLog, { input: { from: today, to: today, careRecipientId: signe() } })
      expect(answer.status).toBe(404)
    }
  })
})

test('an extract names everybody who saw a person, and its reason stands in the log', async () => {
  await open(signe())
  const { body } = await world.as(officer).call(extractPerson, {
    input: { ssn: '19391010-8020', from: '2020-01-01', to: today, reason: 'Begäran från god man' },
  })
  expect(body.person).toMatchObject({ careRecipientIds: [signe()], identityNumber: '19391010-8020' })
  expect(body.views.map(({ by, kind }) => [by?.name, kind])).toEqual([['Anna Ek', 'recipient']])
  expect(body.isCut).toBe(false)
  expect((await logged()).map(({ reason }) => reason)).toEqual(['Begäran från god man'])
})

test('an extract by number has the views at every client where the person is registered', async () => {
  const other = world.care.ofNeighbour.id
  const numbers = 'identity_number_blind, identity_number_encrypted'
  const { rows } = await world.owner.query<Record<string, Buffer>>(
    `select ${numbers} from omsorg.care_recipient where id = $1`,
    [other],
  )
  const give = (blind?: Buffer, sealed?: Buffer) =>
    world.owner.query(`update omsorg.care_recipient set (${numbers}) = ($2, $3) where id = $1`, [other, blind, sealed])
  await world.owner.query(
    `update omsorg.care_recipient set (${numbers}) = (select ${numbers} from omsorg.care_recipient where id = $2) where id = $1`,
    [other, signe()],
  )
  await open(signe())
  await open(other, await world.signIn(world.people.stranger))
  const { body } = await world.as(officer).call(extractPerson, {
    input: { ssn: '19391010-8020', from: '2020-01-01', to: today, reason: 'Begäran av personen' },
  })
  await give(rows[0]?.identity_number_blind, rows[0]?.identity_number_encrypted)
  expect(body.person.careRecipientIds).toEqual([other, signe()].toSorted((a, b) => b - a))
  expect(new Set(body.views.map(({ clientName }) => clientName)).size).toBe(2)
  expect((await logged()).map(({ care_recipient_id: id }) => id).toSorted()).toEqual([other, signe()].toSorted())
})

/** Views of last week, one an hour. */
async function lastWeek(views: number): Promise<string> {
  const { rows } = await world.owner.query<{ monday: string }>(
    `with monday as (select date_trunc('week', now() at time zone 'Europe/Stockholm')::date - 7 as day)
     insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
     select (day + time '08:00') at time zone 'Europe/Stockholm' + make_interval(hours => n), $2, 10,
            'care-recipients/recipient/read-care-recipient', $3, $4, $5
     from monday, generate_series(1, $1::integer) n
     returning (select day::text from monday) as monday`,
    [views, world.people.prescriber.id, signe(), world.home.place.id, world.home.client.id],
  )
  return rows[0]?.monday ?? ''
}

const draw = (weekOf: string, size = 3) =>
  world.as(officer).call(drawSample, { input: { clientId: world.home.client.id, weekOf, size } })
const read = (sampleId: number) => world.as(officer).call(readSample, { params: { sampleId } })
const judge = (
  row: { sampleRowId: number; rowVersion: number },
  judged: { judgement: 'justified' | 'investigate'; note?: string },
) =>
  world.as(officer).call(judgeSampleRow, {
    input: { sampleRowId: row.sampleRowId, rowVersion: row.rowVersion, note: '', ...judged },
  })

async function drawn(views = 5, size = 3) {
  const { body } = await draw(await lastWeek(views), size)
  const sample = await read(body.sampleId)
  return { sampleId: body.sampleId, rows: sample.body.rows, rowVersion: sample.body.rowVersion }
}

describe('a sample', () => {
  test('is drawn by lot from a week, once, whoever asks and however often', async () => {
    const weekOf = await lastWeek(10)
    const answers = await Promise.all([draw(weekOf), draw(weekOf), draw(weekOf, 7)])
    expect(new Set(answers.map(({ body }) => body.sampleId)).size).toBe(1)
    const { body } = await world.as(officer).call(listSamples, { query: { clientId: world.home.client.id } })
    expect(body.entities).toHaveLength(1)
    expect(body.entities[0]).toMatchObject({ weekOf, rowsOfWeek: 10, justified: 0, toInvestigate: 0, signedOn: null })
    expect([3, 7]).toContain(body.entities[0]?.size)
  })

  test('is not drawn of a week that goes on, or of one in which nobody was seen', async () => {
    expect((await draw(today)).body).toMatchObject({ refusal: 'week-not-over' })
    expect((await draw('2026-01-07')).body).toMatchObject({ refusal: 'nothing-to-draw' })
  })

  test('shows facts beside each view', async () => {
    const { rows } = await drawn(5, 5)
    expect(rows.map(({ facts }) => facts.belongsThere)).toEqual([true, true, true, true, true])
    // All of them are of the first day: there is no day before to say when the user usually works.
    expect(rows[0]?.facts).toMatchObject({ usualHours: null, isUsualHour: false, actedAfter: null })
  })

  test('is judged view by view; what needs a look says why, and a judgement of somebody else is not overwritten', async () => {
    const { rows } = await drawn()
    const [row] = rows
    if (!row) throw new Error('nothing drawn')
    expect((await judge(row, { judgement: 'investigate' })).body).toMatchObject({ refusal: 'note-missing' })
    expect((await judge(row, { judgement: 'investigate', note: 'Nattpass?' })).status).toBe(200)
    const late = await judge(row, { judgement: 'justified' })
    expect([late.status, late.body]).toMatchObject([409, { refusal: 'stale' }])
  })

  test('is signed once, when every view is judged, by somebody who has just shown who they are', async () => {
    const { sampleId, rows, rowVersion } = await drawn()
    const sign = () => world.as(officer).call(signSample, { input: { sampleId, rowVersion } })
    expect((await sign()).body).toMatchObject({ refusal: 'rows-open' })
    for (const row of rows) await judge(row, { judgement: 'justified' })
    await world.owner.query(`update omsorg.refresh_family set confirmed_at = now() - interval '6 minutes'`)
    const unconfirmed = await sign()
    expect([unconfirmed.status, unconfirmed.body]).toMatchObject([403, { refusal: 'confirm-first' }])
    await world.owner.query('update omsorg.refresh_family set confirmed_at = now()')
    const answers = await Promise.all([sign(), sign()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const { body } = await read(sampleId)
    expect(body).toMatchObject({ justified: 3, signedBy: { name: expect.any(String) } })
    const [row] = body.rows
    expect((await judge(row ?? { sampleRowId: 0, rowVersion: 1 }, { judgement: 'justified' })).body).toMatchObject({
      refusal: 'signed',
    })
  })
})
