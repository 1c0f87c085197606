import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { suggestionWords } from '@omsorg/domain/orders/supply/suggestion.ts'
import { useFormat } from '../../../../platform/format.ts'
import { Suspense, lazy } from 'react'
import { speakFully } from '../../../../platform/language.ts'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { Pager } from '../../../../ui/navigation/Pager.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { CarePlaceBreadcrumb } from '../../CarePlaceBreadcrumb.tsx'
import { pageMode } from '../../page-mode.ts'
import { ListTools } from './ListTools.tsx'
import { NeedSegments } from './NeedSegments.tsx'
import { OrderForAll } from './OrderForAll.tsx'
import { RecipientTable } from './RecipientTable.tsx'
import { inputOf, listView, sumOf, toggledWords, wordsShown } from './list-view.ts'
import { orderPathOf } from '../../order-path.ts'
import { deliveryText, dueText, titleFor } from '../../title-for.ts'
import { useOrderKey } from '../../use-order-key.ts'
import { useSearchTerm } from './use-search-term.ts'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

const WithoutRows = lazy(() => import('./WithoutRows.tsx'))

const RegistrationPage = lazy(async () => {
  const [page] = await Promise.all([import('../registration/RegistrationPage.tsx'), speakFully()])
  return page
})

/** The list of the care place; `?new` registers somebody. */
export function CareRecipientListPage() {
  const { view } = useAddressView(pageMode)
  if (!view.new) return <RecipientList />
  return (
    <Suspense>
      <RegistrationPage />
    </Suspense>
  )
}

/** From where the day starts: who needs something stands on top, with the reason and the next step. */
function RecipientList() {
  const t = useTexts()
  const format = useFormat()
  const { view, change } = useAddressView(listView)
  const search = useSearchTerm(() => change({}))
  const answer = useAnswer(
    searchCareRecipients,
    { input: inputOf(view, search.asked) },
    { keepFormer: true, silent: true },
  )
  const { data } = answer
  const words = wordsShown(view, search.asked !== '')
  const total = data?.totalCount ?? 0
  const everybody = data ? Math.max(sumOf(data.counts), total) : 0
  const due = data && search.asked === '' ? dueText(data.counts, t) : null
  const lead = [due, deliveryText(data?.nextDelivery ?? null, { t, format })].filter(Boolean).join(' ')
  const waiting = <Skeleton label={t.common.states.loading} rows={8} />
  const pathToFirst = data?.entities.map(orderPathOf).find((path) => path !== null) ?? null

  useOrderKey((onRow) => (onRow ? null : pathToFirst))

  return (
    <Page
      breadcrumb={<CarePlaceBreadcrumb />}
      title={data && search.asked === '' ? titleFor(data.counts, t) : t.careRecipients.list.title}
      lead={<WithDates>{lead || '\u00a0'}</WithDates>}
      action={<OrderForAll counts={data?.counts ?? null} path={pathToFirst} searching={search.asked !== ''} />}
    >
      <NeedSegments
        counts={data?.counts ?? null}
        shown={words}
        onToggle={(word) => change({ show: toggledWords(words, word) })}
      />
      <Card label={t.careRecipients.list.title}>
        <ListTools
          typed={search.typed}
          onType={search.type}
          onAsk={search.askNow}
          view={view}
          onChange={change}
          found={data ? t.common.table.shownOf({ count: total, of: everybody }) : ''}
        />
        <RecipientTable
          rows={data?.entities ?? []}
          view={view}
          onChange={change}
          instead={
            data && data.entities.length > 0 && !answer.isError ? null : (
              <Suspense fallback={waiting}>
                {data || answer.isError ? (
                  <WithoutRows
                    answer={answer}
                    everybody={everybody}
                    term={search.asked}
                    calm={view.show === null && search.asked === '' && total === 0}
                    onShowAll={() => change({ show: suggestionWords })}
                  />
                ) : (
                  waiting
                )}
              </Suspense>
            )
          }
        />
        <Pager
          words={t.common.table}
          total={total}
          pageSize={view.size}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      </Card>
    </Page>
  )
}
