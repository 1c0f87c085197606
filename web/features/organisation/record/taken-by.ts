import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Form } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'

/** What somebody else has already, of users as of operators. */
type Taken = 'userName' | 'email' | 'adUserName' | null

const fields: Readonly<Record<string, NonNullable<Taken>>> = {
  'user-name-taken': 'userName',
  'email-taken': 'email',
  'directory-name-taken': 'adUserName',
}

/** The field that a refusal speaks of. */
function takenBy(reason: string | undefined): Taken {
  return reason === undefined ? null : (fields[reason] ?? null)
}

/** A form whose call may be refused because somebody else has something already. */
export interface TakingForm<Values extends FieldValues> extends Form<Values> {
  readonly notDone: { readonly reason: string } | null
  readonly reset: () => void
}

/** The field of a form by its name: it says when somebody else has already what it holds, until it is typed anew. */
export function useTakenFields<Values extends FieldValues>({ field: fieldOf, notDone, reset }: TakingForm<Values>) {
  const words = useAllTexts().organisationOperators.taken
  const taken = takenBy(notDone?.reason)
  return <Name extends FieldPath<Values>>(name: Name) => {
    const field = fieldOf(name, { onChange: () => taken === name && reset() })
    return { ...field, error: taken === name ? words[taken] : field.error }
  }
}

/** Whoever is told that something is taken types it anew. */
export function focusTaken({ idOf }: Pick<Form<never>, 'idOf'>, reason: string | undefined): void {
  const field = takenBy(reason)
  if (field) document.getElementById(idOf(field))?.focus()
}
