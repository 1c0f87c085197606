import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { ViewSwitch } from '../../../../ui/navigation/Tabs.tsx'
import { useTheme } from '../../../../ui/theme/ThemeProvider.tsx'
import css from './List.module.css'
import { type ListView, pageSizes, statusesInOrder } from './list-view.ts'

export type ToolPanelKind = 'filter' | 'settings'

interface PanelProps {
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
}

interface FilterProps extends PanelProps {
  readonly rooms: readonly string[]
}

/** What opens under the tools of the list when it is asked for. */
export default function ToolPanel({ kind, ...rest }: FilterProps & { readonly kind: ToolPanelKind }) {
  return kind === 'filter' ? <Filters {...rest} /> : <TableSettings {...rest} />
}

function Filters({ view, onChange, rooms }: FilterProps) {
  const t = useTexts()
  const { filters } = t.careRecipients.list
  // A room that is chosen stays in sight, also where nobody is left in it.
  const inSight = [...rooms, ...view.room.filter((room) => !rooms.includes(room))]
  return (
    <div className={css.filters}>
      <Choice
        legend={filters.status}
        options={statusesInOrder}
        nameOf={(status) => t.careRecipients.status[status]}
        chosen={view.status}
        onChoose={(status) => onChange({ status, page: 1 })}
      />
      <Choice
        legend={filters.area}
        options={therapyAreas}
        nameOf={(area) => t.therapyAreas.names[area]}
        chosen={view.area}
        onChoose={(area) => onChange({ area, page: 1 })}
      />
      {inSight.length > 0 && (
        <Choice
          legend={filters.room}
          options={inSight}
          nameOf={(room) => room}
          chosen={view.room}
          onChoose={(room) => onChange({ room, page: 1 })}
        />
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly options: readonly Value[]
  readonly nameOf: (option: Value) => string
  readonly chosen: readonly Value[]
  readonly onChoose: (chosen: readonly Value[]) => void
}

function Choice<Value extends string>({ legend, options, nameOf, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={css.panel}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option}
          label={nameOf(option)}
          checked={chosen.includes(option)}
          onChange={(event) => {
            const { checked } = event.currentTarget
            onChoose(options.filter((each) => (each === option ? checked : chosen.includes(each))))
          }}
        />
      ))}
    </fieldset>
  )
}

/** Density is kept for the person, the page size stands in the address. */
function TableSettings({ view, onChange }: PanelProps) {
  const t = useTexts()
  const { density, change } = useTheme()
  const words = t.shell.userMenu.density
  return (
    <fieldset className={css.panel}>
      <legend>{t.common.table.settings}</legend>
      <ViewSwitch
        label={words.title}
        value={density}
        onChange={(chosen) => change({ density: chosen })}
        options={(['comfortable', 'compact'] as const).map((value) => ({ value, word: words[value] }))}
      />
      <span className={css.pageSize}>
        <SelectField
          label={t.common.table.pageSize}
          size="compact"
          value={String(view.size)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) =>
            onChange({ size: pageSizes.find((size) => String(size) === event.currentTarget.value) ?? 25 })
          }
        />
      </span>
    </fieldset>
  )
}
