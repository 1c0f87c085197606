import { useState } from 'react'
import type { Place } from '../../../platform/calls/call.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Stepper } from '../../../ui/navigation/Stepper.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../care-recipients/index.ts'
import { CheckStep } from './placing/CheckStep.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { pointerFor } from './pointer.ts'
import { type Placed, PlaceStep } from './placing/PlaceStep.tsx'
import { QuantityStep } from './line/QuantityStep.tsx'
import { ReceiverStep } from './receiver/ReceiverStep.tsx'
import { useWizard, useWizardView } from './use-wizard.ts'
import type { WizardStart } from './wizard.ts'
import { AutosaveNotice } from './WizardNotices.tsx'
import { steps } from './wizard-state.ts'
import css from './Wizard.module.css'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Proposal } from './proposal.ts'
import { StepTitle } from '../../../ui/navigation/StepTitle.tsx'

interface WithdrawalWizardProps {
  readonly start: WizardStart
  readonly place: Place | undefined
  /** When the order that is gone on with was saved, where nobody asked whether to go on. */
  readonly broughtBack: string | undefined
  readonly onStartAnew: () => void
  /** Fetches the order anew; the line of the row has the focus then. */
  readonly onReload: (row: number | null) => void
  readonly startRow: number | null
}

/** Four steps, one page: receiver, quantities, check, place. Going back never loses anything. */
export function WithdrawalWizard(props: WithdrawalWizardProps) {
  const { start, place, broughtBack, onStartAnew, onReload, startRow } = props
  const [t, f] = useTextsAndFormat()
  const wizard = useWizard(start, place)
  const view = useWizardView(wizard)
  const [placed, setPlaced] = useState<Placed | null>(null)
  const proposal = wizard.proposal()
  const person = proposal.careRecipient

  if (placed) return <Receipt proposal={proposal} placed={placed} />

  const finish = (answer: Placed) => {
    pointerFor(person.careRecipientId).drop()
    setPlaced(answer)
  }
  const correct = (row: number | null) => {
    wizard.act({ kind: 'go', to: 'quantity' })
    onReload(row)
  }
  const here = steps.indexOf(view.step)
  const results = {
    receiver: person.protected ? t.orders.details.toCarePlace : view.receiver.street,
    quantity: t.orders.wizard.lines({ count: view.totals.lines }),
    check: null,
    place: null,
  }
  const stepper = (
    <Stepper
      label={t.orders.wizard.stepsLabel}
      shortText={t.orders.wizard.step({ step: here + 1, of: steps.length })}
      doneWord={t.orders.wizard.stepDone}
      steps={steps.map((key) => ({ key, word: t.orders.wizard.steps[key], result: results[key] }))}
      current={view.step}
      onGo={(step) => wizard.act({ kind: 'go', to: step })}
    />
  )
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={person} here={t.careRecipients.actions.order} />}
      title={t.orders.wizard.title({ name: nameOrProtected(person, t) })}
      aside={stepper}
    >
      <div className={css.notices}>
        {broughtBack && view.moves === 0 && (
          <Notice
            tone="info"
            actions={
              <Button variant="text" size="compact" onClick={onStartAnew}>
                {t.orders.wizard.startAnew}
              </Button>
            }
          >
            {t.orders.wizard.draftFound({ date: f.dateTime(broughtBack) })}
          </Notice>
        )}
        <AutosaveNotice autosave={view.autosave} onReload={() => onReload(null)} onCorrect={correct} />
      </div>
      {view.step === 'receiver' && <ReceiverStep wizard={wizard} view={view} />}
      {view.step === 'quantity' && <QuantityStep wizard={wizard} view={view} startRow={startRow} />}
      {view.step === 'check' && <CheckStep wizard={wizard} view={view} />}
      {view.step === 'place' && (
        <PlaceStep wizard={wizard} view={view} place={place} onPlaced={finish} onCorrect={correct} />
      )}
      <LeavingQuestion isDirty={wizard.isDirty} keep={async () => wizard.isDirty() && wizard.save({ silent: true })} />
    </Page>
  )
}

function Receipt({ proposal, placed }: { readonly proposal: Proposal; readonly placed: Placed }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.receipt
  const { careRecipientId } = proposal.careRecipient
  const { customerOrderId, orderIds, deliveryDate } = placed
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={proposal.careRecipient} here={t.careRecipients.actions.order} />}
      title={<StepTitle moves={1}>{words.titleNoNumber}</StepTitle>}
    >
      <Card label={words.titleNoNumber} padded="stack">
        <Notice tone="fresh" title={words.delivered({ date: f.date(deliveryDate) })}>
          {orderIds.length > 1 && words.split({ count: orderIds.length })}
        </Notice>
        <p>
          <b>{words.reference({ number: String(customerOrderId) })}</b> {t.orders.details.numberLater}
        </p>
        <div className="o-row">
          <RouteButton variant="primary" to={pathTo('OrderOverview', { customerOrderId })}>
            {words.show}
          </RouteButton>
          <RouteButton to={pathTo('CareRecipient', { careRecipientId })}>
            {words.backToPerson({ name: nameOrProtected(proposal.careRecipient, t) })}
          </RouteButton>
          <RouteButton variant="text" to={pathTo('CareRecipientMain')}>
            {words.next}
          </RouteButton>
        </div>
      </Card>
    </Page>
  )
}
