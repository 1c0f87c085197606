import { erpStatuses } from '@omsorg/domain/orders/erp/erp-status.ts'
import { DayFilter } from '../../../../platform/DayFilter.tsx'
import { SearchTermField } from '../../../../platform/forms/SearchTermField.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Chip } from '../../../../ui/action/Chip.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import css from './History.module.css'
import { type HistoryView, historyTerm } from './history-view.ts'

interface HistoryFiltersProps {
  readonly view: HistoryView
  readonly onChange: (part: Partial<HistoryView>) => void
}

/** Search and period by Enter or on leaving the field, status at once; what is in force stands as chips that can be removed. */
export function HistoryFilters({ view, onChange }: HistoryFiltersProps) {
  const t = useAllTexts()
  const words = t.orders.history
  const { erp } = t.statuses
  const inForce = [
    view.status !== null && { key: 'status', word: erp[view.status], off: { status: null } },
    view.q && { key: 'term', word: `“${view.q}”`, off: { q: '' } },
    view.from && { key: 'from', word: `${t.common.time.from} ${view.from}`, off: { from: '' } },
    view.to && { key: 'to', word: `${t.common.time.to} ${view.to}`, off: { to: '' } },
  ].filter((each) => each !== false && each !== '')
  return (
    <div className={css.tools}>
      <search className={css.fields}>
        <SearchTermField label={words.search} term={historyTerm} value={view.q} onSearch={(q) => onChange({ q })} />
        <SelectField
          label={words.filters.status}
          size="compact"
          value={String(view.status ?? '')}
          emptyOption={words.filters.all}
          options={erpStatuses.map((status) => ({ value: String(status), label: erp[status] }))}
          onChange={({ target }) =>
            onChange({ status: erpStatuses.find((each) => String(each) === target.value) ?? null })
          }
        />
        <DayFilter
          label={t.common.time.from}
          day={view.from}
          within={(day) => !view.to || day <= view.to}
          outside={t.validation.dateNotAfter({ date: view.to })}
          onChange={(from) => onChange({ from })}
        />
        <DayFilter
          label={t.common.time.to}
          day={view.to}
          within={(day) => !view.from || day >= view.from}
          outside={t.validation.dateNotBefore({ date: view.from })}
          onChange={(to) => onChange({ to })}
        />
      </search>
      {inForce.length > 0 && (
        <div className="o-row-center">
          {inForce.map(({ key, word, off }) => (
            <Chip key={key} removeLabel={t.common.table.removeFilter({ filter: word })} onRemove={() => onChange(off)}>
              {word}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
