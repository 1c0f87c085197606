import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { chooser } from '../../../ui/layout/TwoPane.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { EndText, StateBadge, WaitedBadge } from './RequestParts.tsx'
import { askerText, outcomeText, personText, productsText } from './request-text.ts'

interface RequestListProps {
  readonly rows: readonly RenewRequestView[]
  readonly today: string
  /** Customer service sees many places. */
  readonly withPlace: boolean
  readonly chosenId: number | undefined
  readonly onChoose: (renewRequestId: number) => void
}

/** In a narrow window the pane takes the place of the list, and only whoever presses a name wants that. */
const isWide = () => window.matchMedia('(min-width: 901px)').matches

export function RequestList({ rows, today, withPlace, chosenId, onChoose }: RequestListProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.renewRequests
  const columns: Column<RenewRequestView>[] = [
    {
      key: 'person',
      head: words.columns.person,
      card: 'title',
      cell: (row) => (
        <>
          <button type="button" className={chooser} onClick={() => onChoose(row.renewRequestId)}>
            {personText(row, t)}
          </button>
          {row.protected && <Badge tone="guard">{t.careRecipients.protected.title}</Badge>}
          <small className="o-second-line">
            {productsText(row, t)}
            {row.room && ` · ${t.careRecipients.header.room({ room: row.room })}`}
          </small>
          {withPlace && <small className="o-second-line">{row.carePlaceName}</small>}
        </>
      ),
    },
    {
      key: 'asked',
      head: words.columns.asked,
      card: 'body',
      cell: (row) => (
        <>
          {askerText(row, t)}
          <small className="o-second-line">{row.message || words.noMessage}</small>
        </>
      ),
    },
    {
      key: 'state',
      head: words.columns.state,
      right: true,
      card: 'status',
      cell: (row) =>
        row.requestState === 'pending' ? (
          <div>
            <WaitedBadge request={row} />
            <small className="o-second-line">
              <EndText request={row} today={today} />
            </small>
          </div>
        ) : (
          <div>
            <StateBadge request={row} />
            <small className="o-second-line">
              <WithDates>{row.rejectionReason ?? outcomeText(row, t, f)}</WithDates>
            </small>
          </div>
        ),
    },
  ]
  return (
    <DataTable
      caption={words.requested}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.renewRequestId}
      arrows
      currentKey={chosenId}
      onCurrent={(row) => {
        if (row.renewRequestId !== chosenId && isWide()) onChoose(row.renewRequestId)
      }}
    />
  )
}
