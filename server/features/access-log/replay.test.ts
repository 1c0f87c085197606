import { exportAccessLog } from '@omsorg/contract/access-log/entry/export-access-log.ts'
import { openProtectedPerson } from '@omsorg/contract/access-log/entry/open-protected-person.ts'
import { readLogState } from '@omsorg/contract/access-log/entry/read-log-state.ts'
import { searchAccessLog } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import { signSample } from '@omsorg/contract/access-log/sample/sign-sample.ts'
import { listConversations } from '@omsorg/contract/care-recipients/conversation/list-conversations.ts'
import { recordConversation } from '@omsorg/contract/care-recipients/conversation/record-conversation.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { chanceFrom } from '@omsorg/database/demo/world/random.ts'
import { streamXlsxRows } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawnSample } from '../../testing/examples/access-log.ts'
import { sized } from '../../testing/scale/size.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let officer: SignedIn
let nurse: SignedIn
let day: string
beforeAll(async () => {
  world = await openWorld()
  ;[officer, nurse] = await Promise.all([
    world.signIn(world.people.administrator),
    world.signIn(world.people.prescriber),
  ])
  day = world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString()
})
beforeEach(() => world.owner.query('truncate omsorg.access_log, omsorg.access_log_seal, omsorg.access_log_check'))
afterAll(() => world.close())

/** So many are under way at a time. */
const atATime = 8

/** A row of the log: who, on whose behalf, what, and whom; nobody where a search found nobody. */
const rowOf = (by: string, action: string, person: number | null) => `${by} ${action} ${person ?? 'nobody'}`

function counted(rows: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(rows, (row) => row)].toSorted().map(([row, all]) => [row, all.length] as const))
}

test(
  'of mixed requests, refused and repeated ones among them, the log has exactly the rows of what was shown',
  async () => {
    const { care, people, owner } = world
    const [helper, stranger] = await Promise.all([world.actAs(people.prescriber), world.signIn(people.stranger)])
    const by = (userId: number, impersonatorId: number | null = null) => `${userId} for ${impersonatorId ?? 'self'}`
    const callers: readonly (readonly [SignedIn, string])[] = [
      [nurse, by(people.prescriber.id)],
      [helper, by(people.prescriber.id, people.impersonator.id)],
      [stranger, by(people.stranger.id)],
      [officer, by(people.administrator.id)],
    ]
    const persons = [care.ordinary.id, care.protected.id, care.ofNeighbour.id, 999_999]
    const chance = chanceFrom(20261123)

    const expected: string[] = []
    const statuses = new Set<number>()
    /** What one request must leave behind, by its contract and its answer. */
    async function request(): Promise<void> {
      const [caller, who] = chance.pick(callers)
      const careRecipientId = chance.pick(persons)
      const kind = chance.between(0, 6)
      // The same key comes again: what was noted once is answered again, to whoever asks.
      const idempotencyKey = `0f0e0d0c-0b0a-4000-8000-${String(careRecipientId * 10 + chance.between(0, 9)).padStart(12, '0')}`
      const as = world.as(caller)
      const sent: readonly [Endpoint, object, Promise<{ status: number; body: unknown }>] =
        kind === 0
          ? [readCareRecipient, {}, as.call(readCareRecipient, { params: { id: careRecipientId } })]
          : kind === 1
            ? search(chance.pick(['Signe', 'Nobody At All', '19391010-8020']))
            : kind === 2
              ? [listConversations, {}, as.call(listConversations, { input: { careRecipientId } })]
              : kind === 3
                ? [
                    searchOrdersByCareRecipient,
                    {},
                    as.call(searchOrdersByCareRecipient, { input: { careRecipientId } }),
                  ]
                : kind === 4
                  ? record()
                  : kind === 5
                    ? [listRootClients, { query: {} }, as.call(listRootClients, { query: {} })]
                    : log()
      const [endpoint, input, answering] = sent
      const { status, body } = await answering
      statuses.add(status)
      if (status !== 200) return
      const shown = [...new Set(endpoint.shows?.(body as never) ?? [])]
      const criterion = endpoint.searchesBy?.(input as never) ?? ''
      const rows = shown.length === 0 && criterion !== '' ? [null] : shown
      expected.push(...rows.map((person) => rowOf(who, endpoint.name, person)))

      function search(searchTerm: string) {
        const asked = { searchTerm }
        return [searchCareRecipients, asked, as.call(searchCareRecipients, { input: asked })] as const
      }
      function record() {
        const asked = { careRecipientId, day, note: 'Pratade om leveransen' }
        return [recordConversation, asked, as.call(recordConversation, { input: asked, idempotencyKey })] as const
      }
      function log() {
        const asked = { from: day, to: day, careRecipientId: care.ordinary.id, pageSize: 5 }
        return [searchAccessLog, asked, as.call(searchAccessLog, { input: asked })] as const
      }
    }

    const many = sized(2_000, 100_000)
    let left = many
    await Promise.all(
      Array.from({ length: atATime }, async () => {
        while (left > 0) {
          left -= 1
          await request()
        }
      }),
    )

    const { rows } = await owner.query<{
      user_id: number
      impersonator_id: number | null
      action: string
      person: number | null
    }>('select user_id, impersonator_id, action, care_recipient_id as person from omsorg.access_log')
    const found = rows.map((row) => rowOf(by(row.user_id, row.impersonator_id), row.action, row.person))
    expect(counted(found)).toEqual(counted(expected))
    expect(found.length).toBeGreaterThan(many / 10)
    expect([...statuses].toSorted((one, other) => one - other)).toEqual(expect.arrayContaining([200, 400, 404]))
  },
  sized(600_000, 3_600_000),
)

