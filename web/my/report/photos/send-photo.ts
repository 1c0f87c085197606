import { removeReportPhoto } from '@omsorg/contract/portal/report/remove-report-photo.ts'
import { uploadReportPhoto } from '@omsorg/contract/portal/report/upload-report-photo.ts'
import { createCall } from '../../../platform/calls/call.ts'
import type { Result } from '../../../platform/calls/result.ts'
import { sendingBytes } from '../../../platform/calls/sending-bytes.ts'
import { line } from '../../../platform/line.ts'
import { call, transport } from '../../calls/portal-call.ts'

/** A call that tells how much of it has left. */
const slowCall = createCall({
  ...transport,
  fetch: (address, request, onSent = () => undefined) => line.during(sendingBytes(address, request, onSent)),
})

export function sendPhoto(small: Blob, onSent: (share: number) => void): Promise<Result<typeof uploadReportPhoto>> {
  const file = new File([small], 'photo.jpg', { type: small.type })
  return slowCall(uploadReportPhoto, { input: { file } }, { silent: true, onSent })
}

/** What is not taken away now goes after a day. */
export async function takeAway(photoId: string): Promise<void> {
  await call(removeReportPhoto, { params: { photoId } }, { silent: true })
}
