import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { OverviewCard } from './OverviewCard.tsx'

export default function ClientOverview({ node }: ActionScreenProps<'Client'>) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisation.overview
  const answer = useAnswer(readClient, { params: { clientId: node.id } })
  return (
    <div className="o-stack">
      <OverviewCard
        answer={answer}
        facts={(client) => [
          { key: 'market', label: words.market, value: t.common.markets[client.marketAreaCode] },
          { key: 'number', label: words.customerNumber, value: client.customerNo || words.none },
          { key: 'erp', label: words.erpIdentifier, value: client.erpCustomerIdentifier || words.none },
          { key: 'pdo', label: words.dataController, value: client.patientDataOwnerId },
          { key: 'alias', label: words.alias, value: client.alias ?? words.none },
          { key: 'units', label: words.careUnits, value: f.number(client.careUnitCount) },
          { key: 'places', label: words.carePlaces, value: f.number(client.carePlaceCount) },
          { key: 'users', label: words.users, value: f.number(client.userCount) },
        ]}
      />
      <HistoryCard nodeType="Client" id={node.id} />
    </div>
  )
}
