import { readClaimFile as contract } from '@omsorg/contract/claims/file/read-claim-file.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readFile } from '../../content/index.ts'
import { isOfClaims } from './claim-files.sql.ts'

export const readClaimFile = handle(contract, async ({ params: { fileId }, actor, tx }) => {
  const [isOurs, kept] = await Promise.all([
    isOfClaims(tx, fileId, actor.may('CareRecipientRead')),
    readFile(tx, fileId),
  ])
  if (!isOurs || !kept) return notFound()
  return agree(new File([new Uint8Array(kept.content)], kept.name, { type: kept.media_type }))
})
