import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import css from './NotTaken.module.css'

interface NotTakenProps {
  /** Where it was never sent; else that it could not be. */
  readonly title?: string
  /** Why, and what to do about it. */
  readonly why: string
  /** What was written, each by the key of its letter. */
  readonly written: readonly { readonly key: string; readonly words: string }[]
  /** Throws it away. The box is the caller's: this part is of several pages, and the box is fetched by itself. */
  readonly onTakeAway: () => Promise<void>
  /** Sends it as it is once more; an order goes by its own page. */
  readonly onSendAgain?: () => Promise<void>
}

/** What the server would not have and nobody can put right here: why, its words to be kept, and the way to be rid of it. */
export function NotTaken({ title, why, written, onTakeAway, onSendAgain }: NotTakenProps) {
  const { shell, unsent } = useAllTexts()
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const isOffline = useIsOffline()
  const [copied, setCopied] = useState(false)
  const all = written.map(({ words }) => words).join('\n')

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(all)
    setCopied(true)
  }

  return (
    <Box title={title ?? shell.notSent.title}>
      <Note icon={<IconAlertCircle />} tone="soon">
        {why}
      </Note>
      {/* What was begun of an order may lie at the server as well. */}
      {title === undefined && <p>{unsent.onlyHere}</p>}
      <ul className={css.written}>
        {written.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      {onSendAgain && (
        <Press
          icon={<IconSend />}
          busy={sending}
          reason={isOffline && shell.offlineReason}
          onClick={() => {
            setSending(true)
            void onSendAgain().finally(() => setSending(false))
          }}
        >
          {unsent.again}
        </Press>
      )}
      {/* A browser copies in a secure context alone; elsewhere the words can be marked. */}
      {'clipboard' in navigator && (
        <Press icon={<IconCopy />} onClick={() => void copy()}>
          {unsent.copy}
        </Press>
      )}
      <span role="status">{copied && unsent.copied}</span>
      <Press icon={<IconTrash />} onClick={() => setAsking(true)}>
        {written.length === 1 ? unsent.takeAway : unsent.takeAwayAll}
      </Press>
      <Dialog open={asking} onClose={() => setAsking(false)} title={unsent.sure}>
        <p>{unsent.sureBody}</p>
        <Press variant="primary" onClick={() => setAsking(false)}>
          {unsent.keep}
        </Press>
        <Press variant="danger" onClick={() => void onTakeAway()}>
          {written.length === 1 ? unsent.takeAway : unsent.takeAwayAll}
        </Press>
      </Dialog>
    </Box>
  )
}
