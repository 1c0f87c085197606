import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { TwoPane } from '../../../ui/layout/TwoPane.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { RecipientHereContext } from '../../care-recipients/index.ts'
import { RenewDialog } from '../renewal/RenewDialog.tsx'
import { RenewalTabs } from '../renewal-queue/RenewalTabs.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestList } from './RequestList.tsx'
import { RequestPane } from './RequestPane.tsx'
import { requestsView } from './requests-view.ts'
import { useHereOf } from './use-here-of.ts'
import { asksRequestsAfter } from './use-live-requests.ts'

/** What waits for an answer, the oldest first, and beside it the request that is looked at. */
export function RequestsToDecide() {
  const t = useAllTexts()
  const words = t.renewRequests
  const isService = useSessionUser()?.application === 'CSP'
  const { view, change } = useAddressView(requestsView)
  const { state, q, page } = view
  const input = { state, page, ...(q && { searchTerm: q }) }
  const answer = useAnswer(searchRenewRequests, { input }, { keepFormer: true, silent: true, again: asksRequestsAfter })
  useLastPage(answer, page, (last) => change({ page: last }))
  const [told, setTold] = useState<string | null>(null)
  const [renewing, setRenewing] = useState<Renewing | null>(null)
  const rows = answer.data?.entities ?? []
  const chosen = rows.find((row) => row.renewRequestId === view.request) ?? rows[0]
  const choose = (request: number | null) => change({ request, page })
  const counts = answer.data?.counts

  return (
    <Page
      title={t.screens.renewRequests}
      lead={isService ? words.serviceLead : counts && words.lead({ count: counts.pending })}
    >
      <RenewalTabs current="RenewRequests" />
      {told !== null && (
        <Notice key={told} tone="soon" title={words.already.title} spoken>
          {told}
        </Notice>
      )}
      <TwoPane
        label={words.requested}
        isOpened={view.request !== null}
        tools={<RequestFilters key={q} view={view} counts={counts} onChange={change} />}
        foot={rows.length > 0 && state === 'pending' && words.foot}
        instead={
          answer.error || !answer.data ? (
            <InsteadOfAnswer answer={answer} />
          ) : rows.length > 0 ? null : q ? (
            <NothingFound term={q} title={words.noMatch} onClearTerm={() => change({ q: '' })}>
              {words.searched}
            </NothingFound>
          ) : (
            <Empty title={state === 'pending' ? words.empty : words.emptyState}>
              {state === 'pending' && words.emptyBody}
            </Empty>
          )
        }
        list={
          answer.data && (
            <>
              <RequestList
                rows={rows}
                today={answer.data.today}
                withPlace={isService}
                chosenId={chosen?.renewRequestId}
                onChoose={choose}
              />
              <Pager
                words={t.common.table}
                total={answer.data.totalCount}
                pageSize={answer.data.pageSize}
                page={page}
                onPage={(next) => change({ page: next, request: null })}
              />
            </>
          )
        }
        chosen={
          chosen &&
          answer.data && (
            <RequestPane
              key={chosen.renewRequestId}
              request={chosen}
              today={answer.data.today}
              onBack={() => choose(null)}
              onRenew={(prescription) => {
                setTold(null)
                setRenewing({ request: chosen, prescription })
              }}
              onTold={setTold}
            />
          )
        }
      />
      {renewing && <Renewal {...renewing} onAnswered={setTold} onClose={() => setRenewing(null)} />}
    </Page>
  )
}

interface Renewing {
  readonly request: RenewRequestView
  readonly prescription: PrescriptionView
}

interface RenewalProps extends Renewing {
  readonly onAnswered: (sentence: string) => void
  readonly onClose: () => void
}

/** The renewal that answers a request; left without saving, the request goes on waiting. */
function Renewal({ request, ...dialog }: RenewalProps) {
  return (
    <RecipientHereContext value={useHereOf(request)}>
      <RenewDialog {...dialog} renewRequestId={request.renewRequestId} />
    </RecipientHereContext>
  )
}
