import { largestFile } from '@omsorg/contract/fields.ts'
import { uploadReportPhoto as contract } from '@omsorg/contract/portal/report/upload-report-photo.ts'
import { plainPhoto } from '@omsorg/domain/claims/photo/photo.ts'
import { isTooLargeToDraw } from '@omsorg/domain/news/file/news-file.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mostPhotos } from '@omsorg/domain/portal/report/report.ts'
import type { Verdict, VirusScanner } from '../../../adapters/virus-scanner/port.ts'
import { holderOf, type Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import type { Log } from '../../../platform/log.ts'
import { keepFile } from '../../content/index.ts'
import { countUntoldPhotos, insertTaskPhoto } from '../../orders/index.ts'
import { readPortalPerson } from '../person.sql.ts'
import type { PortalParts } from '../portal-parts.ts'

/** Some that were chosen and left, beside those of one report. */
const mostUntold = 3 * mostPhotos

/** Of the person whom the session is about; looked through between two transactions, and kept only when nothing was found in it. */
export const uploadReportPhoto = ({ scanner }: Pick<PortalParts, 'scanner'>) =>
  handleInSteps(contract, async ({ input: { file }, actor, now, log, transaction }) => {
    if (file.size > largestFile) return refuse('too-large', { at: 'file' })
    const photo = plainPhoto(new Uint8Array(await file.arrayBuffer()))
    if (!photo || photo.type === 'image/webp') return refuse('not-a-photo', { at: 'file' })
    const { type, content } = photo
    // What it was called on the phone tells of more than what is broken.
    const [ending, name] = type === 'image/png' ? (['png', 'photo.png'] as const) : (['jpg', 'photo.jpg'] as const)
    if (isTooLargeToDraw(content, ending)) return refuse('too-large', { at: 'file' })

    const before = await transaction((tx) => roomFor(tx, actor))
    if (!before.ok) return before
    const verdict = await verdictOn(content, scanner, log)
    if (verdict === null) return refuse('scanner-unavailable')
    if (verdict.kind === 'found') {
      log.warn('a photo of the portal was refused by the scanner', { kind: verdict.name })
      return refuse('photo-unsafe', { at: 'file' })
    }
    return transaction(async (tx) => {
      const room = await roomFor(tx, actor)
      if (!room.ok) return room
      const from = { clientId: null, carePlaceId: null, uploadedBy: actor.userId, byHolder: true, now }
      const photoId = await keepFile(tx, { name, type, content, ...from })
      await insertTaskPhoto(tx, { fileId: photoId, careRecipientId: room.value })
      return agree({ photoId, size: content.length })
    })
  })

/** The person whom a photo is of, while there is room for one more. */
async function roomFor(tx: Transaction, actor: Actor) {
  const { careRecipientId } = holderOf(actor)
  if (careRecipientId === null) return refuse('no-person-chosen')
  const [person, untold] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    countUntoldPhotos(tx, { careRecipientId, userId: actor.userId }),
  ])
  if (!person) return refuse('no-person-chosen')
  return untold < mostUntold ? agree(careRecipientId) : refuse('too-many-photos', { at: 'file' })
}

/** Null where the scanner does not answer: what nobody has looked through is not kept. */
async function verdictOn(content: Uint8Array, scanner: VirusScanner, log: Log): Promise<Verdict | null> {
  try {
    return await scanner.scan(content)
  } catch (fault) {
    if (!(fault instanceof Error && fault.name === 'ScannerUnavailable')) throw fault
    log.warn('the scanner of files did not answer', { kind: fault.message })
    return null
  }
}
