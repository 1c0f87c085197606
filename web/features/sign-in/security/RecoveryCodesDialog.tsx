import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import css from './MySecurityPage.module.css'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shown once: whoever closes it without having saved them is asked. */
export default function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { codes: words, app } = useAllTexts().mySecurity
  const [asks, setAsks] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n'))
    messages.announce({ kind: 'toast', tone: 'success', text: app.copied })
  }

  if (asks) {
    return (
      <ActionDialog
        title={words.leaveTitle}
        action={words.leave}
        keep={words.back}
        onAction={onClose}
        onClose={() => setAsks(false)}
      >
        <p>{words.leaveLead}</p>
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      title={words.title}
      action={words.saved}
      onAction={onClose}
      onClose={() => setAsks(true)}
      other={
        <>
          <Button size="compact" icon={<IconCopy />} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button size="compact" icon={<IconPrinter />} onClick={() => print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      <ul className={css.codes}>
        {codes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </ActionDialog>
  )
}
