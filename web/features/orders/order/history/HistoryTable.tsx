import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import type { OrderRow } from '@omsorg/contract/orders/order/order-row.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { type Column, DataTable } from '../../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { kindsOf } from '@omsorg/texts/papers/order-words.ts'
import { rowText } from '../order-words.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import css from './History.module.css'
import { type HistorySort, type HistoryView, sortedBy } from './history-view.ts'
import { authorName } from '../../../../platform/author-name.ts'

interface HistoryTableProps {
  readonly rows: readonly OrderRow[]
  readonly view: HistoryView
  readonly instead: ReactNode
  readonly onChange: (part: Partial<HistoryView>) => void
  readonly detailsPath: (customerOrderId: number, isCRP: boolean) => string
  readonly againPath: (row: OrderRow) => string
  /** Tells of each for whom it is. */
  readonly ofPlace?: boolean
}

export function HistoryTable({ rows, view, instead, onChange, detailsPath, againPath, ofPlace }: HistoryTableProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.history
  const pathOf = ({ customerOrderId, source }: OrderRow) => detailsPath(customerOrderId, source === 'CRP')
  const mayOrder = useSessionUser()?.permissions.includes('OrderWrite') === true
  const numberOf = ({ customerOrderId, part }: OrderRow) =>
    [
      t.orderPage.number({ number: String(customerOrderId) }),
      part.of > 1 && t.orders.details.part({ number: part.number, of: part.of }),
    ]
      .filter(Boolean)
      .join(', ')
  const sort = (key: HistorySort) => ({
    direction: view.sort !== key ? null : view.order === 'asc' ? ('ascending' as const) : ('descending' as const),
    onSort: () => onChange(sortedBy(view, key)),
  })
  const again: Column<OrderRow> = {
    key: 'again',
    head: words.again,
    headHidden: true,
    width: '172px',
    right: true,
    card: 'action',
    cell: (row) =>
      row.mayBeOpened && (
        <RouteButton variant="tinted" size="compact" icon={<IconRepeat />} to={againPath(row)}>
          {words.again}
          <VisuallyHidden> {numberOf(row)}</VisuallyHidden>
        </RouteButton>
      ),
  }
  const whom: Column<OrderRow> = {
    key: 'whom',
    head: words.columns.whom,
    cell: (row) => <Whom row={row} />,
  }
  const columns: Column<OrderRow>[] = [
    {
      key: 'order',
      head: words.columns.order,
      card: 'title',
      width: '28%',
      cell: (row) => (
        <>
          {row.mayBeOpened ? (
            <RouteLink className={css.name} to={pathOf(row)}>
              {numberOf(row)}
            </RouteLink>
          ) : (
            <b>{numberOf(row)}</b>
          )}
          <small className="o-second-line">{row.itemNames.join(', ')}</small>
          <small className="o-second-line">{rowText(row, ofPlace === true, t)}</small>
          {kindsOf(row, t).map((word) => (
            <Badge key={word} tone="info">
              {word}
            </Badge>
          ))}
        </>
      ),
    },
    ...(ofPlace ? [whom] : []),
    {
      key: 'status',
      head: words.columns.status,
      card: 'status',
      sort: sort('erpOrderStatus'),
      cell: ({ erpOrderStatus, cancelAsked, cancelRefused, canceller }) => (
        <StatusBadge
          status={erpOrderStatus}
          cancelAsked={cancelAsked !== null}
          cancelRefused={cancelRefused}
          canceller={canceller}
        />
      ),
    },
    {
      key: 'packages',
      head: words.itemColumns.packages,
      right: true,
      minor: true,
      cell: (row) => t.common.units.packagesShort({ count: row.totalPackages }),
    },
    {
      key: 'expected',
      head: words.columns.expected,
      sort: sort('deliveryDate'),
      cell: ({ deliveryDate, erpOrderStatus }) =>
        deliveryDate && erpOrderStatus !== erpStatus.refused ? (
          <time dateTime={deliveryDate}>{f.date(deliveryDate)}</time>
        ) : (
          '–'
        ),
    },
    {
      key: 'ordered',
      head: words.itemColumns.ordered,
      sort: sort('createdOn'),
      cell: ({ createdOn, createdBy }) => (
        <>
          <time dateTime={createdOn}>{f.dateOf(createdOn)}</time>
          <small className="o-second-line">{authorName(createdBy, t)}</small>
        </>
      ),
    },
    ...(mayOrder ? [again] : []),
  ]
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.orderId}
      arrows
      instead={instead}
    />
  )
}

/** For whom an order is: the place itself, a person, or somebody who is here no more. */
function Whom({ row }: { readonly row: OrderRow }) {
  const t = useAllTexts()
  const { careRecipientId, careRecipientName, orderType } = row
  if (row.protected) return <Badge tone="guard">{t.careRecipients.protected.title}</Badge>
  if (careRecipientId !== null) return careRecipientName
  return orderType === 'group' ? t.orders.history.forPlace : t.orders.history.forSomebodyElsewhere
}
