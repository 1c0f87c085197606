import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { saveMethods } from '@omsorg/contract/sign-in/method/save-methods.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { useId, useRef } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { focusTaken, takenBy } from '../record/taken-by.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import css from './Operator.module.css'
import type { OperatorStep } from './OperatorRoles.tsx'

type Methods = AnswerOf<typeof readMethods>

const switches = [
  'userNamePasswordEnabled',
  'adEnabled',
  'smsCodeEnabled',
  'emailCodeEnabled',
  'twoFactorEnabled',
  'twoFactorEnforced',
] as const
const texts = ['adUserName', 'phoneNumber', 'email'] as const

type Switch = (typeof switches)[number]
type Text = (typeof texts)[number]
type Values = { [Name in Switch]: boolean } & { [Name in Text]: string }

const valuesOf = (methods: Methods): Values =>
  ({
    ...Object.fromEntries(switches.map((name) => [name, methods[name]])),
    ...Object.fromEntries(texts.map((name) => [name, methods[name] ?? ''])),
  }) as Values

/** What differs alone is sent; an empty text is nothing. */
function changedOf(values: Values, methods: Methods) {
  const before = valuesOf(methods)
  return Object.fromEntries(
    [...switches, ...texts]
      .filter((name) => values[name] !== before[name])
      .map((name) => {
        const value = values[name]
        return [name, typeof value === 'string' ? value.trim() || null : value]
      }),
  )
}

/** By what an operator signs in, a work account among it, and what is asked after it (A-2.7-37, A-3-59). */
export default function OperatorMethods({ node, mayChange, onNext }: ActionScreenProps<'Operator'> & OperatorStep) {
  const title = useAllTexts().organisation.actionNames.OperatorAuthenticationMethods
  const answer = useAnswer(readMethods, { params: { userId: node.personId } }, { anew: true })
  return (
    <SettingsAnswer title={title} failed={answer.error ? answer : undefined}>
      {answer.data && (
        <MethodsForm
          key={answer.data.rowVersion}
          methods={answer.data}
          mayChange={mayChange}
          again={() => answer.refetch()}
          {...(onNext ? { onNext } : {})}
        />
      )}
    </SettingsAnswer>
  )
}

interface MethodsFormProps extends OperatorStep {
  readonly methods: Methods
  readonly mayChange: boolean
  readonly again: () => Promise<unknown>
}

function MethodsForm({ methods, mayChange, again, onNext }: MethodsFormProps) {
  const [t, f] = useTextsAndFormat()
  const { methods: words, wizard, fields } = t.organisationOperators
  const { unit } = t.organisation
  const id = useId()
  const form = useForm(saveMethods, {
    id,
    initial: valuesOf(methods),
    toSend: (values) => ({
      params: { userId: methods.userId },
      input: { ...changedOf(values, methods), rowVersion: methods.rowVersion },
    }),
    rules: errorsOf,
    resolves: ['stale', 'user-name-taken', 'email-taken', 'directory-name-taken'],
    outdates: [readOperator],
    done: words.saved,
  })
  /** What is saved is not asked about on the way to the next step. */
  const goesOn = useRef(false)
  const isChanged = (values: Values) => Object.keys(changedOf(values, methods)).length > 0

  function errorsOf(values: Values): readonly FieldError[] {
    const isNone = !values.userNamePasswordEnabled && !values.adEnabled && !methods.sithsEnabled && !methods.vrkEnabled
    const needed = [
      [values.adEnabled, 'adUserName'],
      [values.smsCodeEnabled, 'phoneNumber'],
      [values.emailCodeEnabled, 'email'],
    ] as const
    return [
      ...(isNone ? [{ at: 'userNamePasswordEnabled', text: words.oneNeeded }] : []),
      ...needed.flatMap(([isOn, at]) => (isOn && values[at].trim() === '' ? [{ at, text: words.needed }] : [])),
    ]
  }
  async function save(): Promise<void> {
    if (onNext && !isChanged(form.read())) return void onNext()
    const result = await form.submit()
    if (result?.ok === false) focusTaken(form, result.reason)
    if (!result?.ok) return
    goesOn.current = onNext !== undefined
    if (onNext) onNext()
    else await again()
  }
  const box = (name: Switch) => {
    const { invalid: _invalid, ...props } = form.field(name)
    return { ...props, disabled: !mayChange }
  }
  const taken = takenBy(form.notDone?.reason)
  const text = (name: Text) => {
    const field = form.field(name, { onChange: () => taken === name && form.reset() })
    const error = taken === name ? t.organisationOperators.taken[taken] : field.error
    return { ...field, error, readOnly: !mayChange, autoComplete: 'off' }
  }
  const set = methods.passwordSetOn
    ? words.passwordSet({ when: f.dateOf(Temporal.Instant.from(methods.passwordSetOn)) })
    : words.passwordNone
  return (
    <Card title={t.organisation.actionNames.OperatorAuthenticationMethods} note={words.lead} padded="stack">
      <LeavingQuestion
        {...(onNext ? {} : { hasSteps: true })}
        isDirty={() => isChanged(form.read()) && !form.busy && !goesOn.current}
      />
      {!mayChange && <Notice tone="quiet">{t.organisation.actions.readOnly}</Notice>}
      {form.notDone?.reason === 'stale' && (
        <StaleNotice title={words.staleTitle} body={words.staleBody} onReload={() => void again()} />
      )}
      <Form className="o-stack" onSend={save}>
        <fieldset className={css.part}>
          <legend>{words.signIn}</legend>
          <CheckboxField label={words.password} help={set} {...box('userNamePasswordEnabled')} />
          <CheckboxField label={words.directory} {...box('adEnabled')} />
          <TextField label={words.directoryName} {...text('adUserName')} />
        </fieldset>
        <fieldset className={css.part}>
          <legend>{words.second}</legend>
          <CheckboxField label={words.emailCode} {...box('emailCodeEnabled')} />
          <TextField label={fields.email} type="email" {...text('email')} />
          <CheckboxField label={words.smsCode} {...box('smsCodeEnabled')} />
          <TextField label={words.phone} type="tel" {...text('phoneNumber')} />
          <CheckboxField label={words.twoFactorEnabled} {...box('twoFactorEnabled')} />
          <CheckboxField label={words.twoFactorEnforced} {...box('twoFactorEnforced')} />
        </fieldset>
        {mayChange && (
          <>
            <p className="o-second">{words.saveEnds}</p>
            <div className={css.actions}>
              <Button type="submit" variant="primary" busy={form.busy}>
                {onNext ? (isChanged(form.values) ? wizard.next : wizard.on) : unit.save}
              </Button>
              <Button
                reason={isChanged(form.values) ? undefined : unit.unchanged}
                onClick={() => form.fill(valuesOf(methods))}
              >
                {unit.cancel}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  )
}
