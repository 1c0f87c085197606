import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { mayOpen } from '../../../platform/routing/guards.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useShownList } from '../../../platform/use-shown-list.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageLead } from '../../../ui/layout/PageLead.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { nameOrProtected } from '../person-text.ts'
import { inputOf, listView } from '../recipient/list/list-view.ts'
import { RecipientTable } from '../recipient/list/RecipientTable.tsx'
import { suggestionWords } from '@omsorg/domain/orders/supply/suggestion-words.ts'

/** Everybody at the care place for whom something can be delivered home, the most urgent first. */
export function HomeDeliveryTab() {
  const t = useAllTexts()
  const words = t.carePlace.homeDelivery
  const { view, change } = useAddressView(listView)
  const input = inputOf({ ...view, show: view.show ?? suggestionWords }, '')
  const answer = useAnswer(searchCareRecipients, { input }, { keepFormer: true, silent: true })
  useLastPage(answer, view.page, (page) => change({ page }))
  const list = useShownList(JSON.stringify(input), answer.isPlaceholderData)
  const user = useSessionUser()
  const delivers = mayOpen('OrderHomeDelivery', { user, challenged: false, membership: [] })
  const { data } = answer
  const instead =
    answer.error || !data ? (
      <InsteadOfAnswer answer={answer} rows={8} />
    ) : data.entities.length === 0 ? (
      <Empty title={words.empty}>{words.body}</Empty>
    ) : null
  return (
    <Card
      title={words.title}
      note={data && <span role="status">{t.common.table.hits({ count: data.totalCount })}</span>}
    >
      <PageLead>{words.lead}</PageLead>
      <RecipientTable
        rows={data?.entities ?? []}
        view={view}
        onChange={change}
        list={list}
        stale={answer.isPlaceholderData}
        instead={instead}
        besides={(row) =>
          delivers &&
          row.status === 'active' && (
            <RouteButton
              size="compact"
              aria-label={words.orderFor({ name: nameOrProtected(row, t) })}
              to={pathTo('OrderHomeDelivery', { careRecipientId: row.careRecipientId })}
            >
              {words.order}
            </RouteButton>
          )
        }
      />
      {data && (
        <Pager
          words={t.common.table}
          total={data.totalCount}
          pageSize={view.size}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      )}
    </Card>
  )
}
