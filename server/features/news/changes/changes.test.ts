import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { dropChanges } from '@omsorg/contract/news/changes/drop-changes.ts'
import { keepChanges } from '@omsorg/contract/news/changes/keep-changes.ts'
import { uploadNewsFile } from '@omsorg/contract/news/file/upload-news-file.ts'
import { addNews } from '@omsorg/contract/news/item/add-news.ts'
import { changeState } from '@omsorg/contract/news/item/change-state.ts'
import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { updateNews } from '@omsorg/contract/news/item/update-news.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TextFile } from '../../../testing/caller.ts'
import { turnOn } from '../../../testing/examples/requests.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let manager: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  manager = await world.signIn(world.people.keeper)
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())
beforeEach(async () => {
  await turnOn(world, 'internalNews')
  await world.owner.query('delete from omsorg.news')
})

type Changed = Omit<CallOf<typeof keepChanges>['input'], 'newsId' | 'rowVersion'>

const said = (header: string): Changed['texts'] => [{ language: 'sv', header, text: '<p>Beställ i tid.</p>' }]
const christmas = { texts: said('Leveranser kring jul'), internalHeading: 'Jul', validFrom: '2020-01-01' }

/** Published by the news manager of the client. */
async function published(more: Partial<CallOf<typeof addNews>['input']> = {}) {
  const { body } = await world.as(manager).call(addNews, { input: { ...christmas, state: 'published', ...more } })
  return { newsId: body.newsId, rowVersion: body.rowVersion }
}
type News = Awaited<ReturnType<typeof published>>
const keep = (news: News, more: Partial<Changed> = {}, who = manager) =>
  world.as(who).call(keepChanges, { input: { ...christmas, texts: said('Ny rubrik'), ...news, ...more } })
const publish = (news: News, changesVersion: number, texts = said('Ny rubrik'), who = manager) =>
  world.as(who).call(updateNews, { input: { ...christmas, texts, state: 'published', ...news, changesVersion } })
const read = async ({ newsId }: News, who = manager) =>
  (await world.as(who).call(readNews, { params: { id: newsId } })).body
const headersRead = async () => {
  const { body } = await world.as(nurse).call(readMyPages, { params: { pdo: nurse.claims.pdo ?? 'all' } })
  return body.news.map(({ header }) => header)
}

