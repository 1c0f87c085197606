import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { markAsRead } from '@omsorg/contract/news/reading/mark-as-read.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { searchMessages } from '@omsorg/contract/news/message/search-messages.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { inReadingOrder, whyHidden, type Reader, type SeenNews } from '@omsorg/domain/news/reading/visible-news.ts'
import fc from 'fast-check'
import { todayIn } from '@omsorg/domain/market.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { turnOn } from '../../../testing/examples/requests.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let purchaser: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
  purchaser = await world.signIn(world.people.purchaser)
  stranger = await world.signIn(world.people.stranger)
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('delete from omsorg.news'))

interface Given extends Partial<SeenNews> {
  readonly kind?: string
  readonly texts?: Readonly<Record<string, string>>
  readonly alwaysOnTop?: boolean
}

async function write(given: Given = {}): Promise<number> {
  const { clientId = world.home.client.id, market = 10, careUnitIds = [], roles = [], state = 'published' } = given
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.news (message_type, client_id, market, care_unit_ids, role_codes, state, valid_from, valid_until,
       always_on_top, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      given.kind ?? 'news',
      clientId,
      market,
      careUnitIds,
      roles,
      state,
      given.validFrom ?? '2020-01-01',
      given.validUntil ?? null,
      given.alwaysOnTop ?? false,
      world.people.administrator.id,
    ],
  )
  const id = rows[0]?.id ?? 0
  for (const [language, header] of Object.entries(given.texts ?? { sv: 'Hej' }))
    await world.owner.query(
      `insert into omsorg.news_text (news_id, language, header, text, ready) values ($1, $2, $3, '<p>Text</p>', $4)`,
      [id, language, header.replace('?', ''), !header.includes('?')],
    )
  return id
}

const pagesOf = async (who: SignedIn, headers = {}) =>
  world.as(who).call(readMyPages, { params: { pdo: who.claims.pdo ?? 'all' }, headers })
const seenBy = async (who: SignedIn) =>
  (await world.as(who).call(searchMessages, { input: { pageSize: 200 } })).body.entities.map(({ newsId }) => newsId)

describe('a reader sees', () => {
  test('each part of the own pages in its section (A-2.3-07, O-2-67, O-7-146)', async () => {
    for (const kind of ['news', 'information', 'manual', 'contact', 'agreement'])
      await write({ kind, texts: { sv: kind } })
    const { body } = await pagesOf(nurse)
    const headers = Object.fromEntries(
      Object.entries(body).map(([part, all]) => [part, Array.isArray(all) ? all.map(({ header }) => header) : all]),
    )
    expect(headers).toEqual({
      news: ['news'],
      information: ['information'],
      manuals: ['manual'],
      contacts: ['contact'],
      agreements: ['agreement'],
      unread: 1,
    })
    const statusOf = async (pdo: string) => (await world.as(nurse).call(readMyPages, { params: { pdo } })).status
    expect([await statusOf('own'), await statusOf('of-somebody-else')]).toEqual([200, 404])
  })

  test('the own language, else English, else Swedish, and none that is only begun', async () => {
    await write({ texts: { sv: 'Svenska', en: 'English', fi: 'Suomi?' } })
    const inLanguage = async (language: string) => {
      const { body } = await pagesOf(nurse, { 'accept-language': language })
      return body.news.map((each) => [each.header, each.language])
    }
    expect(await inLanguage('sv')).toEqual([['Svenska', 'sv']])
    expect(await inLanguage('fi')).toEqual([['English', 'en']])
    await world.owner.query(`delete from omsorg.news_text where language = 'en'`)
    expect(await inLanguage('fi')).toEqual([['Svenska', 'sv']])
    await world.owner.query(`update omsorg.news_text set ready = false`)
    expect(await inLanguage('sv')).toEqual([])
  })

  test('unread until it is opened, each reader alone; what is out of reach is not opened', async () => {
    const id = await write()
    const open = (who: SignedIn, newsId = id) => world.as(who).call(markAsRead, { input: { newsId } })
    expect((await pagesOf(nurse)).body).toMatchObject({ unread: 1, news: [{ newsId: id, isRead: false }] })
    const answers = await Promise.all([open(nurse), open(nurse)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await pagesOf(nurse)).body).toMatchObject({ unread: 0, news: [{ newsId: id, isRead: true }] })
    expect((await pagesOf(purchaser)).body.unread).toBe(1)
    const missing = await open(stranger, 2_000_000_000)
    expect([(await open(stranger)).text, missing.status]).toEqual([missing.text, 400])

    const admin = await world.signIn(world.people.administrator)
    const listed = (await world.as(admin).call(searchNews, { input: {} })).body.entities
    expect(listed).toMatchObject([{ newsId: id, read: 1 }])
    expect(listed[0]?.readers).toBeGreaterThan(1)
  })

  test('nothing of another client, also not by its id', async () => {
    await write({ clientId: world.neighbour.client.id })
    expect([await seenBy(nurse), (await seenBy(stranger)).length]).toEqual([[], 1])
  })

  test('what the own client has written only while its own news are on; what customer service tells it stays (O-6-30)', async () => {
    const told = await write()
    const own = await write()
    await world.owner.query('update omsorg.news set created_by = $2 where id = $1', [own, world.people.keeper.id])
    await turnOn(world, 'internalNews')
    expect((await seenBy(nurse)).toSorted()).toEqual([told, own].toSorted())
    await turnOn(world)
    expect(await seenBy(nurse)).toEqual([told])
    const opened = await world.as(nurse).call(markAsRead, { input: { newsId: own } })
    expect(opened.status).toBe(400)
    await world.owner.query('delete from omsorg.feature_setting')
    expect(await seenBy(nurse)).toEqual([told])
  })

  test('what is searched by a word of it, of a kind, and nothing that is a draft (O-7-141)', async () => {
    const [news, manual] = [
      await write({ texts: { sv: 'Jul' } }),
      await write({ kind: 'manual', texts: { sv: 'Julbok' } }),
    ]
    await write({ texts: { sv: 'Jul i utkast' }, state: 'draft' })
    const found = async (input: CallOf<typeof searchMessages>['input']) =>
      (await world.as(nurse).call(searchMessages, { input })).body.entities.map(({ newsId }) => newsId)
    expect((await found({ term: 'jul' })).toSorted()).toEqual([news, manual].toSorted())
    expect(await found({ term: 'jul', messageTypes: ['manual'] })).toEqual([manual])
    expect(await found({ term: 'påsk' })).toEqual([])
  })

  test('what is for everybody of the market, and what is for all markets', async () => {
    const everywhere = await write()
    await world.owner.query('update omsorg.news set client_id = null, market = null where id = $1', [everywhere])
    const finnish = await write()
    await world.owner.query('update omsorg.news set client_id = null, market = 30 where id = $1', [finnish])
    const foreigner = await world.signIn(world.people.foreigner)
    const service = await world.signIn(world.people.customerService)
    expect(await seenBy(nurse)).toEqual([everywhere])
    expect(await seenBy(foreigner)).toEqual([finnish, everywhere])
    expect(await seenBy(service)).toEqual([everywhere])
  })
})

