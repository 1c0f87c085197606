import { runOutSpans, searchRunOuts, type RunOutRow } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import { useEffect, useRef, useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { addressView, oneOf, page } from '../../../platform/routing/address-view.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageLead } from '../../../ui/layout/PageLead.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { areaColour, consumptionText } from '../../products/index.ts'
import css from './Stock.module.css'
import { StockDialog } from './StockDialog.tsx'
import { groundText, leftText, nearnessOf } from './stock-text.ts'

/** `?within=7&page=2` */
const view = addressView({ within: oneOf(['30', '7', '14', '90']), page })
const pageSize = 50

const tones: Readonly<Record<ReturnType<typeof nearnessOf>, Tone>> = {
  out: 'now',
  'too-late': 'soon',
  later: 'quiet',
  none: 'quiet',
}

/** Who runs out first at the care place, with the ground of each date; what is at home is counted from here. */
export function RunOutsTab() {
  const carePlaceId = useSessionUser()?.carePlaceId
  return carePlaceId && <RunOuts key={carePlaceId} />
}

function RunOuts() {
  const [t, f] = useTextsAndFormat()
  const words = t.stock
  const address = useAddressView(view)
  const { within, page: at } = address.view
  const withinDays = runOutSpans.find((days) => String(days) === within) ?? 30
  const answer = useAnswer(
    searchRunOuts,
    { input: { withinDays, page: at, pageSize } },
    { keepFormer: true, silent: true },
  )
  useLastPage(answer, at, (page) => address.change({ page }))
  const [counted, setCounted] = useState<RunOutRow | null>(null)
  const { data } = answer
  const { frame, openedAt } = useNextToCount(counted !== null, data)
  const instead =
    answer.error || !data ? (
      <InsteadOfAnswer answer={answer} rows={8} />
    ) : data.entities.length === 0 ? (
      <Empty title={words.empty({ date: f.date(data.before) })}>{words.emptyNext}</Empty>
    ) : null
  return (
    <Card title={words.tab} note={data && <span role="status">{t.common.table.hits({ count: data.totalCount })}</span>}>
      <PageLead>{words.lead}</PageLead>
      <div className={css.tools} role="group" aria-label={words.within}>
        <span className="o-small" aria-hidden="true">
          {words.within}
        </span>
        {runOutSpans.map((days) => (
          <Button
            key={days}
            size="compact"
            variant={days === withinDays ? 'tinted' : 'outlined'}
            aria-pressed={days === withinDays}
            onClick={() => address.change({ within: String(days) as typeof within })}
          >
            {words.days({ count: days })}
          </Button>
        ))}
      </div>
      {data !== undefined && data.withoutUse > 0 && (
        <p className={`${css.notes} o-small`}>{words.withoutUse({ count: data.withoutUse })}</p>
      )}
      <div ref={frame}>
        <DataTable
          caption={words.tab}
          columns={columnsOf(
            (row) => {
              openedAt(data?.entities.indexOf(row) ?? -1)
              setCounted(row)
            },
            t,
            f,
          )}
          rows={answer.error || !data ? [] : data.entities}
          rowKey={(row) => row.prescriptionRowId}
          arrows
          stale={answer.isPlaceholderData}
          instead={instead}
        />
      </div>
      {data && (
        <Pager
          words={t.common.table}
          total={data.totalCount}
          pageSize={pageSize}
          page={at}
          onPage={(next) => address.change({ page: next })}
        />
      )}
      {counted && (
        <StockDialog
          here={{ careRecipientId: counted.careRecipientId, place: null }}
          prescriptionRowId={counted.prescriptionRowId}
          productName={counted.product.name}
          onClose={() => setCounted(null)}
        />
      )}
    </Card>
  )
}

/**
 * What was counted goes to its new place in the list; the focus goes to what has come in its place, to be counted next.
 * The list may come before the dialog has closed, which gives the focus back to the row that was counted, or after it.
 */
function useNextToCount(isCounting: boolean, data: unknown) {
  const frame = useRef<HTMLDivElement>(null)
  const opened = useRef<{ readonly at: number; readonly by: Element | null; readonly former: unknown } | null>(null)
  useEffect(() => {
    if (isCounting || !opened.current || opened.current.former === data) return
    const { at, by } = opened.current
    opened.current = null
    if (document.activeElement !== document.body && document.activeElement !== by) return
    const buttons = frame.current?.querySelectorAll<HTMLElement>('tbody button')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  }, [isCounting, data])
  const openedAt = (at: number) => {
    opened.current = { at, by: document.activeElement, former: data }
  }
  return { frame, openedAt }
}

type Words = ReturnType<typeof useTextsAndFormat>

function columnsOf(onCount: (row: RunOutRow) => void, t: Words[0], f: Words[1]): readonly Column<RunOutRow>[] {
  const words = t.stock
  const nameOf = (row: RunOutRow) => row.careRecipientName ?? t.careRecipients.protected.title
  return [
    {
      key: 'person',
      head: words.columns.person,
      card: 'title',
      cell: (row) => (
        <>
          <RouteLink to={pathTo('CareRecipient', { careRecipientId: row.careRecipientId })}>{nameOf(row)}</RouteLink>
          {row.protected && row.careRecipientName && <Badge tone="guard">{t.careRecipients.protected.title}</Badge>}
          {row.room && <small className="o-second-line">{words.room({ room: row.room })}</small>}
        </>
      ),
    },
    {
      key: 'product',
      head: words.columns.product,
      card: 'body',
      cell: (row) => (
        <span className={css.product}>
          <ProductPicture shape={row.product.shape} area={areaColour(row.therapyArea)} size={32} />
          <span>
            {row.product.name}
            <small className="o-second-line">{consumptionText(t, { ...row, unit: row.product.unit })}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'runsOut',
      head: words.columns.runsOut,
      card: 'body',
      cell: (row) => (
        <>
          {row.runsOutOn && (
            <b>
              <WithDates>{f.date(row.runsOutOn)}</WithDates>
            </b>
          )}{' '}
          <Badge tone={tones[nearnessOf(row)]}>{leftText(row, t) ?? words.none}</Badge>
          {nearnessOf(row) === 'too-late' && row.deliverableOn && (
            <small className="o-second-line">
              <WithDates>{words.tooLate({ date: f.date(row.deliverableOn) })}</WithDates>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'why',
      head: words.columns.why,
      card: 'body',
      cell: (row) => <WithDates>{groundText(row, t, f)}</WithDates>,
    },
    {
      key: 'action',
      head: words.columns.action,
      headHidden: true,
      right: true,
      card: 'action',
      cell: (row) => (
        <Button
          size="compact"
          variant="outlined"
          aria-label={words.countOf({ product: row.product.name, name: nameOf(row) })}
          onClick={() => onCount(row)}
        >
          {words.count}
        </Button>
      ),
    },
  ]
}
