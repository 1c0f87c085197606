import { uploadReportPhoto } from '@omsorg/contract/portal/report/upload-report-photo.ts'
import { photosInTests } from '@omsorg/domain/claims/photo/photos-in-tests.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BytesFile } from '../../../testing/caller.ts'
import { holderAtHome, openHolder, portalAccountOf } from '../../../testing/portal/holders.ts'
import { forgetUntoldPhotos, jpegOf } from '../../../testing/portal/photos.ts'
import { startScanner, type FakeScanner } from '../../../testing/stores/virus-scanner.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let scanner: FakeScanner
let world: World
let signe: SignedIn
beforeAll(async () => {
  scanner = await startScanner()
  world = await openWorld({ virusScanner: scanner })
  signe = await holderAtHome(world)
})
afterAll(async () => {
  await world.close()
  await scanner.stop()
})
beforeEach(() => forgetUntoldPhotos(world))

const fileOf = (content: string | Uint8Array, name = 'IMG_1.JPG') =>
  new BytesFile(name, Uint8Array.from(typeof content === 'string' ? Buffer.from(content, 'latin1') : content))
const upload = (file: BytesFile, actor = signe) => world.as(actor).call(uploadReportPhoto, { input: { file } })
const refusal = async (file: BytesFile, actor = signe) => {
  const { status, body } = await upload(file, actor)
  return [status, (body as { refusal?: string }).refusal]
}
const untold = async () =>
  (await world.owner.query('select from omsorg.stored_file where by_holder and name = $1', ['photo.jpg'])).rowCount

const jpeg = Buffer.from(photosInTests.jpeg('')).toString('latin1')
/** What every scanner knows, in two halves so that none finds it here. */
const sample = `EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE'}`
/** Of so many pixels that no browser of ours draws it. */
const vast = jpeg.replace('\xff\xc0\x00\x0b\x08\x00\x08\x00\x08', '\xff\xc0\x00\x0b\x08\xff\xff\xff\xff')

test.each([
  ['a page with the name of a photo', '<html><script>alert(1)</script>', [415, 'not-a-photo']],
  ['a photo that is broken off', jpeg.slice(0, 40), [415, 'not-a-photo']],
  ['a kind that phones do not take', photosInTests.webp(''), [415, 'not-a-photo']],
  ['more than ten megabytes', jpeg.padEnd(10 * 1024 * 1024 + 1, 'x'), [413, 'too-large']],
  ['more pixels than a browser draws', vast, [413, 'too-large']],
  ['what a scanner finds', jpeg.replace('PIXELS', sample), [415, 'photo-unsafe']],
])('%s is refused by its name, and nothing of it is kept', async (_what, content, expected) => {
  expect(await refusal(fileOf(content))).toEqual(expected)
  expect(await untold()).toBe(0)
})

test('what stands beside the picture is gone before anybody looks for harm in what is kept', async () => {
  expect((await upload(fileOf(photosInTests.jpeg(sample)))).status).toBe(200)
})

test('what nobody can look through is not kept, and can be sent again', async () => {
  scanner.turn({ drops: 1 })
  expect(await refusal(jpegOf())).toEqual([503, 'scanner-unavailable'])
  expect(await untold()).toBe(0)
  expect((await upload(jpegOf())).status).toBe(200)
})

test('without a person chosen there is nobody whom a photo is of', async () => {
  const account = await portalAccountOf(world, { careRecipientId: world.care.abroad.id, market: 30 })
  expect(await refusal(jpegOf(), await openHolder(world, account, null))).toEqual([400, 'no-person-chosen'])
})
