import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useState } from 'react'
import { useAllTexts } from '../language/use-texts.ts'
import type { Letter } from '../offline/outbox.ts'
import { sendAgain, useWaiting } from '../offline/outbox-here.ts'
import { Note } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { isMendable } from './shown-changes.ts'

/** Changes that the server would not have for another reason than what they say: they stand in the diary, and go when somebody asks for it. */
export function SendAgain({ letters }: { readonly letters: readonly Letter[] }) {
  const t = useAllTexts()
  const { refused } = useWaiting()
  const isOffline = useIsOffline()
  const [sending, setSending] = useState(false)
  const again = letters.filter(
    ({ key, kind }) => kind === 'change' && refused.has(key) && !isMendable(refused.get(key) ?? ''),
  )
  if (again.length === 0) return null

  async function send(): Promise<void> {
    setSending(true)
    await sendAgain(again)
    setSending(false)
  }

  return (
    <>
      <Note icon={<IconAlertCircle />} tone="soon" spoken="status" title={t.shell.notSent.title}>
        {t.unsent.notByItself}
      </Note>
      <Press icon={<IconSend />} busy={sending} reason={isOffline && t.shell.offlineReason} onClick={() => void send()}>
        {t.unsent.again}
      </Press>
    </>
  )
}
