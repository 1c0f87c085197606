import { fieldId } from './person-form.ts'
import { faultsOf, type FormRules } from './recipient-check.ts'
import type { RecipientFields } from './recipient-fields.ts'

/** The id of the first field that is wrong, of all or of those named; null when none is. */
export function firstFaultId(
  filled: RecipientFields,
  rules: FormRules,
  among?: readonly (keyof RecipientFields)[],
): string | null {
  const first = faultsOf(filled, rules).find(
    ({ at }) => !among || among.some((field) => at === field || at.startsWith(`${field}.`)),
  )
  return first ? fieldId(first.at) : null
}
