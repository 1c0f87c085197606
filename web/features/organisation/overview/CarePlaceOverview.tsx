import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { NodeHistory } from '../history/NodeHistory.tsx'
import { OverviewCard } from './OverviewCard.tsx'

export default function CarePlaceOverview({ node }: ActionScreenProps<'CarePlace'>) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisation.overview
  const answer = useAnswer(readCarePlace, { params: { carePlaceId: node.id } })
  return (
    <div className="o-stack">
      <OverviewCard
        answer={answer}
        facts={(place) => [
          { key: 'client', label: words.client, value: place.clientName },
          { key: 'unit', label: words.careUnit, value: place.careUnitName },
          { key: 'number', label: words.customerNumber, value: place.customerNo || words.none },
          { key: 'email', label: words.email, value: place.email ?? words.none },
          { key: 'phone', label: words.phone, value: place.phone || words.none },
          { key: 'users', label: words.users, value: f.number(place.userCount) },
        ]}
      />
      <NodeHistory nodeType="CarePlace" id={node.id} />
    </div>
  )
}
