import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import type { Count } from '../offline/letters.ts'
import { outbox, sendAgain, takeAway, useWaiting } from '../offline/outbox-here.ts'
import { Note } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'
import { useHere } from '../person/here.ts'
import { refusedLetters } from '../unsent/not-taken.ts'
import { NotTaken } from '../unsent/NotTaken.tsx'
import { whyOf } from '../unsent/why.ts'
import type { Stock } from './CountPage.tsx'

interface RefusedCountsProps {
  readonly rows: Stock['rows']
  readonly onSeen: () => void
}

/** Counts that the server would not have: where somebody else counted meanwhile one looks and counts again; else what was counted, and why. */
export function RefusedCounts({ rows, onSeen }: RefusedCountsProps) {
  const t = useAllTexts()
  const { careRecipientId } = useHere().person
  const { letters, refused } = useWaiting()
  const counts = refusedLetters({ letters, refused, careRecipientId }, 'count')
  const isMeanwhile = ({ key }: { readonly key: string }) => refused.get(key) === 'counted-meanwhile'
  const meanwhile = counts.filter(isMeanwhile)
  const groups = Map.groupBy(
    counts.filter((each) => !isMeanwhile(each)),
    ({ key }) => whyOf(refused.get(key) ?? ''),
  )

  async function see(): Promise<void> {
    for (const { key } of meanwhile) await outbox.drop(key)
    onSeen()
  }

  function inWords({ prescriptionRowId, pieces }: Count): string {
    const row = rows.find((each) => each.prescriptionRowId === prescriptionRowId)
    const name = row?.product.name ?? t.unsent.product
    return pieces === null ? name : `${name}: ${t.stock.about({ count: pieces })}`
  }

  return (
    <>
      {meanwhile.length > 0 && (
        <>
          <Note icon={<IconAlertCircle />} tone="soon" spoken="alert" title={t.shell.notSent.title}>
            {t.stock.meanwhile}
          </Note>
          <Press variant="primary" onClick={() => void see()}>
            {t.shell.failed.retry}
          </Press>
        </>
      )}
      {[...groups].map(([why, own]) => (
        <NotTaken
          key={why}
          why={t.unsent.why[why]}
          written={own.map(({ key, body }) => ({ key, words: inWords(body as Count) }))}
          onTakeAway={() => takeAway(own)}
          onSendAgain={() => sendAgain(own)}
        />
      ))}
    </>
  )
}
