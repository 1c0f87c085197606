import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { ErrorSummary } from '../../../../ui/feedback/ErrorSummary.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../../care-recipients/index.ts'
import { CheckStep } from './check/CheckStep.tsx'
import { Done } from './Done.tsx'
import { focusField } from './focus-field.ts'
import type { Basis, Stored } from './form/basis.ts'
import { hasStarted } from './form/beginning.ts'
import { fieldId, stepOf } from './form/faults.ts'
import type { FormAction, Step } from './form/form-state.ts'
import { stillRefused } from './form/still-refused.ts'
import type { ServerFault } from './form/server-faults.ts'
import { LeavingQuestion } from '../../../../platform/LeavingQuestion.tsx'
import { PeriodStep } from './period/PeriodStep.tsx'
import type { Prescribing } from './prescribing.ts'
import css from './Prescribe.module.css'
import { SendingNotice } from './SendingNotice.tsx'
import { Side } from './Side.tsx'
import { Steps } from './Steps.tsx'
import { useJudged } from './use-judged.ts'
import { type Beginning, usePrescriptionForm } from './use-prescription-form.ts'
import { type Made, useSending } from './use-sending.ts'
import { Resumed } from './Resumed.tsx'
import { UseStep } from './use/UseStep.tsx'

interface PrescriptionWizardProps {
  readonly basis: Basis
  /** What is changed; null for a new prescription. */
  readonly stored: Stored | null
  readonly beginning: Beginning
  /** When it was left, in ISO 8601; null for one that is begun anew. */
  readonly leftOn: string | null
  readonly onReload: () => void
}

/** Three steps and what was made, one page: products and use, period and payer, check. Going back never loses anything. */
export function PrescriptionWizard({ basis, stored, beginning, leftOn, onReload }: PrescriptionWizardProps) {
  const t = useAllTexts()
  const [made, setMade] = useState<Made | null>(null)
  const [refused, setRefused] = useState<readonly ServerFault[]>([])
  const filled = usePrescriptionForm(basis, stored, beginning)
  // A field takes the focus once it is drawn, after the heading of its step has had it.
  const [goneTo, setGoneTo] = useState<{ readonly field: string } | null>(null)
  useEffect(() => {
    if (goneTo) focusField(goneTo.field)
  }, [goneTo])
  const judged = useJudged(filled, refused, true)
  const sending = useSending(filled, setMade)
  const act = (action: FormAction) => {
    setRefused((before) => stillRefused(before, action))
    filled.act(action)
  }
  const form: Prescribing = { ...filled, ...judged, act }
  const { wizard, check } = t.prescribing
  const running = stored !== null && hasStarted(stored)
  const { step } = form.state

  if (made) return <Done form={form} made={made} />

  function goToFault(of: Step): void {
    act({ kind: 'try', step: of })
    const first = [...form.faults, ...refused].find((fault) => stepOf(fault) === of)
    if (first) setGoneTo({ field: fieldId(first) })
  }
  function moveOn(to: Step): void {
    if (form.blocks(step)) return goToFault(step)
    void form.keepUse()
    act({ kind: 'go', to })
  }
  async function send(confirm: boolean): Promise<void> {
    const failure = await sending.send(confirm)
    if (failure?.kind !== 'fields') return
    setRefused(failure.faults)
    const [first] = failure.faults
    if (!first) return
    act({ kind: 'go', to: stepOf(first) })
    setGoneTo({ field: fieldId(first) })
  }
  async function keepAll(): Promise<void> {
    await Promise.all([form.keepUse(), form.draft.keepNow()])
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || step === 'check') return
    event.preventDefault()
    moveOn(step === 'use' ? 'period' : 'check')
  }
  const tried = form.state.tried.includes(step)
  const errors = form.errorsIn(step)
  const wrong = (of: readonly Step[]) => form.faults.filter((fault) => of.includes(stepOf(fault))).length
  const inAll = wrong(['use', 'period'])
  const title = running ? check.notSaved : check.notDone

  return (
    <Page
      breadcrumb={
        <PersonBreadcrumb person={basis.careRecipient} here={stored ? t.prescribing.page.edit.title : wizard.here} />
      }
      title={stored ? t.prescribing.page.edit.title : wizard.title({ name: nameOrProtected(basis.careRecipient, t) })}
      aside={<Steps form={form} />}
    >
      <div className={css.notices}>
        {leftOn !== null && <Resumed leftOn={leftOn} onForget={() => void form.draft.forget().then(onReload)} />}
        {basis.careRecipient.protected && <Notice tone="quiet">{wizard.protectedNote}</Notice>}
        <SendingNotice failure={sending.failure} therapyArea={basis.therapyArea} title={title} onReload={onReload} />
        {(tried || refused.length > 0) && (
          <ErrorSummary title={t.validation.summary({ count: errors.length })} errors={errors} />
        )}
      </div>
      <div
        className={columns}
        onKeyDown={press}
        onBlur={(event: FocusEvent<HTMLElement>) => form.touch(event.target.id)}
      >
        {step === 'use' && <UseStep form={form} />}
        {step === 'period' && <PeriodStep form={form} />}
        {step === 'check' && <CheckStep form={form} />}
        {step === 'check' ? (
          <Side
            form={form}
            next={{
              word:
                sending.busy === 'confirm'
                  ? check.prescribing
                  : running
                    ? t.prescribing.page.edit.save
                    : check.prescribe,
              busy: sending.busy !== null,
              faults: inAll,
              onGoToFault: () => {
                const of = wrong(['use']) > 0 ? 'use' : 'period'
                act({ kind: 'try', step: of })
                act({ kind: 'go', to: of })
                const first = form.faults.find((fault) => stepOf(fault) === of)
                if (first) setGoneTo({ field: fieldId(first) })
              },
              onPress: () => void send(true),
            }}
            other={
              !running && (
                <>
                  <Button wide busy={sending.busy === 'save'} onClick={() => void send(false)}>
                    {check.savePreliminary}
                  </Button>
                  <p className={css.quiet}>{check.saveHelp}</p>
                </>
              )
            }
            back={{ word: wizard.steps.period, onPress: () => act({ kind: 'go', to: 'period' }) }}
          />
        ) : (
          <Side
            form={form}
            next={{
              word: step === 'use' ? wizard.toPeriod : wizard.toCheck,
              faults: tried || form.faults.some(({ field }) => field === 'item') ? wrong([step]) : 0,
              onGoToFault: () => goToFault(step),
              onPress: () => moveOn(step === 'use' ? 'period' : 'check'),
            }}
            back={
              step === 'period' ? { word: wizard.steps.use, onPress: () => act({ kind: 'go', to: 'use' }) } : undefined
            }
          />
        )}
      </div>
      <LeavingQuestion isDirty={form.draft.isBehind} keep={keepAll} />
    </Page>
  )
}
