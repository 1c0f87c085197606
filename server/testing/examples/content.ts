import { readChallenge } from '@omsorg/contract/content/bot-check/read-challenge.ts'
import { features } from '@omsorg/contract/features.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { nobody, type World } from '../world.ts'
import { TextFile } from '../caller.ts'
import type { Examples } from './example.ts'
import { turnOn } from './requests.ts'

/** A token as the browser makes it, of a challenge that was asked for just now. */
export async function solvedToken(world: World): Promise<string> {
  await world.owner.query('truncate omsorg.source_budget_use')
  const { body } = await world.as(nobody()).call(readChallenge, {})
  const { holdsFor: _holdsFor, ...challenge } = body
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Writes what readers see at once; the number makes it one of its own. */
let written = 0
async function writtenContent(world: World): Promise<number> {
  written += 1
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.static_content (identifier, name, type, language, text)
     values ($1, 'Help', 'general', 'sv', '<p>Hjälp</p>') returning id`,
    [`TOP_EXAMPLE_${written}`],
  )
  return rows[0]?.id ?? 0
}

/** The help of a screen with its film, once. */
async function writtenHelp(world: World): Promise<number> {
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.static_content (identifier, name, type, language, text, video_url, video_title)
     values ('TOP_HELP_CARE_RECIPIENTS', 'Help', 'general', 'sv', '<p>Hjälp</p>', 'https://film.example/1', 'Film')
     on conflict (identifier, language) do update set text = excluded.text returning id`,
  )
  return rows[0]?.id ?? 0
}

export const contentExamples: Examples = {
  'content/disclaimer/read-disclaimer': async (world) => {
    await world.owner.query(
      `insert into omsorg.static_content (identifier, name, type, language, text)
       values ('DISCLAIMER', 'Terms', 'disclaimer', 'sv', '<p>Villkor</p>') on conflict do nothing`,
    )
    return { params: { lang: 'sv' } }
  },
  'content/static-content/read-page-text': () => ({ params: { identifier: 'TOP_HELP', lang: 'sv' } }),
  'content/static-content/list-help': () => ({ params: { lang: 'sv' } }),
  'content/static-content/read-help': async (world) => {
    await writtenHelp(world)
    return { params: { lang: 'sv', identifier: 'TOP_HELP_CARE_RECIPIENTS' } }
  },
  'content/static-content/read-video': async (world) => ({ params: { id: await writtenHelp(world), lang: 'sv' } }),
  'content/static-content/read-static-content': async (world) => ({ params: { id: await writtenContent(world) } }),
  'content/static-content/add-static-content': () => {
    written += 1
    const identifier = `TOP_ADDED_${written}`
    return {
      input: { identifier, name: 'Help', type: 'general', status: 'active', language: 'fi', text: '<p>Ohje</p>' },
    }
  },
  'content/static-content/update-static-content': async (world) => ({
    params: { id: await writtenContent(world) },
    input: { name: 'Help', status: 'active', text: '<p>Ny hjälp</p>', rowVersion: 1 },
  }),
  'content/static-content/remove-static-content': async (world) => ({ params: { id: await writtenContent(world) } }),
  'content/draft/read-content-draft': () => ({ params: { identifier: 'NEW' } }),
  'content/draft/save-content-draft': () => ({
    params: { identifier: 'TOP_EXAMPLE' },
    input: { window: '0'.repeat(32), entries: { languages: [{ language: 'sv', name: 'Hjälp' }] } },
  }),
  'content/draft/delete-content-draft': () => ({ params: { identifier: 'NEW' } }),
  'content/disclaimer/read-acceptance': (_world, { claims }) => ({ params: { userId: claims.sub } }),
  'content/disclaimer/write-acceptance': (_world, { claims }) => ({
    params: { userId: claims.sub },
    input: { accepted: true },
  }),
  'content/maintenance/read-maintenance': async (world) => {
    await world.owner.query(
      `insert into omsorg.static_content (identifier, name, type, language, text)
       values ('MAINTENANCE', 'Maintenance', 'maintenance', 'sv', 'Vi är strax tillbaka') on conflict do nothing`,
    )
    return { params: { lang: 'sv' } }
  },
  'content/inquiry/send-inquiry': async (world) => ({
    input: {
      name: 'Karin Öberg',
      email: 'karin.oberg@example.org',
      phone: '+46 8 123 456',
      subject: 'Ett nytt konto',
      message: 'Hur får jag ett konto?',
      botToken: await solvedToken(world),
    },
  }),
  'content/inquiry/send-contact': () => ({
    input: {
      firstName: 'Karin',
      lastName: 'Öberg',
      workPlace: 'Norra vårdcentralen',
      email: 'karin.oberg@example.org',
      telephone: '+46 8 123 456',
      caseType: 'delivery',
      preferredContact: 'email',
    },
  }),
}

