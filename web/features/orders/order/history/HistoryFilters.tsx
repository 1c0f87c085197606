import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { DayFilter } from '../../../../platform/DayFilter.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Chip } from '../../../../ui/action/Chip.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import css from './History.module.css'
import { type HistoryView, historyFilters, isTerm, longestTerm, shortestTerm } from './history-view.ts'

interface HistoryFiltersProps {
  readonly view: HistoryView
  readonly onChange: (part: Partial<HistoryView>) => void
}

/** Search and period by Enter or on leaving the field, status at once; what is in force stands as chips that can be removed. */
export function HistoryFilters({ view, onChange }: HistoryFiltersProps) {
  const t = useAllTexts()
  const words = t.orders.history
  const [typed, setTyped] = useState(view.term)
  const [wrong, setWrong] = useState(false)
  const { erp } = t.statuses

  function search(): void {
    const text = typed.trim()
    const fits = text === '' || isTerm(text)
    setWrong(!fits)
    if (fits && text !== view.term) onChange({ term: text })
  }

  const inForce = [
    view.filter !== 0 && { key: 'status', word: erp[view.filter], off: { filter: 0 as const } },
    view.term && { key: 'term', word: `“${view.term}”`, off: { term: '' } },
    view.from && { key: 'from', word: `${t.common.time.from} ${view.from}`, off: { from: '' } },
    view.to && { key: 'to', word: `${t.common.time.to} ${view.to}`, off: { to: '' } },
  ].filter((each) => each !== false && each !== '')
  return (
    <div className={css.tools}>
      <form
        role="search"
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <TextField
          label={words.search}
          type="search"
          size="compact"
          icon={<IconSearch />}
          value={typed}
          error={wrong && words.searchHelp({ min: shortestTerm, max: longestTerm })}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={search}
        />
        <SelectField
          label={words.filters.status}
          size="compact"
          value={String(view.filter)}
          options={historyFilters.map((filter) => ({
            value: String(filter),
            label: filter === 0 ? words.filters.all : erp[filter],
          }))}
          onChange={(event) => {
            const filter = historyFilters.find((each) => String(each) === event.target.value)
            if (filter !== undefined) onChange({ filter })
          }}
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
      </form>
      {inForce.length > 0 && (
        <div className={css.chips}>
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
