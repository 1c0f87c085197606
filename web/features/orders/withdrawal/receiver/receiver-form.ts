import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ReceiverField, ReceiverFields } from './receiver-fields.ts'

/** What the parts of the receiver form need of the form that holds them. */
export interface ReceiverForm {
  readonly values: ReceiverFields
  readonly field: (
    name: ReceiverField,
  ) => UseFormRegisterReturn & { readonly id: string; readonly error: string | undefined }
  readonly errorOf: (name: ReceiverField) => string | undefined
  readonly change: (changed: Partial<ReceiverFields>) => void
}

export function fieldId(name: string): string {
  return `receiver-${name}`
}
