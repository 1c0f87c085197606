import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { file } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Before what it shows is told. What its file says of place, camera and time is not kept; untold it goes after a day. */
export const uploadReportPhoto = endpoint({
  name: 'portal/report/upload-report-photo',
  method: 'POST',
  path: '/Report/Photo',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Takes in a photo (JPEG or PNG, 10 MB at most) of what is missing, broken or wrong.',
  budget: 'portal-photo',
  encoding: 'multipart',
  input: z.object({ file }),
  output: z.object({ photoId: shown.guid, size: z.int() }),
  refusals: {
    'no-person-chosen': { code: 'CRS003003' },
    'not-a-photo': { code: 'UNSUPPORTED_TYPE' },
    'too-large': { code: 'TOO_LARGE' },
    /** The scanner has found something in it; nothing of it is kept. */
    'photo-unsafe': { code: 'UNSUPPORTED_TYPE' },
    /** Photos with which nothing was told; they go after a day. */
    'too-many-photos': { code: 'TOO_MANY' },
    'scanner-unavailable': { code: 'UNAVAILABLE' },
  },
})
