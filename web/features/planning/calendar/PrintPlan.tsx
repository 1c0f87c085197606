import { printCalendar } from '@omsorg/contract/planning/print/print-calendar.ts'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { spanOf, type View } from './calendar-days.ts'

interface PrintPlanProps {
  readonly careRecipientId: number
  readonly view: View
  readonly at: Temporal.PlainDate
}

/** Saves the days that are shown as a PDF, in the language of whoever reads. No name stands in that of the file. */
export function PrintPlan({ careRecipientId, view, at }: PrintPlanProps) {
  const t = useAllTexts()
  const { calendar, print } = t.planning
  const action = useAction(printCalendar)
  async function save(): Promise<void> {
    const params = { span: spanOf[view], careRecipientId, date: at.toString() }
    const result = await action.run({ params })
    if (result?.ok) saveFile(result.value as Blob, `${calendar.title} ${at.toString()}.pdf`)
  }
  return (
    <Button size="compact" icon={<IconFileTypePdf />} busy={action.busy} onClick={() => void save()}>
      {print.save}
    </Button>
  )
}
