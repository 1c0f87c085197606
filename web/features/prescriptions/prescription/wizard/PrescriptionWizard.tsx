import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { ErrorSummary } from '../../../../ui/feedback/ErrorSummary.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../../care-recipients/index.ts'
import { CheckStep } from './check/CheckStep.tsx'
import { Done } from './Done.tsx'
import type { Basis, Stored } from './form/basis.ts'
import { hasStarted } from './form/beginning.ts'
import type { StartedDraft } from './form/draft.ts'
import { fieldId, stepOf } from './form/field-errors.ts'
import { type RefusedField, stillRefused } from './form/refused-fields.ts'
import { type FormAction, type Step, steps } from './form/form-state.ts'
import { LeavingQuestion } from '../../../../platform/LeavingQuestion.tsx'
import { PeriodStep } from './period/PeriodStep.tsx'
import { type Prescribing, useValidation } from './use-validation.ts'
import css from './Prescribe.module.css'
import { SendingNotice } from './SendingNotice.tsx'
import { Side } from './Side.tsx'
import { usePrescriptionForm } from './use-prescription-form.ts'
import { type Made, useSending } from './use-sending.ts'
import { Resumed } from './Resumed.tsx'
import { UseStep } from './use/UseStep.tsx'
import { Stepper } from '../../../../ui/navigation/Stepper.tsx'

interface PrescriptionWizardProps {
  readonly basis: Basis
  /** What is changed; null for a new prescription. */
  readonly stored: Stored | null
  readonly started: StartedDraft
  readonly onReload: () => void
}

/** Three steps and what was made, one page: products and use, period and payer, check. Going back never loses anything. */
export function PrescriptionWizard({ basis, stored, started, onReload }: PrescriptionWizardProps) {
  const t = useAllTexts()
  const { leftOn } = started
  const [made, setMade] = useState<Made | null>(null)
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const filled = usePrescriptionForm(basis, stored, started)
  // A field takes the focus once it is drawn, after the heading of its step has had it.
  const [goneTo, setGoneTo] = useState<{ readonly field: string } | null>(null)
  useEffect(() => {
    if (goneTo) focusField(goneTo.field)
  }, [goneTo])
  const validation = useValidation(filled, refused)
  const sending = useSending(filled, { onMade: setMade, onRefused: markRefused })
  const act = (action: FormAction) => {
    setRefused((before) => stillRefused(before, action))
    filled.act(action)
  }
  const form: Prescribing = { ...filled, ...validation, act }
  const { wizard, check } = t.prescribing
  const running = stored !== null && hasStarted(stored)
  const { step } = form.state

  if (made) return <Done form={form} made={made} />

  function goToError(of: Step): void {
    act({ kind: 'try', step: of })
    const first = [...form.errors, ...refused].find((each) => stepOf(each) === of)
    if (first) setGoneTo({ field: fieldId(first) })
  }
  function moveOn(to: Step): void {
    if (form.blocks(step)) return goToError(step)
    void form.saveUse()
    act({ kind: 'go', to })
  }
  function markRefused(fields: readonly RefusedField[]): void {
    const [first] = fields
    if (!first) return
    // Its field has the focus before the message stands, and again when it goes.
    flushSync(() => {
      setRefused(fields)
      act({ kind: 'go', to: stepOf(first) })
    })
    focusField(fieldId(first))
  }
  async function saveAll(): Promise<void> {
    await Promise.all([form.saveUse(), form.draft.saveNow()])
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || step === 'check') return
    event.preventDefault()
    moveOn(step === 'use' ? 'period' : 'check')
  }
  const tried = form.state.tried.includes(step)
  const errors = form.errorsIn(step)
  const wrong = (of: readonly Step[]) => form.errors.filter((each) => of.includes(stepOf(each))).length
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
        <SendingNotice notDone={sending.notDone} title={title} onReload={onReload} />
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
              errors: inAll,
              onGoToError: () => {
                const of = wrong(['use']) > 0 ? 'use' : 'period'
                act({ kind: 'go', to: of })
                goToError(of)
              },
              onPress: () => void sending.send(true),
            }}
            other={
              !running && (
                <>
                  <Button wide busy={sending.busy === 'save'} onClick={() => void sending.send(false)}>
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
              errors: tried || form.errors.some(({ field }) => field === 'item') ? wrong([step]) : 0,
              onGoToError: () => goToError(step),
              onPress: () => moveOn(step === 'use' ? 'period' : 'check'),
            }}
            back={
              step === 'period' ? { word: wizard.steps.use, onPress: () => act({ kind: 'go', to: 'use' }) } : undefined
            }
          />
        )}
      </div>
      <LeavingQuestion isDirty={form.draft.isBehind} keep={saveAll} />
    </Page>
  )
}

/** Puts the focus on a control, or on the first one inside what carries the id. */
function focusField(id: string): void {
  const found = document.getElementById(id)
  const control = found?.matches('input, select, textarea, button') ? found : found?.querySelector<HTMLElement>('input')
  const target = control ?? found
  target?.scrollIntoView({ block: 'center' })
  target?.focus()
}

/** Where one is, and the way back: finished steps are links. */
function Steps({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const { wizard } = t.prescribing
  const { state, fields, frame } = form
  const here = steps.indexOf(state.step)
  const results = {
    use: wizard.products({ count: fields.rows.length }),
    period: frame.period && t.common.units.months({ count: frame.period.months }),
    check: null,
  }
  return (
    <Stepper
      label={wizard.stepsLabel}
      shortText={wizard.step({ step: here + 1, of: steps.length })}
      doneWord={wizard.stepDone}
      steps={steps.map((key) => ({ key, word: wizard.steps[key], result: results[key] }))}
      current={state.step}
      onGo={(step) => form.act({ kind: 'go', to: step })}
    />
  )
}
