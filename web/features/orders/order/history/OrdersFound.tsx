import type { OrderRow } from '@omsorg/contract/orders/order/order-row.ts'
import type { ComponentProps } from 'react'
import { HistoryCard } from '../../../../platform/history/HistoryCard.tsx'
import { NothingFound } from '../../../../platform/NothingFound.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Empty } from '../../../../ui/feedback/Empty.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { type HistoryView, isFiltered, wholeHistory } from './history-view.ts'

interface OrdersFoundProps extends Pick<
  ComponentProps<typeof HistoryTable>,
  'detailsPath' | 'againPath' | 'ofPlace' | 'onChange'
> {
  readonly answer: ComponentProps<typeof HistoryCard<OrderRow>>['answer']
  readonly view: HistoryView
  /** What a word was looked for in. */
  readonly searched: string
  /** Where nothing was ever ordered. */
  readonly none: string
}

/** A page of orders with its filters, whoever they are for. */
export function OrdersFound({ answer, view, searched, none, onChange, ...table }: OrdersFoundProps) {
  const words = useAllTexts().orders.history
  const nothingFound = (
    <NothingFound
      term={view.q}
      title={words.noMatch}
      onClearTerm={() => onChange({ q: '', page: 1 })}
      onClearFilters={isFiltered({ ...view, q: '' }) ? () => onChange({ ...wholeHistory, q: view.q }) : undefined}
    >
      {view.q !== '' && searched}
    </NothingFound>
  )
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={view.page}
      onPage={(page) => onChange({ page })}
      filters={<HistoryFilters key={view.q} view={view} onChange={onChange} />}
      empty={isFiltered(view) ? nothingFound : <Empty title={none} />}
      table={(rows, instead) => <HistoryTable {...table} {...{ rows, view, instead, onChange }} />}
    />
  )
}
