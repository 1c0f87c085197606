import { listInvestigations } from '@omsorg/contract/investigations/investigation/list-investigations.ts'
import type { InvestigationRow } from '@omsorg/contract/investigations/investigation/investigation-view.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import IconDropletHalf2 from '@tabler/icons-react/dist/esm/icons/IconDropletHalf2.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState, type ReactNode } from 'react'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { addressView, id, page } from '../../../platform/routing/address-view.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAddressView, useOwnLocation } from '../../../platform/routing/use-address-view.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { investigationPath, newInvestigationPath } from './investigation-address.ts'
import { ServiceInvestigation } from './ServiceInvestigation.tsx'
import { toneOfStatus } from './status-tone.ts'
import css from './Investigation.module.css'

const pageSize = 25
/** At customer service the list leads to one investigation at the same address, `?investigation=3`. */
const listView = addressView({ page, investigation: id })

/** The investigations of a person, the newest first. */
export function InvestigationTab() {
  const [t] = useTextsAndFormat()
  const words = t.investigations.list
  const here = useRecipientHere()
  const { careRecipientId } = here
  const { view, change } = useAddressView(listView)
  const { pathname } = useOwnLocation()
  const answer = useAnswer(
    listInvestigations,
    { params: { careRecipientId }, query: { page: view.page, pageSize } },
    { ...callOptionsOf(here), keepFormer: true },
  )
  const begin = answer.data?.can.begin
  const isService = here.place !== null
  const pathOf = (row: InvestigationRow) =>
    isService
      ? pathname + listView.write({ page: view.page, investigation: row.investigationId })
      : investigationPath({ careRecipientId, therapyArea: row.therapyArea }, row.investigationId)
  if (isService && view.investigation !== null) {
    const listPath = pathname + listView.write({ page: view.page, investigation: null })
    return <ServiceInvestigation here={here} investigationId={view.investigation} listPath={listPath} />
  }
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={view.page}
      onPage={(next) => change({ page: next })}
      filters={
        begin && !isService ? (
          begin.reason ? (
            <p className={css.readOnly}>{words.readOnly[begin.reason]}</p>
          ) : (
            <Beginning careRecipientId={careRecipientId} />
          )
        ) : null
      }
      empty={<Empty title={words.empty}>{words.emptyNext}</Empty>}
      table={(rows, instead) => <Table rows={rows} instead={instead} pathOf={pathOf} />}
    />
  )
}

function Beginning({ careRecipientId }: { readonly careRecipientId: number }) {
  const [t] = useTextsAndFormat()
  const words = t.investigations.list
  const [area, setArea] = useState<TherapyArea>('Incontinence')
  return (
    <div className={css.begin}>
      <SelectField
        label={words.area}
        size="compact"
        value={area}
        options={therapyAreas.map((value) => ({ value, label: t.therapyAreas.names[value] }))}
        onChange={({ currentTarget }) => setArea(therapyAreas.find((each) => each === currentTarget.value) ?? area)}
      />
      <RouteButton
        variant="tinted"
        size="compact"
        icon={<IconPlus />}
        to={newInvestigationPath({ careRecipientId, therapyArea: area })}
      >
        {words.begin}
      </RouteButton>
      <RouteButton size="compact" icon={<IconDropletHalf2 />} to={pathTo('LeakageDiary', { careRecipientId })}>
        {words.diary}
      </RouteButton>
    </div>
  )
}

interface TableProps {
  readonly rows: readonly InvestigationRow[]
  readonly instead: ReactNode
  readonly pathOf: (row: InvestigationRow) => string
}

function Table({ rows, instead, pathOf }: TableProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations
  const { columns } = words.list
  const list: Column<InvestigationRow>[] = [
    {
      key: 'from',
      head: columns.from,
      cell: (row) => (
        <RouteLink to={pathOf(row)}>{words.list.days({ from: row.validFrom, to: row.validTo })}</RouteLink>
      ),
      card: 'title',
      width: '300px',
    },
    { key: 'area', head: columns.area, cell: ({ therapyArea }) => t.therapyAreas.names[therapyArea] },
    {
      key: 'total',
      head: columns.total,
      cell: ({ dailyTotal }) => (dailyTotal === null ? '–' : `${f.number(dailyTotal)} ml`),
      right: true,
      card: 'labelled',
    },
    { key: 'by', head: columns.by, cell: ({ createdBy }) => authorName(createdBy, t), minor: true },
    {
      key: 'status',
      head: columns.status,
      cell: ({ status }) => <Badge tone={toneOfStatus[status]}>{t.statuses.investigation[status]}</Badge>,
      card: 'status',
      width: '140px',
    },
  ]
  return (
    <DataTable
      caption={words.list.title}
      rows={rows}
      rowKey={({ investigationId }) => investigationId}
      instead={instead}
      columns={list}
    />
  )
}
