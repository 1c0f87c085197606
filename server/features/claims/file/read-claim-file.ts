import { readClaimFile as contract } from '@omsorg/contract/claims/file/read-claim-file.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { FileStore } from '../../../adapters/file-store/port.ts'
import { handleInSteps, notFound } from '../../../platform/handle.ts'
import { contentOf, readFile } from '../../content/index.ts'
import { isOfClaims } from './claim-files.sql.ts'

export const readClaimFile = (files: FileStore | null) =>
  handleInSteps(contract, async ({ params: { fileId }, actor, ask }) => {
    const [isOurs, kept] = await ask((tx) =>
      Promise.all([isOfClaims(tx, fileId, actor.may('CareRecipientRead')), readFile(tx, fileId)]),
    )
    if (!isOurs || !kept) return notFound()
    return agree(new File([await contentOf(files, kept)], kept.name, { type: kept.media_type }))
  })
