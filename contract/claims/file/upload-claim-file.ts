import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { file } from '../../fields.ts'
import { claimFile, mayClaim } from '../claim/claim-fields.ts'

/** Takes a photo in before its claim is saved. What its file says of place, camera and time is not kept. */
export const uploadClaimFile = endpoint({
  name: 'claims/file/upload-claim-file',
  method: 'POST',
  path: '/ProductClaim/File',
  applications: ['GUIDE', 'CSP'],
  permission: mayClaim,
  summary: 'Takes in a photo (JPEG, PNG or WebP) for a claim.',
  encoding: 'multipart',
  input: z.object({ file }),
  output: claimFile,
  refusals: {
    'place-not-chosen': { code: 'COM001003' },
    'not-a-photo': { code: 'UNSUPPORTED_TYPE' },
    'too-large': { code: 'TOO_LARGE' },
    /** Photos that no claim has taken up; they go after a day. */
    'too-many-files': { code: 'TOO_MANY' },
  },
})
