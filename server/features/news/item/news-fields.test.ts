import { addMessage } from '@omsorg/contract/news/message/add-message.ts'
import { addNews } from '@omsorg/contract/news/item/add-news.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { searchMessages } from '@omsorg/contract/news/message/search-messages.ts'
import { markAsRead } from '@omsorg/contract/news/reading/mark-as-read.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let service: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('delete from omsorg.news'))

const written = (header: string, text = '<p>Text</p>') => ({
  texts: [{ language: 'sv' as const, header, text }],
  validFrom: '2020-01-01',
  state: 'published' as const,
})
const pages = async () => (await world.as(nurse).call(readMyPages, { params: { pdo: 'own' } })).body
const headers = (all: readonly { readonly header: string }[]) => all.map(({ header }) => header)

test('readers see the header and never the internal heading, which the list of the writer has (O-2-56, O-3-85)', async () => {
  await world.as(admin).call(addNews, { input: { ...written('Jul'), internalHeading: 'Bara för oss' } })
  expect(headers((await pages()).news)).toEqual(['Jul'])
  expect(JSON.stringify(await pages())).not.toContain('Bara för oss')
  const { entities } = (await world.as(admin).call(searchNews, { input: {} })).body
  expect(entities).toMatchObject([{ header: 'Jul', internalHeading: 'Bara för oss' }])
})

test('the kind of a message decides in which part of the own pages it stands, and its text runs nothing (O-2-64, O-3-87)', async () => {
  const kinds = { information: 'information', manual: 'manuals', contact: 'contacts', agreement: 'agreements' } as const
  for (const messageType of Object.keys(kinds) as (keyof typeof kinds)[])
    await world.as(service).call(addMessage, {
      input: {
        ...written(messageType, '<p>Hej<script>alert(1)</script></p><img src=x onerror=alert(1)>'),
        messageType,
      },
    })
  const body = await pages()
  for (const [messageType, part] of Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)[keyof typeof kinds]][])
    expect(body[part]).toMatchObject([{ header: messageType, text: '<p>Hej</p>' }])
  expect(headers(body.news)).toEqual([])
  const listed = (await world.as(service).call(searchMessages, { input: {} })).body
  expect(headers(listed.entities).toSorted()).toEqual(Object.keys(kinds).toSorted())
})

test('a link is shown where there is one (O-3-88)', async () => {
  await world.as(admin).call(addNews, { input: { ...written('Med'), url: 'https://example.org/priser' } })
  await world.as(admin).call(addNews, { input: written('Utan') })
  const links = (await pages()).news.map(({ header, url }) => [header, url])
  expect(Object.fromEntries(links)).toEqual({ Med: 'https://example.org/priser', Utan: null })
})

test('what is on top comes first, and what is always shown goes on being shown when it was read (O-3-89)', async () => {
  const older = { ...written('Överst'), validFrom: '2019-01-01', alwaysOnTop: true }
  await world.as(admin).call(addNews, { input: written('Nyare') })
  const { newsId } = (await world.as(admin).call(addNews, { input: { ...older, alwaysShow: true } })).body
  await world.as(nurse).call(markAsRead, { input: { newsId } })
  const { news } = await pages()
  expect(news).toMatchObject([
    { header: 'Överst', alwaysShow: true, isRead: true },
    { header: 'Nyare', alwaysShow: false },
  ])
})

test('a contact says its opening hours and its address (O-3-90)', async () => {
  await world.as(service).call(addMessage, {
    input: {
      ...written('Kundservice'),
      messageType: 'contact',
      openingHours: 'Vardagar 8–16',
      address: 'Torget 1, Fjällviken',
    },
  })
  expect((await pages()).contacts).toMatchObject([
    { header: 'Kundservice', openingHours: 'Vardagar 8–16', address: 'Torget 1, Fjällviken' },
  ])
})
