import { SearchTermField } from '../../../platform/forms/SearchTermField.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { requestsTerm, type RequestsView } from './requests-view.ts'

interface RequestFiltersProps {
  readonly view: RequestsView
  readonly counts: Readonly<Record<RequestsView['state'], number>> | undefined
  readonly onChange: (part: Partial<RequestsView>) => void
}

/** The search by Enter or on leaving the field, and the three states, each with its count. */
export function RequestFilters({ view, counts, onChange }: RequestFiltersProps) {
  const t = useAllTexts()
  const words = t.renewRequests
  return (
    <>
      <div className="o-row-8" role="group" aria-label={words.shown}>
        {(['pending', 'accepted', 'rejected'] as const).map((state) => (
          <Button
            key={state}
            size="compact"
            variant={view.state === state ? 'tinted' : 'outlined'}
            aria-pressed={view.state === state}
            onClick={() => onChange({ state, request: null })}
          >
            {words.states[state]} {counts?.[state]}
          </Button>
        ))}
      </div>
      <search>
        <SearchTermField
          label={words.search}
          term={requestsTerm}
          value={view.q}
          onSearch={(q) => onChange({ q, request: null })}
        />
      </search>
    </>
  )
}
