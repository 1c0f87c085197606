import { defaultPageSize } from '@omsorg/contract/paging.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { historyView, isNarrowed } from './history-view.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryItemDrawer } from './HistoryItemDrawer.tsx'
import { LeanPrescriptions } from './LeanPrescriptions.tsx'
import { PrintHistory } from '../print/PrintHistory.tsx'
import { HistoryTable } from './HistoryTable.tsx'

/** What was ever prescribed for a person, the newest first; one opens beside the list with its rows and events. */
export function PrescriptionHistoryTab() {
  const t = useAllTexts()
  const words = t.renewing.history
  const here = useRecipientHere()
  const { careRecipientId, place } = here
  const { view, change } = useAddressView(historyView)
  const mayRead = useSessionUser()?.permissions.includes('ProductPrescriptionRead') ?? false
  const input = {
    careRecipientId,
    page: view.page,
    pageSize: defaultPageSize,
    ...(view.area ? { therapyArea: view.area } : {}),
    ...(view.status ? { status: view.status } : {}),
    ...(view.from ? { from: view.from } : {}),
    ...(view.to ? { to: view.to } : {}),
  }
  const answer = useAnswer(
    readPrescriptionHistory,
    { input },
    { ...callOptionsOf(here), keepFormer: true, enabled: mayRead },
  )
  const open = (prescriptionId: number | null) => change({ prescription: prescriptionId, page: view.page })

  function empty() {
    if (isNarrowed(view)) {
      return <NothingFound title={words.noMatch} onClearFilters={() => change(historyView.read(''))} />
    }
    const products = place
      ? pathTo('CSPRecipient', { careRecipientId, ...place })
      : pathTo('CareRecipient', { careRecipientId })
    const toProducts = (
      <RouteButton variant="tinted" size="compact" to={products}>
        {words.toProducts}
      </RouteButton>
    )
    return (
      <Empty title={words.empty} action={toProducts}>
        {words.emptyBody}
      </Empty>
    )
  }

  if (!mayRead) {
    return <LeanPrescriptions here={here} />
  }
  const isFilterable = isNarrowed(view) || (answer.data?.totalCount ?? 0) > 0
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={view.page}
      onPage={(page) => change({ page })}
      filters={isFilterable && <HistoryFilters view={view} onChange={change} />}
      aside={(answer.data?.totalCount ?? 0) > 0 && <PrintHistory />}
      empty={empty()}
      table={(rows, instead) => (
        <>
          <HistoryTable rows={rows} instead={instead} onOpen={open} />
          {view.prescription !== null && (
            <HistoryItemDrawer prescriptionId={view.prescription} onClose={() => open(null)} />
          )}
        </>
      )}
    />
  )
}
