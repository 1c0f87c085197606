import type { ListedOrderTask } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import type { ReactNode } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { serviceAddress } from '../../../platform/routing/service-address.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { ToldPhotos } from '../../claims/index.ts'
import { movedPath } from '../../care-recipients/index.ts'
import { kindLine } from '../order/order-words.ts'
import { TaskActions } from './TaskActions.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import { movedSentences, taskHolder, taskReason, toneOfTask } from './task-words.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'

interface OrderTasksTableProps {
  readonly rows: readonly ListedOrderTask[]
  readonly instead: ReactNode
  readonly isService: boolean
}

export function OrderTasksTable({ rows, instead, isService }: OrderTasksTableProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderTasks
  const user = useSessionUser()
  const nameOf = (task: ListedOrderTask) =>
    (task.protected ? t.careRecipients.protected.title : task.careRecipientName) ?? ''
  const orderOf = (task: ListedOrderTask) => {
    const { customerOrderId, orderId, feed, about } = task
    if (task.kind === 'moved') return nameOf(task)
    if (customerOrderId !== null) return t.orderPage.number({ number: String(customerOrderId) })
    if (feed !== null) return [t.erp.feeds[feed], about].filter(Boolean).join(' ')
    return about ?? words.supplierSays({ number: String(orderId ?? '') })
  }
  const place: Column<ListedOrderTask> = {
    key: 'place',
    head: words.columns.place,
    cell: ({ carePlaceName, clientName }) => (
      <>
        {carePlaceName ?? '–'}
        {clientName && <small className="o-second-line">{clientName}</small>}
      </>
    ),
  }
  const columns: Column<ListedOrderTask>[] = [
    {
      key: 'what',
      head: words.columns.what,
      cell: (task) => (
        <>
          <Badge tone={toneOfTask(task)}>{words.kinds[task.kind]}</Badge>
          <small className="o-second-line">
            <WithDates>
              {[
                taskReason(task, t),
                task.movedTo && movedSentences(task.movedTo, t, f),
                task.state === 'done' ? task.note : words.toDo[task.kind],
                task.told?.answer && words.answered({ words: task.told.answer }),
              ]
                .filter(Boolean)
                .join(' ')}
            </WithDates>
          </small>
          {task.told && <ToldPhotos photoIds={task.told.photoIds} place={placeOf(task) ?? undefined} />}
        </>
      ),
    },
    {
      key: 'order',
      head: words.columns.order,
      card: 'title',
      cell: (task) => (
        <>
          {task.kind === 'moved' && task.careRecipientId !== null ? (
            <RouteLink to={personPath(task, task.careRecipientId)}>{orderOf(task)}</RouteLink>
          ) : task.feed !== null ? (
            <RouteLink to={pathTo('CSPUtilitiesErp')}>{orderOf(task)}</RouteLink>
          ) : task.customerOrderId === null ? (
            orderOf(task)
          ) : (
            <RouteLink to={orderPath(task, task.customerOrderId)}>{orderOf(task)}</RouteLink>
          )}
          {task.kind !== 'moved' && <small className="o-second-line">{nameOf(task)}</small>}
          {task.order && <small className="o-second-line">{kindLine(task.order, t)}</small>}
        </>
      ),
    },
    ...(isService ? [place] : []),
    {
      key: 'since',
      head: words.columns.since,
      cell: ({ since }) => <time dateTime={since}>{f.dateTime(since)}</time>,
    },
    {
      key: 'who',
      head: words.columns.who,
      cell: (task) => (
        <>
          <WithDates>{taskHolder(task, t, f) ?? '–'}</WithDates>
          <TaskHistory task={task} />
        </>
      ),
    },
    {
      key: 'next',
      head: words.columns.next,
      headHidden: true,
      right: true,
      // The longest button stands on one line.
      width: '200px',
      card: 'action',
      cell: (task) => (
        <span className="o-row-8">
          <TaskActions
            task={task}
            place={placeOf(task) ?? undefined}
            about={words.about({ what: words.kinds[task.kind], order: orderOf(task) })}
            takeOverPath={takeOverPath(task)}
          />
        </span>
      ),
    },
  ]

  function takeOverPath({ kind, careRecipientId, movedTo }: ListedOrderTask): string | undefined {
    const mayChange = !isService && user?.permissions.includes('CareRecipientWrite') === true
    return kind === 'moved' && movedTo && careRecipientId !== null && mayChange ? movedPath(careRecipientId) : undefined
  }

  function personPath(task: ListedOrderTask, careRecipientId: number): string {
    const path = pathTo('CareRecipient', { careRecipientId })
    return isService ? serviceAddress(path, placeOf(task)) : path
  }

  function orderPath(task: ListedOrderTask, customerOrderId: number): string {
    const at = placeOf(task)
    const { careRecipientId } = task
    // An order for residents is nobody's alone: it opens as a whole.
    if (isService && at && careRecipientId !== null && task.order?.orderType !== 'individual') {
      return pathTo('CSPRecipientOrderDetails', { careRecipientId, ...at, customerOrderId })
    }
    const path = pathTo('OrderOverview', { customerOrderId })
    return isService ? serviceAddress(path, at) : path
  }

  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={rows}
      rowKey={({ taskId }) => taskId}
      arrows
      instead={instead}
    />
  )
}

function placeOf({ clientId, carePlaceId }: ListedOrderTask): Place | null {
  return clientId && carePlaceId ? { clientId, carePlaceId } : null
}
