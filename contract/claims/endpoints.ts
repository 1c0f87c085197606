import { listClaims } from './claim/list-claims.ts'
import { listClaimsOfOrder } from './claim/list-claims-of-order.ts'
import { readClaim } from './claim/read-claim.ts'
import { readClaimBasis } from './claim/read-claim-basis.ts'
import { upsertClaim } from './claim/upsert-claim.ts'
import { readClaimFile } from './file/read-claim-file.ts'
import { uploadClaimFile } from './file/upload-claim-file.ts'

export const claimEndpoints = {
  readClaim,
  listClaims,
  listClaimsOfOrder,
  readClaimBasis,
  upsertClaim,
  uploadClaimFile,
  readClaimFile,
}
