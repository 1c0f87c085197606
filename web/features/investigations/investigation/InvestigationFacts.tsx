import { readSelectedProducts } from '@omsorg/contract/investigations/investigation/read-selected-products.ts'
import type { InvestigationView } from '@omsorg/contract/investigations/investigation/investigation-view.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { callOptionsOf, type RecipientHere } from '../../care-recipients/index.ts'
import { shownFacts } from './shown-facts.ts'

interface InvestigationFactsProps {
  readonly stored: InvestigationView
  /** For which place customer service asks; none where the token's own counts. */
  readonly place?: RecipientHere['place']
}

/** From when to when an investigation holds, what was answered, and which products were chosen by it. */
export function InvestigationFacts({ stored, place = null }: InvestigationFactsProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations
  const products = useAnswer(readSelectedProducts, { params: { id: stored.investigationId } }, callOptionsOf({ place }))
  const chosen = products.data?.entities ?? []
  return (
    <>
      <Card title={words.valid.title} padded>
        <DefinitionList
          items={[
            { key: 'from', label: words.valid.from, value: stored.validFrom },
            { key: 'to', label: words.valid.to, value: stored.validTo },
            { key: 'changed', label: words.page.changed, value: f.dateTime(stored.updatedOn) },
          ]}
        />
      </Card>
      <Card title={words.page.answers} padded>
        <DefinitionList items={shownFacts(stored.answers, t, f)} />
      </Card>
      {chosen.length > 0 && (
        <Card title={words.guided.chosenProducts} padded>
          <ul>
            {chosen.map(({ itemNumber, name }) => (
              <li key={itemNumber}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
