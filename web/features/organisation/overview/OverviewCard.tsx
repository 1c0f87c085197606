import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import type { ReactNode } from 'react'
import type { AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'

type Made = Pick<AnswerOf<typeof readCareUnit>, 'createdAt' | 'changed'>

interface OverviewCardProps<Record extends Made> {
  readonly answer: AskedAnswer & { readonly data: Record | undefined }
  readonly facts: (
    record: Record,
  ) => readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[]
}

/** What a node is, how much stands below it, and who changed it last. */
export function OverviewCard<Record extends Made>({ answer, facts }: OverviewCardProps<Record>) {
  const [t, f] = useTextsAndFormat()
  const { overview: words, actionNames } = t.organisation
  const { data } = answer
  const when = (moment: string) => f.dateTime(Temporal.Instant.from(moment))
  const said = (record: Made) =>
    !record.changed
      ? words.neverChanged({ when: when(record.createdAt) })
      : record.changed.by
        ? words.changedBy({ when: when(record.changed.at), who: record.changed.by })
        : when(record.changed.at)
  return (
    <Card title={actionNames.Overview} padded>
      {data ? (
        <DefinitionList items={[...facts(data), { key: 'changed', label: words.changed, value: said(data) }]} />
      ) : (
        <InsteadOfAnswer answer={answer} kind="line" rows={5} />
      )}
    </Card>
  )
}
