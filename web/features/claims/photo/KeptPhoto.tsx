import { readClaimFile } from '@omsorg/contract/claims/file/read-claim-file.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { usePicture } from '../../../platform/photos/use-picture.ts'

interface KeptPhotoProps {
  readonly fileId: string
  readonly alt: string
  readonly className?: string | undefined
}

/** A photo that the server keeps; nothing until it has come. */
export function KeptPhoto({ fileId, alt, className }: KeptPhotoProps) {
  const answer = useAnswer(readClaimFile, { params: { fileId } }, { silent: true })
  const address = usePicture(answer.data)
  return address === null ? null : <img src={address} alt={alt} className={className} />
}
