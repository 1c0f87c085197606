import { answerRenewRequest } from '@omsorg/contract/prescriptions/renew-request/answer-renew-request.ts'
import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { mayReject } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { useId } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { placeOf, useRecipientHere } from '../../care-recipients/index.ts'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import { alreadyText, askerText, personText } from './request-text.ts'

interface RejectDialogProps {
  readonly request: RenewRequestView
  /** Somebody else was first, in a sentence. */
  readonly onAnswered: (sentence: string) => void
  readonly onClose: () => void
}

/** Says no with a reason, which whoever asked will read. */
export function RejectDialog({ request, onAnswered, onClose }: RejectDialogProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.renewRequests.rejecting
  const id = useId()
  const form = useForm(answerRenewRequest, {
    id: 'reject',
    initial: { rejectionReason: '' },
    toSend: ({ rejectionReason }) => ({
      input: { renewRequestId: request.renewRequestId, requestState: 'rejected' as const, rejectionReason },
    }),
    rules: ({ rejectionReason }) =>
      mayReject(rejectionReason).ok ? [] : [{ at: 'rejectionReason', text: words.missing }],
    resolves: ['already-answered'],
    outdates: outdatedByPrescribing,
    done: words.done,
    ...placeOf(useRecipientHere()),
  })

  const { fill } = form

  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onClose()
    else if (result?.reason === 'already-answered') {
      onAnswered(alreadyText(result.detail, t, f))
      onClose()
    }
  }

  return (
    <ActionDialog
      title={words.title({ name: personText(request, t) })}
      action={t.renewRequests.reject}
      danger
      busy={form.busy}
      form={id}
      onClose={onClose}
    >
      <Form id={id} className="o-stack-12" onSend={send}>
        <p>{words.lead({ name: askerText(request, t) })}</p>
        <TextAreaField
          label={words.reason}
          required={t.common.states.required}
          rows={3}
          {...form.field('rejectionReason')}
        />
        <div className="o-row-8" role="group" aria-label={words.quick}>
          {[words.newInvestigation, words.notNeeded].map((word) => (
            <Button key={word} size="compact" variant="text" onClick={() => fill({ rejectionReason: word })}>
              {word}
            </Button>
          ))}
        </div>
      </Form>
    </ActionDialog>
  )
}
