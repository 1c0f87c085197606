import { readToldPhoto as contract } from '@omsorg/contract/orders/task/read-told-photo.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { FileStore } from '../../../adapters/file-store/port.ts'
import { logView } from '../../../platform/access-log.sql.ts'
import { handleInSteps, notFound } from '../../../platform/handle.ts'
import { contentOf, readFile } from '../../content/index.ts'
import { personOfPhoto } from './task-photos.sql.ts'
import { partOf } from './task-view.ts'

/** Whom it is of is logged where it is found; its bytes may lie in the store. */
export const readToldPhoto = (files: FileStore | null) =>
  handleInSteps(contract, async ({ params: { photoId }, actor, transaction }) => {
    const carePlaceId = partOf(actor) === 'orderer' ? actor.carePlaceId : null
    const kept = await transaction(async (tx) => {
      const [careRecipientId, file] = await Promise.all([
        personOfPhoto(tx, { photoId, carePlaceId }),
        readFile(tx, photoId),
      ])
      if (careRecipientId === undefined || !file) return undefined
      const view = { action: contract.name, careRecipientIds: [careRecipientId], criterionHash: null, reason: null }
      await logView(tx, actor, view)
      return file
    })
    if (!kept) return notFound()
    return agree(new File([await contentOf(files, kept)], kept.name, { type: kept.media_type }))
  })
