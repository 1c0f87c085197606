import type { Form } from '../../../platform/forms/use-form.ts'

/** What somebody else has already, of users as of operators. */
export type Taken = 'userName' | 'email' | 'adUserName' | null

const fields: Readonly<Record<string, NonNullable<Taken>>> = {
  'user-name-taken': 'userName',
  'email-taken': 'email',
  'directory-name-taken': 'adUserName',
}

/** The field that a refusal speaks of. */
export function takenBy(reason: string | undefined): Taken {
  return reason === undefined ? null : (fields[reason] ?? null)
}

/** Whoever is told that something is taken types it anew. */
export function focusTaken({ idOf }: Pick<Form<never>, 'idOf'>, reason: string | undefined): void {
  const field = takenBy(reason)
  if (field) document.getElementById(idOf(field))?.focus()
}
