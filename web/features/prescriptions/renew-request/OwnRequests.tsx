import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import type { ReactNode } from 'react'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { StateBadge } from './RequestParts.tsx'
import { outcomeText, personText, productsText } from './request-text.ts'
import css from './Requests.module.css'
import { ownView } from './requests-view.ts'
import { asksRequestsAfter } from './use-live-requests.ts'
import { useSeen } from './use-seen.ts'

/** What somebody has asked for and what became of it; an answer that is new says so. */
export function OwnRequests() {
  const [t] = useTextsAndFormat()
  const words = t.renewRequests
  const isService = useSessionUser()?.application === 'CSP'
  const { view, change } = useAddressView(ownView)
  const input = { mine: true, page: view.page, ...(view.state === 'all' ? {} : { state: view.state }) }
  const answer = useAnswer(searchRenewRequests, { input }, { keepFormer: true, silent: true, again: asksRequestsAfter })
  const wasNew = useSeen(answer.data?.entities)
  const list = pathTo(isService ? 'CSPCareRecipient' : 'CareRecipientMain')
  return (
    <Page title={t.screens.renewRequests} lead={words.ownLead}>
      <HistoryCard
        title={words.requested}
        answer={answer}
        page={view.page}
        onPage={(page) => change({ page })}
        filters={
          <div className={css.states} role="group" aria-label={words.shown}>
            {(['all', 'pending', 'accepted', 'rejected'] as const).map((state) => (
              <Button
                key={state}
                size="compact"
                variant={view.state === state ? 'tinted' : 'outlined'}
                aria-pressed={view.state === state}
                onClick={() => change({ state })}
              >
                {words.states[state]} {state === 'all' ? null : answer.data?.counts[state]}
              </Button>
            ))}
          </div>
        }
        empty={
          view.state === 'all' ? (
            <Empty title={words.emptyOwn} action={<RouteButton to={list}>{words.toPersons}</RouteButton>}>
              {words.emptyOwnBody}
            </Empty>
          ) : (
            <Empty title={words.emptyState} />
          )
        }
        table={(rows, instead) => <OwnTable {...{ rows, instead, wasNew, isService }} />}
      />
    </Page>
  )
}

interface OwnTableProps {
  readonly rows: readonly RenewRequestView[]
  readonly instead: ReactNode
  readonly wasNew: ReadonlySet<number>
  readonly isService: boolean
}

function OwnTable({ rows, instead, wasNew, isService }: OwnTableProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.renewRequests
  const pathOf = ({ careRecipientId, clientId, carePlaceId }: RenewRequestView) =>
    isService
      ? pathTo('CSPRecipient', { careRecipientId, clientId, carePlaceId })
      : pathTo('CareRecipient', { careRecipientId })
  const columns: Column<RenewRequestView>[] = [
    {
      key: 'person',
      head: words.columns.person,
      card: 'title',
      cell: (row) => (
        <>
          <b>{personText(row, t)}</b>
          {row.protected && <Badge tone="guard">{t.careRecipients.protected.title}</Badge>}
          <small className="o-second-line">{productsText(row, t)}</small>
        </>
      ),
    },
    {
      key: 'asked',
      head: words.columns.askedOn,
      cell: (row) => <time dateTime={row.requestedOn}>{f.dateOf(row.requestedOn)}</time>,
    },
    {
      key: 'state',
      head: words.columns.state,
      card: 'status',
      cell: (row) => (
        <span className={css.badges}>
          <StateBadge request={row} />
          {(row.isNew || wasNew.has(row.renewRequestId)) && <Badge tone="info">{words.isNew}</Badge>}
        </span>
      ),
    },
    {
      key: 'outcome',
      head: words.columns.outcome,
      cell: (row) => (
        <>
          {row.rejectionReason && (
            <b>
              <q>{row.rejectionReason}</q>
            </b>
          )}
          <span className={row.rejectionReason ? 'o-second-line' : undefined}>
            <WithDates>{outcomeText(row, t, f)}</WithDates>
          </span>
        </>
      ),
    },
    {
      key: 'next',
      head: words.columns.next,
      right: true,
      card: 'action',
      cell: (row) =>
        row.requestState === 'pending' || row.rejectedByClosing ? (
          <RouteButton size="compact" variant="text" to={pathOf(row)}>
            {words.showPerson}
          </RouteButton>
        ) : (
          <RouteButton
            size="compact"
            variant={row.requestState === 'accepted' ? 'tinted' : 'outlined'}
            to={pathOf(row)}
          >
            {row.requestState === 'accepted' ? words.showPerson : words.askAgain}
          </RouteButton>
        ),
    },
  ]
  return (
    <DataTable
      caption={words.requested}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.renewRequestId}
      instead={instead}
    />
  )
}
