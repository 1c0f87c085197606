import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import type { contactOf } from './receiver-fields.ts'

interface ContactDialogProps {
  readonly open: boolean
  readonly contact: ReturnType<typeof contactOf>
  readonly onChange: () => void
  readonly onConfirm: () => void
}

/** Phone, e-mail and door code grow old unseen, so a person says once that they are still right (O-5-60). */
export function ContactDialog({ open, contact, onChange, onConfirm }: ContactDialogProps) {
  const t = useAllTexts()
  const words = t.orders.receiver
  const items = [
    { key: 'phone', label: words.phone, value: contact.phone },
    { key: 'email', label: words.email, value: contact.email },
    { key: 'entryCode', label: words.entryCode, value: contact.entryCode },
  ].filter(({ value }) => value !== '')
  return (
    <Dialog
      open={open}
      onClose={onChange}
      title={words.confirmContact}
      actions={
        <>
          <Button size="compact" onClick={onChange}>
            {t.common.actions.change}
          </Button>
          <Button variant="primary" size="compact" onClick={onConfirm}>
            {words.stillRight}
          </Button>
        </>
      }
    >
      <DefinitionList items={items} />
    </Dialog>
  )
}
