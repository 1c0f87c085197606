import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import type { ReadSheet } from './read-sheet.ts'

interface PasteNoticeProps {
  readonly sheet: ReadSheet
  readonly onCorrect: () => void
  readonly onUndo: () => void
}

const namedAtMost = 3

/** What came of a sheet: how many rows were filled in, and each that did not fit by its name. */
export function PasteNotice({ sheet: { filled, unfit }, onCorrect, onUndo }: PasteNoticeProps) {
  const words = useAllTexts().orderKinds.paste
  const named = unfit.slice(0, namedAtMost)
  return (
    <Notice
      tone="info"
      icon={<IconClipboard />}
      title={words.done({ count: filled.length })}
      spoken
      actions={
        <>
          {unfit.length > 0 && (
            <Button variant="text" size="compact" onClick={onCorrect}>
              {words.correct}
            </Button>
          )}
          {filled.length > 0 && (
            <Button variant="text" size="compact" onClick={onUndo}>
              {words.undo}
            </Button>
          )}
        </>
      }
    >
      {unfit.length > 0 && words.unfit({ count: unfit.length })}{' '}
      {named.map(({ text, why, room }) => `${words.quoted({ text })} ${words.why[why]({ room })}`).join(' ')}
    </Notice>
  )
}
