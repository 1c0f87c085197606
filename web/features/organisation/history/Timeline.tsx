import { type ReactNode, useState } from 'react'
import { ChangeList, type TellableChange } from '../../../platform/history/ChangeList.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import type { AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'

/** Some changes of a history, as they were answered, and where the earlier ones begin. */
export interface PartOfHistory {
  readonly answer: AskedAnswer
  /** Undefined until they have come. */
  readonly changes: readonly TellableChange[] | undefined
  /** Null where nothing is earlier. */
  readonly next: number | null
}

interface TimelineProps {
  /** Reads the part that begins there; null is the latest. */
  readonly usePart: (from: number | null) => PartOfHistory
  readonly from?: number | null
  /** What stands there while nothing has changed. */
  readonly empty: ReactNode
}

/** What changed, the latest first; what is earlier comes below it, once it is asked for. */
export function Timeline({ usePart, from = null, empty }: TimelineProps) {
  const t = useAllTexts()
  const [goesOn, setGoesOn] = useState(false)
  const { answer, changes, next } = usePart(from)
  if (!changes) return <InsteadOfAnswer answer={answer} kind="line" rows={4} />
  if (changes.length === 0) return empty
  return (
    <>
      <ChangeList changes={changes} />
      {next !== null &&
        (goesOn ? (
          <Timeline usePart={usePart} from={next} empty={null} />
        ) : (
          <Button size="compact" onClick={() => setGoesOn(true)}>
            {t.common.actions.showMore}
          </Button>
        ))}
    </>
  )
}
