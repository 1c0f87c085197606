import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import { outbox, useWaiting } from '../offline/outbox-here.ts'
import { Note } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'

/** Counts that the server would not have: somebody else counted meanwhile, so one looks and counts again. */
export function RefusedCounts({ onSeen }: { readonly onSeen: () => void }) {
  const t = useAllTexts()
  const { letters, refused } = useWaiting()
  const counts = letters.filter(({ key, kind }) => kind === 'count' && refused.has(key))
  const [first] = counts
  if (!first) return null
  const isMeanwhile = refused.get(first.key) === 'counted-meanwhile'

  async function see(): Promise<void> {
    for (const { key } of counts) await outbox.drop(key)
    onSeen()
  }

  return (
    <>
      <Note icon={<IconAlertCircle />} tone="soon" spoken="alert" title={t.shell.notSent.title}>
        {isMeanwhile ? t.stock.meanwhile : t.shell.failed.body}
      </Note>
      <Press variant="primary" onClick={() => void see()}>
        {t.shell.failed.retry}
      </Press>
    </>
  )
}
