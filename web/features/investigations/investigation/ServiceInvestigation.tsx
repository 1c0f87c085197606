import { readInvestigation } from '@omsorg/contract/investigations/investigation/read-investigation.ts'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { callOptionsOf, type RecipientHere } from '../../care-recipients/index.ts'
import { InvestigationFacts } from './InvestigationFacts.tsx'
import { leadOf } from './page-parts.ts'
import { toneOfStatus } from './status-tone.ts'
import css from './Investigation.module.css'

interface ServiceInvestigationProps {
  readonly here: RecipientHere
  readonly investigationId: number
  /** The list that it was opened from. */
  readonly listPath: string
}

/** One investigation as customer service reads it: nothing of it is changed there. */
export function ServiceInvestigation({ here, investigationId, listPath }: ServiceInvestigationProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations
  const answer = useAnswer(readInvestigation, { params: { id: investigationId } }, callOptionsOf(here))
  const { data } = answer
  const back = (
    <RouteButton variant="text" size="compact" icon={<IconArrowLeft />} to={listPath}>
      {words.list.back}
    </RouteButton>
  )
  if (!data) {
    return (
      <Card title={words.list.title} aside={back} padded>
        <InsteadOfAnswer answer={answer} />
      </Card>
    )
  }
  return (
    <div className={`o-stack ${css.reading}`}>
      <Card
        title={words.page.title({ area: t.therapyAreas.names[data.therapyArea] })}
        note={<Badge tone={toneOfStatus[data.status]}>{t.statuses.investigation[data.status]}</Badge>}
        aside={back}
        padded
      >
        <p>{leadOf(data, t, f)}</p>
      </Card>
      <InvestigationFacts stored={data} place={here.place} />
    </div>
  )
}