const see = (id: number) => world.as(nurse).call(readCareRecipient, { params: { id } })

/** The rows of calls of the log itself. */
async function ofTheLog(): Promise<readonly { action: string; person: number | null; reason: string | null }[]> {
  const { rows } = await world.owner.query<{ action: string; person: number | null; reason: string | null }>(
    `select action, care_recipient_id as person, reason from omsorg.access_log where action like 'access-log/%'`,
  )
  return rows
}

test('one protected person of the log is opened at a time, for a reason that stands in the log', async () => {
  const { id } = world.care.protected
  const open = (reason: string, careRecipientId = id) =>
    world.as(officer).call(openProtectedPerson, { input: { careRecipientId, reason } })
  expect((await open('x')).status).toBe(400)
  expect((await open('Anmälan om visning', 999_999)).body).toMatchObject({ refusal: 'person-not-found' })
  expect(await ofTheLog()).toEqual([])
  expect((await open('Anmälan om visning')).body).toMatchObject({
    careRecipientId: id,
    name: expect.stringMatching(/\S+ \S+/),
  })
  expect(await ofTheLog()).toEqual([{ action: openProtectedPerson.name, person: id, reason: 'Anmälan om visning' }])
})

test('the rows of a search are an Excel file that names nobody who is protected, and getting it stands in the log', async () => {
  const persons = [world.care.ordinary.id, world.care.protected.id].toSorted()
  for (const id of persons) await see(id)
  const asked = { from: day, to: day, clientId: world.home.client.id }
  const { body } = await world.as(officer).call(exportAccessLog, { input: asked })
  expect(body.fileName).toMatch(/^Access log .+\.xlsx$/)
  expect(body.careRecipientIds.toSorted()).toEqual(persons)
  const rows: unknown[][] = []
  for await (const row of streamXlsxRows(Buffer.from(body.content, 'base64'))) rows.push([...row.values])
  expect(rows).toHaveLength(body.rowCount + 1)
  expect(rows.flat()).toEqual(expect.arrayContaining(['19391010-8020', 'The name is hidden', world.home.place.name]))
  expect((await ofTheLog()).map(({ person }) => person).toSorted()).toEqual(persons)
  // Among the views of a client it is not listed, as no search is.
  const { body: again } = await world.as(officer).call(searchAccessLog, { input: asked })
  expect(again.totalCount).toBe(2)
  expect((await world.as(officer).call(exportAccessLog, { input: { from: day, to: day } })).body).toMatchObject({
    refusal: 'nothing-chosen',
  })
})

test('the check of the night says whether the log is whole; while it is not, nobody signs', async () => {
  const state = async () => (await world.as(officer).call(readLogState, {})).body
  const check = async () => {
    await world.owner.query('set role omsorg_jobs')
    await world.owner.query('select omsorg.check_access_log(31)').finally(() => world.owner.query('reset role'))
  }
  expect(await state()).toEqual({ checkedOn: null, isWhole: true })
  await world.owner.query(
    `insert into omsorg.access_log (at, user_id, action) values (now() - interval '5 hours', $1, 'read')`,
    [world.people.prescriber.id],
  )
  await world.owner.query('select omsorg.seal_access_log()')
  await check()
  expect(await state()).toEqual({ checkedOn: expect.any(String), isWhole: true })
  await world.owner.query(`update omsorg.access_log set action = 'changed'`)
  await check()
  expect((await state()).isWhole).toBe(false)
  const { sampleId, rowId } = await drawnSample(world)
  await world.owner.query(
    `update omsorg.access_log_sample_row set judgement = 'justified', judged_at = now(), judged_by = $2 where id = $1`,
    [rowId, world.people.administrator.id],
  )
  const signed = await world.as(officer).call(signSample, { input: { sampleId, rowVersion: 1 } })
  expect(signed.body).toMatchObject({ refusal: 'log-not-whole' })
})
