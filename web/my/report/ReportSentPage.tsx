import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { PressTo } from '../parts/Press.tsx'
import { Stops } from '../parts/Stops.tsx'
import { PersonFrame } from '../person/PersonFrame.tsx'

/** It is told: who looks at it now, and what comes next. */
export function ReportSentPage() {
  const t = useAllTexts()
  return (
    <PersonFrame>
      <Outcome title={t.report.thanks} lead={t.report.thanksLead} />
      <Box title={t.report.next}>
        <Stops
          label={t.report.next}
          stops={[
            { key: 'told', word: t.report.told, state: 'done', icon: <IconCheck /> },
            { key: 'looks', word: t.report.task, state: 'now', icon: <IconHeadset /> },
            { key: 'answer', word: t.report.answer, state: 'to-come', icon: <IconMessage /> },
          ]}
        />
      </Box>
      <PressTo to="home" variant="primary">
        {t.order.toStart}
      </PressTo>
    </PersonFrame>
  )
}
