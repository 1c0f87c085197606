import { readReportPhoto as contract } from '@omsorg/contract/portal/report/read-report-photo.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { holderOf } from '../../../platform/actor.ts'
import { logViewOfChosen } from '../../../platform/access-log.sql.ts'
import { handleInSteps, notFound } from '../../../platform/handle.ts'
import { contentOf, readFile } from '../../content/index.ts'
import { isOwnPhoto } from '../../orders/index.ts'
import type { PortalParts } from '../portal-parts.ts'

/** What the daughter has sent the mother does not see, and the other way round. */
export const readReportPhoto = ({ files }: Pick<PortalParts, 'files'>) =>
  handleInSteps(contract, async ({ params: { photoId }, actor, transaction }) => {
    const { careRecipientId } = holderOf(actor)
    if (careRecipientId === null) return notFound()
    const kept = await transaction(async (tx) => {
      const [isOwn, file] = await Promise.all([
        isOwnPhoto(tx, photoId, { careRecipientId, userId: actor.userId }),
        readFile(tx, photoId),
      ])
      if (!isOwn || !file) return undefined
      await logViewOfChosen(tx, actor, { action: contract.name, careRecipientId })
      return file
    })
    if (!kept) return notFound()
    return agree(new File([await contentOf(files, kept)], kept.name, { type: kept.media_type }))
  })
