import type { claimEndpoints } from '@omsorg/contract/claims/endpoints.ts'
import type { FileStore } from '../../adapters/file-store/port.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { listClaims } from './claim/list-claims.ts'
import { listClaimsOfOrder } from './claim/list-claims-of-order.ts'
import { readClaim } from './claim/read-claim.ts'
import { readClaimBasis } from './claim/read-claim-basis.ts'
import { sendClaim, type ClaimWork } from './claim/send-claim.ts'
import { upsertClaim } from './claim/upsert-claim.ts'
import { readClaimFile } from './file/read-claim-file.ts'
import { removeUnusedJob, removeUnusedPhotos } from './file/remove-unused.ts'
import { uploadClaimFile } from './file/upload-claim-file.ts'

export { isShown as claimIsShown } from './claim/shown-claims.sql.ts'

/** Photos lie in the store, or in the database where that is null. */
export const claimHandlers = (files: FileStore | null): HandlersOf<typeof claimEndpoints> => ({
  readClaim,
  listClaims,
  listClaimsOfOrder,
  readClaimBasis,
  upsertClaim,
  uploadClaimFile,
  readClaimFile: readClaimFile(files),
})

export function claimJobs(work: ClaimWork): readonly Job[] {
  return [sendClaim(work), removeUnusedPhotos(work)]
}

/** In the night, when few are at work. */
export const claimTimetable = [`25 2 * * * ${removeUnusedJob}`]
