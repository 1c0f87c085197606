import { printPrescriptionHistory } from '@omsorg/contract/prints/prescribed/print-prescription-history.ts'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { placeOf, useRecipientHere } from '../../care-recipients/index.ts'

/** Saves all that was ever prescribed as a PDF, in the language of whoever reads. */
export function PrintHistory() {
  const { actions, history } = useAllTexts().prints
  const here = useRecipientHere()
  const print = useAction(printPrescriptionHistory, placeOf(here))
  async function save(): Promise<void> {
    const result = await print.run({ params: { careRecipientId: here.careRecipientId } })
    if (result?.ok) saveFile(result.value as Blob, `${history.title}.pdf`)
  }
  return (
    <Button variant="text" size="compact" icon={<IconFileTypePdf />} busy={print.busy} onClick={() => void save()}>
      {actions.save}
    </Button>
  )
}
