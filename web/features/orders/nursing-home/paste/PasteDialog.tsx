import { useState } from 'react'
import { ActionDialog } from '../../../../platform/ActionDialog.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { TextAreaField } from '../../../../ui/fields/TextAreaField.tsx'
import type { UnfitRow } from './read-sheet.ts'

interface PasteDialogProps {
  /** Rows to be corrected; none where something new is pasted. */
  readonly unfit: readonly UnfitRow[]
  readonly onFill: (text: string) => void
  readonly onClose: () => void
}

/** For whoever has no keys to paste with, or has rows to correct. */
export function PasteDialog({ unfit, onFill, onClose }: PasteDialogProps) {
  const words = useAllTexts().orderKinds.paste
  const [text, setText] = useState(() => unfit.map((row) => row.cells.join(';')).join('\n'))
  return (
    <ActionDialog
      title={words.title}
      action={words.fill}
      onAction={() => {
        onFill(text)
        onClose()
      }}
      onClose={onClose}
      wide
    >
      <TextAreaField
        label={words.field}
        help={words.help}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ActionDialog>
  )
}
