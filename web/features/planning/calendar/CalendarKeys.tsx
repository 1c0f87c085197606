import { useTextsAndFormat } from '../../../platform/format.ts'
import { KeyLegend } from '../../../ui/text/KeyCap.tsx'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'
import css from './Calendar.module.css'

/** Which keys there are: those of the grid where it is shown, and single letters unless they are turned off. */
export function CalendarKeys({ isGrid }: { readonly isGrid: boolean }) {
  const [t] = useTextsAndFormat()
  const { keys, key } = t.planning.calendar
  const { singleKeys } = useTheme()
  if (!isGrid && !singleKeys) return null
  return (
    <div className={css.keys}>
      <KeyLegend
        label={keys}
        items={[
          ...(isGrid
            ? [
                { keys: ['←', '→', '↑', '↓'], does: key.day },
                { keys: ['PgUp', 'PgDn'], does: key.page },
                { keys: ['Home', 'End'], does: key.week },
                { keys: ['Enter'], does: key.open },
              ]
            : []),
          ...(singleKeys
            ? [
                { keys: ['N'], does: key.add },
                { keys: ['M', 'V', 'D'], does: key.views },
                { keys: ['T'], does: key.today },
              ]
            : []),
        ]}
      />
    </div>
  )
}
