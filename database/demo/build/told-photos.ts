import type { Connection } from './rows.ts'

export interface ToldPhotoGiven {
  readonly careRecipientId: number
  readonly taskId: number
  /** The user that stands for the holder. */
  readonly by: number
  readonly content: Uint8Array
  readonly at?: Temporal.Instant
}

/** A photo that was sent in the portal with what a task tells: the first of it. */
export async function insertToldPhoto(connection: Connection, given: ToldPhotoGiven): Promise<string> {
  const { careRecipientId, taskId, by, content, at = Temporal.Instant.from('2026-11-01T09:00:00Z') } = given
  const { rows } = await connection.query<{ id: string }>(
    `insert into omsorg.stored_file (name, media_type, size, sha256, content, uploaded_by, by_holder, uploaded_at)
     values ('photo.png', 'image/png', length($1::bytea), sha256($1::bytea), $1::bytea, $2, true, $3) returning id`,
    [Buffer.from(content), by, at.toString()],
  )
  const photoId = rows[0]?.id ?? ''
  await connection.query(
    'insert into omsorg.order_task_photo (file_id, care_recipient_id, order_task_id, place) values ($1, $2, $3, 1)',
    [photoId, careRecipientId, taskId],
  )
  return photoId
}
