import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/list-invoice-areas.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { InvoiceAreaDialog } from './InvoiceAreaDialog.tsx'

export type InvoiceArea = AnswerOf<typeof listInvoiceAreas>['entities'][number]

const pageSize = 25

/** The invoice areas of a client, by customer number and code, those out of use among them (A-7.5-25). */
export default function ClientInvoiceAreas({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const words = t.organisationClients.invoiceAreas
  const title = t.organisation.actionNames.InvoiceAreas
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<InvoiceArea | 'new' | null>(null)
  const answer = useAnswer(
    listInvoiceAreas,
    { query: { clientId: node.id, page, pageSize } },
    { anew: true, keepFormer: true },
  )
  const { data } = answer
  const areas = data?.entities ?? []
  const columns: readonly Column<InvoiceArea>[] = [
    { key: 'number', head: words.customerNumber, card: 'labelled', cell: ({ customerNumber }) => customerNumber },
    { key: 'code', head: words.code, card: 'labelled', cell: ({ code }) => code },
    { key: 'name', head: words.name, card: 'title', cell: ({ name }) => <b>{name}</b> },
    {
      key: 'use',
      head: words.use,
      card: 'status',
      cell: ({ active }) => <Badge tone={active ? 'fresh' : 'quiet'}>{active ? words.active : words.inactive}</Badge>,
    },
    {
      key: 'do',
      head: t.organisationClients.numbers.actions,
      headHidden: true,
      right: true,
      card: 'action',
      cell: (area) =>
        mayChange && (
          <Button
            size="small"
            variant="text"
            aria-label={words.edit({ code: area.code })}
            onClick={() => setEdited(area)}
          >
            {t.organisationClients.numbers.editShort}
          </Button>
        ),
    },
  ]
  const instead = !data ? (
    <InsteadOfAnswer answer={answer} rows={4} />
  ) : areas.length === 0 ? (
    <Empty title={words.none}>{words.noneNext}</Empty>
  ) : undefined
  return (
    <Card
      title={title}
      note={mayChange ? words.lead : t.organisation.actions.readOnly}
      aside={
        mayChange && (
          <Button variant="tinted" size="compact" icon={<IconPlus />} onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        )
      }
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={areas}
        rowKey={({ invoiceAreaId }) => invoiceAreaId}
        instead={instead}
      />
      {data && data.totalCount > pageSize && (
        <Pager words={t.common.table} total={data.totalCount} pageSize={pageSize} page={page} onPage={setPage} />
      )}
      {edited && (
        <InvoiceAreaDialog clientId={node.id} area={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  )
}
