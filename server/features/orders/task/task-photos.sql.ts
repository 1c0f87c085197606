import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The photos of the task `t`, in their order. */
export const photosOfTask = sql`
  (select coalesce(jsonb_agg(photo.file_id order by photo.place), '[]')
   from omsorg.order_task_photo photo where photo.order_task_id = t.id)`

interface OwnPhotos {
  readonly careRecipientId: number
  /** Who has sent them. */
  readonly userId: number
}

/** A photo of a person, with which nothing is told yet. */
export async function insertTaskPhoto(
  tx: Transaction,
  { fileId, careRecipientId }: { readonly fileId: string; readonly careRecipientId: number },
): Promise<void> {
  await sql`
    insert into omsorg.order_task_photo (file_id, care_recipient_id) values (${fileId}::uuid, ${careRecipientId})
  `.execute(tx)
}

/** How many photos of a person a holder has sent with which nothing was told. */
export async function countUntoldPhotos(tx: Transaction, { careRecipientId, userId }: OwnPhotos): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from omsorg.order_task_photo own join omsorg.stored_file f on f.id = own.file_id
    where own.care_recipient_id = ${careRecipientId} and own.order_task_id is null and f.uploaded_by = ${userId}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Gives a task photos that its holder has sent, in this order; false where one of them is not hers, is of another person, or was
 * told with something else.
 */
export async function attachPhotos(
  tx: Transaction,
  photos: OwnPhotos & { readonly taskId: number; readonly photoIds: readonly string[] },
): Promise<boolean> {
  const { taskId, careRecipientId, userId, photoIds } = photos
  if (photoIds.length === 0) return true
  const { rows } = await sql<{ file_id: string }>`
    update omsorg.order_task_photo own set order_task_id = ${taskId}, place = given.place
    from unnest(${[...photoIds]}::uuid[]) with ordinality as given (id, place), omsorg.stored_file f
    where own.file_id = given.id and f.id = own.file_id and f.uploaded_by = ${userId}
      and own.care_recipient_id = ${careRecipientId} and own.order_task_id is null
    returning own.file_id
  `.execute(tx)
  return rows.length === photoIds.length
}

/** Whether a photo is of the person, was sent by this holder, and stands with what was told. */
export async function isOwnPhoto(
  tx: Transaction,
  photoId: string,
  { careRecipientId, userId }: OwnPhotos,
): Promise<boolean> {
  const { rows } = await sql<{ file_id: string }>`
    select own.file_id from omsorg.order_task_photo own join omsorg.stored_file f on f.id = own.file_id
    where own.file_id = ${photoId}::uuid and own.care_recipient_id = ${careRecipientId} and own.order_task_id is not null
      and f.uploaded_by = ${userId}
  `.execute(tx)
  return rows.length > 0
}

/** Takes a photo away with which nothing was told, and its file with it; false where there is none. */
export async function removeUntoldPhoto(
  tx: Transaction,
  photoId: string,
  { careRecipientId, userId }: OwnPhotos,
): Promise<boolean> {
  const { rows } = await sql<{ file_id: string }>`
    delete from omsorg.order_task_photo own using omsorg.stored_file f
    where own.file_id = ${photoId}::uuid and f.id = own.file_id and f.uploaded_by = ${userId}
      and own.care_recipient_id = ${careRecipientId} and own.order_task_id is null
    returning own.file_id
  `.execute(tx)
  return rows.length > 0
}

/** Whom a photo is of, where its task is seen by whoever asks: at a care place its own alone. */
export async function personOfPhoto(
  tx: Transaction,
  { photoId, carePlaceId }: { readonly photoId: string; readonly carePlaceId: string | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ care_recipient_id: number }>`
    select own.care_recipient_id
    from omsorg.order_task_photo own
    join omsorg.order_task t on t.id = own.order_task_id
    join omsorg.care_recipient c on c.id = own.care_recipient_id
    where own.file_id = ${photoId}::uuid and (${carePlaceId}::uuid is null or t.care_place_id = ${carePlaceId}::uuid)
  `.execute(tx)
  return rows[0]?.care_recipient_id
}

/** Photos with which nothing was told since a moment; their files go with the rows. */
export async function removePhotosUntoldSince(tx: Transaction, before: Temporal.Instant): Promise<void> {
  await sql`
    delete from omsorg.order_task_photo own using omsorg.stored_file f
    where f.id = own.file_id and own.order_task_id is null and f.uploaded_at < ${before.toString()}::timestamptz
  `.execute(tx)
}
