import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import type { UnfinishedRegistration } from '@omsorg/contract/care-recipients/draft/registration-entries.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openAddress } from '../../../../platform/routing/navigation.tsx'
import { useFormat } from '../../../../platform/format.ts'
import { useAction } from '../../../../platform/calls/query.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { ErrorSummary } from '../../../../ui/feedback/ErrorSummary.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { Stepper } from '../../../../ui/navigation/Stepper.tsx'
import { CarePlaceBreadcrumb } from '../../CarePlaceBreadcrumb.tsx'
import { registeredPath } from '../../page-mode.ts'
import { ContactCards } from '../contact/ContactCards.tsx'
import { ContactQuestion } from '../contact/ContactQuestion.tsx'
import { contactOf, mustBeConfirmed } from '../contact/contact-to-confirm.ts'
import { afterNumber } from '../../identity/number-change.ts'
import { firstFaultId } from '../form/first-fault.ts'
import { IdentityCards } from '../../identity/IdentityCards.tsx'
import { LeavingQuestion } from '../../../../platform/LeavingQuestion.tsx'
import { OtherCards } from '../form/OtherCards.tsx'
import { faultsInSight, fieldId, usePersonForm } from '../form/person-form.ts'
import type { FormRules } from '../form/recipient-check.ts'
import { emptyRecipient, type RecipientFields } from '../form/recipient-fields.ts'
import { toCreate } from '../form/recipient-to-save.ts'
import { type SavingFailure, savingFailureOf } from '../form/saving-failure.ts'
import { RegisteredElsewhere, RegisteredHere, SavingNotice } from '../form/SavingNotice.tsx'
import { type Already, askWhetherRegistered, numberToAsk } from './already-registered.ts'
import type { Entries } from './held-entries.ts'
import { factsOf } from './filled-facts.ts'
import { RegistrationSide } from './RegistrationSide.tsx'
import { fieldsOfStep, nextStep, type Step, stepOfField, steps } from './steps.ts'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { useBroughtEntries, useKeepingEntries } from './use-held-entries.ts'
import { useRegistrationKeeper } from './use-kept-entries.ts'
import css from './Wizard.module.css'

/** Blank, or what was brought along; a number that was brought tells birth date and sex. */
function beginningOf(brought: Entries | null, rules: FormRules): RecipientFields {
  const blank = emptyRecipient(marketOf(rules.market).country)
  if (!brought || brought.interrupted) return brought?.values ?? blank
  return { ...brought.values, ...afterNumber(blank, brought.values.ssn, rules) }
}

interface RegistrationProps {
  readonly rules: FormRules
  /** What the server has kept of a registration that was left. */
  readonly kept: UnfinishedRegistration | null
  readonly onStartOver: () => void
}

