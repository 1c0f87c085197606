import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/search-by-care-recipient.ts'
import { useAnswer } from '../../../platform/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useAddressView } from '../../../platform/use-address-view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty, ErrorState } from '../../../ui/Empty.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { OrderPlace } from '../order-place.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { inputOf, isFiltered, readHistory, usualHistory, writeHistory } from './history-view.ts'

interface OrderHistoryProps {
  readonly careRecipientId: number
  readonly place?: OrderPlace
  readonly detailsPath: (customerOrderId: number, isCRP: boolean) => string
  readonly againPath: (customerOrderId: number) => string
}

export function OrderHistory({ careRecipientId, place, detailsPath, againPath }: OrderHistoryProps) {
  const t = useAllTexts()
  const words = t.orders.history
  const { view, change } = useAddressView(readHistory, writeHistory)
  const { data, error, isFetching, refetch } = useAnswer(
    searchOrdersByCareRecipient,
    { input: inputOf(careRecipientId, view) },
    { keepFormer: true, silent: true, ...(place && { place }) },
  )

  function instead() {
    if (error) {
      return (
        <ErrorState
          title={t.common.failure.title}
          retryWord={t.common.actions.retry}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {t.common.failure.body}
        </ErrorState>
      )
    }
    if (!data) return <Skeleton label={t.common.states.loading} />
    if (data.entities.length > 0) return undefined
    if (!isFiltered(view)) return <Empty title={words.empty} />
    const showAll = (
      <Button variant="tinted" size="compact" onClick={() => change(usualHistory)}>
        {words.clearFilters}
      </Button>
    )
    return <Empty title={words.noMatch} action={showAll} />
  }

  return (
    <Card
      title={words.title}
      note={data && <span role="status">{t.common.table.hits({ count: data.totalCount })}</span>}
    >
      <HistoryFilters key={view.term} view={view} onChange={change} />
      <HistoryTable
        rows={error ? [] : (data?.entities ?? [])}
        view={view}
        instead={instead()}
        onChange={change}
        detailsPath={detailsPath}
        againPath={againPath}
      />
      {data && (
        <Pager
          words={t.common.table}
          total={data.totalCount}
          pageSize={data.pageSize}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      )}
    </Card>
  )
}
