import { removeReportPhoto as contract } from '@omsorg/contract/portal/report/remove-report-photo.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { holderOf } from '../../../platform/actor.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { removeUntoldPhoto } from '../../orders/index.ts'

export const removeReportPhoto = handle(contract, async ({ params: { photoId }, actor, tx }) => {
  const { careRecipientId } = holderOf(actor)
  if (careRecipientId === null) return notFound()
  const isRemoved = await removeUntoldPhoto(tx, photoId, { careRecipientId, userId: actor.userId })
  return isRemoved ? agree({}) : notFound()
})
