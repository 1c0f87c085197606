import { readClaim } from '@omsorg/contract/claims/claim/read-claim.ts'
import { upsertClaim } from '@omsorg/contract/claims/claim/upsert-claim.ts'
import { readClaimFile } from '@omsorg/contract/claims/file/read-claim-file.ts'
import { photosInTests } from '@omsorg/domain/claims/photo/photos-in-tests.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { removeUnusedPhotos } from './remove-unused.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

async function upload(actor: SignedIn, bytes: Uint8Array, name = 'IMG_1.JPG', type = 'image/jpeg') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const headers = { authorization: `Bearer ${actor.accessToken}` }
  const response = await fetch(`${world.address()}/api/Guide/ProductClaim/File`, {
    method: 'POST',
    headers,
    body: form,
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

const claimWith = (fileIds: string[], claimId?: number) =>
  world.as(nurse).call(upsertClaim, {
    input: {
      ...(claimId === undefined ? {} : { claimId }),
      type: 'claim',
      requester: 'Maja',
      orderLineId: world.care.ordinary.orderLineId,
      defectiveItems: 1,
      faultDescription: 'Trasig.',
      packages: 1,
      fileIds,
    },
  })
const download = (actor: SignedIn, fileId: string) => world.as(actor).call(readClaimFile, { params: { fileId } })

describe('a photo', () => {
  test('is kept without its position, and comes back as a file of its type that runs nowhere', async () => {
    const { body } = await upload(nurse, photosInTests.jpeg('GPS 59.3293 N'), 'Påse <1>.html', 'text/html')
    expect(body).toMatchObject({ name: 'Påse <1>.jpg', mediaType: 'image/jpeg' })
    const { status, headers, text } = await download(nurse, body.fileId)
    expect([status, text.includes('PIXELS'), text.includes('GPS')]).toEqual([200, true, false])
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''P%C3%A5se%20%3C1%3E.jpg`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test('is none by its name alone, and none over ten megabytes', async () => {
    const page = Uint8Array.from(Buffer.from('<html><script>alert(1)</script>'))
    expect(await upload(nurse, page)).toMatchObject({ status: 415, body: { refusal: 'not-a-photo' } })
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(photosInTests.jpeg(''))
    expect((await upload(nurse, large)).status).toBe(413)
  })

  test('belongs to one claim, in its order; one that is left out is gone', async () => {
    const first: string = (await upload(nurse, photosInTests.jpeg(''))).body.fileId
    const second: string = (await upload(nurse, photosInTests.png(''))).body.fileId
    const { claimId } = (await claimWith([second, first])).body
    const files = async () =>
      (await world.as(nurse).call(readClaim, { params: { id: claimId } })).body.files.map(({ fileId }) => fileId)
    expect(await files()).toEqual([second, first])
    expect((await claimWith([first])).errors).toEqual({ 'fileIds[0]': 'COM001001' })
    await claimWith([first], claimId)
    expect([await files(), (await download(nurse, second)).status]).toEqual([[first], 404])
  })

  test('of two claims at once belongs to one of them', async () => {
    const { fileId } = (await upload(nurse, photosInTests.jpeg(''))).body
    const answers = await Promise.all([claimWith([fileId]), claimWith([fileId])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('of another client and of another care place is not found, and taken up by nobody', async () => {
    const stranger = await world.signIn(world.people.stranger)
    const sister = await world.signIn(world.people.sisterNurse)
    const { fileId } = world.care.ordinary
    expect((await download(nurse, fileId)).status).toBe(200)
    expect((await download(stranger, fileId)).status).toBe(404)
    expect((await download(sister, fileId)).status).toBe(404)
    const purchaser = await world.signIn(world.people.purchaser)
    expect((await download(purchaser, fileId)).status).toBe(404)
    const foreign = await claimWith([world.care.ofNeighbour.fileId])
    expect(foreign.errors).toEqual({ 'fileIds[0]': 'COM001001' })
  })

  test('that no claim takes up is sent only so often, and goes after a day', async () => {
    const colleague = await world.signIn(world.people.colleague)
    for (let sent = 0; sent < 40; sent += 1) await upload(colleague, photosInTests.webp(''))
    expect((await upload(colleague, photosInTests.webp(''))).status).toBe(429)
    const jobs = openDatabase({ url: world.config.databaseUrl, role: 'omsorg_jobs', connections: 1 })
    const clock = () => world.clock.now().add({ hours: 25 })
    await removeUnusedPhotos({ database: jobs, clock }).carryOut(
      {},
      { id: '1', attempt: 1, lastAttempt: true, signal: new AbortController().signal },
    )
    await jobs.close()
    expect((await upload(colleague, photosInTests.webp(''))).status).toBe(200)
    expect((await download(nurse, world.care.ordinary.fileId)).status).toBe(200)
  })
})
