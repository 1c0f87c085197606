import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { saveMethods } from '@omsorg/contract/sign-in/method/save-methods.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { useId, useRef } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { focusTaken, takenBy } from '../record/taken-by.ts'
import css from './UserForm.module.css'

type Record = AnswerOf<typeof readMethods>

const switches = [
  'userNamePasswordEnabled',
  'sithsEnabled',
  'vrkEnabled',
  'adEnabled',
  'smsCodeEnabled',
  'emailCodeEnabled',
  'twoFactorEnabled',
  'twoFactorEnforced',
] as const
const texts = ['userName', 'sithsNumber', 'vrkNumber', 'adUserName', 'phoneNumber', 'email'] as const

type Fields = { [Name in (typeof switches)[number]]: boolean } & { [Name in (typeof texts)[number]]: string }

const fieldsOf = (record: Record): Fields =>
  ({
    ...Object.fromEntries(switches.map((name) => [name, record[name]])),
    ...Object.fromEntries(texts.map((name) => [name, record[name] ?? ''])),
  }) as Fields

/** What differs alone is sent; an empty text is nothing. */
function changedOf(values: Fields, record: Record) {
  const before = fieldsOf(record)
  const changed = [...switches, ...texts].filter((name) => values[name] !== before[name])
  return Object.fromEntries(
    changed.map((name) => {
      const value = values[name]
      return [name, typeof value === 'string' && name !== 'userName' ? value.trim() || null : value]
    }),
  )
}

/** By what a user signs in, and what is asked after it. */
export default function UserMethods({ node, mayChange }: ActionScreenProps<'User'>) {
  const t = useAllTexts()
  const answer = useAnswer(readMethods, { params: { userId: node.personId } }, { anew: true })
  const { data } = answer
  if (data) return <MethodsForm key={data.rowVersion} record={data} mayChange={mayChange} onReload={answer.refetch} />
  return (
    <Card title={t.organisation.actionNames.UserAuthenticationMethods} padded>
      {answer.error ? (
        <AnswerFailed answer={answer} />
      ) : (
        <Skeleton kind="line" rows={8} label={t.common.states.loading} />
      )}
    </Card>
  )
}

interface MethodsFormProps {
  readonly record: Record
  readonly mayChange: boolean
  readonly onReload: () => unknown
}

function MethodsForm({ record, mayChange, onReload }: MethodsFormProps) {
  const [t, f] = useTextsAndFormat()
  const { methods: words, fields, edit } = t.organisationUsers
  const { actions } = t.organisation
  const id = useId()
  const version = useRef(record.rowVersion)
  const form = useForm(saveMethods, {
    id,
    initial: fieldsOf(record),
    toSend: (values) => ({
      params: { userId: record.userId },
      input: { ...changedOf(values, record), rowVersion: version.current },
    }),
    rules: (values) => errorsOf(values),
    resolves: ['stale', 'user-name-taken', 'email-taken', 'directory-name-taken'],
    outdates: [readMethods, readUserOverview, readUser, listUserEvents],
    done: words.saved,
  })
  const isChanged = () => Object.keys(changedOf(form.read(), record)).length > 0
  const set = record.passwordSetOn
    ? words.passwordSet({ when: f.dateOf(Temporal.Instant.from(record.passwordSetOn)) })
    : words.passwordNone
  const { values } = form

  function errorsOf(held: Fields): readonly FieldError[] {
    const { userNamePasswordEnabled, sithsEnabled, vrkEnabled, adEnabled } = held
    const isNone = !userNamePasswordEnabled && !sithsEnabled && !vrkEnabled && !adEnabled
    const needed = [
      [held.userNamePasswordEnabled, 'userName'],
      [held.sithsEnabled, 'sithsNumber'],
      [held.vrkEnabled, 'vrkNumber'],
      [held.adEnabled, 'adUserName'],
      [held.smsCodeEnabled, 'phoneNumber'],
      [held.emailCodeEnabled, 'email'],
    ] as const
    return [
      ...(isNone ? [{ at: 'userNamePasswordEnabled', text: words.oneNeeded }] : []),
      ...needed.flatMap(([isOn, at]) => (isOn && held[at].trim() === '' ? [{ at, text: words.needed }] : [])),
    ]
  }
  const box = (name: (typeof switches)[number]) => {
    const { invalid: _invalid, ...props } = form.field(name)
    return { ...props, disabled: !mayChange }
  }
  const taken = takenBy(form.notDone?.reason)
  const text = (name: (typeof texts)[number]) => {
    const field = form.field(name, { onChange: () => taken === name && form.reset() })
    const error = taken === name ? t.organisationOperators.taken[taken] : field.error
    return { ...field, error, readOnly: !mayChange, autoComplete: 'off' }
  }
  async function save(): Promise<void> {
    const result = await form.submit()
    if (result?.ok === false) focusTaken(form, result.reason)
  }

  return (
    <Card title={t.organisation.actionNames.UserAuthenticationMethods} padded="stack">
      <LeavingQuestion hasSteps="each-saved" isDirty={() => isChanged() && !form.busy} />
      {!mayChange && <Notice tone="quiet">{actions.readOnly}</Notice>}
      {form.notDone?.reason === 'stale' && (
        <StaleNotice title={edit.staleTitleUnknown} body={words.staleBody} onReload={() => void onReload()} />
      )}
      <Form className="o-stack" onSend={save}>
        <fieldset className={css.fields}>
          <legend>{words.signIn}</legend>
          <CheckboxField label={words.userNamePassword} help={set} {...box('userNamePasswordEnabled')} />
          <TextField label={fields.userName} {...text('userName')} />
          <CheckboxField label={words.siths} {...box('sithsEnabled')} />
          <TextField label={words.sithsNumber} {...text('sithsNumber')} />
          <CheckboxField label={words.vrk} {...box('vrkEnabled')} />
          <TextField label={words.vrkNumber} {...text('vrkNumber')} />
          <CheckboxField label={words.directory} {...box('adEnabled')} />
          <TextField label={words.adUserName} {...text('adUserName')} />
        </fieldset>
        <fieldset className={css.fields}>
          <legend>{words.second}</legend>
          <CheckboxField label={words.smsCode} {...box('smsCodeEnabled')} />
          <TextField label={fields.phone} type="tel" {...text('phoneNumber')} />
          <CheckboxField label={words.emailCode} {...box('emailCodeEnabled')} />
          <TextField label={fields.email} type="email" {...text('email')} />
          <CheckboxField label={words.twoFactorEnabled} {...box('twoFactorEnabled')} />
          <CheckboxField label={words.twoFactorEnforced} {...box('twoFactorEnforced')} />
        </fieldset>
        {mayChange && (
          <>
            <p className="o-second">{words.saveEnds}</p>
            <div className={css.actions}>
              <Button type="submit" variant="primary" busy={form.busy}>
                {edit.save}
              </Button>
              <Button
                reason={Object.keys(changedOf(values, record)).length > 0 ? undefined : edit.unchanged}
                onClick={() => form.fill(fieldsOf(record))}
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