test('the database finds what the rule says, in its order, for every unit and role (O-3-91, rules 3.16)', async () => {
  const unit = world.home.place.careUnitId
  const today = todayIn(10, world.clock.now())
  const day = fc.constantFrom(-2, -1, 0, 1, 2).map((days) => today.add({ days }).toString())
  const any = fc.record({
    clientId: fc.constantFrom(null, world.home.client.id, world.neighbour.client.id),
    market: fc.constantFrom(null, 10 as const, 30 as const),
    careUnitIds: fc.constantFrom(
      [],
      [unit],
      [world.neighbour.place.careUnitId],
      [unit, world.neighbour.place.careUnitId],
    ),
    roles: fc.uniqueArray(fc.constantFrom('Nurse', 'CarePlacePurchaser', 'Orderer'), { maxLength: 2 }),
    state: fc.constantFrom('draft' as const, 'published' as const, 'published' as const),
    validFrom: day,
    validUntil: fc.option(day),
    alwaysOnTop: fc.boolean(),
  })
  const planned = fc.sample(any, { numRuns: 250, seed: 16 })
  const written: (SeenNews & { id: number; alwaysOnTop: boolean })[] = []
  for (const each of planned) {
    if (each.validUntil !== null && each.validUntil < each.validFrom) continue
    const id = await write(each)
    await world.owner.query('update omsorg.news set client_id = $2, market = $3 where id = $1', [
      id,
      each.clientId,
      each.market,
    ])
    written.push({ ...each, id })
  }
  const readers: readonly (readonly [SignedIn, Reader])[] = [
    [nurse, { clientId: world.home.client.id, market: 10, careUnitIds: [unit], roles: ['Nurse'] }],
    [purchaser, { clientId: world.home.client.id, market: 10, careUnitIds: [unit], roles: ['CarePlacePurchaser'] }],
    [
      stranger,
      {
        clientId: world.neighbour.client.id,
        market: 10,
        careUnitIds: [world.neighbour.place.careUnitId],
        roles: ['Prescriber', 'Orderer'],
      },
    ],
  ]
  for (const [who, reader] of readers) {
    const due = written.filter((each) => whyHidden(each, reader, today.toString()) === null).toSorted(inReadingOrder)
    expect(due.length).toBeGreaterThan(5)
    expect(await seenBy(who)).toEqual(due.map(({ id }) => id))
  }
})
