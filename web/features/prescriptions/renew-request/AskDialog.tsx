import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { createRenewRequest } from '@omsorg/contract/prescriptions/renew-request/create-renew-request.ts'
import { useId } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { placeOf, useRecipientHere } from '../../care-recipients/index.ts'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'

interface AskDialogProps {
  readonly prescription: Pick<PrescriptionView, 'prescriptionId' | 'therapyArea' | 'carePlaceName'>
  readonly onClose: () => void
}

/** Asks whoever prescribes to renew, with a word if there is something to say. */
export function AskDialog({ prescription, onClose }: AskDialogProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.renewRequests.ask
  const { prescriptionId, therapyArea, carePlaceName } = prescription
  const id = useId()
  const form = useForm(createRenewRequest, {
    id: 'ask',
    initial: { message: '' },
    toSend: ({ message }) => ({ input: { prescriptionId, message } }),
    resolves: ['request-pending'],
    outdates: outdatedByPrescribing,
    done: words.done,
    ...placeOf(useRecipientHere()),
  })
  const first = form.notDone?.reason === 'request-pending' ? form.notDone.detail : null
  const asker = first?.requester ? authorName(first.requester, t) : t.renewRequests.somebody

  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onClose()
  }

  return (
    <ActionDialog
      title={words.title({ area: t.therapyAreas.names[therapyArea] })}
      action={!first && words.send}
      keep={first && t.common.actions.close}
      busy={form.busy}
      form={id}
      onClose={onClose}
    >
      {first ? (
        <Notice tone="soon" spoken>
          {words.pending({ name: asker, date: f.dateOf(first.requestedOn) })}
        </Notice>
      ) : (
        <Form id={id} className="o-stack-12" onSend={send}>
          <p>{words.lead({ place: carePlaceName })}</p>
          <TextAreaField label={words.message} help={words.help} rows={3} {...form.field('message')} />
        </Form>
      )}
    </ActionDialog>
  )
}
