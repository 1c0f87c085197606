import { addNews } from '@omsorg/contract/news/item/add-news.ts'
import { changeState } from '@omsorg/contract/news/item/change-state.ts'
import { readFileState } from '@omsorg/contract/news/file/read-file-state.ts'
import { readNewsFile } from '@omsorg/contract/news/file/read-news-file.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { docx, eicar, pdf } from '@omsorg/domain/news/file/files-in-tests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VirusScanner } from '../../../adapters/virus-scanner/port.ts'
import { openDatabase } from '../../../platform/database.ts'
import { createLog } from '../../../platform/log.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { removeUnusedFiles, scanFile, type FileWork } from './scan-file.ts'

let world: World
let admin: SignedIn
let nurse: SignedIn
let stranger: SignedIn
let work: FileWork
const harmless: VirusScanner = { scan: async () => ({ kind: 'clean' }) }
const away: VirusScanner = { scan: () => Promise.reject(new Error('no verdict')) }
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  nurse = await world.signIn(world.people.nurse)
  stranger = await world.signIn(world.people.stranger)
  const database = openDatabase({ url: world.config.databaseUrl, role: 'omsorg_jobs', connections: 1 })
  const clock = () => world.clock.now()
  work = { database, scanner: harmless, clock, log: createLog('silent') }
})
afterAll(async () => {
  await work.database.close()
  await world.close()
})
beforeEach(() => world.owner.query('delete from omsorg.news'))

const context = { id: '1', attempt: 1, lastAttempt: true, signal: new AbortController().signal }

async function upload(bytes: Uint8Array, name = 'jul.pdf', who = admin) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const headers = { authorization: `Bearer ${who.accessToken}` }
  const path = who.application === 'PRINCIPAL' ? 'Principal' : 'Guide'
  const response = await fetch(`${world.address()}/api/${path}/Messages/Upload`, {
    method: 'POST',
    headers,
    body: form,
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

const stateOf = async (fileId: string, who = admin) =>
  (await world.as(who).call(readFileState, { params: { fileId } })).body?.state
/** The job of the upload looks through it by itself. */
const settled = (fileId: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(fileId)).toBe(state), { timeout: 20_000, interval: 50 })
const write = (fileIds: string[], state: 'draft' | 'published' = 'published') =>
  world.as(admin).call(addNews, {
    input: {
      texts: [{ language: 'sv', header: 'Jul' }],
      validFrom: '2020-01-01',
      clientId: world.home.client.id,
      fileIds,
      state,
    },
  })
const download = (who: SignedIn, fileId: string) => world.as(who).call(readNewsFile, { params: { fileId } })

describe('a file of news', () => {
  test('is checked, then read by whoever sees the news, and by nobody else (O-7-142, O-7-145)', async () => {
    const { body } = await upload(pdf(), '../Jul <1>.html')
    expect(body).toMatchObject({ name: 'Jul 1.pdf', mediaType: 'application/pdf', state: 'waiting' })
    await settled(body.fileId, 'clean')
    expect((await download(nurse, body.fileId)).status).toBe(404)
    await write([body.fileId])
    const [news] = (await world.as(nurse).call(readMyPages, { params: { pdo: 'own' } })).body.news
    expect(news?.files).toEqual([
      { fileId: body.fileId, name: 'Jul 1.pdf', size: body.size, mediaType: body.mediaType },
    ])
    const { status, headers, text } = await download(nurse, body.fileId)
    expect([status, text.startsWith('%PDF-'), headers.get('content-type')]).toEqual([200, true, 'application/pdf'])
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect([(await download(stranger, body.fileId)).status, (await download(admin, body.fileId)).status]).toEqual([
      404, 200,
    ])
  })

  test('with malware is refused, emptied, and keeps its news from being published', async () => {
    const { fileId } = (await upload(docx({ name: 'word/media/a.txt', content: eicar }), 'rutin.docx')).body
    await settled(fileId, 'refused')
    const kept = await world.owner.query('select size from omsorg.stored_file where id = $1', [fileId])
    expect(kept.rows).toEqual([{ size: 0 }])
    expect(await write([fileId])).toMatchObject({ status: 400, body: { errors: { fileIds: 'COM001001' } } })
    const { newsId, rowVersion } = (await write([fileId], 'draft')).body
    const input = { newsId, rowVersion, state: 'published' as const }
    expect((await world.as(admin).call(changeState, { input })).status).toBe(400)
    expect((await download(admin, fileId)).status).toBe(404)
  })

  test.each([
    ['a program (O-5-38)', 'priser.pdf', Buffer.from('MZ program'), 415, 'file-type'],
    ['the test file of all scanners as text', 'eicar.txt', Buffer.from(eicar), 415, 'file-type'],
    ['a document with macros', 'priser.docx', docx({ name: 'word/vbaProject.bin' }), 415, 'file-has-macros'],
    [
      'an archive that unpacks to gigabytes',
      'a.docx',
      docx({ name: 'a', claims: 4_000_000_000 }),
      415,
      'file-too-packed',
    ],
    ['a PDF that runs', 'a.pdf', pdf('/S /JavaScript'), 415, 'file-unsafe'],
    ['half a picture', 'a.png', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 415, 'file-unsafe'],
  ])('is refused as %s', async (_what, name, bytes, status, refusal) => {
    expect(await upload(new Uint8Array(bytes), name)).toMatchObject({ status, body: { refusal } })
  })

  test('of more than 10 MB is refused (O-5-37)', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(pdf())
    expect((await upload(large)).status).toBe(413)
  })

  test('is not sent by whoever may not write news, nor taken up by another', async () => {
    expect((await upload(pdf(), 'a.pdf', nurse)).status).toBe(403)
    const { fileId } = (await upload(pdf())).body
    await world.owner.query('update omsorg.stored_file set uploaded_by = $2 where id = $1', [
      fileId,
      world.people.keeper.id,
    ])
    expect((await write([fileId])).body).toMatchObject({ errors: { 'fileIds[0]': 'COM001001' } })
  })

  test('waits for a scanner that is not there, and is looked through once', async () => {
    const { rows } = await world.owner.query<{ id: string }>(
      `with file as (
         insert into omsorg.stored_file (name, media_type, size, sha256, content, uploaded_by)
         values ('a.pdf', 'application/pdf', 1, '', 'x', $1) returning id
       ) insert into omsorg.news_file (file_id) select id from file returning file_id as id`,
      [world.people.administrator.id],
    )
    const fileId = rows[0]?.id ?? ''
    await expect(scanFile({ ...work, scanner: away }).carryOut({ fileId }, context)).rejects.toThrow('verdict')
    expect(await stateOf(fileId)).toBe('waiting')
    await Promise.all([scanFile(work).carryOut({ fileId }, context), scanFile(work).carryOut({ fileId }, context)])
    expect(await stateOf(fileId)).toBe('clean')
  })

  test('that nothing takes up goes after a day', async () => {
    const { fileId } = (await upload(pdf())).body
    await settled(fileId, 'clean')
    const later = { ...work, clock: () => world.clock.now().add({ hours: 25 }) }
    await removeUnusedFiles(later).carryOut({}, context)
    expect((await world.as(admin).call(readFileState, { params: { fileId } })).status).toBe(404)
  })
})
