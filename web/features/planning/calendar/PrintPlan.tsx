import { printCalendar } from '@omsorg/contract/planning/print/print-calendar.ts'
import { PrintButton } from '../../../platform/print/PrintButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { spanOf, type View } from './calendar-days.ts'

interface PrintPlanProps {
  readonly careRecipientId: number
  readonly view: View
  readonly at: Temporal.PlainDate
}

/** The days that are shown, as a paper. No name stands in that of its file. */
export function PrintPlan({ careRecipientId, view, at }: PrintPlanProps) {
  const { calendar } = useAllTexts().planning
  const date = at.toString()
  return (
    <PrintButton
      endpoint={printCalendar}
      sent={{ params: { span: spanOf[view], careRecipientId, date } }}
      title={`${calendar.title} ${date}`}
      size="compact"
    />
  )
}
