import { directoryNameExists } from '@omsorg/contract/sign-in/user/directory-name-exists.ts'
import { userNameExists } from '@omsorg/contract/sign-in/user/user-name-exists.ts'
import { userNamePattern } from '@omsorg/domain/sign-in/user/user-name.ts'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { call } from '../../../platform/calls/client.ts'
import type { Form } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { type Refused, takenField, type Unique } from './taken-field.ts'

/** Of these the server can be asked. */
const askedNames = ['userName', 'adUserName'] as const
type AskedName = (typeof askedNames)[number]

const isAsked = (name: string): name is AskedName => askedNames.some((each) => each === name)

/** A form whose call may be refused because somebody else has something already. */
export interface TakingForm<Values extends FieldValues> extends Form<Values> {
  readonly notDone: Refused | null
  readonly reset: () => void
}

/**
 * The field of a form by its name: it says when somebody else has already what it holds, until it is typed anew. Of the two
 * names the server is asked when they are left, so that nobody hears of it at the end (A-5-19, A-5-20). `except` is whose they
 * are already.
 */
export function useTakenFields<Values extends FieldValues>(form: TakingForm<Values>, except?: number) {
  const words = useAllTexts().organisationOperators.taken
  const { field: fieldOf, read, notDone, reset } = form
  const [found, setFound] = useState<{ readonly at: string; readonly word: string } | null>(null)
  const refused = takenField(notDone)
  const wordAt = (name: string, values: Values) => String(values[name] ?? '').trim()

  async function ask(name: AskedName): Promise<void> {
    const word = wordAt(name, read())
    if (word === '' || !form.changed.includes(name) || (name === 'userName' && !userNamePattern.test(word))) return
    if (await isNameTaken(name, word, except)) setFound({ at: name, word })
  }
  return <Name extends FieldPath<Values>>(name: Name) => {
    const field = fieldOf(name, {
      onChange: () => refused === name && reset(),
      onBlur: () => isAsked(name) && void ask(name),
    })
    const isTaken = refused === name || (found?.at === name && found.word === wordAt(name, form.values))
    return { ...field, error: isTaken ? words[name as Unique] : field.error }
  }
}

/** Whether somebody else has the name. Without an answer nothing is said: the save will tell. */
async function isNameTaken(at: AskedName, word: string, excludeUserId: number | undefined): Promise<boolean> {
  const answer =
    at === 'userName'
      ? await call(userNameExists, { query: { username: word, excludeUserId } }, { silent: true })
      : await call(directoryNameExists, { query: { aduser: word, excludeUserId } }, { silent: true })
  return answer.ok && answer.value
}

/** Whoever is told that something is taken types it anew. */
export function focusTaken({ idOf }: Pick<Form<never>, 'idOf'>, result: Refused | null): void {
  const field = takenField(result)
  if (field) document.getElementById(idOf(field))?.focus()
}
