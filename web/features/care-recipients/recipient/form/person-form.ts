import { type Control, type FieldPath, get, type UseFormRegisterReturn } from 'react-hook-form'
import { type Resolver, set, useForm, type UseFormReturn } from 'react-hook-form'
import { useFormat } from '../../../../platform/format.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { faultText } from './fault-text.ts'
import { fieldLabel } from './field-label.ts'
import { faultsOf, type FormRules } from './recipient-check.ts'
import type { RecipientFields } from './recipient-fields.ts'

export type RecipientPath = FieldPath<RecipientFields>

interface FieldEvent {
  readonly target: HTMLInputElement
}

interface FieldOptions {
  readonly onChange?: (event: FieldEvent) => void
  readonly onBlur?: (event: FieldEvent) => void
}

/** What the parts of the form need of the form that holds them. */
export interface PersonForm {
  readonly control: Control<RecipientFields>
  readonly rules: FormRules
  readonly values: RecipientFields
  readonly field: <Path extends RecipientPath>(
    path: Path,
    options?: FieldOptions,
  ) => UseFormRegisterReturn<Path> & { readonly id: string; readonly error: string | undefined }
  readonly errorOf: (path: string) => string | undefined
  /** Writes into fields without a person's key; what is wrong is judged anew where it was judged before. */
  readonly fill: (changed: Partial<RecipientFields>) => void
}

export function fieldId(path: string): string {
  return `recipient-${path.replaceAll('.', '-')}`
}

/** The form of a care recipient: all rules in `faultsOf`, each fault at its field, in words. */
export function usePersonForm(defaultValues: RecipientFields, rules: FormRules) {
  const t = useAllTexts()
  const format = useFormat()
  const resolver: Resolver<RecipientFields> = (values) => {
    const faults = faultsOf(values, rules)
    if (faults.length === 0) return { values, errors: {} }
    const errors = {}
    for (const fault of faults) {
      set(errors, fault.at, { type: fault.problem, message: faultText(fault, { t, format, rules }) })
    }
    return { values: {}, errors }
  }
  const form = useForm<RecipientFields>({ defaultValues, resolver, mode: 'onTouched' })
  const { errors } = form.formState
  const errorOf = (path: string): string | undefined => {
    const message: unknown = get(errors, `${path}.message`)
    return typeof message === 'string' ? message : undefined
  }
  const parts: PersonForm = {
    control: form.control,
    rules,
    values: form.watch(),
    field: (path, options) => ({
      ...form.register(path, {
        ...options,
        onChange: (event: FieldEvent) => {
          options?.onChange?.(event)
          // What was found wrong is judged with every key from then on.
          if (errorOf(path) !== undefined) void form.trigger(path)
        },
      }),
      id: fieldId(path),
      error: errorOf(path),
    }),
    errorOf,
    fill: (changed) => {
      const names = Object.keys(changed) as (keyof RecipientFields)[]
      for (const name of names) {
        const value = changed[name]
        if (value !== undefined) form.setValue(name, value, { shouldDirty: true })
      }
      const judged = names.filter((name) => get(errors, name) !== undefined)
      if (judged.length > 0) void form.trigger(judged)
    },
  }
  return { form, parts }
}

/** The faults in sight, for the summary on top of a form, in the order in which the form stands. */
export function faultsInSight(
  form: Pick<UseFormReturn<RecipientFields>, 'formState' | 'getValues'>,
  rules: FormRules,
  t: AllTexts,
): readonly { readonly field: string; readonly text: string }[] {
  const order = faultsOf(form.getValues(), rules).map(({ at }) => fieldId(at))
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return faultList(form.formState.errors, t).toSorted((one, other) => place(one.field) - place(other.field))
}

/** Each message of the form, whatever branch it hangs on. */
function faultList(errors: unknown, t: AllTexts, path = ''): { readonly field: string; readonly text: string }[] {
  if (typeof errors !== 'object' || errors === null) return []
  const message: unknown = Reflect.get(errors, 'message')
  if (typeof message === 'string') {
    const text = t.recipientForm.faults.at({ field: fieldLabel(path, t), text: message })
    return [{ field: fieldId(path), text }]
  }
  return Object.entries(errors).flatMap(([name, each]) => faultList(each, t, path === '' ? name : `${path}.${name}`))
}
