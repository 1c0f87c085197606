import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { DefinitionList } from '../../../../ui/table/Facts.tsx'
import type { Contact } from './contact-to-confirm.ts'

interface ContactQuestionProps {
  readonly open: boolean
  /** What is blank is not asked about. */
  readonly contact: Contact
  readonly words: { readonly question: string; readonly right: string; readonly phone: string }
  readonly onChange: () => void
  readonly onConfirm: () => void
}

/**
 * Phone, e-mail and entry code are read once more before they are saved or delivered by (O-5-60): they grow old unseen, and a
 * wrong digit is found at the door otherwise.
 */
export function ContactQuestion({ open, contact, words, onChange, onConfirm }: ContactQuestionProps) {
  const t = useCareTexts()
  const { email, entryCode } = t.orders.receiver
  const items = [
    { key: 'phone', label: words.phone, value: contact.phone },
    { key: 'email', label: email, value: contact.email },
    { key: 'entryCode', label: entryCode, value: contact.entryCode },
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
