import { useTextsAndFormat } from '../../../platform/format.ts'
import css from './Editor.module.css'
import type { Standing } from './use-keeping.ts'

interface SavedLineProps {
  readonly standing: Standing
  /** Readers see it already: what is written is kept beside it. */
  readonly isPublished: boolean
  /** It lies on the device. */
  readonly isHere: boolean
}

/** The only sign of what is saved by itself. */
export function SavedLine({ standing, isPublished, isHere }: SavedLineProps) {
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  const said =
    standing.is === 'kept'
      ? t.common.states.savedAt({ time: format.time(standing.at.toString()) })
      : standing.is === 'not-kept'
        ? isHere
          ? words.keptHereForNow
          : words.notKept
        : standing.is === 'waits'
          ? isHere
            ? words.keptHere
            : words.savedWhenRight
          : isPublished
            ? words.savedWhenPressed
            : ''
  return (
    <p className={`o-small ${css.saved}`} role="status">
      {said}
    </p>
  )
}
