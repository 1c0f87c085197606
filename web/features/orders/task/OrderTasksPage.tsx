import { orderTaskChoices, searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { kindsLookedAfterBy } from '@omsorg/domain/orders/task/order-task.ts'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { asksOrdersAfter, useLiveOrders } from '../live/use-live-orders.ts'
import css from './OrderTasks.module.css'
import { OrderTasksTable } from './OrderTasksTable.tsx'
import { orderTasksView, tasksAsked } from './tasks-view.ts'

/** What somebody has to look at with orders: of a care place, or for customer service of all of its market. */
export function OrderTasksPage() {
  useLiveOrders()
  const t = useAllTexts()
  const words = t.orderTasks
  const isService = useSessionUser()?.application === 'CSP'
  const { view, change } = useAddressView(orderTasksView)
  const answer = useAnswer(
    searchOrderTasks,
    { input: tasksAsked(view) },
    { keepFormer: true, silent: true, again: asksOrdersAfter },
  )
  const kinds = kindsLookedAfterBy(isService ? 'customer-service' : 'orderer')
  const choices = orderTaskChoices.filter((each) => isService || each === 'not-done' || each === 'done')
  const isFiltered = view.kind !== null || view.show !== 'not-done'
  return (
    <Page title={words.title} lead={isService ? words.serviceLead : words.lead}>
      <HistoryCard
        title={words.choices[view.show]}
        answer={answer}
        page={view.page}
        onPage={(page) => change({ page })}
        filters={
          <div className={css.filters}>
            <SelectField
              label={words.choice}
              size="compact"
              value={view.show}
              options={choices.map((each) => ({ value: each, label: words.choices[each] }))}
              onChange={({ target }) =>
                change({ show: choices.find((each) => each === target.value) ?? 'not-done', page: 1 })
              }
            />
            <SelectField
              label={words.kind}
              size="compact"
              value={view.kind ?? ''}
              emptyOption={words.allKinds}
              options={kinds.map((each) => ({ value: each, label: words.kinds[each] }))}
              onChange={({ target }) => change({ kind: kinds.find((each) => each === target.value) ?? null, page: 1 })}
            />
          </div>
        }
        empty={<Empty title={isFiltered ? words.noMatch : words.none} />}
        table={(rows, instead) => <OrderTasksTable {...{ rows, instead, isService }} />}
      />
    </Page>
  )
}
