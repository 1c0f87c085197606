import type { EquivalentItem } from '@omsorg/contract/customer-service/substitution/equivalent.ts'
import { listEquivalents } from '@omsorg/contract/customer-service/substitution/list-equivalents.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useDifferences } from './use-differences.ts'

interface EquivalentsProps {
  readonly replaced: string
  readonly replacement: string
  readonly onChoose: (chosen: EquivalentItem) => void
}

/** What could take the place of an item, nearest first, with what is different. It is a help; the operator decides. */
export function Equivalents(props: EquivalentsProps) {
  const words = useAllTexts().substitution
  return (
    <Card title={words.equivalents} note={words.equivalentsNote}>
      <EquivalentsTable {...props} />
    </Card>
  )
}

export function EquivalentsTable({ replaced, replacement, onChoose }: EquivalentsProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.substitution
  const differences = useDifferences()
  const answer = useAnswer(listEquivalents, { query: { replaced } })
  const { data } = answer
  const instead =
    answer.error || !data ? (
      <InsteadOfAnswer answer={answer} rows={3} />
    ) : data.equivalents.length === 0 ? (
      <Empty title={words.noEquivalents} />
    ) : undefined
  return (
    <DataTable
      caption={words.equivalents}
      rows={data?.equivalents ?? []}
      rowKey={({ item }) => item.itemNumber}
      currentKey={replacement}
      instead={instead}
      columns={[
        {
          key: 'item',
          head: words.item,
          card: 'title',
          cell: ({ item }: EquivalentItem) => (
            <>
              <b>{item.name}</b>
              <span className="o-second-line">
                {t.itemReplacement.itemFacts({ itemNumber: item.itemNumber, number: item.itemsPerPackage })}
              </span>
            </>
          ),
        },
        {
          key: 'distance',
          head: words.distance,
          card: 'labelled',
          cell: ({ distance, likeness }: EquivalentItem) => (
            <>
              {words.likeness[likeness]}
              <span className="o-second-line">{words.distanceOf({ number: format.number(distance) })}</span>
            </>
          ),
        },
        { key: 'differs', head: words.differs, card: 'labelled', cell: (each: EquivalentItem) => differences(each) },
        {
          key: 'price',
          head: words.price,
          right: true,
          card: 'labelled',
          cell: ({ item }: EquivalentItem) => (item.price === null ? '' : format.money(item.price)),
        },
        {
          key: 'choose',
          head: words.choice,
          headHidden: true,
          right: true,
          card: 'action',
          cell: (each: EquivalentItem) =>
            each.item.itemNumber === replacement ? (
              <Badge tone="fresh">{words.choice}</Badge>
            ) : (
              <Button
                size="compact"
                aria-label={words.chooseNamed({ name: each.item.name })}
                onClick={() => onChoose(each)}
              >
                {words.choose}
              </Button>
            ),
        },
      ]}
    />
  )
}
