import { countReaders } from '@omsorg/contract/news/audience/count-readers.ts'
import { readAudience } from '@omsorg/contract/news/audience/read-audience.ts'
import { addNews } from '@omsorg/contract/news/item/add-news.ts'
import { changeState } from '@omsorg/contract/news/item/change-state.ts'
import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import { removeNews } from '@omsorg/contract/news/item/remove-news.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { updateNews } from '@omsorg/contract/news/item/update-news.ts'
import { addMessage } from '@omsorg/contract/news/message/add-message.ts'
import { removeMessage } from '@omsorg/contract/news/message/remove-message.ts'
import { updateMessage } from '@omsorg/contract/news/message/update-message.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { turnOn } from '../../../testing/examples/requests.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let service: SignedIn
let manager: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
  manager = await world.signIn(world.people.keeper)
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())
beforeEach(async () => {
  await turnOn(world, 'internalNews')
  await world.owner.query('delete from omsorg.news')
})

type Added = CallOf<typeof addNews>['input']

const christmas: Added = {
  texts: [{ language: 'sv', header: 'Leveranser kring jul', text: '<p>Beställ i tid.</p>' }],
  internalHeading: 'Jul',
  validFrom: '2020-01-01',
  state: 'published',
}
const add = (more: Partial<Added> = {}, who = admin) =>
  world.as(who).call(addNews, { input: { ...christmas, ...more } })
const list = async (who = admin, input: CallOf<typeof searchNews>['input'] = {}) =>
  (await world.as(who).call(searchNews, { input })).body
const headers = async (who = admin) => (await list(who)).entities.map(({ header }) => header)
const read = async (id: number, who = admin) => (await world.as(who).call(readNews, { params: { id } })).body

