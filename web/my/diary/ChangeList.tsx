import { estimatedVolume } from '@omsorg/domain/investigations/diary/entry.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { go } from '../way/way.ts'
import css from './Diary.module.css'
import { PadPicture } from './PadPicture.tsx'
import { isMendable, type Mendable, type ShownChange, volumeOfChange } from './shown-changes.ts'

interface ChangeListProps {
  readonly changes: readonly ShownChange[]
  readonly mayEdit: boolean
}

/** The changes day by day, the newest first. */
export function ChangeList({ changes, mayEdit }: ChangeListProps) {
  const t = useAllTexts()
  const { me } = useHere()
  const saying = useSaying(me.today)
  const days = Map.groupBy(changes, ({ at }) => saying.dayOf(at))
  const troubles: Readonly<Record<Mendable, string>> = {
    'wet-below-dry': t.diary.tooLight,
    'nothing-measured': t.diary.nothing,
    'outside-diary': t.diary.outside,
  }
  return [...days].map(([day, rows]) => (
    <Box key={day} title={saying.day(day)}>
      <ul className={css.changes}>
        {rows.map((change) => (
          <li key={change.entryId}>
            <time dateTime={change.at}>{saying.time(change.at)}</time>
            <PadPicture level={levelOf(change)} />
            <div>
              <b>{t.diary.levels[levelOf(change)]}</b>
              {volumeOfChange(change) !== null && <small>{`${volumeOfChange(change)}\u00a0ml`}</small>}
              {change.outside !== 'none' && <small>{t.diary.ranOut}</small>}
              {change.refused ? (
                <small>{isMendable(change.refused) ? troubles[change.refused] : t.shell.notSent.title}</small>
              ) : (
                change.waits && <small>{t.diary.waits}</small>
              )}
            </div>
            {mayEdit && (
              <button
                type="button"
                className={css.edit}
                onClick={() => go('change', { about: { entry: change.entryId } })}
              >
                <span aria-hidden="true">{t.diary.edit}</span>
                <VisuallyHidden>{t.diary.editOf({ time: saying.time(change.at) })}</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Box>
  ))
}

/** A weighed change is drawn as the picture that comes nearest to it. */
function levelOf(change: ShownChange) {
  if (change.estimate !== null) return change.estimate
  const volume = volumeOfChange(change) ?? 0
  const levels = ['full', 'half', 'damp'] as const
  return levels.find((level) => volume >= estimatedVolume(level, change.holds) * 0.75) ?? 'dry'
}
