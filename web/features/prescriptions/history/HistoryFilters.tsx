import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { DayFilter } from '../../../platform/DayFilter.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Chip } from '../../../ui/action/Chip.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './History.module.css'
import type { HistoryView } from './history-view.ts'
import { statusWord } from './status-words.ts'

const statuses = wordsOf(prescriptionStatus)

interface HistoryFiltersProps {
  readonly view: HistoryView
  readonly onChange: (part: Partial<HistoryView>) => void
}

/** Area and status at once, the period by Enter or on leaving its fields; what is in force stands as chips that can be removed. */
export function HistoryFilters({ view, onChange }: HistoryFiltersProps) {
  const t = useAllTexts()
  const words = t.renewing.history
  const { time, table } = t.common
  const inForce = [
    view.area && { key: 'area', word: t.therapyAreas.names[view.area], off: { area: null } },
    view.status && { key: 'status', word: statusWord(view.status, t), off: { status: null } },
    view.from && { key: 'from', word: `${time.from} ${view.from}`, off: { from: '' } },
    view.to && { key: 'to', word: `${time.to} ${view.to}`, off: { to: '' } },
  ].filter((each) => each !== null && each !== '')
  return (
    <div className={css.tools}>
      <div className={css.fields} role="search">
        <SelectField
          label={words.area}
          size="compact"
          value={view.area ?? ''}
          emptyOption={words.allAreas}
          options={therapyAreas.map((area) => ({ value: area, label: t.therapyAreas.names[area] }))}
          onChange={(event) => onChange({ area: therapyAreas.find((area) => area === event.target.value) ?? null })}
        />
        <SelectField
          label={words.columns.status}
          size="compact"
          value={view.status ?? ''}
          emptyOption={t.orders.history.filters.all}
          options={statuses.map((status) => ({ value: status, label: statusWord(status, t) }))}
          onChange={({ target }) => onChange({ status: statuses.find((status) => status === target.value) ?? null })}
        />
        <DayFilter
          label={time.from}
          day={view.from}
          within={(day) => !view.to || day <= view.to}
          outside={t.validation.dateNotAfter({ date: view.to })}
          onChange={(from) => onChange({ from })}
        />
        <DayFilter
          label={time.to}
          day={view.to}
          within={(day) => !view.from || day >= view.from}
          outside={t.validation.dateNotBefore({ date: view.from })}
          onChange={(to) => onChange({ to })}
        />
      </div>
      {inForce.length > 0 && (
        <div className="o-row-center">
          {inForce.map(({ key, word, off }) => (
            <Chip key={key} removeLabel={table.removeFilter({ filter: word })} onRemove={() => onChange(off)}>
              {word}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
