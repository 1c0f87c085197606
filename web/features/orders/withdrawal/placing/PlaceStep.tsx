import { confirmOrder } from '@omsorg/contract/orders/withdrawal/confirm-order.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import type { ChangedPrices } from '@omsorg/contract/orders/withdrawal/changed-prices.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { useState } from 'react'
import type { Place } from '../../../../platform/calls/call.ts'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { useAction } from '../../../../platform/calls/use-action.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { DefinitionList } from '../../../../ui/table/Facts.tsx'
import { arrivalOf } from '../receiver/receiver-fields.ts'
import { placeOrder } from './place-order.ts'
import { contentToSave } from '../content-to-save.ts'
import type { ProposedLine } from '../proposal.ts'
import { linesRefused, PlacingNotice } from '../WizardNotices.tsx'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import type { StepProps } from '../wizard.ts'
import { WizardSum } from './WizardSum.tsx'
import { addressText } from '../words.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'

interface PlaceStepProps extends StepProps {
  readonly place: Place | undefined
  readonly onPlaced: (customerOrderId: number) => void
  readonly onCorrect: (row: number | null) => void
}

interface NewPrices {
  readonly now: ChangedPrices
  readonly before: readonly ProposedLine[]
  readonly totalBefore: number
}

const outdated = [searchOrdersByCareRecipient, readCareRecipient, searchCareRecipients]

/** The one press that orders. The same press twice, or again after a lost answer, places one order. */
export function PlaceStep({ wizard, view, place, onPlaced, onCorrect }: PlaceStepProps) {
  const [t, f] = useTextsAndFormat()
  const proposal = wizard.proposal()
  const confirm = useAction(confirmOrder, {
    outdates: outdated,
    place,
    resolves: ['price-changed', 'stale', 'warnings-not-accepted', 'order-already-placed', 'no-answer', ...linesRefused],
  })
  const [prices, setPrices] = useState<NewPrices | null>(null)
  const busy = confirm.busy || view.autosave.phase === 'saving'

  const { receiver, checked, delivery } = view
  const totals = prices?.now.totals ?? view.totals
  const deliveryDate = arrivalOf(receiver, delivery.earliest)

  async function placeIt(): Promise<void> {
    // What the server would refuse is corrected first, at its field.
    if (!contentToSave(proposal, view))
      return wizard.act({ kind: 'go', to: checked.bad.length > 0 ? 'quantity' : 'receiver' })
    const result = await placeOrder(wizard, confirm.run, prices !== null)
    if (result?.ok) return onPlaced(result.value.customerOrderId)
    const { order } = wizard.view().autosave
    if (result?.reason === 'order-already-placed' && order) return onPlaced(order.customerOrderId)
    if (result?.reason === 'price-changed') {
      setPrices({ now: result.detail, before: proposal.lines, totalBefore: view.totals.total })
    }
  }

  const showPrices = proposal.rules.showPrices
  return (
    <div className={columns}>
      <div className="o-stack">
        <PlacingNotice
          notDone={confirm.notDone}
          onCorrect={onCorrect}
          onRead={() => wizard.act({ kind: 'go', to: 'check' })}
        />
        {prices && <ChangedPricesTable prices={prices.now} before={prices.before} totalBefore={prices.totalBefore} />}
        <Card title={<StepTitle moves={view.moves}>{t.orders.place.title}</StepTitle>} padded="stack">
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
        </Card>
      </div>
      <WizardSum
        proposal={proposal}
        view={view}
        totals={prices?.now.totals}
        next={{
          word: busy ? t.orders.place.placing : prices ? t.orders.place.atNewPrices : t.orders.place.action,
          busy,
          onPress: () => void placeIt(),
        }}
        back={{ word: t.orders.wizard.steps.check, onPress: () => wizard.act({ kind: 'go', to: 'check' }) }}
      />
    </div>
  )
}

interface ChangedPricesTableProps {
  readonly prices: ChangedPrices
  readonly before: readonly ProposedLine[]
  readonly totalBefore: number
}

/** Old price beside new, line by line and in all. */
function ChangedPricesTable({ prices, before, totalBefore }: ChangedPricesTableProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.place
  const money = (amount: number | null | undefined) => (amount === null || amount === undefined ? '–' : f.money(amount))
  const changed = prices.lines.flatMap((line) => {
    const former = before.find((each) => each.prescriptionRowId === line.prescriptionRowId)?.pricePerPackage
    const same = former === line.pricePerPackage || line.setAside
    return same
      ? []
      : [{ key: line.itemNumber, name: line.product.name, before: money(former), now: money(line.pricePerPackage) }]
  })
  const total = { key: 'total', name: t.orders.sum.total, before: money(totalBefore), now: money(prices.totals.total) }
  return (
    <Card title={words.pricesChanged}>
      <DataTable
        caption={words.pricesChanged}
        rows={[...changed, total]}
        rowKey={(row) => row.key}
        columns={[
          { key: 'name', head: t.orders.quantity.columns.product, cell: (row) => <b>{row.name}</b>, card: 'title' },
          { key: 'before', head: words.before, cell: (row) => row.before, right: true },
          { key: 'now', head: words.now, cell: (row) => <b>{row.now}</b>, right: true },
        ]}
      />
    </Card>
  )
}
