import { reportDelivery } from '@omsorg/contract/portal/report/report-delivery.ts'
import { uploadReportPhoto } from '@omsorg/contract/portal/report/upload-report-photo.ts'
import { photosInTests } from '@omsorg/domain/claims/photo/photos-in-tests.ts'
import { BytesFile } from '../caller.ts'
import type { Examples } from '../examples/example.ts'
import type { SignedIn, World } from '../world.ts'
import { faultOf } from './examples.ts'

export const jpegOf = (told = '') => new BytesFile('IMG_1.JPG', Uint8Array.from(photosInTests.jpeg(told)))

/** Sends a photo and answers its id. */
export async function sentPhoto(world: World, actor: SignedIn, file = jpegOf()): Promise<string> {
  const { body, text } = await world.as(actor).call(uploadReportPhoto, { input: { file } })
  if (!body.photoId) throw new Error(`a photo of the portal was not taken in: ${text}`)
  return body.photoId
}

/** What is told with a photo, of a parcel of its own. */
export async function toldPhoto(world: World, actor: SignedIn) {
  const photoId = await sentPhoto(world, actor)
  const parcel = await faultOf(world)
  const { body, text } = await world.as(actor).call(reportDelivery, { input: { ...parcel, photoIds: [photoId] } })
  if (!body.reportId) throw new Error(`a photo of the portal was not told: ${text}`)
  return { ...parcel, photoId, taskId: body.reportId }
}

/** However often something is tried, there is room for a photo. */
export async function forgetUntoldPhotos(world: World): Promise<void> {
  await world.owner.query('delete from omsorg.order_task_photo where order_task_id is null')
  await world.owner.query('delete from omsorg.budget_use')
}

export const photoExamples: Examples = {
  'portal/report/upload-report-photo': async (world) => {
    await forgetUntoldPhotos(world)
    return { input: { file: jpegOf() } }
  },
  'portal/report/read-report-photo': async (world, actor) => {
    await forgetUntoldPhotos(world)
    return { params: { photoId: (await toldPhoto(world, actor)).photoId } }
  },
  'portal/report/remove-report-photo': async (world, actor) => {
    await forgetUntoldPhotos(world)
    return { params: { photoId: await sentPhoto(world, actor) } }
  },
}
