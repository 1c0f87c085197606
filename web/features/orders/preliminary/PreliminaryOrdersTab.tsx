import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { PageLead } from '../../../ui/layout/PageLead.tsx'
import { TwoPane } from '../../../ui/layout/TwoPane.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { DeletePreliminary } from './DeletePreliminary.tsx'
import { PreliminaryFilters } from './PreliminaryFilters.tsx'
import { PreliminaryList } from './PreliminaryList.tsx'
import { PreliminaryPane } from './PreliminaryPane.tsx'
import { preliminaryView } from './preliminary-view.ts'
import type { Done } from './use-changes.ts'

/** What the care place keeps to order again, and what has changed since it was last sent. */
export function PreliminaryOrdersTab() {
  const carePlaceId = useSessionUser()?.carePlaceId
  return carePlaceId && <PreliminaryOrders key={carePlaceId} carePlaceId={carePlaceId} />
}

function PreliminaryOrders({ carePlaceId }: { readonly carePlaceId: string }) {
  const t = useAllTexts()
  const words = t.preliminaryOrders
  const { view, change } = useAddressView(preliminaryView)
  const { state, q, page } = view
  const input = { carePlaceId, state, page, ...(q && { searchTerm: q }) }
  const answer = useAnswer(searchPreliminaryOrders, { input }, { keepFormer: true, silent: true })
  useLastPage(answer, page, (last) => change({ page: last }))
  const [done, setDone] = useState<Done | null>(null)
  const [leaving, setLeaving] = useState<number | null>(null)
  const rows = answer.data?.entities ?? []
  const chosen = rows.find((row) => row.preliminaryOrderId === view.order) ?? rows.find((row) => row.isShown)
  const changed = rows.filter((row) => row.changes !== null && row.changes.length > 0).length
  const choose = (order: number | null) => change({ order, page })

  return (
    <>
      <PageLead>{answer.data && words.lead({ count: changed })}</PageLead>
      {done && (
        <Notice
          key={done.at}
          tone="fresh"
          spoken
          title={done.text}
          actions={
            done.undo && (
              <Button
                variant="text"
                size="small"
                onClick={() => {
                  setDone(null)
                  done.undo?.()
                }}
              >
                {t.common.actions.undo}
              </Button>
            )
          }
        />
      )}
      <TwoPane
        label={t.screens.preliminaryOrders}
        isOpened={view.order !== null}
        tools={<PreliminaryFilters key={q} view={view} counts={answer.data?.counts} onChange={change} />}
        foot={rows.length > 0 && words.foot}
        instead={
          answer.error || !answer.data ? (
            <InsteadOfAnswer answer={answer} />
          ) : rows.length > 0 ? null : q ? (
            <NothingFound term={q} title={words.noMatch} onClearTerm={() => change({ q: '' })}>
              {words.searched}
            </NothingFound>
          ) : (
            <Empty title={state === 'saved' ? words.empty : words.emptySent}>
              {state === 'saved' && words.emptyBody}
            </Empty>
          )
        }
        list={
          answer.data && (
            <>
              <PreliminaryList
                rows={rows}
                chosenId={chosen?.preliminaryOrderId}
                onChoose={choose}
                onDone={setDone}
                onRemove={setLeaving}
              />
              <Pager
                words={t.common.table}
                total={answer.data.totalCount}
                pageSize={answer.data.pageSize}
                page={page}
                onPage={(next) => change({ page: next, order: null })}
              />
            </>
          )
        }
        chosen={
          chosen && (
            <PreliminaryPane
              key={chosen.preliminaryOrderId}
              row={chosen}
              onBack={() => choose(null)}
              onDone={setDone}
              onRemove={setLeaving}
            />
          )
        }
      />
      {leaving !== null && (
        <DeletePreliminary
          preliminaryOrderId={leaving}
          onClose={() => setLeaving(null)}
          onGone={() => {
            setLeaving(null)
            choose(null)
          }}
        />
      )}
    </>
  )
}
