import { useAllTexts } from '../language/use-texts.ts'
import type { ChangeLetter } from '../offline/letters.ts'
import type { Letter } from '../offline/outbox.ts'
import { sendAgain, takeAway, useWaiting } from '../offline/outbox-here.ts'
import { useHere, useSaying } from '../person/here.ts'
import { NotTaken } from '../unsent/NotTaken.tsx'
import { whyOf } from '../unsent/why.ts'
import { volumeOfChange } from './shown-changes.ts'

/** Changes that the server would not have and that nobody can put right here, by the reason. */
export function LostChanges({ changes }: { readonly changes: readonly Letter[] }) {
  const t = useAllTexts()
  const { me } = useHere()
  const saying = useSaying(me.today)
  const { refused } = useWaiting()
  const groups = Map.groupBy(changes, ({ key }) => whyOf(refused.get(key) ?? ''))
  return [...groups].map(([why, letters]) => (
    <NotTaken
      key={why}
      why={t.unsent.why[why]}
      written={letters.map(({ key, body }) => ({ key, words: inWords(body as ChangeLetter) }))}
      onTakeAway={() => takeAway(letters)}
      onSendAgain={() => sendAgain(letters)}
    />
  ))

  function inWords({ entry }: ChangeLetter): string {
    const volume = volumeOfChange(entry)
    return [
      t.unsent.at({ day: saying.day(saying.dayOf(entry.at)), time: saying.time(entry.at) }),
      entry.estimate && t.diary.levels[entry.estimate],
      volume !== null && `${volume}\u00a0ml`,
      entry.outside !== 'none' && t.diary.ranOut,
      entry.removed && t.unsent.removal,
    ]
      .filter(Boolean)
      .join(', ')
  }
}
