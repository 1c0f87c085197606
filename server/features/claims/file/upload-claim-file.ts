import { uploadClaimFile as contract } from '@omsorg/contract/claims/file/upload-claim-file.ts'
import { largestFile } from '@omsorg/contract/fields.ts'
import { plainPhoto, type PhotoType } from '@omsorg/domain/claims/photo/photo.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { keepFile } from '../../content/index.ts'
import { countUnused } from './claim-files.sql.ts'

const mostUnused = 40
const longestName = 100

const endings: Readonly<Record<PhotoType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** What a photo is, its bytes say; its name only names it. */
export const uploadClaimFile = handle(contract, async ({ input: { file }, actor, now, tx }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId || !carePlaceId) return refuse('place-not-chosen')
  if (file.size > largestFile) return refuse('too-large', { at: 'file' })
  const photo = plainPhoto(new Uint8Array(await file.arrayBuffer()))
  if (!photo) return refuse('not-a-photo', { at: 'file' })
  if ((await countUnused(tx, actor.doerId)) >= mostUnused) return refuse('too-many-files', { at: 'file' })
  const { type, content } = photo
  const name = `${file.name.replace(/\.[^.]*$/, '').slice(0, longestName) || 'photo'}.${endings[type]}`
  const fileId = await keepFile(tx, { name, type, content, clientId, carePlaceId, uploadedBy: actor.doerId, now })
  return agree({ fileId, name, size: content.length, mediaType: type })
})
