import { useAllTexts } from '../../../platform/texts.tsx'
import { type Group, type GroupName, rowsOf } from './groups.ts'
import css from './Palette.module.css'
import type { PaletteRow } from './row.ts'

interface GroupFilterProps {
  readonly groups: readonly Group<PaletteRow>[]
  /** Null shows all. */
  readonly only: GroupName | null
  readonly onOnly: (name: GroupName | null) => void
}

/** How many of each there are; each also shows its own alone. */
export function GroupFilter({ groups, only, onOnly }: GroupFilterProps) {
  const { palette } = useAllTexts()
  const choices = [
    { name: null, word: palette.all, count: rowsOf(groups).length },
    ...groups.map(({ name, rows }) => ({ name, word: palette.groups[name], count: rows.length })),
  ].filter(({ count }) => count > 0)
  return (
    <div className={css.filter} role="group" aria-label={palette.showOnly}>
      {choices.map(({ name, word, count }) => (
        <button key={name} type="button" aria-pressed={only === name} onClick={() => onOnly(name)}>
          {word} <span>{count}</span>
        </button>
      ))}
    </div>
  )
}
