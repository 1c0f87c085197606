import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionDialog } from '../ActionDialog.tsx'
import css from './FormDialog.module.css'
import type { SendingForm } from './use-form.ts'

type FormDialogProps<E extends Definition, Values extends FieldValues> = Omit<
  ComponentProps<typeof ActionDialog>,
  'busy' | 'onAction'
> & {
  readonly form: SendingForm<E, Values>
}

/** Asks by a form, sends it, and closes when it was taken. Enter in a field sends, for which HTML wants a submit button. */
export function FormDialog<const E extends Definition, Values extends FieldValues>({
  form,
  children,
  ...dialog
}: FormDialogProps<E, Values>) {
  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) dialog.onClose()
  }
  return (
    <ActionDialog {...dialog} busy={form.busy} onAction={send}>
      <form
        noValidate
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {children}
        <input type="submit" hidden />
      </form>
    </ActionDialog>
  )
}
