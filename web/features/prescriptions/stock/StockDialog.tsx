import { countStock } from '@omsorg/contract/prescriptions/stock/count-stock.ts'
import { listStock } from '@omsorg/contract/prescriptions/stock/list-stock.ts'
import type { StockView } from '@omsorg/contract/prescriptions/stock/stock-view.ts'
import { mostCounted } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { useId, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { callOptionsOf, type RecipientHere } from '../../care-recipients/index.ts'
import { consumptionText } from '../../products/index.ts'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import css from './Stock.module.css'
import { outdatedByCounting } from './outdated-by-counting.ts'
import { lastsText, nameOf, stepText } from './stock-text.ts'

interface StockDialogProps {
  readonly here: Pick<RecipientHere, 'careRecipientId' | 'place'>
  readonly prescriptionRowId: number
  readonly productName: string
  readonly onClose: () => void
}

/** When an item runs out and why, and what is counted of it: a number and Enter. Customer service reads it and does not count. */
export function StockDialog({ here, prescriptionRowId, productName, onClose }: StockDialogProps) {
  const [t] = useTextsAndFormat()
  const { careRecipientId } = here
  const answer = useAnswer(listStock, { params: { careRecipientId } }, { ...callOptionsOf(here), anew: true })
  const row = answer.data?.rows.find((each) => each.prescriptionRowId === prescriptionRowId)
  if (row && answer.data)
    return <OpenStock row={row} today={answer.data.today} forStaff={here.place === null} onClose={onClose} />
  return (
    <ActionDialog title={t.stock.title({ product: productName })} keep={t.common.actions.close} onClose={onClose}>
      {answer.data ? <p>{t.stock.noResult}</p> : <InsteadOfAnswer answer={answer} rows={3} />}
    </ActionDialog>
  )
}

/** An older order has come, or nobody waits for it any more. */
const longestOnTheWay = 30

function onTheWaySince(today: string): string {
  return Temporal.PlainDate.from(today).subtract({ days: longestOnTheWay }).toString()
}

interface OpenStockProps {
  readonly today: string
  readonly row: StockView
  /** Counting is for whoever stands at the cupboard. */
  readonly forStaff: boolean
  readonly onClose: () => void
}

function OpenStock({ today, row, forStaff, onClose }: OpenStockProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.stock
  const id = useId()
  const permissions = useSessionUser()?.permissions ?? []
  const may = forStaff && (permissions.includes('ProductSelectionWrite') || permissions.includes('OrderWrite'))
  const [typed, setTyped] = useState('')
  const [notCome, setNotCome] = useState(false)
  const [wrong, setWrong] = useState(false)
  const { run, busy, notDone } = useAction(countStock, {
    resolves: ['counted-meanwhile'],
    outdates: [...outdatedByPrescribing, ...outdatedByCounting],
  })
  const other = notDone?.reason === 'counted-meanwhile' ? notDone.detail : null
  const seenCountId = (other ?? row.count)?.countId ?? null
  const { unit, name } = row.product
  const amount = (count: number) => t.careRecipients.supply.amount[unit]({ count })
  const use = consumptionText(t, { ...row, unit })
  const holds = row.count !== null && row.count.pieces !== null

  async function send(pieces: number | null, done: string): Promise<void> {
    const input = { prescriptionRowId: row.prescriptionRowId, pieces, lastOrderHasCome: !notCome, seenCountId }
    const result = await run({ input }, { done })
    if (result?.ok) onClose()
  }

  async function save(): Promise<void> {
    const pieces = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null
    if (pieces === null || pieces > mostCounted) return setWrong(true)
    await send(pieces, words.saved)
  }

  return (
    <ActionDialog
      title={words.title({ product: name })}
      action={may && words.save}
      keep={may ? undefined : t.common.actions.close}
      busy={busy}
      form={id}
      onClose={onClose}
    >
      <Form id={id} className="o-stack-12" onSend={save}>
        <p className={css.result}>
          <b>
            <WithDates>{row.runsOutOn ? words.result({ date: f.date(row.runsOutOn) }) : words.noResult}</WithDates>
          </b>
        </p>
        <div>
          <p className="o-small">{use ? words.whatFor({ use }) : t.careRecipients.supply.consumptionMissing}</p>
          {row.steps.length > 0 && (
            <ol className={css.steps} aria-label={words.why}>
              {row.steps.map((step) => (
                <li key={`${step.kind} ${step.from} ${step.pieces}`}>
                  <WithDates>{stepText(step, unit, t, f)}</WithDates>
                  <small className="o-second-line">
                    <WithDates>{lastsText(step, unit, t, f)}</WithDates>
                  </small>
                </li>
              ))}
            </ol>
          )}
          {row.deliverableOn && (
            <p className="o-small">
              <WithDates>{words.delivery({ date: f.date(row.deliverableOn) })}</WithDates>
            </p>
          )}
        </div>
        {other && (
          <Notice tone="soon" spoken>
            {other.pieces === null
              ? words.meanwhileGone({ by: nameOf(other.by, t) || words.somebody })
              : words.meanwhile({ by: nameOf(other.by, t) || words.somebody, pieces: amount(other.pieces) })}
          </Notice>
        )}
        {may ? (
          <>
            <TextField
              label={words.pieces}
              help={words.piecesHelp}
              unit={unit === 'piece' ? t.common.units.piece : undefined}
              numeric="whole"
              autoFocus
              value={typed}
              error={wrong ? words.wrong({ most: f.number(mostCounted) }) : undefined}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setWrong(false)
              }}
            />
            {row.lastOrder && row.lastOrder.on >= onTheWaySince(today) && (
              <CheckboxField
                label={words.notCome({ date: f.date(row.lastOrder.on), pieces: amount(row.lastOrder.pieces) })}
                checked={notCome}
                onChange={(event) => setNotCome(event.target.checked)}
              />
            )}
            {holds && (
              <Button variant="text" size="compact" busy={busy} onClick={() => void send(null, words.wasTakenBack)}>
                {words.takeBack}
              </Button>
            )}
          </>
        ) : (
          <p>{forStaff ? words.mayNot : words.staffCounts}</p>
        )}
      </Form>
    </ActionDialog>
  )
}