/** Four steps, one form: identity, contact, who speaks for the person, and everything once more. Going back loses nothing. */
export function Registration({ rules, kept, onStartOver }: RegistrationProps) {
  const t = useAllTexts()
  const format = useFormat()
  const words = t.recipientForm.wizard
  const held = useBroughtEntries()
  const brought = held ?? (kept && { values: kept.entries, step: kept.step, interrupted: true })
  const keeper = useRegistrationKeeper()
  const { form, parts } = usePersonForm(beginningOf(brought, rules), rules)
  const [step, setStep] = useState<Step>(brought?.step ?? 'identity')
  const [moves, setMoves] = useState(0)
  const [judged, setJudged] = useState<ReadonlySet<Step>>(new Set())
  const [busy, setBusy] = useState(false)
  const [already, setAlready] = useState<Already | null>(null)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<SavingFailure | null>(null)
  const create = useAction(createCareRecipient, { silent: true, outdates: [searchCareRecipients] })
  const saved = useRef(false)
  const { values } = parts
  const { isDirty } = form.formState
  const changed = () => !saved.current && (isDirty || brought !== null)
  useKeepingEntries(() => (changed() ? { values: form.getValues(), step, interrupted: true } : null))
  useEffect(() => {
    if (isDirty) keeper.change({ entries: values, step })
  }, [keeper, isDirty, values, step])

  const reader = { t, format, frame: rules }
  const faults = faultsInSight(form, rules, t)
  const number = numberToAsk(values, rules)
  const known = already !== null && already.number === number ? already : null

  function go(to: Step): void {
    setFailure(null)
    setStep(to)
    setMoves(moves + 1)
  }

  async function goOn(): Promise<void> {
    if (busy) return
    setJudged(new Set([...judged, step]))
    if (!(await form.trigger([...fieldsOfStep[step]]))) return focusFirstFault()
    if (step === 'summary') return askOrSave()
    if (step !== 'identity') return go(nextStep(step))
    setBusy(true)
    const found = await askWhetherRegistered(number)
    setBusy(false)
    setAlready(found)
    if (!found) go(nextStep(step))
  }

  function focusFirstFault(): void {
    const first = firstFaultId(form.getValues(), rules, fieldsOfStep[step])
    if (first) document.getElementById(first)?.focus()
  }

  function askOrSave(): void {
    if (mustBeConfirmed(contactOf(values), null)) setAsking(true)
    else void save()
  }

  async function save(): Promise<void> {
    setAsking(false)
    setFailure(null)
    setBusy(true)
    await keeper.pause()
    try {
      const { careRecipientId } = await create.mutateAsync({ input: toCreate(form.getValues()) })
      saved.current = true
      // Nothing of the person stays behind in the answers of the window.
      create.reset()
      await openAddress(registeredPath(careRecipientId), { replace: true })
    } catch (error) {
      keeper.goOn()
      answerTo(savingFailureOf(error))
    } finally {
      setBusy(false)
    }
  }

  /** Fields that the server does not take are marked where they stand. */
  function answerTo(found: SavingFailure): void {
    if (found.kind === 'fields') {
      const [first = 'ssn'] = found.fields
      flushSync(() => go(stepOfField(first)))
      for (const path of found.fields) form.setError(path as 'root', { message: words.notTaken })
      document.getElementById(fieldId(first))?.focus()
    }
    setFailure(found)
  }

  const here = steps.indexOf(step)
  const title = (text: string) => <StepTitle moves={moves}>{text}</StepTitle>
  const stepper = (
    <Stepper
      label={words.stepsLabel}
      shortText={t.orders.wizard.step({ step: here + 1, of: steps.length })}
      doneWord={t.orders.wizard.stepDone}
      steps={steps.map((key) => ({ key, word: words.steps[key] }))}
      current={step}
      onGo={go}
    />
  )
  return (
    <Page breadcrumb={<CarePlaceBreadcrumb here={words.title} />} title={words.title} aside={stepper}>
      <form
        noValidate
        className={columns}
        onSubmit={(event) => {
          event.preventDefault()
          void goOn()
        }}
      >
        <div className={css.stack}>
          {brought?.interrupted && moves === 0 && (
            <Notice
              tone="info"
              title={words.brought}
              actions={
                <Button size="compact" onClick={() => void keeper.forget().then(onStartOver)}>
                  {words.startOver}
                </Button>
              }
            />
          )}
          {judged.has(step) && <ErrorSummary title={t.validation.summary({ count: faults.length })} errors={faults} />}
          {known?.at === 'here' && <RegisteredHere careRecipientId={known.careRecipientId} name={known.initials} />}
          {known?.at === 'elsewhere' && <RegisteredElsewhere />}
          <SavingNotice failure={failure} />
          {step === 'identity' && <IdentityCards form={parts} title={title(words.titles.identity)} />}
          {step === 'contact' && <ContactCards form={parts} title={title(words.titles.contact)} />}
          {step === 'others' && <OtherCards form={parts} title={title(words.titles.others)} />}
          {step === 'summary' && (
            <SummaryCards
              title={title(words.titles.summary)}
              factsOf={(part) => factsOf(part, values, reader)}
              onChange={go}
            />
          )}
        </div>
        <RegistrationSide
          step={step}
          facts={steps.slice(0, here + 1).flatMap((each) => factsOf(each, values, reader))}
          busy={busy}
          blocked={known ? t.recipientForm.already.blocked : null}
          onNext={() => void goOn()}
          onBack={go}
        />
      </form>
      <ContactQuestion
        open={asking}
        contact={contactOf(values)}
        words={{ ...t.recipientForm.confirm, phone: t.recipientForm.contact.phone }}
        onChange={() => {
          setAsking(false)
          go('contact')
        }}
        onConfirm={() => void save()}
      />
      <LeavingQuestion
        isDirty={changed}
        isLostWithWindow={() => changed() && keeper.isBehind()}
        onLeave={() => void keeper.forget()}
      />
    </Page>
  )
}
