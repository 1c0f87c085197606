import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { viewKinds } from '@omsorg/domain/access-log/entry/view-kind.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type FormEvent, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { DayFilter } from '../../../platform/DayFilter.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Chip } from '../../../ui/action/Chip.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './AccessLog.module.css'
import { type LogView, type Sought, periodOf } from './log-filter.ts'

interface LogFiltersProps {
  readonly view: LogView
  readonly change: (part: Partial<LogView>) => void
  readonly sought: Sought
  readonly onSeek: (sought: Sought) => void
}

/** Filters work together. A number is sent in the body when it is complete, and stands in no address. */
export function LogFilters({ view, change, sought, onSeek }: LogFiltersProps) {
  const t = useAllTexts()
  const words = t.accessLog
  const today = Temporal.Now.plainDateISO().toString()
  const clients = useAnswer(listRootClients, { query: {} })
  const [typed, setTyped] = useState(sought.number)
  const period = periodOf(view, today)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSeek({ ...sought, number: typed.trim() })
  }
  return (
    <form className={css.filters} role="search" onSubmit={send}>
      <TextField
        label={words.number}
        type="search"
        size="compact"
        autoComplete="off"
        icon={<IconSearch />}
        value={typed}
        maxLength={40}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value === '' && sought.number !== '') onSeek({ ...sought, number: '' })
        }}
      />
      <SearchSelect
        label={words.client}
        size="compact"
        placeholder={words.anyClient}
        nothingFound={t.common.empty.filteredAway}
        value={view.client || null}
        onChange={(client) => change({ client: client ?? '', page: 1 })}
        options={(clients.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DayFilter
        label={words.from}
        day={period.from}
        within={(day) => day !== '' && day <= period.to}
        outside={t.validation.date}
        onChange={(from) => change({ from, to: period.to, page: 1 })}
      />
      <DayFilter
        label={words.to}
        day={period.to}
        within={(day) => day >= period.from}
        outside={t.validation.date}
        onChange={(to) => change({ to, from: period.from, page: 1 })}
      />
      <SelectField
        label={words.kind}
        size="compact"
        value={view.kind ?? ''}
        emptyOption={words.anyKind}
        onChange={(event) => change({ kind: viewKinds.find((each) => each === event.target.value) ?? null, page: 1 })}
        options={viewKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <Button type="submit" size="compact" icon={<IconSearch />}>
        {words.search}
      </Button>
      {(sought.person ?? sought.user) && (
        <div className={css.chips}>
          {sought.person && (
            <Chip
              removeLabel={words.remove({ what: words.person(sought.person) })}
              onRemove={() => onSeek({ ...sought, person: null })}
            >
              {words.person(sought.person)}
            </Chip>
          )}
          {sought.user && (
            <Chip
              removeLabel={words.remove({ what: words.user(sought.user) })}
              onRemove={() => onSeek({ ...sought, user: null })}
            >
              {words.user(sought.user)}
            </Chip>
          )}
        </div>
      )}
    </form>
  )
}
