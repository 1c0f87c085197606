import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readSuggestion } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import css from './Guided.module.css'

interface DispensationDialogProps {
  readonly product: { readonly itemNumber: string; readonly name: string }
  /** The need of the part in words, such as "Night, 490 ml at each change". */
  readonly need: string
  readonly handlers: AnswerOf<typeof readSuggestion>['dispenseHandlers']
  readonly onClose: () => void
}

/**
 * Whom to ask, and the question to send: without anybody's name, since it goes by ways that we do not know. Whoever
 * handles dispensations finds the product among the suggestions behind the link.
 */
export function DispensationDialog({ product, need, handlers, onClose }: DispensationDialogProps) {
  const t = useAllTexts()
  const words = t.investigations.guided.dispense
  const link = `${location.origin}${location.pathname}`
  const question = words.message({ name: product.name, number: product.itemNumber, need, link })

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(question)
    messages.announce({ kind: 'toast', tone: 'success', text: words.copied })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(product)}
      closeLabel={t.common.actions.close}
      actions={
        'clipboard' in navigator && (
          <Button variant="primary" icon={<IconCopy />} onClick={() => void copy()}>
            {words.copy}
          </Button>
        )
      }
    >
      <div className="o-stack">
        <p>{words.body}</p>
        {handlers.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <div>
            <p className="o-second">{words.people}</p>
            <ul className={css.handlers}>
              {handlers.map(({ name, prescribes }, at) => (
                <li key={`${name} ${at}`}>
                  <b>{name}</b>, {prescribes ? words.prescribes : words.decides}
                </li>
              ))}
            </ul>
          </div>
        )}
        <TextAreaField label={words.question} value={question} readOnly rows={4} help={words.send} />
      </div>
    </Dialog>
  )
}
