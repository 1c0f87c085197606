import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { NodeHistory } from '../history/NodeHistory.tsx'
import { OverviewCard } from './OverviewCard.tsx'

export default function CareUnitOverview({ node }: ActionScreenProps<'CareUnit'>) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisation.overview
  const answer = useAnswer(readCareUnit, { params: { careUnitId: node.id } })
  return (
    <div className="o-stack">
      <OverviewCard
        answer={answer}
        facts={(unit) => [
          { key: 'client', label: words.client, value: unit.clientName },
          { key: 'places', label: words.carePlaces, value: f.number(unit.carePlaceCount) },
          { key: 'users', label: words.users, value: f.number(unit.userCount) },
        ]}
      />
      <NodeHistory nodeType="CareUnit" id={node.id} />
    </div>
  )
}
