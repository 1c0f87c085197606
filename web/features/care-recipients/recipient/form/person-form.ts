import type { Definition } from '@omsorg/contract/endpoint.ts'
import { flushSync } from 'react-dom'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { type Form, type FormOptions, type SendingForm, useForm } from '../../../../platform/forms/use-form.ts'
import { fieldLabel } from './field-label.ts'
import type { FormRules } from './form-rules.ts'
import type { RecipientFields } from './recipient-fields.ts'
import { recipientErrors } from './recipient-rules.ts'
import { fieldAt } from './recipient-to-save.ts'

/** What the parts of the form need of the form that holds them. */
export interface PersonForm extends Form<RecipientFields> {
  readonly rules: FormRules
}

/** The form of a care recipient, which registers and changes; `summary` is for the top of the form. */
export function usePersonForm<const E extends Definition>(
  endpoint: E,
  rules: FormRules,
  options: Omit<FormOptions<E, RecipientFields>, 'id' | 'rules' | 'fieldAt' | 'textOf'>,
): SendingForm<E, RecipientFields> & PersonForm & { readonly summary: { field: string; text: string }[] } {
  const [t, format] = useTextsAndFormat()
  const form = useForm<E, RecipientFields>(endpoint, {
    ...options,
    id: 'recipient',
    rules: (values) => recipientErrors(values, { rules, t, format }),
    fieldAt,
  })
  const summary = form.errors.map(({ at, text }) => ({
    field: form.idOf(at),
    text: t.recipientForm.errors.at({ field: fieldLabel(at, t), text }),
  }))
  return { ...form, rules, summary }
}

/** Changes a list of the form and puts the focus where the person goes on: what was pressed may be gone, or new fields be there. */
export function fillAndFocus(change: () => void, id: string): void {
  flushSync(change)
  document.getElementById(id)?.focus()
}
