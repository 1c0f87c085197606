import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

/** Another client of the market is the data controller by the same id. */
export function DataOwnerTaken() {
  const { dataOwnerTaken: words } = useAllTexts().organisationClients.client
  return (
    <Notice tone="error" spoken title={words.title}>
      {words.body}
    </Notice>
  )
}
