import { listClaims, type ClaimRow } from '@omsorg/contract/claims/claim/list-claims.ts'
import type { ReactNode } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { addressView, page } from '../../../platform/routing/address-view.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { toneOfSending } from '../claim-words.ts'
import css from './Claims.module.css'

const pageSize = 25
const listView = addressView({ page })

/** What the care place has claimed and sent back, newest first. */
export function ClaimsTab() {
  const [t] = useTextsAndFormat()
  const words = t.claims
  const { view, change } = useAddressView(listView)
  const carePlaceId = useSessionUser()?.carePlaceId ?? ''
  const answer = useAnswer(
    listClaims,
    { params: { id: carePlaceId }, query: { page: view.page, pageSize } },
    { enabled: carePlaceId !== '', keepFormer: true, silent: true },
  )
  const newClaim = (
    <RouteButton variant="tinted" size="compact" icon={<IconPlus />} to={pathTo('ProductClaimAdd')}>
      {words.newClaim}
    </RouteButton>
  )
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={view.page}
      onPage={(next) => change({ page: next })}
      filters={<div className={css.tools}>{newClaim}</div>}
      empty={<Empty title={words.list.empty}>{words.list.emptyNext}</Empty>}
      table={(rows, instead) => <ClaimTable rows={rows} instead={instead} />}
    />
  )
}

function ClaimTable({ rows, instead }: { readonly rows: readonly ClaimRow[]; readonly instead: ReactNode }) {
  const [t, f] = useTextsAndFormat()
  const words = t.claims
  const { columns } = words.list
  const list: Column<ClaimRow>[] = [
    {
      key: 'type',
      head: columns.type,
      cell: ({ claimId, type }) => (
        <RouteLink className={css.name} to={pathTo('ProductClaim', { claimId })}>
          {words.types[type]} {claimId}
        </RouteLink>
      ),
      card: 'title',
      width: '180px',
    },
    { key: 'order', head: columns.order, cell: ({ orderNumber }) => orderNumber || '–', width: '130px' },
    {
      key: 'product',
      head: columns.product,
      cell: ({ itemName, itemNumber, faultKind, packages, lotNumber }) => (
        <>
          {itemName || itemNumber}
          <small className="o-second-line">
            {[
              faultKind && words.fault.kinds[faultKind],
              packages !== null && t.common.units.packages({ count: packages }),
              lotNumber && words.list.lot({ number: lotNumber }),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </>
      ),
    },
    {
      key: 'by',
      head: columns.by,
      cell: ({ requester, contactPerson, customer }) => (
        <>
          {requester}
          <small className="o-second-line">{[contactPerson, customer].filter(Boolean).join(', ')}</small>
        </>
      ),
      minor: true,
    },
    { key: 'date', head: columns.date, cell: ({ createdOn }) => f.dateOf(createdOn), width: '130px' },
    {
      key: 'status',
      head: columns.status,
      cell: ({ sending }) => <Badge tone={toneOfSending[sending]}>{words.status[sending]}</Badge>,
      card: 'status',
      width: '140px',
    },
  ]
  return (
    <DataTable caption={words.title} rows={rows} rowKey={({ claimId }) => claimId} instead={instead} columns={list} />
  )
}
