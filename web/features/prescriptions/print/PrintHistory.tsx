import { printPrescriptionHistory } from '@omsorg/contract/prints/prescribed/print-prescription-history.ts'
import { PrintButton } from '../../../platform/print/PrintButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { placeOf, useRecipientHere } from '../../care-recipients/index.ts'

/** All that was ever prescribed, as a paper. */
export function PrintHistory() {
  const { history } = useAllTexts().prints
  const here = useRecipientHere()
  return (
    <PrintButton
      endpoint={printPrescriptionHistory}
      sent={{ params: { careRecipientId: here.careRecipientId } }}
      {...placeOf(here)}
      title={history.title}
      variant="text"
      size="compact"
    />
  )
}
