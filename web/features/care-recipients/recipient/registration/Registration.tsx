import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import type { UnfinishedRegistration } from '@omsorg/contract/care-recipients/draft/registration-entries.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { useEffect, useRef, useState } from 'react'
import { openAddress } from '../../../../platform/routing/navigation.tsx'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { Form } from '../../../../platform/forms/Form.tsx'
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
import { afterNumber } from '../../identity/number-reading.ts'
import { IdentityCards } from '../../identity/IdentityCards.tsx'
import { LeavingQuestion } from '../../../../platform/LeavingQuestion.tsx'
import { OtherCards } from '../form/OtherCards.tsx'
import { usePersonForm } from '../form/person-form.ts'
import type { FormRules } from '../form/form-rules.ts'
import { emptyRecipient, type RecipientFields } from '../form/recipient-fields.ts'
import { toCreate } from '../form/recipient-to-save.ts'
import { RegisteredElsewhere, RegisteredHere, SavingNotice, savingResolves } from '../form/SavingNotice.tsx'
import { type Already, askWhetherRegistered, numberToAsk } from './already-registered.ts'
import type { Entries } from './held-entries.ts'
import { factsOf } from './filled-facts.ts'
import { RegistrationSide } from './RegistrationSide.tsx'
import { fieldsOfStep, nextStep, type Step, stepOfField, steps } from './steps.ts'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { useBroughtEntries, useKeepingEntries } from './use-held-entries.ts'
import { useRegistrationAutosave } from './use-registration-draft.ts'

/** Blank, or what was brought along; a number that was brought tells birth date and sex. */
function beginningOf(brought: Entries | null, rules: FormRules): RecipientFields {
  const blank = emptyRecipient(marketOf(rules.market).country)
  if (!brought || brought.interrupted) return brought?.values ?? blank
  return { ...brought.values, ...afterNumber(blank, brought.values.ssn, rules) }
}

interface RegistrationProps {
  readonly rules: FormRules
  /** What the server has kept of a registration that was left. */
  readonly draft: UnfinishedRegistration | null
  readonly onStartOver: () => void
}

/** Four steps, one form: identity, contact, who speaks for the person, and everything once more. Going back loses nothing. */
export function Registration({ rules, draft, onStartOver }: RegistrationProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.recipientForm.wizard
  const held = useBroughtEntries()
  const brought = held ?? (draft && { values: draft.entries, step: draft.step, interrupted: true })
  const autosave = useRegistrationAutosave()
  const [step, setStep] = useState<Step>(brought?.step ?? 'identity')
  const [moves, setMoves] = useState(0)
  const [checked, setChecked] = useState<ReadonlySet<Step>>(new Set())
  const [asking, setAsking] = useState(false)
  const [already, setAlready] = useState<Already | null>(null)
  const [confirming, setConfirming] = useState(false)
  const form = usePersonForm(createCareRecipient, rules, {
    initial: beginningOf(brought, rules),
    toSend: (filled) => ({ input: toCreate(filled) }),
    outdates: [searchCareRecipients],
    resolves: savingResolves,
    show: ([first = 'ssn']) => go(stepOfField(first)),
  })
  const saved = useRef(false)
  const { values, isChanged } = form
  const changed = () => !saved.current && (isChanged || brought !== null)
  useKeepingEntries(() => (changed() ? { values: form.read(), step, interrupted: true } : null))
  useEffect(() => {
    if (isChanged) autosave.change({ entries: values, step })
  }, [autosave, isChanged, values, step])

  const reader = { t, format, frame: rules }
  const number = numberToAsk(values, rules)
  const known = already !== null && already.number === number ? already : null

  function go(to: Step): void {
    form.reset()
    setStep(to)
    setMoves(moves + 1)
  }

  async function goOn(): Promise<void> {
    if (asking || form.busy) return
    setChecked(new Set([...checked, step]))
    if (!(await form.judge(fieldsOfStep[step]))) return
    if (step === 'summary') return confirmOrSave()
    if (step !== 'identity') return go(nextStep(step))
    setAsking(true)
    const found = await askWhetherRegistered(number)
    setAsking(false)
    setAlready(found)
    if (!found) go(nextStep(step))
  }

  function confirmOrSave(): void {
    if (mustBeConfirmed(contactOf(values), null)) setConfirming(true)
    else void save()
  }

  async function save(): Promise<void> {
    setConfirming(false)
    await autosave.pause()
    const result = await form.send()
    if (result && !result.ok) autosave.goOn()
    if (!result?.ok) return
    saved.current = true
    await openAddress(registeredPath(result.value.careRecipientId), { replace: true })
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
      <Form className={columns} onSend={goOn}>
        <div className="o-stack">
          {brought?.interrupted && moves === 0 && (
            <Notice
              tone="info"
              title={words.brought}
              actions={
                <Button size="compact" onClick={() => void autosave.forget().then(onStartOver)}>
                  {words.startOver}
                </Button>
              }
            />
          )}
          {checked.has(step) && (
            <ErrorSummary title={t.validation.summary({ count: form.summary.length })} errors={form.summary} />
          )}
          {known?.at === 'here' && <RegisteredHere careRecipientId={known.careRecipientId} initials={known.initials} />}
          {known?.at === 'elsewhere' && <RegisteredElsewhere />}
          <SavingNotice notDone={form.notDone} />
          {step === 'identity' && <IdentityCards form={form} title={title(words.titles.identity)} />}
          {step === 'contact' && <ContactCards form={form} title={title(words.titles.contact)} />}
          {step === 'others' && <OtherCards form={form} title={title(words.titles.others)} />}
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
          busy={asking || form.busy}
          blocked={known ? t.recipientForm.already.blocked : null}
          onNext={() => void goOn()}
          onBack={go}
        />
      </Form>
      <ContactQuestion
        open={confirming}
        contact={contactOf(values)}
        words={{ ...t.recipientForm.confirm, phone: t.recipientForm.contact.phone }}
        onChange={() => {
          setConfirming(false)
          go('contact')
        }}
        onConfirm={() => void save()}
      />
      <LeavingQuestion
        isDirty={changed}
        isLostWithWindow={() => changed() && autosave.isBehind()}
        onLeave={() => void autosave.forget()}
      />
    </Page>
  )
}