describe('news', () => {
  test('is written, listed with its state, changed and removed (O-2-55, O-2-57, O-7-147, O-7-148, O-7-149, O-7-151)', async () => {
    const { newsId, rowVersion } = (await add()).body
    expect((await list()).entities).toMatchObject([
      { newsId, header: 'Leveranser kring jul', internalHeading: 'Jul', shownState: 'published', validUntil: null },
    ])
    const texts: Added['texts'] = [{ language: 'sv', header: 'Ny rubrik', text: '<h2>Jul</h2>' }]
    const input = { ...christmas, texts, newsId, rowVersion }
    expect((await world.as(admin).call(updateNews, { input })).body).toMatchObject({ rowVersion: 2 })
    expect(await read(newsId)).toMatchObject({ texts: [{ header: 'Ny rubrik', text: '<h2>Jul</h2>', ready: true }] })
    expect((await world.as(admin).call(removeNews, { params: { id: newsId } })).status).toBe(200)
    expect((await list()).totalCount).toBe(0)
    expect((await world.as(admin).call(removeNews, { params: { id: newsId } })).status).toBe(404)
    const gone = await world.as(admin).call(updateNews, { input })
    expect(gone).toMatchObject({ status: 400, body: { errors: { 'news-not-found': 'IMN001003' } } })
  })

  test('is searched by a word of it, by its state and by whom it is for (O-7-150)', async () => {
    const { id: clientId } = world.home.client
    const ours = (await add({ clientId })).body.newsId
    const all = (await add({ state: 'draft', texts: [{ language: 'sv', header: 'Leveranser', ready: false }] })).body
      .newsId
    const found = async (input: CallOf<typeof searchNews>['input']) =>
      (await list(admin, input)).entities.map(({ newsId }) => newsId).toSorted()
    expect(await found({ term: 'leverans' })).toEqual([ours, all].toSorted())
    expect(await found({ term: 'leverans', states: ['draft'] })).toEqual([all])
    expect(await found({ clientId })).toEqual([ours])
    expect(await found({ term: 'påsk' })).toEqual([])
  })

  test('stands in groups: published as it is read, planned, drafts, ended (O-4-38)', async () => {
    const today = todayIn(10, world.clock.now())
    const on = (days: number) => today.add({ days }).toString()
    const named = (header: string): Pick<Added, 'texts'> => ({ texts: [{ language: 'sv', header }] })
    await add({ ...named('gammal') })
    await add({ ...named('ny'), validFrom: on(-1) })
    await add({ ...named('överst'), alwaysOnTop: true })
    await add({ ...named('planerad'), validFrom: on(9) })
    await add({ ...named('utkast'), state: 'draft' })
    const { newsId, rowVersion } = (await add({ ...named('slut'), validUntil: on(1) })).body
    await world.owner.query('update omsorg.news set valid_until = $2 where id = $1', [newsId, on(-2)])
    expect(await headers()).toEqual(['överst', 'ny', 'gammal', 'planerad', 'utkast', 'slut'])
    expect((await list()).counts).toEqual({ published: 3, planned: 1, draft: 1, ended: 1 })
    expect((await list(admin, { states: ['ended'] })).entities).toMatchObject([{ header: 'slut' }])
    expect((await list(admin, { term: 'ÖVERST' })).totalCount).toBe(1)

    const again = (input: Partial<CallOf<typeof changeState>['input']>) =>
      world.as(admin).call(changeState, { input: { newsId, state: 'published', rowVersion, ...input } })
    expect((await again({})).body).toMatchObject({ errors: { validUntil: 'COM001001' } })
    expect((await again({ validUntil: on(30) })).status).toBe(200)
    expect((await list(admin, { states: ['ended'] })).totalCount).toBe(0)
  })

  test('is a draft again when it is taken back', async () => {
    const { newsId, rowVersion } = (await add()).body
    const back = await world.as(admin).call(changeState, { input: { newsId, state: 'draft', rowVersion } })
    expect(back.body).toMatchObject({ state: 'draft', rowVersion: 2 })
    expect((await list(admin, { states: ['draft'] })).totalCount).toBe(1)
  })

  test('keeps headings, bold, lists and links, and nothing that runs', async () => {
    const text =
      '<h2>Sista dag</h2><p onclick="x()">a <strong>b</strong><script>alert(1)</script></p><ul><li><p>c</p></li></ul><p><a href="javascript:x">d</a></p>'
    const { newsId } = (await add({ texts: [{ language: 'sv', header: 'Jul', text }] })).body
    expect((await read(newsId)).texts[0]?.text).toBe(
      '<h2>Sista dag</h2><p>a <strong>b</strong></p><ul><li>c</li></ul><p>d</p>',
    )
    await world.owner.query(`update omsorg.news_text set text = '<img src=x onerror=alert(1)><p>b</p>'`)
    expect((await read(newsId)).texts[0]?.text).toBe('<p>b</p>')
  })

  test.each([
    ['an address that leads nowhere', { url: 'javascript:alert(1)' }, { url: 'IMN001001' }],
    ['no header', { texts: [{ language: 'sv', header: '  ' }] }, { texts: 'COM001003' }],
    ['no finished language', { texts: [{ language: 'sv', header: 'Jul', ready: false }] }, { texts: 'COM001003' }],
    ['a last day before the first', { validUntil: '2019-12-31' }, { validUntil: 'COM001001' }],
    ['a last day that has passed', { validUntil: '2020-02-01' }, { validUntil: 'COM001001' }],
    ['a role that there is not', { roles: ['Nurse', 'Butler'] }, { 'roles[1]': 'COM001001' }],
    [
      'a file that nobody has sent',
      { fileIds: ['00000000-0000-4000-8000-00000000dead'] },
      { 'fileIds[0]': 'COM001001' },
    ],
  ] as const)('is not published with %s (O-8-64)', async (_what, more, errors) => {
    expect(await add(more as unknown as Partial<Added>)).toMatchObject({ status: 400, body: { errors } })
  })

  test('of two who change it at once one is told that it is older', async () => {
    const { newsId, rowVersion } = (await add()).body
    const change = () => world.as(admin).call(updateNews, { input: { ...christmas, newsId, rowVersion } })
    const answers = await Promise.all([change(), change()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('that is sent twice is written once', async () => {
    const headers = { 'idempotency-key': 'jul-2026' }
    const send = () => world.as(admin).call(addNews, { input: christmas, headers })
    const [first, second] = [await send(), await send()]
    expect([second.body.newsId, (await list()).totalCount]).toEqual([first.body.newsId, 1])
  })
})

describe('whom one may write for', () => {
  test('a news manager writes for the own client alone, whatever is asked (O-2-58, O-2-59, O-2-60, O-8-65, A-6-17)', async () => {
    const { newsId } = (await add({}, manager)).body
    expect(await read(newsId)).toMatchObject({ clientId: world.home.client.id, market: 10 })
    const foreign = await add({ clientId: world.neighbour.client.id }, manager)
    expect(foreign).toMatchObject({ status: 400, body: { errors: { clientId: 'IMN001002' } } })
    await add({ texts: [{ language: 'sv', header: 'Till alla' }] })
    await add({ clientId: world.neighbour.client.id })
    expect(await headers(manager)).toEqual(['Leveranser kring jul'])
  })

  test('customer service writes for its market and its clients, administration for all', async () => {
    expect((await add({ market: 30 }, service)).body).toMatchObject({ errors: { market: 'IMN001002' } })
    expect((await add({ clientId: world.abroad.client.id }, service)).status).toBe(400)
    const { newsId } = (await add({}, service)).body
    expect(await read(newsId)).toMatchObject({ clientId: null, market: 10 })
    const everywhere = (await add()).body.newsId
    expect(await read(everywhere)).toMatchObject({ clientId: null, market: null })
    expect((await world.as(service).call(readNews, { params: { id: everywhere } })).status).toBe(404)
    expect((await world.as(service).call(removeNews, { params: { id: everywhere } })).status).toBe(404)
  })

  test('units are of the client that is named', async () => {
    const of = world.home.place.careUnitId
    expect((await add({ careUnitIds: [of] })).body).toMatchObject({ errors: { 'careUnitIds[0]': 'COM001001' } })
    const foreign = await add({ clientId: world.neighbour.client.id, careUnitIds: [of] })
    expect(foreign.body).toMatchObject({ errors: { 'careUnitIds[0]': 'COM001001' } })
    const { newsId } = (await add({ clientId: world.home.client.id, careUnitIds: [of] })).body
    expect((await read(newsId)).careUnits.map(({ id }) => id)).toEqual([of])
  })

  test('what no right is held for is neither listed nor written', async () => {
    expect((await add({}, nurse)).status).toBe(403)
    expect((await world.as(nurse).call(searchNews, { input: {} })).status).toBe(403)
    const reader = await world.withClaims(admin, { permissions: ['NewsRead'] })
    expect([(await add({}, reader)).status, (await list(reader)).totalCount]).toEqual([403, 0])
  })

  test('a client that has not turned it on has no news of its own (A-6-54, O-6-30)', async () => {
    await turnOn(world)
    expect((await add({}, manager)).status).toBe(403)
    expect((await add()).status).toBe(200)
  })

  test('the writer is told whom to choose from, and how many it would reach', async () => {
    const asked = (who: SignedIn) => world.as(who).call(readAudience, { query: {} })
    const [own, market] = [(await asked(manager)).body, (await asked(service)).body]
    expect(own).toMatchObject({ markets: [], clients: [{ id: world.home.client.id }] })
    expect(own.careUnits.map(({ id }) => id)).toContain(world.home.place.careUnitId)
    expect(market.markets).toEqual([10])
    expect(market.clients.map(({ id }) => id)).not.toContain(world.abroad.client.id)

    const count = async (input: CallOf<typeof countReaders>['input'], who = manager) =>
      (await world.as(who).call(countReaders, { input })).body
    const all = await count({})
    const purchasers = await count({ roles: ['CarePlacePurchaser'] })
    expect(purchasers).toMatchObject({ everybody: all.everybody, inUnits: all.everybody, readers: 1 })
    expect(purchasers.languages).toEqual([{ language: 'sv', readers: 1 }])
    expect((await count({ clientId: world.abroad.client.id }, admin)).readers).toBe(1)
    expect(await count({ clientId: world.abroad.client.id })).toMatchObject({ errors: { clientId: 'IMN001002' } })
  })
})

describe('a message', () => {
  const message = { ...christmas, messageType: 'manual' as const }
  test('is written and listed by customer service, changed and removed (O-2-63, O-2-65, O-7-140, O-7-143, O-7-144)', async () => {
    const { messageId, rowVersion } = (await world.as(service).call(addMessage, { input: message })).body
    const input = { ...message, messageId, rowVersion, internalHeading: 'Handbok' }
    expect((await world.as(service).call(updateMessage, { input })).status).toBe(200)
    expect((await list(service)).entities).toMatchObject([{ internalHeading: 'Handbok', messageType: 'manual' }])
    const removed = () => world.as(service).call(removeMessage, { params: { id: messageId } })
    expect([(await removed()).status, (await removed()).status]).toEqual([200, 404])
  })

  test('is refused by codes of its own, and news is no message (O-8-64, O-8-65, O-8-66)', async () => {
    const abroad = await world.as(service).call(addMessage, { input: { ...message, market: 30 } })
    expect(abroad.body).toMatchObject({ errors: { market: 'PRS001002' } })
    const wrong = await world.as(service).call(addMessage, { input: { ...message, url: 'ftp://a.example' } })
    expect(wrong.body).toMatchObject({ errors: { url: 'PRS001001' } })
    const { newsId, rowVersion } = (await add({}, service)).body
    const input = { ...message, messageId: newsId, rowVersion }
    const changed = await world.as(service).call(updateMessage, { input })
    expect(changed.body).toMatchObject({ errors: { 'news-not-found': 'PRS001003' } })
    expect((await world.as(service).call(removeMessage, { params: { id: newsId } })).status).toBe(404)
  })
})
