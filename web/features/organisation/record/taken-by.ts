import type { Form } from '../../../platform/forms/use-form.ts'

/** What somebody else has already: a user name or an address, of users as of operators. */
export type Taken = 'userName' | 'email' | null

/** The field that a refusal speaks of. */
export function takenBy(reason: string | undefined): Taken {
  if (reason === 'user-name-taken') return 'userName'
  return reason === 'email-taken' ? 'email' : null
}

/** Whoever is told that something is taken types it anew. */
export function focusTaken({ idOf }: Pick<Form<never>, 'idOf'>, reason: string | undefined): void {
  const field = takenBy(reason)
  if (field) document.getElementById(idOf(field))?.focus()
}