describe('changes of published news', () => {
  test('are kept beside it: who writes finds them, who reads sees what is published', async () => {
    const news = await published()
    const kept = await keep(news)
    expect([kept.status, kept.body.rowVersion]).toEqual([200, news.rowVersion])
    expect(await read(news)).toMatchObject({
      texts: [{ header: 'Leveranser kring jul' }],
      state: 'published',
      changes: {
        texts: [{ header: 'Ny rubrik' }],
        changesVersion: kept.body.changesVersion,
        updatedBy: { onBehalfOf: null },
      },
    })
    expect(await headersRead()).toEqual(['Leveranser kring jul'])
    const { body } = await world.as(manager).call(searchNews, { input: {} })
    expect(body.entities).toMatchObject([{ header: 'Leveranser kring jul', hasChanges: true }])
  })

  test('are published as one, and then there are none', async () => {
    const news = await published()
    const { changesVersion } = (await keep(news)).body
    expect((await publish(news, changesVersion)).status).toBe(200)
    expect(await read(news)).toMatchObject({ texts: [{ header: 'Ny rubrik' }], changes: null })
    expect(await headersRead()).toEqual(['Ny rubrik'])
  })

  test('are dropped, and what is published stays; dropped twice is dropped once', async () => {
    const news = await published()
    const { changesVersion } = (await keep(news)).body
    const drop = () => world.as(manager).call(dropChanges, { input: { newsId: news.newsId, changesVersion } })
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 200])
    expect(await read(news)).toMatchObject({ texts: [{ header: 'Leveranser kring jul' }], changes: null })
  })

  test('of two who write at once, the second is told and nothing is written over', async () => {
    const news = await published()
    const both = await Promise.all([keep(news, { texts: said('Min') }), keep(news, { texts: said('Din') }, admin)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const first = both.find(({ status }) => status === 200)?.body.changesVersion ?? 0
    const other = await publish(news, 0, said('Utan att ha sett'), admin)
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('CONFLICT_STALE')])
    const later = (await keep(news, { changesVersion: first, texts: said('Senare') })).body.changesVersion
    const drop = await world.as(admin).call(dropChanges, { input: { newsId: news.newsId, changesVersion: first } })
    expect(drop.status).toBe(409)
    expect(await read(news)).toMatchObject({ changes: { changesVersion: later, texts: [{ header: 'Senare' }] } })
  })

  test('tell their writer that they are their own, from whatever window, and others whose they are', async () => {
    const news = await published()
    await keep(news, {}, admin)
    expect(await read(news)).toMatchObject({ isMine: true, changes: { isMine: false } })
    expect(await read(news, admin)).toMatchObject({ isMine: false, changes: { isMine: true } })
    const elsewhere = await world.signIn(world.people.keeper)
    expect(await read(news, elsewhere)).toMatchObject({ isMine: true, changes: { isMine: false } })
    const helped = await published()
    const helper = await world.actAs(world.people.keeper)
    expect((await keep(helped, {}, helper)).status).toBe(200)
    expect(await read(helped)).toMatchObject({ isMine: true, changes: { isMine: false } })
    expect(await read(helped, helper)).toMatchObject({ isMine: false, changes: { isMine: true } })
  })

  test('that were dropped and written anew are never taken for those that somebody has seen', async () => {
    const news = await published()
    const { changesVersion } = (await keep(news)).body
    await world.as(manager).call(dropChanges, { input: { newsId: news.newsId, changesVersion } })
    await keep(news, { texts: said('Andra') }, admin)
    expect((await publish(news, changesVersion)).status).toBe(409)
  })

  test('stay when it is taken back, and are of it once the draft is saved', async () => {
    const news = await published()
    const { changesVersion } = (await keep(news)).body
    const back = await world.as(manager).call(changeState, { input: { ...news, state: 'draft' } })
    const now = { ...news, rowVersion: back.body.rowVersion }
    expect(await read(now)).toMatchObject({ state: 'draft', changes: { changesVersion } })
    expect((await keep(now, { changesVersion })).status).toBe(409)
    expect((await publish(now, changesVersion)).status).toBe(200)
    expect(await read(now)).toMatchObject({ texts: [{ header: 'Ny rubrik' }], changes: null })
  })

  test('are not kept with a link that leads nowhere', async () => {
    const wrong = await keep(await published(), { url: 'javascript:alert(1)' })
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: { url: 'IMN001001' } }])
  })

  test('hold their files: others may go on with them, readers do not get them', async () => {
    const news = await published()
    const file = new TextFile('rutin.pdf', '%PDF-1.7\ntrailer <<>>\n%%EOF\n')
    const { fileId } = (await world.as(manager).call(uploadNewsFile, { input: { file } })).body
    const { changesVersion } = (await keep(news, { fileIds: [fileId] })).body
    expect(await read(news, admin)).toMatchObject({ files: [], changes: { files: [{ fileId, name: 'rutin.pdf' }] } })
    const again = await keep(news, { fileIds: [fileId], changesVersion }, admin)
    expect(again.status).toBe(200)
    await world.owner.query(`update omsorg.news_file set state = 'clean' where file_id = $1`, [fileId])
    const input = { ...christmas, state: 'published' as const, ...news, fileIds: [fileId] }
    const done = await world
      .as(admin)
      .call(updateNews, { input: { ...input, changesVersion: again.body.changesVersion } })
    expect([done.status, (await read(news, admin)).files]).toMatchObject([200, [{ fileId }]])
  })
})
