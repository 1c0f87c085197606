import { type ReactNode, useId, useState } from 'react'
import { ActionDialog } from '../../platform/ActionDialog.tsx'
import { Form } from '../../platform/forms/Form.tsx'
import { useAllTexts } from '../../platform/texts.tsx'
import { type Asked, Requested } from './Requested.tsx'

interface RequestDialogProps {
  readonly title: string
  readonly lead: string
  /** The word on the button that sends. */
  readonly send: string
  readonly busy: boolean
  /** Sends what is filled in; null where it was not taken. */
  readonly onSend: () => Promise<Asked | null>
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Asks customer service something by a form, and tells the number of the request once it is sent. */
export function RequestDialog({ title, lead, send, busy, onSend, children, onClose }: RequestDialogProps) {
  const { common } = useAllTexts()
  const id = useId()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked)
    return (
      <ActionDialog title={title} wide keep={common.actions.close} onClose={onClose}>
        <Requested {...asked} />
      </ActionDialog>
    )
  return (
    <ActionDialog title={title} wide action={send} busy={busy} form={id} onClose={onClose}>
      <Form id={id} className="o-stack-12" onSend={async () => setAsked(await onSend())}>
        <p>{lead}</p>
        {children}
      </Form>
    </ActionDialog>
  )
}
