import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { InsteadOfAnswer } from '../InsteadOfAnswer.tsx'
import { useTexts } from '../texts.tsx'

interface HistoryCardProps<Row> {
  readonly title: string
  readonly answer: {
    readonly data:
      | { readonly entities: readonly Row[]; readonly totalCount: number; readonly pageSize: number }
      | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** From 1. */
  readonly page: number
  readonly onPage: (page: number) => void
  readonly filters: ReactNode
  /** What may be done with the whole of it. */
  readonly aside?: ReactNode
  /** What stands where no row does. */
  readonly empty: ReactNode
  /** The table; `instead` stands in the place of its rows while there are none. */
  readonly table: (rows: readonly Row[], instead: ReactNode) => ReactNode
}

/** A history, page by page: how much there is, what of it is shown, and what stands there until it has come. */
export function HistoryCard<Row>({ title, answer, page, onPage, filters, aside, empty, table }: HistoryCardProps<Row>) {
  const { table: words } = useTexts().common
  const { data, error } = answer
  const instead = error || !data ? <InsteadOfAnswer answer={answer} /> : data.entities.length === 0 ? empty : undefined
  return (
    <Card
      title={title}
      note={data && <span role="status">{words.hits({ count: data.totalCount })}</span>}
      aside={aside}
    >
      {filters}
      {table(error || !data ? [] : data.entities, instead)}
      {data && <Pager words={words} total={data.totalCount} pageSize={data.pageSize} page={page} onPage={onPage} />}
    </Card>
  )
}
