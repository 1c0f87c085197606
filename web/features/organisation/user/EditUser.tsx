import type { AnswerOf, Definition, DetailOf } from '@omsorg/contract/endpoint.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { updateUser } from '@omsorg/contract/sign-in/user/update-user.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { type ReactNode, useId, useRef } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { focusTaken } from '../record/taken-by.ts'
import { ParentName } from './ParentField.tsx'
import { useStepPart } from '../wizard/step-part.ts'
import { StepLeaving } from '../wizard/StepLeaving.tsx'
import { fieldNames, fieldsOf, sentUser, userErrors, type UserFields } from './user-fields.ts'
import { UserFieldset } from './UserFieldset.tsx'
import css from './UserForm.module.css'

type User = AnswerOf<typeof readUser>

/** Who a user is, how they are reached, and their group. */
export default function EditUser({ node, tree }: ActionScreenProps<'User'>) {
  const t = useAllTexts()
  const answer = useAnswer(readUser, { params: { id: node.personId } }, { anew: true })
  const { data } = answer
  if (data) return <UserForm key={data.id} user={data} onSaved={({ id, name }) => tree.rename(String(id), name)} />
  return (
    <Card title={t.organisation.actionNames.EditUser} padded>
      <InsteadOfAnswer answer={answer} kind="line" rows={8} />
    </Card>
  )
}

interface UserFormProps {
  readonly user: User
  readonly onSaved?: (now: User) => void
  readonly hasGroup?: boolean
  /** What else is old once it is saved. */
  readonly outdates?: readonly Definition[]
}

export function UserForm({ user, onSaved, hasGroup, outdates = [] }: UserFormProps) {
  const t = useAllTexts()
  const { edit: words } = t.organisationUsers
  const id = useId()
  /** What is saved, as far as this form knows: the server refuses what was changed since. */
  const saved = useRef(user)
  const form = useForm(updateUser, {
    id,
    tidy: { firstName: capitalisedName, lastName: capitalisedName },
    initial: fieldsOf(user),
    toSend: (values) => ({
      input: { id: user.id, ...changedOf(values, saved.current), rowVersion: saved.current.rowVersion },
    }),
    rules: (values) => userErrors(values, user.marketAreaCode, saved.current.phone, t.organisationUsers),
    resolves: ['stale', 'user-name-taken', 'email-taken'],
    outdates: [readUserOverview, listUserEvents, ...outdates],
    done: words.saved,
  })
  const isChanged = () => isOther(form.read(), saved.current)

  async function save(): Promise<boolean> {
    const result = await form.submit()
    if (result?.ok) take(result.value)
    else focusTaken(form, result)
    return result?.ok === true
  }
  const isStep = useStepPart({ isChanged, save })
  function take(now: User): void {
    saved.current = now
    form.fill(fieldsOf(now))
    onSaved?.(now)
  }
  const theirs = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  /** What only they have changed is taken over; what both have stays as it is typed, and is shown. */
  function merge(now: User): void {
    const before = fieldsOf(saved.current)
    const typed = form.read()
    const others = fieldsOf(now)
    const untouched = fieldNames.filter((name) => typed[name] === before[name])
    form.fill(Object.fromEntries(untouched.map((name) => [name, others[name]])))
    saved.current = now
    form.reset()
  }

  return (
    <Card title={t.organisation.actionNames.EditUser} padded="stack">
      <StepLeaving isDirty={() => isChanged() && !form.busy} />
      {theirs && <Theirs detail={theirs} before={saved.current} onMerge={() => merge(theirs.user)} />}
      <Form className="o-stack" onSend={save}>
        <UserFieldset form={form} userId={user.id} hasGroup={hasGroup} />
        <div className={css.actions}>
          {!isStep && (
            <Button type="submit" variant="primary" busy={form.busy}>
              {words.save}
            </Button>
          )}
          <Button
            reason={isOther(form.values, saved.current) ? undefined : words.unchanged}
            onClick={() => form.fill(fieldsOf(saved.current))}
          >
            {words.undo}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function isOther(values: UserFields, user: User): boolean {
  const before = fieldsOf(user)
  return fieldNames.some((name) => values[name] !== before[name])
}

/** What differs alone is sent, so that an address that stays is not judged anew. */
function changedOf(values: UserFields, user: User) {
  const before = fieldsOf(user)
  const sent = sentUser(values)
  const changed = fieldNames.filter((name) => values[name] !== before[name])
  return Object.fromEntries(changed.map((name) => [name, sent[name]])) as Partial<typeof sent>
}

interface TheirsProps {
  readonly detail: DetailOf<typeof updateUser, 'stale'>
  readonly before: User
  readonly onMerge: () => void
}

/** Somebody else has saved meanwhile: who, when, and what it is now. */
function Theirs({ detail: { user, changed }, before, onMerge }: TheirsProps) {
  const [t, f] = useTextsAndFormat()
  const { edit: words, fields } = t.organisationUsers
  const [was, is] = [fieldsOf(before), fieldsOf(user)]
  const who = authorName(changed?.by ?? null, t)
  const when = changed ? f.dateTime(Temporal.Instant.from(changed.at)) : ''
  function said(name: keyof UserFields, value: string | boolean): ReactNode {
    if (typeof value === 'boolean') return value ? t.common.actions.yes : t.common.actions.no
    if (name === 'language') return languageName(value as UserFields['language'])
    return name === 'parentUserId' && value !== '' ? <ParentName id={Number(value)} /> : value
  }
  return (
    <Notice
      tone="error"
      spoken
      title={who === '' ? words.staleTitleUnknown : words.staleTitle({ who, when })}
      actions={
        <Button size="compact" onClick={onMerge}>
          {words.merge}
        </Button>
      }
    >
      {words.staleBody}
      <ul>
        {fieldNames
          .filter((name) => was[name] !== is[name])
          .map((name) => (
            <li key={name}>
              <b>{fields[name]}</b> <s>{said(name, was[name])}</s> → {said(name, is[name])}
            </li>
          ))}
      </ul>
    </Notice>
  )
}
