import type { Definition } from '@omsorg/contract/endpoint.ts'
import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { saveMethods } from '@omsorg/contract/sign-in/method/save-methods.ts'
import { useId, useRef } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusTaken, useTakenFields } from '../record/taken-by.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import css from '../user/UserForm.module.css'
import { useStepPart } from '../wizard/step-part.ts'
import { StepLeaving } from '../wizard/StepLeaving.tsx'
import {
  changedOf,
  fieldsOf,
  type MethodFields,
  type Methods,
  type MethodSwitch,
  type MethodText,
} from './method-fields.ts'

/** A way in or a second factor, and what it needs. */
type MethodRow = readonly [MethodSwitch, MethodText?]

/** What may be asked after any of them. */
const second: readonly MethodRow[] = [
  ['smsCodeEnabled', 'phoneNumber'],
  ['emailCodeEnabled', 'email'],
  ['twoFactorEnabled'],
  ['twoFactorEnforced'],
]

export interface MethodsFormProps {
  readonly title: string
  readonly lead?: string
  /** By what they may sign in. */
  readonly ways: readonly MethodRow[]
  readonly mayChange: boolean
  /** What else is old once it is saved. */
  readonly outdates: readonly Definition[]
}

/** By what somebody signs in, and what is asked after it. */
export function MethodsForm({ personId, ...props }: MethodsFormProps & { readonly personId: number }) {
  const answer = useAnswer(readMethods, { params: { userId: personId } }, { anew: true })
  const { data } = answer
  return (
    <SettingsAnswer title={props.title} answer={answer}>
      {data && <KnownMethods key={data.rowVersion} methods={data} again={() => answer.refetch()} {...props} />}
    </SettingsAnswer>
  )
}

interface KnownMethodsProps extends MethodsFormProps {
  readonly methods: Methods
  readonly again: () => Promise<unknown>
}

function KnownMethods(props: KnownMethodsProps) {
  const { methods, again, title, lead, ways, mayChange, outdates } = props
  const [t, f] = useTextsAndFormat()
  const { methods: words, fields, edit } = t.organisationUsers
  const id = useId()
  /** As it is saved, as far as this form knows. */
  const saved = useRef(methods)
  const form = useForm(saveMethods, {
    id,
    initial: fieldsOf(methods),
    toSend: (values) => ({
      params: { userId: methods.userId },
      input: { ...changedOf(values, saved.current), rowVersion: saved.current.rowVersion },
    }),
    rules: errorsOf,
    textOf: ({ at, problem }) => (problem === 'wrong' ? (wrongNumbers[at] ?? null) : null),
    resolves: ['stale', 'user-name-taken', 'email-taken', 'directory-name-taken', 'card-taken'],
    outdates: [readMethods, ...outdates],
    done: words.saved,
  })
  const wrongNumbers: Readonly<Record<string, string>> = {
    sithsNumber: t.signInSteps.card.numberWrong,
    vrkNumber: t.validation.lettersAndDigitsOnly,
  }
  const isChanged = () => Object.keys(changedOf(form.read(), saved.current)).length > 0
  const own = useTakenFields(form, methods.userId)

  function errorsOf(values: MethodFields): readonly FieldError[] {
    const { userNamePasswordEnabled, sithsEnabled, vrkEnabled, adEnabled } = values
    const isNone = !userNamePasswordEnabled && !sithsEnabled && !vrkEnabled && !adEnabled
    return [
      ...(isNone ? [{ at: 'userNamePasswordEnabled', text: words.oneNeeded }] : []),
      ...[...ways, ...second].flatMap(([on, text]) =>
        text && values[on] && values[text].trim() === '' ? [{ at: text, text: words.needed }] : [],
      ),
    ]
  }
  async function save(): Promise<boolean> {
    const result = await form.submit()
    if (result?.ok) saved.current = result.value
    else focusTaken(form, result)
    return result?.ok === true
  }
  const isStep = useStepPart({ isChanged, save })

  const passwordSet = methods.passwordSetOn
    ? words.passwordSet({ when: f.dateOf(Temporal.Instant.from(methods.passwordSetOn)) })
    : words.passwordNone
  const labels: Readonly<Record<MethodSwitch | MethodText, string>> = {
    userNamePasswordEnabled: words.userNamePassword,
    userName: fields.userName,
    sithsEnabled: words.siths,
    sithsNumber: words.sithsNumber,
    vrkEnabled: words.vrk,
    vrkNumber: words.vrkNumber,
    adEnabled: words.directory,
    adUserName: words.adUserName,
    smsCodeEnabled: words.smsCode,
    phoneNumber: fields.phone,
    emailCodeEnabled: words.emailCode,
    email: fields.email,
    twoFactorEnabled: words.twoFactorEnabled,
    twoFactorEnforced: words.twoFactorEnforced,
  }
  const part = (legend: string, rows: readonly MethodRow[]) => (
    <fieldset className={css.fields}>
      <legend>{legend}</legend>
      {rows.map(([on, text]) => {
        const { invalid: _invalid, ...box } = form.field(on)
        const help = on === 'userNamePasswordEnabled' ? passwordSet : undefined
        return (
          <div key={on} className="o-stack-12">
            <CheckboxField label={labels[on]} help={help} {...box} disabled={!mayChange} />
            {text && (
              <TextField
                label={labels[text]}
                type={types[text] ?? 'text'}
                {...own(text)}
                autoComplete="off"
                readOnly={!mayChange}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
  return (
    <Card title={title} note={lead} padded="stack">
      <StepLeaving isDirty={() => isChanged() && !form.busy} />
      {!mayChange && <Notice tone="quiet">{t.organisation.actions.readOnly}</Notice>}
      {form.notDone?.reason === 'stale' && (
        <StaleNotice title={edit.staleTitleUnknown} body={words.staleBody} onReload={() => void again()} />
      )}
      <Form className="o-stack" onSend={save}>
        {part(words.signIn, ways)}
        {part(words.second, second)}
        {mayChange && (
          <>
            <p className="o-second">{words.saveEnds}</p>
            <div className={css.actions}>
              {!isStep && (
                <Button type="submit" variant="primary" busy={form.busy}>
                  {edit.save}
                </Button>
              )}
              <Button
                reason={Object.keys(changedOf(form.values, saved.current)).length > 0 ? undefined : edit.unchanged}
                onClick={() => form.fill(fieldsOf(saved.current))}
              >
                {edit.undo}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  )
}

const types: { readonly [Text in MethodText]?: 'tel' | 'email' } = { phoneNumber: 'tel', email: 'email' }
