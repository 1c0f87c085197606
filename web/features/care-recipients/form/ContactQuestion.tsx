import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import type { Contact } from './contact-to-confirm.ts'

interface ContactQuestionProps {
  readonly open: boolean
  readonly contact: Contact
  readonly onChange: () => void
  readonly onConfirm: () => void
}

/** Phone, e-mail and door code are read once more before they are saved: a wrong digit is found at the door otherwise. */
export function ContactQuestion({ open, contact, onChange, onConfirm }: ContactQuestionProps) {
  const t = useAllTexts()
  const words = t.recipientForm.confirm
  const items = [
    { key: 'phone', label: t.recipientForm.contact.phone, value: contact.phone },
    { key: 'email', label: t.recipientForm.contact.email, value: contact.email },
    { key: 'entryCode', label: t.orders.receiver.entryCode, value: contact.entryCode },
  ].filter(({ value }) => value !== '')
  return (
    <Dialog
      open={open}
      onClose={onChange}
      title={words.question}
      actions={
        <>
          <Button size="compact" onClick={onChange}>
            {t.common.actions.change}
          </Button>
          <Button variant="primary" size="compact" onClick={onConfirm}>
            {words.right}
          </Button>
        </>
      }
    >
      <DefinitionList items={items} />
    </Dialog>
  )
}
