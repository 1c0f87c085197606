import type { ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { Place } from '../../../../platform/calls/request.ts'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { useNextKey } from '../../../../ui/action/use-next-key.ts'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { OrderLines, type ShownLine } from '../../order/OrderLines.tsx'
import { ReceiverFacts } from '../../order/ReceiverFacts.tsx'
import { SetAsideLines } from '../line/SetAsideLines.tsx'
import type { CheckedOrder } from '../order-check.ts'
import { goesToCarePlace, type LineKey, type Proposal } from '../proposal.ts'
import { receiverOf } from '../receiver/receiver-fields.ts'
import type { StepProps } from '../wizard.ts'
import type { Step, WizardState } from '../wizard-state.ts'
import { PlacingNotice } from '../WizardNotices.tsx'
import { warningsOf, whoOf } from '../words.ts'
import css from '../Wizard.module.css'
import { ChangedPricesTable } from './ChangedPricesTable.tsx'
import { usePlacing } from './use-placing.ts'
import { WizardSum } from './WizardSum.tsx'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

interface CheckStepProps extends StepProps {
  readonly place: Place | undefined
  readonly onPlaced: (customerOrderId: number) => void
  readonly onCorrect: (line: LineKey | null) => void
}

/** Everything once more, to be read: each part leads back to where it is changed. Then it is placed. */
export function CheckStep({ wizard, view, place, onPlaced, onCorrect }: CheckStepProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.orders.check
  const proposal = wizard.proposal()
  const { placeIt, prices, notDone } = usePlacing(wizard, place, onPlaced)
  const { checked, placing } = view
  const warnings = warningsOf(proposal, checked, view.orderWarnings, t, f)
  const mustAccept = warnings.length > 0 && !view.warningsAccepted
  const bad = checked.bad.length > 0 || checked.nothingToOrder
  const busy = placing === 'saving' || placing === 'asked'
  const atNewPrices = prices && t.orders.place.atNewPrices({ total: f.money(prices.now.totals.total) })
  // It leads to the button, and does not press it: what is pressed once more by mistake places nothing.
  useNextKey(() => document.getElementById('order-next')?.focus())

  const change = (to: Step, part: string) => (
    <Button variant="text" size="compact" onClick={() => wizard.act({ kind: 'go', to })}>
      <span aria-hidden="true">{t.common.actions.change}</span>
      <VisuallyHidden>{words.changePart({ part })}</VisuallyHidden>
    </Button>
  )
  return (
    <div className={columns}>
      <div className="o-stack">
        {prices && <ChangedPricesTable prices={prices} />}
        <Card
          title={<StepTitle moves={view.moves}>{words.title}</StepTitle>}
          aside={change('receiver', t.orders.wizard.steps.receiver)}
          padded
        >
          <ReceiverFacts receiver={receiverShown(proposal, view)} isExpress={view.isExpress} />
        </Card>
        {warnings.length > 0 && (
          <Card title={words.warnings({ count: warnings.length })} padded="stack">
            <ul className={css.warnings}>
              {warnings.map(({ key, about, text }) => (
                <li key={key}>
                  {about && <b>{about}</b>} <WithDates>{text}</WithDates>
                </li>
              ))}
            </ul>
            <CheckboxField
              id={acceptId}
              label={words.acceptWarnings}
              checked={view.warningsAccepted}
              onChange={(event) => wizard.act({ kind: 'accept-warnings', accepted: event.target.checked })}
            />
          </Card>
        )}
        <Card title={words.lines} aside={change('quantity', t.orders.wizard.steps.quantity)}>
          <OrderLines
            caption={words.lines}
            lines={linesShown(proposal, checked, t)}
            showPrices={proposal.rules.showPrices}
          />
          <SetAsideLines checked={checked} whoOf={whoOf(proposal, t)} />
        </Card>
      </div>
      <WizardSum
        proposal={proposal}
        view={view}
        totals={prices?.now.totals}
        notice={
          <PlacingNotice
            placing={placing}
            notDone={notDone}
            onCorrect={onCorrect}
            onRead={() => document.getElementById(acceptId)?.focus()}
          />
        }
        next={{
          word: busy ? t.orders.place.placing : (atNewPrices ?? t.orders.place.action),
          busy,
          onPress: () => void placeIt(),
          blocked: bad ? (
            <span>{t.orders.wizard.fixLines({ count: Math.max(1, checked.bad.length) })}</span>
          ) : (
            mustAccept && <span>{words.mustAccept}</span>
          ),
        }}
        back={{ word: t.orders.wizard.steps.receiver, onPress: () => wizard.act({ kind: 'go', to: 'receiver' }) }}
      />
    </div>
  )
}

const acceptId = 'order-warnings-read'

/** The receiver that is filled in, as an order shows it. */
function receiverShown(proposal: Proposal, { receiver }: WizardState): ReceiverView {
  const method = proposal.deliveryMethods.find(({ code }) => code === receiver.deliveryMethodCode)
  const filled = receiverOf(receiver, { toCarePlace: goesToCarePlace(proposal) })
  // To the place itself it goes under its own name and address.
  const { name, address } = proposal.carePlace ? proposal.receiver : filled
  const deliveryMethodName = method?.name ?? null
  return { ...filled, name, address, deliveryMethodName, deliveryPointName: receiver.deliveryPointName || null }
}

/** The lines that are sent, as an order shows them. */
function linesShown(proposal: Proposal, { lines }: CheckedOrder, t: CareTexts): ShownLine[] {
  const who = whoOf(proposal, t)
  return lines
    .filter((each) => each.sent > 0)
    .map(({ line, filled, sent }) => ({
      ...line,
      who: who(line),
      quantity: sent,
      net: line.pricePerPackage === null ? null : line.pricePerPackage * sent,
      flavors: line.flavors.map(({ itemNumber, name }) => ({
        itemNumber,
        name,
        packages: filled.flavors[itemNumber] ?? 0,
      })),
    }))
}