const writtenNews = {
  internalHeading: 'Jul',
  texts: [{ language: 'sv', header: 'Leveranser kring jul', text: '<p>Beställ i <strong>tid</strong>.</p>' }],
  validFrom: '2026-11-20',
  state: 'published',
}

/** A manual of the home client, of its own; whatever became of other news. */
async function newsAtHome(world: World) {
  await turnOn(world, ...features)
  const { home, people } = world
  const { rows } = await world.owner.query<{ id: number; row_version: number }>(
    `with news as (
       insert into omsorg.news (client_id, market, message_type, state, valid_from, created_by, updated_by)
       values ($1, 10, 'manual', 'published', '2020-01-01', $2, $2)
       returning id, row_version
     ), said as (
       insert into omsorg.news_text (news_id, language, header) select id, 'sv', 'Så gör du' from news
     )
     select id, row_version from news`,
    [home.client.id, people.keeper.id],
  )
  const [made] = rows
  if (!made) throw new Error('news was not written')
  return { newsId: made.id, rowVersion: made.row_version }
}

/** A harmless file of news that everybody at home sees. */
async function fileAtHome(world: World): Promise<string> {
  const { newsId } = await newsAtHome(world)
  const { rows } = await world.owner.query<{ file_id: string }>(
    `with file as (
       insert into omsorg.stored_file (client_id, name, media_type, size, sha256, content, uploaded_by)
       values ($1, 'rutin.pdf', 'application/pdf', 1, '', 'x', $2) returning id
     )
     insert into omsorg.news_file (file_id, news_id, state) select id, $3, 'clean' from file returning file_id`,
    [world.home.client.id, world.people.keeper.id, newsId],
  )
  return rows[0]?.file_id ?? ''
}

const feature = async (world: World) => {
  await turnOn(world, ...features)
  return {}
}

export const newsExamples: Examples = {
  'news/item/add-news': async (world) => ({ ...(await feature(world)), input: writtenNews }),
  'news/item/update-news': async (world) => ({ input: { ...writtenNews, ...(await newsAtHome(world)) } }),
  'news/item/change-state': async (world) => ({ input: { ...(await newsAtHome(world)), state: 'published' } }),
  'news/changes/keep-changes': async (world) => {
    const { state: _state, ...changed } = writtenNews
    return { input: { ...changed, ...(await newsAtHome(world)) } }
  },
  'news/changes/drop-changes': async (world) => ({ input: { newsId: (await newsAtHome(world)).newsId } }),
  'news/item/read-news': async (world) => ({ params: { id: (await newsAtHome(world)).newsId } }),
  'news/item/remove-news': async (world) => ({ params: { id: (await newsAtHome(world)).newsId } }),
  'news/item/search-news': async (world) => ({ ...(await feature(world)), input: {} }),
  'news/message/add-message': async (world) => ({
    ...(await feature(world)),
    input: { ...writtenNews, messageType: 'information' },
  }),
  'news/message/update-message': async (world) => {
    const { newsId: messageId, rowVersion } = await newsAtHome(world)
    return { input: { ...writtenNews, messageType: 'information', messageId, rowVersion } }
  },
  'news/message/remove-message': async (world) => ({ params: { id: (await newsAtHome(world)).newsId } }),
  'news/message/search-messages': () => ({ input: {} }),
  'news/reading/read-my-pages': (_world, { claims }) => ({ params: { pdo: claims.pdo ?? 'all' } }),
  'news/reading/mark-as-read': async (world) => ({ input: { newsId: (await newsAtHome(world)).newsId } }),
  'news/file/upload-news-file': async (world) => ({
    ...(await feature(world)),
    input: { file: new TextFile('leveransdagar.pdf', '%PDF-1.7\ntrailer <<>>\n%%EOF\n') },
  }),
  'news/file/read-file-state': async (world) => ({ params: { fileId: await fileAtHome(world) } }),
  'news/file/read-news-file': async (world) => ({ params: { fileId: await fileAtHome(world) } }),
  'news/audience/read-audience': async (world) => ({ ...(await feature(world)), query: {} }),
  'news/audience/count-readers': async (world) => ({ ...(await feature(world)), input: { roles: ['Nurse'] } }),
}
