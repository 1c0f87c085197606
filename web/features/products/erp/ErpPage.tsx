import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { AreasCard } from './AreasCard.tsx'
import css from './Erp.module.css'
import { FeedCard } from './FeedCard.tsx'
import { NumbersCard } from './NumbersCard.tsx'

type Feed = AnswerOf<typeof readErpFeeds>['feeds'][number]
type Run = Feed['runs'][number] & Pick<Feed, 'feed'>

/** What came last from the ERP, what did not, and the runs of fourteen days (O-2-100). */
export function ErpPage() {
  const [t, format] = useTextsAndFormat()
  const words = t.erp
  const isService = useSessionUser()?.application === 'CSP'
  const answer = useAnswer(readErpFeeds, {}, { keepFormer: true })
  const feeds = answer.data?.feeds ?? []
  const isFailing = feeds.some(({ failingSince }) => failingSince !== null)
  const runs: Run[] = feeds
    .flatMap(({ feed, runs: own }) => own.map((run) => ({ ...run, feed })))
    .toSorted((one, other) => other.begunOn.localeCompare(one.begunOn))
  // That it answers is known of one that has been asked.
  const title = isFailing ? words.failing : runs.length > 0 ? words.answers : t.screens.erp
  const sumOf = ({ added, changed, removed, skipped }: Run) =>
    words.sum({
      added: format.number(added),
      changed: format.number(changed),
      removed: format.number(removed),
      skipped: format.number(skipped),
    })
  return (
    <Page title={title} lead={words.lead}>
      <ToolTabs current={isService ? 'CSPUtilitiesErp' : 'UtilitiesErp'} />
      <div className="o-stack">
        {answer.data ? (
          <div className={css.feeds}>
            {feeds.map((feed) => (
              <FeedCard key={feed.feed} feed={feed} />
            ))}
          </div>
        ) : (
          <Card label={t.screens.erp} padded>
            <InsteadOfAnswer answer={answer} rows={3} />
          </Card>
        )}
        {!isService && <NumbersCard />}
        {!isService && <AreasCard />}
        <Card title={words.runs}>
          <DataTable
            caption={words.runs}
            rows={runs}
            rowKey={({ runId }) => runId}
            instead={runs.length === 0 ? <Empty title={words.noRuns} /> : undefined}
            columns={[
              {
                key: 'state',
                head: words.what,
                card: 'status',
                cell: ({ outcome }: Run) => (
                  <Badge tone={outcome === 'done' ? 'fresh' : outcome === 'under-way' ? 'info' : 'error'}>
                    {words.outcomes[outcome]}
                  </Badge>
                ),
              },
              { key: 'feed', head: words.feed, card: 'title', cell: ({ feed }: Run) => <b>{words.feeds[feed]}</b> },
              {
                key: 'of',
                head: words.of,
                card: 'labelled',
                cell: ({ erpCustomerIdentifier }: Run) => erpCustomerIdentifier ?? words.allCustomers,
              },
              { key: 'when', head: words.when, card: 'labelled', cell: ({ begunOn }: Run) => format.dateTime(begunOn) },
              { key: 'sum', head: words.came, cell: (run: Run) => (run.outcome === 'done' ? sumOf(run) : '') },
              { key: 'by', head: words.by, minor: true, cell: ({ by }: Run) => by?.name ?? '' },
            ]}
          />
        </Card>
      </div>
    </Page>
  )
}
