import { confirmOrder } from '@omsorg/contract/orders/withdrawal/confirm-order.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import type { ChangedPrices } from '@omsorg/contract/orders/withdrawal/changed-prices.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { useState } from 'react'
import { useFormat } from '../../../../platform/format.ts'
import { go } from '../../../../platform/routing/navigation.tsx'
import { useAction } from '../../../../platform/calls/query.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { DefinitionList } from '../../../../ui/table/Facts.tsx'
import type { OrderPlace } from '../../order-place.ts'
import { ChangedPricesTable } from './ChangedPricesTable.tsx'
import { deliveryOf, judge } from '../judging.ts'
import { arrivalOf } from '../receiver/receiver-fields.ts'
import { type PlacingFailure, placingFailureOf } from './placing-failure.ts'
import { PlacingNotice } from './PlacingNotice.tsx'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { sumsOf } from './sums.ts'
import type { Wizard, WizardView } from '../wizard.ts'
import css from '../Wizard.module.css'
import { WizardSum } from './WizardSum.tsx'
import { addressText } from '../words.ts'

export interface Placed extends AnswerOf<typeof confirmOrder> {
  readonly deliveryDate: string
}

interface PlaceStepProps {
  readonly wizard: Wizard
  readonly view: WizardView
  readonly place: OrderPlace | undefined
  readonly onPlaced: (placed: Placed) => void
  readonly onReload: () => void
}

const outdated = [searchOrdersByCareRecipient, readCareRecipient, searchCareRecipients]

/** The one press that orders. The same press twice, or again after a lost answer, places one order. */
export function PlaceStep({ wizard, view, place, onPlaced, onReload }: PlaceStepProps) {
  const t = useAllTexts()
  const f = useFormat()
  const { proposal } = wizard
  const confirm = useAction(confirmOrder, { silent: true, outdates: outdated, ...(place && { place }) })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PlacingFailure | null>(null)
  const [prices, setPrices] = useState<ChangedPrices | null>(null)

  const { lines } = judge(proposal, view.lines)
  const { isExpress, oneTimePatientFee, receiver, warningsAccepted } = view
  const reckoned = sumsOf(proposal, {
    lines,
    isExpress,
    oneTimePatientFee,
    deliveryMethodCode: receiver.deliveryMethodCode,
  })
  const totals = prices?.totals ?? reckoned
  const { earliest } = deliveryOf(proposal, lines, isExpress)
  const deliveryDate = arrivalOf(receiver, earliest)

  async function placeOrder(): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await wizard.saveNow()
      const { order, phase, failure: unsaved } = wizard.view().keeping
      if (!order || phase !== 'kept') throw unsaved
      const input = { ...order, acceptWarnings: warningsAccepted, acceptPrices: prices !== null }
      onPlaced({ ...(await confirm.mutateAsync({ input })), deliveryDate })
    } catch (error) {
      answerTo(placingFailureOf(error))
    } finally {
      setBusy(false)
    }
  }

  function answerTo(found: PlacingFailure): void {
    const { order } = wizard.view().keeping
    setFailure(found)
    if (found.kind === 'already-placed' && order) void go('OrderOverview', { customerOrderId: order.customerOrderId })
    if (found.kind !== 'prices') return
    setPrices(found.prices)
    if (order) wizard.becomeOrder({ ...order, rowVersion: found.prices.rowVersion })
  }

  const showPrices = proposal.rules.showPrices
  return (
    <div className={columns}>
      <div className={css.stack}>
        <PlacingNotice
          failure={failure}
          onReload={onReload}
          onCorrect={() => {
            wizard.act({ kind: 'go', to: 'quantity' })
            onReload()
          }}
          onRead={() => wizard.act({ kind: 'go', to: 'check' })}
        />
        {prices && <ChangedPricesTable prices={prices} before={proposal.lines} totalBefore={reckoned.total} />}
        <Card title={<StepTitle moves={view.moves}>{t.orders.place.title}</StepTitle>} padded>
          <div className={css.stack}>
            <p>{t.orders.place.body}</p>
            <DefinitionList
              items={[
                {
                  key: 'to',
                  label: t.orders.wizard.steps.receiver,
                  value: proposal.careRecipient.protected ? t.orders.details.toCarePlace : addressText(receiver),
                },
                {
                  key: 'lines',
                  label: t.orders.wizard.steps.quantity,
                  value: t.orders.sum.lines({
                    lines: t.orders.wizard.lines({ count: totals.lines }),
                    packages: t.common.units.packages({ count: totals.packages }),
                  }),
                },
                {
                  key: 'day',
                  label: t.orders.receiver.delivery,
                  value: `${f.weekday(deliveryDate)} ${f.date(deliveryDate)}`,
                },
                ...(showPrices ? [{ key: 'total', label: t.orders.sum.total, value: f.money(totals.total) }] : []),
              ]}
            />
          </div>
        </Card>
      </div>
      <WizardSum
        proposal={proposal}
        view={view}
        totals={prices?.totals}
        next={{
          word: busy ? t.orders.place.placing : prices ? t.orders.place.atNewPrices : t.orders.place.action,
          busy,
          onPress: () => void placeOrder(),
        }}
        back={{ word: t.orders.wizard.steps.check, onPress: () => wizard.act({ kind: 'go', to: 'check' }) }}
      />
    </div>
  )
}
