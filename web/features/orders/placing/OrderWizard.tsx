import { Suspense } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { soon } from '../../../ui/dialog/soon.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Stepper } from '../../../ui/navigation/Stepper.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { pointerFor, pointerToPlaced } from './pointer.ts'
import { goesToCarePlace, type LineKey } from './proposal.ts'
import { useWizard, useWizardView } from './use-wizard.ts'
import type { WizardStart } from './wizard.ts'
import { AutosaveNotice } from './WizardNotices.tsx'
import { steps } from './wizard-state.ts'
import css from './Wizard.module.css'
import { useHistorySteps } from '../../../platform/routing/use-history-steps.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'

const ReceiverStep = soon(async () => ({ default: (await import('./receiver/ReceiverStep.tsx')).ReceiverStep }))
const CheckStep = soon(async () => ({ default: (await import('./check/CheckStep.tsx')).CheckStep }))

interface OrderWizardProps {
  readonly start: WizardStart
  readonly place: Place | undefined
  /** When the order that is gone on with was saved, where nobody asked whether to go on. */
  readonly broughtBack: string | undefined
  readonly onStartAnew: () => void
  /** Fetches the order anew; the line has the focus then. */
  readonly onReload: (line: LineKey | null) => void
  readonly startLine: LineKey | null
}

/** Three steps, one page: quantities, receiver, check and place. Going back never loses anything. */
export function OrderWizard(props: OrderWizardProps) {
  const { start, place, broughtBack, onStartAnew, onReload, startLine } = props
  const [t, f] = useCareTextsAndFormat()
  const wizard = useWizard(start, place)
  const view = useWizardView(wizard)
  const proposal = wizard.proposal()
  const { kind } = wizard

  const history = useHistorySteps({ steps, step: view.step, onStep: (to) => wizard.act({ kind: 'go', to }) })
  /** The page of the order takes the place of the wizard: going back never orders again. */
  const finish = (customerOrderId: number) => {
    pointerFor(kind.pointerName(proposal)).keep(pointerToPlaced(customerOrderId))
    history.replaceBy(pathTo('OrderOverview', { customerOrderId }))
  }
  const correct = (line: LineKey | null) => {
    wizard.act({ kind: 'go', to: 'quantity' })
    onReload(line)
  }
  const here = steps.indexOf(view.step)
  const results = {
    receiver: goesToCarePlace(proposal) ? t.orders.details.toCarePlace : view.receiver.street,
    quantity: t.orders.wizard.lines({ count: view.totals.lines }),
    check: null,
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
      breadcrumb={<kind.Breadcrumb proposal={proposal} />}
      title={kind.title(proposal, t)}
      lead={<kind.Lead proposal={proposal} />}
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
            <WithDates>{t.orders.wizard.draftFound({ date: f.dateTime(broughtBack) })}</WithDates>
          </Notice>
        )}
        {view.placing === 'not-begun' && (
          <AutosaveNotice
            autosave={view.autosave}
            onReload={() => onReload(null)}
            onCorrect={correct}
            onPlaced={finish}
          />
        )}
      </div>
      {view.step === 'quantity' && <kind.QuantityStep wizard={wizard} view={view} startLine={startLine} />}
      <Suspense fallback={<Skeleton label={t.orders.wizard.preparing} />}>
        {view.step === 'receiver' && <ReceiverStep wizard={wizard} view={view} />}
        {view.step === 'check' && (
          <CheckStep wizard={wizard} view={view} place={place} onPlaced={finish} onCorrect={correct} />
        )}
      </Suspense>
      <LeavingQuestion
        hasSteps
        isDirty={wizard.isDirty}
        keep={async () => wizard.isDirty() && wizard.save({ silent: true })}
      />
    </Page>
  )
}
