import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Drawer } from '../../../ui/dialog/Dialog.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { RenewDialog } from '../renewal/RenewDialog.tsx'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import type { Stored } from '../prescription/wizard/form/basis.ts'
import css from './History.module.css'
import { statusTone, statusWord, statusAfter, additionStatusWord, rowStatusWord } from './status-words.ts'
import type { PrescriptionEventView } from '@omsorg/contract/prescriptions/history/prescription-event.ts'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour, consumptionText } from '../../products/index.ts'
import { additionText } from '../addition/addition-text.ts'
import { authorName } from '../../../platform/author-name.ts'

interface HistoryItemDrawerProps {
  readonly prescriptionId: number
  readonly onClose: () => void
}

/** One prescription of the past or the present: what stood in it, what happened to it, and whether it can go on. */
export function HistoryItemDrawer({ prescriptionId, onClose }: HistoryItemDrawerProps) {
  const t = useAllTexts()
  const words = t.renewing.history
  const here = useRecipientHere()
  const [renewing, setRenewing] = useState(false)
  const answer = useAnswer(readHistoryItem, { input: { prescriptionId } }, callOptionsOf(here))
  const { data, error } = answer
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        closeLabel={t.common.actions.close}
        title={data ? words.drawer({ area: t.therapyAreas.names[data.therapyArea] }) : words.title}
      >
        {data && !error ? (
          <div className={css.stack}>
            <Head item={data} />
            <div className="o-row-8">
              <Button
                variant="tinted"
                size="compact"
                icon={<IconRefresh />}
                onClick={() => setRenewing(true)}
                {...(data.can.renew.reason ? { reason: t.renewing.blocks[data.can.renew.reason] } : {})}
              >
                {t.renewing.actions.renew}
              </Button>
              {!here.place && (
                <RouteButton size="compact" to={prescriptionPath(data, prescriptionId)}>
                  {t.renewing.actions.show}
                </RouteButton>
              )}
            </div>
            <section>
              <h3>{words.rows}</h3>
              <HistoryRows rows={data.rows} />
            </section>
            <section>
              <h3>{words.events}</h3>
              <EventList events={data.events} />
            </section>
          </div>
        ) : (
          <InsteadOfAnswer answer={answer} rows={5} />
        )}
      </Drawer>
      {renewing && data && <RenewDialog prescription={data} onClose={() => setRenewing(false)} />}
    </>
  )
}

function Head({ item }: { readonly item: Stored }) {
  const [t, format] = useTextsAndFormat()
  const { columns, period, endedEarly } = t.renewing.history
  return (
    <DefinitionList
      items={[
        {
          key: 'status',
          label: columns.status,
          value: <Badge tone={statusTone[item.status]}>{statusWord(item.status, t)}</Badge>,
        },
        {
          key: 'period',
          label: columns.period,
          value: (
            <span className={css.lines}>
              {period({ from: format.date(item.startDate), to: format.date(item.endDate) })}
              {item.effectiveEndDate && (
                <small className="o-second">{endedEarly({ date: format.date(item.effectiveEndDate) })}</small>
              )}
            </span>
          ),
        },
        { key: 'by', label: columns.by, value: authorName(item.prescribedBy, t) },
      ]}
    />
  )
}

/** Everything that happened, the newest first: what, to which product, when, by whom. */
function EventList({ events }: { readonly events: readonly PrescriptionEventView[] }) {
  const [t, format] = useTextsAndFormat()
  const words = t.renewing.history
  return (
    <ol className="o-stack-12">
      {events.map((happened, place) => {
        const { at, event, productName, by, prescriptionRowId, reason } = happened
        const status = statusAfter(happened, t)
        return (
          <li key={`${at} ${event} ${prescriptionRowId ?? place}`} className={css.lines}>
            <b>{words.event[event]}</b>
            {productName && <span>{productName}</span>}
            {status && <span>{words.nowStatus({ status })}</span>}
            {reason === 'death' && <span>{words.death}</span>}
            <small className="o-second">
              <time dateTime={at}>{format.dateTime(at)}</time>, {authorName(by, t) || words.system}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

/** What was granted of each product, how far it was drawn, and what was added to it for a time. */
function HistoryRows({ rows }: Pick<Stored, 'rows'>) {
  const [t, format] = useTextsAndFormat()
  return (
    <ul className="o-stack-12">
      {rows.map((row) => {
        const { product, consumption, consumptionPeriod } = row
        const use = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
        return (
          <li key={row.prescriptionRowId} className={css.product}>
            <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={44} />
            <span className={css.lines}>
              <b>{product.name}</b>
              <small className="o-second">{use ?? t.careRecipients.supply.consumptionMissing}</small>
              <small className="o-second">
                {t.renewing.renew.grants({
                  count: row.withdrawals,
                  packages: t.common.units.packages({ count: row.packagesPerWithdrawal }),
                })}
              </small>
              <small className="o-second">
                {t.careRecipients.withdrawals.left({
                  left: row.withdrawalsRemaining,
                  of: row.withdrawals + row.extraWithdrawals,
                })}
              </small>
              {row.additions.length > 0 && (
                <ul className={css.additions}>
                  {row.additions.map((addition) => (
                    <li key={addition.additionId}>
                      <small className="o-second">{additionText(addition, t, format)}</small>
                      <Badge tone={addition.status === 'active' ? 'fresh' : 'quiet'}>
                        {additionStatusWord(addition.status, t)}
                      </Badge>
                    </li>
                  ))}
                </ul>
              )}
              <Badge tone="quiet">{rowStatusWord(row.status, t)}</Badge>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
