import { Form } from './Form.tsx'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { type ComponentProps, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionDialog } from '../ActionDialog.tsx'
import type { SendingForm } from './use-form.ts'

type FormDialogProps<E extends Definition, Values extends FieldValues> = Omit<
  ComponentProps<typeof ActionDialog>,
  'busy' | 'form' | 'onAction'
> & {
  readonly form: SendingForm<E, Values>
}

/** Asks by a form, sends it, and closes when it was taken. Enter in a field sends it too. */
export function FormDialog<const E extends Definition, Values extends FieldValues>({
  form,
  children,
  ...dialog
}: FormDialogProps<E, Values>) {
  const id = useId()
  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) dialog.onClose()
  }
  return (
    <ActionDialog {...dialog} busy={form.busy} form={id}>
      <Form id={id} className="o-stack-12" onSend={send}>
        {children}
      </Form>
    </ActionDialog>
  )
}
