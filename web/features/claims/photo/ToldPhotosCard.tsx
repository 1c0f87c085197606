import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ToldPhotos } from './ToldPhotos.tsx'

/** What was sent in the portal of the line that a claim is about, beside the photos of the claim itself. */
export function ToldPhotosCard({ line }: { readonly line: ClaimLine | null }) {
  const { photo: words } = useAllTexts().claims
  if (!line || line.toldPhotoIds.length === 0) return null
  return (
    <Card title={words.told} padded>
      <ToldPhotos photoIds={line.toldPhotoIds} />
    </Card>
  )
}
