import { listAccountRequests } from '@omsorg/contract/sign-in/account-request/list-account-requests.ts'
import { refuseAccountRequest } from '@omsorg/contract/sign-in/account-request/refuse-account-request.ts'
import { useId } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { decidedText } from './decided-text.ts'
import type { AccountRequest } from './RequestList.tsx'

export interface DecisionProps {
  readonly request: AccountRequest
  readonly onClose: () => void
  /** Somebody else was first, in a sentence. */
  readonly onDecided: (sentence: string) => void
}

export function RefuseDialog({ request, onClose, onDecided }: DecisionProps) {
  const t = useAllTexts()
  const words = t.accountRequests.manage
  const id = useId()
  const who = `${request.firstName} ${request.lastName}`
  const form = useForm(refuseAccountRequest, {
    id: 'refuse',
    initial: { reason: '' },
    toSend: (input) => ({ params: { id: request.id }, input }),
    resolves: ['decided'],
    outdates: [listAccountRequests],
    done: words.refused({ who }),
  })

  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onClose()
    else if (result?.reason === 'decided') onDecided(decidedText(result.detail, t))
  }

  return (
    <ActionDialog
      title={words.refuseNamed({ who })}
      action={words.refuse}
      danger
      busy={form.busy}
      form={id}
      onClose={onClose}
    >
      <Form id={id} className="o-stack-12" onSend={send}>
        <TextAreaField
          label={words.refuseReason}
          required={t.common.states.required}
          help={words.refuseHelp}
          rows={4}
          {...form.field('reason')}
        />
      </Form>
    </ActionDialog>
  )
}
