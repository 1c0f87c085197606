import { largestFile } from '@omsorg/contract/fields.ts'
import { uploadNewsFile as contract } from '@omsorg/contract/news/file/upload-news-file.ts'
import { plainPhoto } from '@omsorg/domain/claims/photo/photo.ts'
import {
  fileTypes,
  isTooLargeToDraw,
  judgeFile,
  keptName,
  type FileEnding,
} from '@omsorg/domain/news/file/news-file.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { keepFile } from '../../content/index.ts'
import { countUnusedFiles, insertNewsFile } from './news-files.sql.ts'
import { scanFileJob } from './scan-file.ts'

const mostUnused = 40

/** A picture is drawn anew: what its file says of place and camera, and what hangs behind its end, is not kept. */
function plainContent(bytes: Uint8Array, ending: FileEnding): Uint8Array | null {
  if (ending !== 'png' && ending !== 'jpg') return bytes
  return isTooLargeToDraw(bytes, ending) ? null : (plainPhoto(bytes)?.content ?? null)
}

/** Kept for the writer alone, and given to the scanner with the commit. */
export const uploadNewsFile = handle(contract, async ({ input: { file }, actor, now, tx, jobs }) => {
  if (file.size > largestFile) return refuse('too-large', { at: 'file' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const judged = judgeFile(bytes)
  if (!judged.ok) return refuse(judged.refusal, { at: 'file' })
  const ending = judged.value
  const content = plainContent(bytes, ending)
  if (!content) return refuse('file-unsafe', { at: 'file' })
  if ((await countUnusedFiles(tx, actor.doerId)) >= mostUnused) return refuse('too-many-files', { at: 'file' })

  const clientId = actor.application === 'GUIDE' ? actor.clientId : null
  const [name, type] = [keptName(file.name, ending), fileTypes[ending]]
  const by = { clientId, carePlaceId: null, uploadedBy: actor.doerId, now }
  const fileId = await keepFile(tx, { name, type, content, ...by })
  await insertNewsFile(tx, fileId)
  jobs.add(scanFileJob, { fileId })
  return agree({ fileId, name, size: content.length, mediaType: type, state: 'waiting' as const })
})
